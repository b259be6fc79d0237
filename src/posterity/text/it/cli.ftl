# La riga di comando: aiuto, resoconti, e che cosa non va in ciò che è stato scritto.

cli-about = Posterity: un tavolo per i giochi Legacy, contro persone e bot.
cli-usage = Uso: { $line }
cli-commands = Comandi:
cli-arguments = Argomenti:
cli-options = Opzioni:
cli-statuses =
    Stato d'uscita: 0 fatto, 1 la risposta è no (una registrazione irregolare, una verifica fallita),
    2 ciò che è stato scritto non si capisce; l'ultima riga dello standard error dice perché.
cli-examples =
    Per cominciare: posterity play; posterity games; posterity rules leaders turn.
cli-more = «posterity COMANDO --help» dice di più su un comando.

# ---- che cosa sta al posto di un valore
cli-place-command = COMANDO
cli-place-game = GIOCO
cli-place-record = REGISTRAZIONE
cli-place-file = FILE
cli-place-url = URL
cli-place-host = HOST
cli-place-folder = CARTELLA
cli-place-clause = CLAUSOLA
cli-place-pick = RISPOSTA
cli-place-set = SET
cli-place-number = N
cli-place-seconds = SECONDI
cli-place-milliseconds = MS
cli-place-seed = S
cli-place-seat = P|spectator
cli-place-names = NOME,NOME
cli-place-bots = BOT,BOT
cli-place-addresses = INDIRIZZO,…
cli-place-person = PERSONA
cli-place-pairs = NOME=VALORE,…
cli-place-lang = en|it
cli-place-colour = auto|always|never

# ---- opzioni e argomenti che valgono ovunque
cli-option-lang = la lingua: en (inglese) o it (italiano)
cli-option-help = mostra questo aiuto
cli-option-version = mostra la versione
cli-option-json = scrive JSON invece di testo
cli-option-game = il nome di un gioco, come lo elenca «posterity games»
cli-option-record = il file con la registrazione di una partita, o - per lo standard input
cli-option-file = un file, o - per lo standard input
cli-option-at = la posizione dopo la voce N; 0 è prima della prima voce (se manca: l'ultima)
cli-option-seat = come la può conoscere questo posto, o uno spettatore (se manca: tutto)
cli-option-options = le opzioni del gioco per nome; vedi «posterity games»
cli-option-cards = un set di carte: il suo nome, o un file
cli-option-players = quanti sono i giocatori

# ---- i comandi
cli-help-play-line = gioca in questo terminale, contro i bot se non si dice altro
cli-help-play-about = Gioca una partita in questo terminale. Senza opzioni ti viene chiesto ciò che manca, e una partita interrotta si può riprendere.
cli-help-play-people = i nomi delle persone che giocano
cli-help-play-bots = i bot che giocano, per esempio greedy o random
cli-help-play-seed = il numero della distribuzione: lo stesso numero dà le stesse carte
cli-help-play-new = comincia una partita nuova, senza chiedere di quella interrotta
cli-help-play-resume = continua la partita in questo file
cli-help-play-colour = se usare i colori (se manca: auto)
cli-help-play-check = controlla soltanto che ci sia tutto per giocare, poi si ferma

cli-help-serve-line = il server con il client per il browser
cli-help-serve-about = Serve tavoli a browser e programmi finché non viene fermato, e apre un browser. I programmi trovano l'API in /api.
cli-help-serve-host = l'indirizzo su cui ascoltare (predefinito: 127.0.0.1, solo questo computer; 0.0.0.0 per tutte le reti)
cli-help-serve-port = la porta su cui ascoltare (predefinita: 8000; 0 ne prende una libera)
cli-help-serve-url = dove si trova il server da fuori, per esempio https://games.example.org
cli-help-serve-store = dove si conservano le partite, per esempio sqlite:///percorso/store.db o postgresql://utente@host/nome (predefinito: nella tua cartella dei dati)
cli-help-serve-limits = limiti diversi dai soliti, per esempio tables=100,new-people=500/600; vedi docs/hosting.md
cli-help-serve-proxies = indirizzi o reti dei proxy ai cui X-Forwarded-For si crede, per esempio 127.0.0.1
cli-help-serve-bot-workers = in quanti processi pensano i bot, e in quanti altri si analizzano le partite (predefinito: uno per ogni processore; 0: nel server stesso)
cli-help-serve-bot-pause = i secondi che i bot aspettano prima di rispondere, per esempio 2 o 0.5-3 (predefinito: 0.6-1.4)
cli-help-serve-lan = fa giocare anche telefoni e computer della stessa casa: mostra il loro indirizzo e il suo codice QR
cli-help-serve-private-webhooks = lascia che i webhook portino anche a questa macchina e in reti private
cli-help-serve-no-browser = non apre il browser
cli-help-serve-check = si avvia, guarda se il server risponde, e si ferma

cli-help-forget-line = cancella tutto ciò che un server conserva di una persona
cli-help-forget-about = Cancella tutto ciò che un server conserva di una persona: nome, chiavi, link, webhook e chat. Da allora le registrazioni dicono «somebody», e un bot continua a giocare dove sedeva la persona. Non si può tornare indietro. Un server che conserva le partite nello stesso file SQLite andrebbe fermato nel frattempo.
cli-help-forget-person = l'id della persona, come lo mostrano /api/me e i posti di un tavolo
cli-help-forget-store = dove si conservano le partite, per esempio sqlite:///percorso/store.db (predefinito: nella tua cartella dei dati)
cli-help-games-line = i giochi, con il numero di giocatori e le opzioni
cli-help-games-about = Elenca i giochi con il numero di giocatori, le opzioni e ciò che vale se nessuno sceglie.

cli-help-rules-line = le regole, clausola per clausola
cli-help-rules-about = Scrive le clausole delle regole di un gioco, con interpretazioni, esempi e i nomi dei test che le mostrano.
cli-help-rules-clause = una clausola, per esempio turn.build, o un capitolo, per esempio turn
cli-help-rules-glossary = le parole del gioco invece delle clausole

cli-help-referee-line = risolve una posizione di un tavolo vero
cli-help-referee-about = Legge da un file TOML ciò che sta su un tavolo vero e dice che cosa ne fanno le regole, e perché.
cli-help-referee-file = il file TOML, o - per lo standard input
cli-help-referee-text = scrive testo per le persone invece di JSON

cli-help-simulate-line = fa giocare ai bot partite intere
cli-help-simulate-about = Gioca partite intere tra bot, con i posti fissi come indicato. Lo stesso comando gioca sempre le stesse partite.
cli-help-simulate-players = quanti sono i giocatori (se manca: uno per ogni bot)
cli-help-simulate-games = quante partite (se manca: 100)
cli-help-simulate-bots = un bot per ogni posto (se manca: random dappertutto)
cli-help-simulate-seed = il numero della prima partita (se manca: 0)
cli-help-simulate-record = conserva in questa cartella la registrazione di ogni partita

cli-help-log-line = che cosa è successo in una registrazione, in frasi
cli-help-log-about = Racconta che cosa è successo in una partita registrata, in frasi numerate come le voci della registrazione.
cli-help-log-seat = come lo può leggere questo posto, o uno spettatore (se manca: tutto)

cli-help-position-line = una posizione di una registrazione, in JSON
cli-help-position-about = Scrive in JSON una posizione di una partita registrata: tutto ciò che è sul tavolo, o esattamente ciò che un posto o uno spettatore può sapere.

cli-help-trace-line = ogni posizione di una registrazione, in righe JSON
cli-help-trace-about = Scrive la posizione prima della prima voce di una registrazione e dopo ciascuna, un oggetto JSON per riga.

cli-help-why-line = perché una risposta è regolare, o perché non lo è
cli-help-why-about = Dice perché in una posizione di una registrazione una risposta si può o non si può dare, con la clausola e i numeri. Lo stato d'uscita è 0 se si può e 1 se no.
cli-help-why-pick = la risposta, per esempio build:bank

cli-help-hint-line = un consiglio per chi deve rispondere in una posizione di una registrazione
cli-help-hint-about = Consiglia il posto a cui tocca rispondere in una posizione di una partita registrata, da ciò che lì può sapere: che cosa conta, la migliore risposta trovata e perché. Lo stato d'uscita è 1 dove non tocca a nessuno.
cli-help-hint-think = il tempo per la stima (se manca: una quantità fissa di lavoro, uguale su ogni macchina)
cli-help-hint-seed = il numero della sorte con cui si indovinano le carte non viste (se manca: 0)

cli-help-review-line = una partita finita, con la fortuna separata dalla bravura
cli-help-review-about = Analizza una partita registrata e finita: le probabilità di ciascuno dopo ogni voce secondo ciò che poteva sapere, quanto è costata ogni decisione rispetto alla migliore trovata, che cosa è stato fortuna, e i momenti che hanno deciso la partita.
cli-help-review-think = il tempo per ogni stima (se manca: una quantità fissa di lavoro, uguale su ogni macchina)
cli-help-review-seed = il numero della sorte con cui si indovinano le carte non viste (se manca: 0)

cli-help-verify-line = verifica che una registrazione possa essere avvenuta
cli-help-verify-about = Rigioca una registrazione con la sua versione delle regole: tutte le risposte devono essere regolari, impronte e risultato come registrati e, se per la distribuzione c'era un impegno, deve essere quella. Con --store lo fa per ogni partita dell'archivio, anche in corso.
cli-help-verify-store = l'archivio da verificare, per esempio sqlite:///cartella/store.db o postgresql://utente@host/nome: ogni partita, anche in corso

cli-help-cards-check-line = controlla il file di un set di carte
cli-help-cards-check-about = Controlla se con il file di un set di carte si può giocare; di ogni errore dice dove si trova.
cli-help-cards-show-line = mostra le carte di un set
cli-help-cards-show-about = Mostra le carte di un set, con l'impronta che le registrazioni riportano.
cli-help-cards-show-set = il nome di un set, o un file che ne contiene uno

# ---- una riga di comando che non si può capire
cli-unknown-command = «{ $word }» non è un comando; i comandi sono { $known }.
cli-unknown-command-close = «{ $word }» non è un comando; forse intendevi «{ $close }»?
cli-unknown-second = «{ $command } { $word }» non è un comando; dopo «{ $command }» viene uno di questi: { $known }.
cli-unknown-second-close = «{ $command } { $word }» non è un comando; forse intendevi «{ $command } { $close }»?
cli-second-missing = Dopo «{ $command }» manca uno di questi: { $known }.
cli-unknown-option = «{ $word }» non è un'opzione di «{ $command }»; le sue opzioni sono { $known }.
cli-unknown-option-close = «{ $word }» non è un'opzione di «{ $command }»; forse intendevi «{ $close }»?
cli-unknown-option-first = «{ $word }» non è un'opzione; prima di un comando sono possibili { $known }.
cli-unknown-option-first-close = «{ $word }» non è un'opzione; forse intendevi «{ $close }»?
cli-option-twice = L'opzione { $option } compare due volte; indicala una volta sola.
cli-option-is-flag = L'opzione { $option } non vuole un valore; scrivila da sola.
cli-option-needs-value = L'opzione { $option } vuole un valore dopo di sé.
cli-too-many = «{ $word }» è un argomento di troppo; «posterity { $command } --help» dice che cosa vuole il comando.
cli-argument-missing = A «{ $command }» manca un argomento, { $place }; «posterity { $command } --help» dice che cos'è.
cli-value-empty = Il valore di { $option } è vuoto; deve avere almeno un carattere.
cli-value-whole = Il valore di { $option } deve essere un semplice numero intero, per esempio 7, non «{ $value }».
cli-value-counting = Il valore di { $option } deve essere un numero intero da 1 in su, non «{ $value }».
cli-value-seat = Il valore di { $option } deve essere il numero di un posto, da 0 in su, oppure «spectator», non «{ $value }».
cli-value-list = Il valore di { $option } deve essere un elenco di parole separate da virgole, non «{ $value }».
cli-value-pairs = Il valore di { $option } deve avere la forma nome=valore,nome=valore, non «{ $value }».
cli-value-twice = «{ $key }» compare due volte nel valore di { $option }; indicalo una volta sola.
cli-value-one-of = Il valore di { $option } deve essere uno tra { $known }, non «{ $value }».
cli-forget-nobody = Qui non si conosce nessuno con l'id «{ $person }».
cli-forget-done = Di { $person } non resta nulla; { $games ->
        [0] non c'era nessuna partita
        [one] c'era una partita
       *[other] c'erano { $games } partite
    } con un posto di quella persona.
cli-serve-port = Il valore di --port dev'essere da 0 a { $most }.
cli-serve-url = Il valore di --url dev'essere http:// o https:// e un host, per esempio https://games.example.org, senza percorso; non «{ $value }».
cli-serve-limit-name = Il limite «{ $name }» non esiste; ci sono { $known }.
cli-serve-limit-number = Il limite { $name } dev'essere un numero intero da 1 a { $most }, non «{ $value }».
cli-serve-limit-rate = Il limite { $name } dev'essere un numero con dei secondi, per esempio 30/10, non «{ $value }».
cli-serve-proxy = Un proxy è un indirizzo o una rete, per esempio 127.0.0.1 o 10.0.0.0/8, non «{ $value }».
cli-serve-workers = Il valore di --bot-workers dev'essere un numero intero da 0 a { $most }.
cli-serve-pause = Il valore di --bot-pause dev'essere in secondi, da 0 a { $most }, per esempio 2, o due numeri, per esempio 0.5-3; non «{ $value }».
cli-serve-lan-none = Questa macchina non è in nessuna rete da cui altri la possano raggiungere; collegala, o indica un indirizzo con --host e --url.
cli-serve-lan = In questa casa si gioca su { $url }
cli-serve-lan-scan = oppure inquadra questo codice con un telefono:
cli-serve-cannot = Il server non può ascoltare su { $host }, porta { $port } ({ $reason }); scegline altri con --host e --port.
cli-unknown-game = Il gioco «{ $word }» non esiste; i giochi sono { $known }.
cli-unknown-game-close = Il gioco «{ $word }» non esiste; forse intendevi «{ $close }»?
cli-unknown-bot = Il bot «{ $word }» non esiste; i bot sono { $known }.
cli-unknown-bot-close = Il bot «{ $word }» non esiste; forse intendevi «{ $close }»?
cli-bots-number =
    { $count ->
        [one] --bots indica { $count } bot per { $players } giocatori; deve indicarne uno per ogni posto.
       *[other] --bots indica { $count } bot per { $players } giocatori; deve indicarne uno per ogni posto.
    }
cli-unknown-set = Il set di carte «{ $word }» non esiste; c'è { $known }, oppure indica un file, per esempio ./carte.toml.
cli-unknown-set-close = Il set di carte «{ $word }» non esiste; forse intendevi «{ $close }»?
cli-cards-twice = Le carte sono scelte due volte, con --cards e tra le --options; sceglile una volta sola.
cli-unknown-clause = La clausola «{ $word }» non esiste; «posterity rules { $game }» le elenca tutte.
cli-unknown-clause-close = La clausola «{ $word }» non esiste; forse intendevi «{ $close }»?
cli-glossary-game = --glossary vuole un gioco; i giochi sono { $known }.
cli-glossary-clause = --glossary mostra tutte le parole di un gioco; togli «{ $word }».
cli-no-entry = La voce { $entry } non esiste; --at può andare da 0 a { $last }.
cli-no-seat = Il posto { $number } non esiste; --seat può andare da 0 a { $last }, oppure essere «spectator».

# ---- file
cli-file-missing = Il file non esiste; indica il nome di uno che c'è, o - per lo standard input.
cli-file-folder = È una cartella; indica il nome di un file.
cli-file-within = { $file }: { $inner }
cli-file-forbidden = Il file non si può leggere; i suoi permessi devono consentirlo.
cli-file-unreadable = Il file non si può leggere ({ $reason }); indicane uno leggibile.
cli-file-huge = Il file supera i { $most } MiB, e nulla di ciò che serve qui è così grande.
cli-file-binary = Il file non è testo (contiene byte zero); deve essere testo in UTF-8.
cli-file-not-utf8 = Il file non è testo UTF-8 (byte { $place }); salvalo in UTF-8.
cli-file-not-toml = Il file non è TOML; deve essere fatto di righe come chiave = "valore".
cli-file-not-toml-at = Il file non è TOML (riga { $line }, colonna { $column }); fino a lì si può leggere.
cli-file-not-toml-end = Il file non è TOML: finisce a metà di qualcosa.
cli-folder-is-file = È un file o si trova dentro un file; indica il nome di una cartella.
cli-folder-forbidden = In questa cartella non si può scrivere; i suoi permessi devono consentirlo.
cli-folder-failed = La registrazione non si è potuta scrivere ({ $reason }); deve esserci posto.
cli-output-failed = Il risultato non si è potuto scrivere ({ $reason }); deve esserci posto.
cli-interrupted = Interrotto: ciò che non era finito non è stato conservato.
cli-memory = Non c'è abbastanza memoria; nei dati qualcosa è troppo grande.
cli-internal = Posterity stesso ha commesso un errore ({ $fault } in { $place }); segnalalo, per favore, con ciò che hai scritto.

# ---- fogli
cli-sheet-no-game = Manca la chiave «game»; può valere { $known }.
cli-sheet-game-type = La chiave «game» deve essere il nome di un gioco tra virgolette; può valere { $known }.
cli-sheet-game = La chiave «game» vale «{ $word }»; può valere { $known }.
cli-sheet-game-close = La chiave «game» vale «{ $word }»; forse intendevi «{ $close }»?

# ---- games
cli-games-players = da { $fewest } a { $most } giocatori
cli-games-default = Se nessuno sceglie: { $default }.
cli-games-usual = { $players ->
    [one] Un giocatore: { $default }.
   *[other] { $players } giocatori: { $default }.
}
cli-games-cards = Un set di carte: il suo nome, o un file. Se nessuno sceglie: { $default }.
cli-games-bots = Bot: { $bots }
cli-games-hint = Le opzioni si indicano così: --options nome=valore,nome=valore.

# ---- simulate
players-counted =
    { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }
cli-simulate-title =
    { $games ->
        [one] { $game }, { players-counted }, { $games } partita (numero { $first })
       *[other] { $game }, { players-counted }, { $games } partite (numeri da { $first } a { $last })
    }
cli-simulate-seat = {"  "}posto { $number }  { $bot }  { $bar } { $percent } %  vinte { $wins }, punteggio medio { $mean }
cli-simulate-speed = { $decisions } decisioni in { $seconds } s: { $each } decisioni e { $whole } partite al secondo

# ---- log
cli-log-undo =
    { $you ->
        [seat] Ritiri tutto dalla voce { $entry } in poi.
       *[none] { $seat } ritira tutto dalla voce { $entry } in poi.
    }
cli-log-undo-agreed =
    { $you ->
        [seat] Ritiri tutto dalla voce { $entry } in poi, con il consenso di { $seats }.
       *[none] { $seat } ritira tutto dalla voce { $entry } in poi, con il consenso di { $seats }.
    }
cli-log-bot-named =
    { $you ->
        [seat] Da qui in poi al tuo posto risponde il bot { $bot }.
       *[none] Da qui in poi per { $seat } risponde il bot { $bot }.
    }
cli-log-bot =
    { $you ->
        [seat] Da qui in poi al tuo posto risponde un bot.
       *[none] Da qui in poi per { $seat } risponde un bot.
    }
cli-log-person =
    { $you ->
        [seat] Da qui in poi rispondi di persona.
       *[none] Da qui in poi { $seat } risponde di persona.
    }
cli-log-person-named =
    { $you ->
        [seat] Da qui in poi al tuo posto risponde { $name }.
       *[none] Da qui in poi per { $seat } risponde { $name }.
    }
cli-log-absent =
    { $you ->
        [seat] Da qui in poi non sei al tavolo.
       *[none] Da qui in poi { $seat } non è al tavolo.
    }
cli-log-automaton =
    { $you ->
        [seat] Da qui in poi al tuo posto gioca un automa.
       *[none] Da qui in poi per { $seat } gioca un automa.
    }
cli-log-reseed = Da qui in poi cambia la sorte: i mazzi coperti si mescolano di nuovo.

# ---- verify
cli-verify-one-of = Indica una REGISTRAZIONE oppure --store con un URL.
cli-verify-lost = Mancano delle voci: ce ne sono { $found } su { $entries }.
cli-verify-store =
    { $games ->
        [0] { $store }: non ci sono ancora partite
        [one] { $store }: { $games } partita, { $wrong } da rifiutare
       *[other] { $store }: { $games } partite, { $wrong } da rifiutare
    }
cli-verify-title =
    { $entries ->
        [one] { $game } (regole { $rules }), { players-counted }, { $entries } voce
       *[other] { $game } (regole { $rules }), { players-counted }, { $entries } voci
    }
cli-check-answers = risposte
cli-check-hashes = impronte
cli-check-result = risultato
cli-check-deal = distribuzione
cli-verify-answers =
    { $number ->
        [0] non ce ne sono ancora
        [one] l'unica voce è regolare
       *[other] tutte le { $number } voci sono regolari
    }
cli-verify-hashes =
    { $number ->
        [one] l'unica registrata è giusta
       *[other] tutte le { $number } registrate sono giuste
    }
cli-verify-no-hashes = non ne sono registrate
cli-verify-result = come registrato
cli-verify-no-result = non è registrato, anche se la partita è finita
cli-verify-not-over = ancora nessuno, la partita non è finita
cli-verify-deal = quella per cui c'era l'impegno
cli-verify-no-deal = nessuno si è impegnato
cli-verify-deal-later = c'è un impegno; il segreto si rivela a partita finita
cli-verify-right = va bene
cli-verify-wrong = non va bene
cli-verify-not-reached = non verificato fino in fondo

# ---- referee
cli-referee-score =
    { $points ->
        [one] { $name }: { $points } punto
       *[other] { $name }: { $points } punti
    }
cli-referee-note = nota: le regole non lo consentirebbero
cli-referee-won =
    { $count ->
        [one] Vince { $names }.
       *[other] Vittoria condivisa: { $names }.
    }

# ---- rules
cli-rules-game = { $game }: { $count } clausole
cli-rules-chapters = Capitoli: { $chapters }
cli-rules-hint = «posterity rules GIOCO» scrive tutte le clausole, «posterity rules GIOCO CAPITOLO» quelle di un capitolo, «posterity rules GIOCO --glossary» le parole del gioco.
cli-rules-base = { $game } si basa su { $base }: ciò che le sue regole non cambiano vale come là. «posterity rules { $base }» scrive quelle regole; «posterity rules { $game } CLAUSOLA» trova una clausola dell'uno o dell'altro.
cli-rules-ruling = Interpretazione: { $text }
cli-rules-example = Esempio: { $text }
cli-rules-because = Qui non c'è nulla da giocare: { $text }
cli-rules-tests = Lo mostrano:
cli-glossary-see = Vedi { $clauses }.
cli-glossary-base = Altre parole sono spiegate in { $base }: «posterity rules { $base } --glossary».

# ---- cards
cli-cards-good = un buon set di carte per { $game }, con { $cards } carte ({ $set }).
cli-cards-edition =
    { $count ->
        [one] edizione { $edition }
       *[other] edizione { $edition } di { $known }
    }
cli-cards-marks = * ideato da noi, ° inserito a mano; senza segno: dal regolamento
cli-cards-parts =
    { $origin ->
        [rulebook] dal regolamento: { $parts }
        [owner] inserito a mano: { $parts }
       *[designed] ideato da noi: { $parts }
    }
cli-cards-faulty =
    { $count ->
        [one] Il set di carte ha { $count } errore, indicato qui sopra.
       *[other] Il set di carte ha { $count } errori, indicati qui sopra.
    }

# ---- reviews
cli-review-not-over = La partita non è ancora finita; si può analizzare solo una partita finita.
