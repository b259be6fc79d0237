# Ciò che dice il server: perché qualcosa non si può fare, e ciò che è successo al tavolo oltre alla partita.

# ---- ciò che è successo
told-undo =
    { $you ->
        [seat] Ritiri { $count ->
                [one] una risposta.
               *[other] { $count } risposte.
            }
       *[none] { $seat } ritira { $count ->
                [one] una risposta.
               *[other] { $count } risposte.
            }
    }
told-seat-bot =
    Da qui in poi { $you ->
        [seat] per te
       *[none] per { $seat }
    } gioca { $bot ->
        [random] Wick, un bot.
        [beginner] Wick, un bot.
        [greedy] Tallow, un bot.
        [casual] Tallow, un bot.
        [strong] Verity, un bot.
        [expert] Orrery, un bot.
       *[other] un bot ({ $bot }).
    }
told-seat-person =
    { $you ->
        [seat] Da qui in poi giochi di persona.
       *[none] Da qui in poi { $seat } gioca di persona.
    }
told-seat-absent = Da qui in poi per { $seat } non gioca nessuno.
told-reseed = Da qui in poi la sorte è nuova.

# ---- ciò che una chat mostra di un link
preview-site = Giochi da tavolo con gli amici, dovunque siano, o contro i bot: apri un tavolo, manda un link e gioca.
preview-join = { $host } ti invita a { $game }
preview-join-somebody = C'è un invito per te: { $game }
preview-watch = { $host } ti invita a guardare { $game }
preview-watch-somebody = C'è un invito per te, a guardare { $game }
preview-seats =
    { $free ->
        [0] Un tavolo per { $count }. Senza account: apri il link, di' come ti chiami, e ci sei.
        [one] Un tavolo per { $count }, un posto libero. Senza account: apri il link, di' come ti chiami, e ci sei.
       *[other] Un tavolo per { $count }, { $free } posti liberi. Senza account: apri il link, di' come ti chiami, e ci sei.
    }

# ---- a chi non è qui
webhook-turn = Tocca a te al tavolo { $table }
webhook-absent = Manchi al tavolo { $table }: torna, o il tuo posto potrà passare ad altri

# ---- richieste che non si capiscono
server-not-json = Questo non è JSON.
server-body = Questo non si può leggere: { $fault }.
server-content-type = Il corpo della richiesta va inviato come application/json.
server-bearer = L'intestazione Authorization dev'essere «Bearer» e una chiave.
server-hello = Il primo messaggio dev'essere un hello.
server-act = Non c'è nessuna azione «{ $act }»; ci sono { $known }.
server-too-slow = La richiesta è arrivata troppo lentamente; deve arrivare per intero entro { $most } s.
server-too-large = È troppo grande; si leggono al massimo { $most } byte.
server-missing = Qui non c'è niente, o niente che tu possa vedere.
server-method = Questo indirizzo c'è, ma non per questo metodo.
server-host = Questo server non si chiama così.
server-origin = Un altro sito non può chiederlo.
server-lang = Quella lingua qui non si parla; si parlano { $known }.

# ---- chi può fare che cosa
server-who = Ci vuole la chiave di una persona, e questa chiave non è di nessuno.
server-name = Un nome ha da 1 a { $most } caratteri e non è fatto di soli spazi.
server-webhook = Un webhook è un indirizzo come https://example.org/percorso: https, porta 443, caratteri semplici, senza nome o password.
server-webhook-private = Questo indirizzo porta alla macchina del server o in una rete privata; un webhook dev'essere raggiungibile da ovunque.
server-keys = Al massimo { $most } dispositivi possono essere la stessa persona; prima escludine uno.
server-not-ours = Questo non è un indirizzo di questo server.
server-link-used = Questo link non apre più niente: è stato usato, ritirato, o è scaduto.
server-banned = Chi ha aperto questo tavolo ti ha chiesto di lasciarlo.
server-asked-to-leave = { $name } ti ha chiesto di lasciare questo tavolo.
server-not-owner = Può farlo solo chi ha aperto il tavolo.
server-not-your-seat = Quel posto non è tuo.
server-which-seat = Hai più posti; di' per quale.
server-not-asked = Questo non viene chiesto a te.
server-not-yourself = Non puoi allontanarti così; se vuoi andartene, abbandona la partita.

# ---- ciò che adesso non si può fare
server-again = Nel frattempo qualcosa è cambiato. Guarda di nuovo, poi riprova.
server-not-kept = In questo momento la partita non si può conservare. Non è cambiato niente; riprova fra poco.
server-damaged = Ciò che è conservato qui è danneggiato e non si può leggere. Chi gestisce il server può vedere che cosa non va con «posterity verify --store».
server-internal = Il server ha commesso un errore. Non è cambiato niente; chi lo gestisce può leggere dove.
server-too-often = Sono troppe richieste in poco tempo. Riprova fra { $seconds } s.
server-busy = { $most } cose che hai chiesto sono già in lavorazione; aspetta che una sia pronta.
server-worked = Il server ha appena lavorato molto per te. Riprova fra { $seconds } s.
server-crowd-own = Hai troppi collegamenti insieme; al massimo { $most }.
server-crowd = Dal tuo indirizzo ci sono troppi collegamenti insieme; al massimo { $most }.
server-too-many = In questo momento ci sono troppi tavoli. Riprova più tardi.
server-tables = Hai { $most } tavoli non ancora finiti; finiscine uno, o toglilo.
server-full = A questo tavolo ci sono troppe persone.
server-not-begun = La partita non è ancora cominciata.
server-begun = La partita è già cominciata.
server-expired = Nessuno è arrivato in tempo; il tavolo è stato lasciato prima della partita.
server-not-running = La partita non è in corso.
server-running = La partita è ancora in corso.
server-long = La partita ha già { $most } voci; ormai non si può più ritirare nulla né affidare un posto a un bot.
server-too-long = La partita è stata chiusa dopo { $most } voci: nessuna partita sensata è così lunga.
server-not-over = La partita non è ancora finita.
server-not-your-turn = Adesso non tocca a te rispondere.
server-bot-plays = Per questo posto gioca un bot; prima riprendilo.
server-review-not-over = Si può analizzare solo una partita giocata fino alla fine.
server-reviews-waiting = Hai già chiesto { $most } analisi che non sono ancora pronte; aspetta che una lo sia.
server-no-hints = Qui non si danno suggerimenti: giocano più persone e non li hanno concordati.
server-no-hints-lesson = Qui è la lezione a dirti che cosa fare; i suggerimenti arrivano quando giochi liberamente.
server-no-hint-now = Ora non si è riusciti a calcolarlo; riprova fra poco.
server-practice-full = Ti eserciti già su { $most } posizioni; prima togline qualcuna.
server-practice-no-choice = Alla mossa { $entry } nessuno aveva una scelta; ci si esercita solo sulle decisioni.
server-practice-answer = «{ $pick }» non è una risposta a questa domanda.
server-no-practice = Non ti eserciti su questa posizione.
server-no-time = Il tuo tempo è scaduto: a questa domanda risponde il bot, poi puoi riprendere il posto.
server-seat-taken = Questo posto non è libero.
server-no-seat = Questo tavolo ha i posti da 0 a { $seats_there }; di' quali giochi.
server-no-lesson = Qui non si tiene nessuna lezione.
server-lesson-other = In questa lezione viene prima un'altra cosa: fai quello che dice il passo, oppure lascia la lezione e gioca liberamente.
server-no-settlement = Qui non è ancora stato fatto nessun conteggio.
server-no-entry = Non c'è nessuna mossa { $entry }; l'ultima è la { $last }.
server-already-seated = Hai già un posto a questo tavolo.
server-no-proposal = Non è più proposto.
server-proposals = A questo tavolo ci sono già troppe proposte.

# ---- tavoli che non si possono aprire
server-game = Non c'è nessun gioco «{ $game }»; ci sono { $known }.
server-bot = Non c'è nessun bot «{ $bot }»; ci sono { $known }.
server-no-bot-there = Il posto { $seat } non è di un bot; per la prossima partita si scelgono solo i bot.
server-no-people = Almeno un posto dev'essere per una persona.
server-open-private = Un posto per chi capita vuole un tavolo pubblico.

# ---- registrazioni da file
server-records = Hai aperto { $most } registrazioni che sono ancora qui; togli prima uno dei loro tavoli.
server-record-long = La registrazione ha troppe voci; se ne leggono al massimo { $most }.
server-record-cards = Le carte della registrazione sono troppe; se ne prendono al massimo { $most }.
server-record-slow = La registrazione richiede troppo tempo; dopo { $most } s ci si ferma.
server-record-entry = La voce { $number } della registrazione non può essere accaduta: lì le regole non la permettono.
server-record-deal = I segreti che la registrazione rivela non sono quelli per cui c'era l'impegno.

# ---- chiacchiere
server-chat-full = A questo tavolo sono state scritte { $most } righe; non ce ne stanno altre.
server-chat = Una riga di chat ha da 1 a { $most } caratteri e non è fatta di soli spazi.
