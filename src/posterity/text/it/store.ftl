# Perché adesso le partite non si possono conservare o leggere. Chi legge può essere chi gioca o chi gestisce il server.

store-full = Sul disco non c'è più spazio per { $path }. Nulla è perduto; si riprende appena c'è spazio.
store-read-only = In { $path } non si può scrivere; devono consentirlo i suoi permessi e quelli della sua cartella.
store-locked = Un altro programma sta scrivendo in { $path } e non finisce. Riprova fra un momento.
store-served = Un altro server di Posterity tiene già le sue partite in { $path }: ferma prima quello, o scegli un altro file con --store.
store-gone = Le partite non sono più dov'erano: { $path } manca o è stato sostituito. Si riprende quando torna al suo posto.
store-cannot-open = Il file { $path } non si può aprire ({ $reason }); dev'essere un file che si possa leggere e scrivere.
store-damaged = L'archivio { $path } è danneggiato; metti al suo posto una copia di riserva.
store-foreign = In { $path } c'è qualcosa che non è un archivio di Posterity; scegli un altro posto.
store-newer = L'archivio { $path } è stato fatto da un Posterity più recente (schema { $number }, noti fino a { $known }); usa quello, o uno ancora più recente.
store-failed = Le partite in { $path } al momento non sono raggiungibili ({ $reason }). Riprova fra un momento.
store-url = L'archivio «{ $url }» non è comprensibile; deve avere la forma { $example }.
store-database-read-only = Nella base di dati { $path } non si può scrivere ({ $reason }); il suo utente deve averne il permesso, e non dev'essere una copia di sola lettura.
store-unreachable = La base di dati { $path } al momento non è raggiungibile ({ $reason }). Nulla è perduto; si riprende appena risponde.
store-no-games = Nella base di dati { $path } non ci sono tavoli di Posterity.
store-driver = PostgreSQL ha bisogno del pacchetto asyncpg (l'extra «postgresql» di Posterity), che non è installato; si installa con: { $command }
