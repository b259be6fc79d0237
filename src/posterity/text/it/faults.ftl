# Che cosa non va, ovunque lo si dica: errori di registrazioni, fogli e set di carte in parole semplici.

standard-input = standard input
or = { $first } o { $last }
type-int = un numero intero
type-str = un testo
type-bool = true o false
type-null = null
type-array = un elenco
type-object = un oggetto con chiavi
type-float = un numero con la virgola
wrong-type = { $place } deve essere { $wanted }, non { $got }
wrong-type-top = deve essere { $wanted }, non { $got }
key-missing = in { $place } manca la chiave «{ $key }»
key-missing-top = manca la chiave «{ $key }»
key-unknown = la chiave «{ $key }» in { $place } è sconosciuta e va tolta
key-unknown-top = la chiave «{ $key }» è sconosciuta e va tolta
not-one-of = { $place } deve essere uno tra { $known }, non «{ $value }»
not-one-of-top = deve essere uno tra { $known }, non «{ $value }»
not-allowed = { $place } non può essere «{ $value }»
not-allowed-top = non può essere «{ $value }»
entry-no-object = deve essere un oggetto con chiavi
entry-no-kind = deve esserci una delle chiavi pick, undo, kind e reseed
server = il server
other-game = Il set di carte è per il gioco «{ $game }»; deve essere per «{ $wanted }».

lesson-no-file = { $file } non si può leggere: { $why }.
lesson-key = { $file }: { $fault }.
lesson-twice = { $file }: ci sono due passi «{ $step }».
lesson-no-message = { $file }, passo «{ $step }»: il messaggio { $message } manca nella lingua { $lang }.
lesson-no-clause = { $file }, passo «{ $step }»: non esiste la clausola { $clause }.
lesson-seat = { $file }: il posto { $number } non c'è con { $players } giocatori.
lesson-setup = { $file }: la partita non può cominciare così; vedi «{ $option }».
lesson-cards = { $file }: non esiste il set di carte { $cards }.
lesson-not-asked = { $file }, passo «{ $step }»: «{ $pick }» sta dove tocca a qualcun altro, o più a nessuno.
lesson-illegal = { $file }, passo «{ $step }»: lì non si può rispondere «{ $pick }»; si potrebbe { $known }.
