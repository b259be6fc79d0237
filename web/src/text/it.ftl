### Il client per il browser in italiano. Ciò che dicono i giochi e il server viene da loro.

## Ovunque

skip = Vai al contenuto
nav = Posterity
menu = Menu
way-help = Aiuto
way-tables = Tavoli
way-rules = Regole
way-cards = Carte
help = Aiuto
language = Lingua
language-en = English
language-it = Italiano
theme = Chiaro o scuro
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
text-size = Dimensione del testo
text-size-small = Piccola
text-size-normal = Normale
text-size-large = Grande
text-size-huge = Molto grande
theme-now =
    { $theme ->
        [light] Tema chiaro; passa a quello scuro
        [dark] Tema scuro; passa a quello del dispositivo
       *[auto] Tema del dispositivo; passa a quello chiaro
    }
close = Chiudi
cancel = Annulla
again = Riprova
copy = Copia
copied = Copiato
share = Condividi
to-lobby = Alla sala
loading = Un momento …
error-unreached = Il server non risponde. Nulla è andato perso; riprova fra un momento.
error-unknown = Non ha funzionato. Riprova, per favore.

title-lobby = Sala
title-tables = Tavoli
title-rules = Regole
title-cards = Carte
title-new = Un nuovo tavolo
title-table = Tavolo
title-me = Tu
title-help = Aiuto
title-learn = Impara giocando
title-join = Un invito
title-recover = Un altro dispositivo

## La prima volta

welcome-eyebrow = Un tavolo per i giochi Legacy
welcome-title = Siediti, il tavolo è pronto.
welcome-lead = Gioca con gli amici, ovunque siano, o contro i bot. Ogni regola si spiega da sé: chiedi «perché no?» dappertutto.
welcome-who = Come ti chiami?
your-name = Il tuo nome
welcome-begin = Entra
welcome-no-account = Nessun account, nessuna password: questo browser conserva una chiave che ti fa riconoscere.

invited-join = Hai un invito
invited-game-join = Hai un invito a { $game }
invited-host-join = { $host } ti invita a { $game }
join-about =
    { $others ->
        [0] C’è un posto per te. Di’ chi sei, e sei al tavolo.
       *[other] C’è un posto per te al tavolo di { $names }. Di’ chi sei, e sei al tavolo.
    }
join-do = Prendi posto
not-now-thanks = Non ora
invited-watch = Hai un invito a guardare
invited-game-watch = Hai un invito a guardare { $game }
invited-host-watch = { $host } ti invita a guardare { $game }
watch-about = Vedi ciò che tutti possono vedere, e nessuna carta nascosta. Di’ chi sei, e guarda.
watch-do = Guarda la partita
join-opening = Apro l’invito …
recover-title = La stessa persona anche qui
recover-about = Con questo link il browser diventa la persona che lo ha creato, con tutti i suoi tavoli. Il link funziona una volta sola.
recover-instead = Qui ora sei { $name }. Senza un link di { $name } non potrai tornare indietro.
recover-do = Diventa quella persona

## La sala

waits-title = Tocca a te in { $game }
waits-with = contro { $names }
waits-more =
    { $count ->
        [one] ti aspetta un altro tavolo
       *[other] ti aspettano altri { $count } tavoli
    }
waits-go = Torna al tavolo
seat-you = Tu
lobby-begin = Comincia una partita
weight-1 = leggero
weight-2 = medio
weight-3 = impegnativo
minutes = { $least }–{ $most } min
players = { $fewest }–{ $most } giocatori
play = Gioca
play-bots = Gioca contro i bot
set-up = Prepara
set-up-table = Prepara un tavolo
learn = Impara giocando
learn-short = Impara
learn-new = È la prima volta? Impara giocando
learn-about = Una prima partita contro un bot, con le regole spiegate quando servono. Lasciala quando vuoi e ritrova lo stesso passo.
learn-game = Impara { $game }
learn-parts = Parti della lezione
learn-parts-about = Ogni parte sta da sé e, se serve, comincia a partita avviata. Seguile in ordine, o prendi solo quello che vuoi sapere.
learn-begin = Comincia
learn-resume = Continua
learn-again = Un’altra volta
learn-done = fatta
learn-minutes =
    { $count ->
        [one] circa un minuto
       *[other] circa { $count } minuti
    }
lobby-mine = I tuoi tavoli
lobby-mine-none = Non siedi ancora a nessun tavolo.
lobby-all =
    { $count ->
        [one] Tutti ({ $count })
       *[other] Tutti e { $count }
    }
lobby-public = Tavoli aperti
lobby-all-public = Tutti i giochi
tables-public = Tavoli pubblici
lobby-public-none = Al momento non ce ne sono. Preparane uno pubblico e gli altri lo troveranno.
lobby-older = Tavoli più vecchi
lobby-link = Un link da un amico
lobby-link-help = Agli amici non serve un account: prepara un tavolo con un posto per un amico e manda il link.
lan-title = Telefoni in questa casa
lan-about = Inquadra il codice, o scrivi:
lan-code = Codice QR dell’indirizzo di questo server
lobby-link-label = Incolla qui il link
open-link = Apri
bad-link = Non è un link a un tavolo. Finisce con «#join=» e molte lettere.
lobby-file = Apri una registrazione da un file
lobby-file-about = Il server lo ripercorre e controlla ogni risposta. Poi puoi rivedere la partita; nessun altro la vede.
choose-file = Scegli un file
record-too-large = Questo file è troppo grande per essere una registrazione.
from-file = Da un file
filter-game = Solo questo gioco
filter-all-games = Tutti i giochi
filter-status = Stato della partita
filter-all = Tutti i tavoli
status-open = In attesa
status-running = In corso
status-over = Finita
status-abandoned = Abbandonata
your-turn = Tocca a te
table-with = { $game } con { $names }
table-is-yours = Tocca a te
table-is-theirs = Si aspetta { $name }
table-is-running = In corso
table-is-open =
    { $free ->
        [0] Ci sono tutti
        [one] Un posto libero su { $seats }
       *[other] { $free } posti liberi su { $seats }
    }
table-is-over = Finita
table-is-file = Da un file
table-is-won =
    { $count ->
        [one] Ha vinto { $name }
       *[other] Hanno vinto { $name } e altri
    }
table-is-abandoned = Abbandonata
way-play = Gioca
way-go-on = Vai al tavolo
way-sit = Prendi posto
way-watch = Guarda
way-look = Rivedi
seat-person = qualcuno
seat-bot = un bot
seat-absent = nessuno
seat-link = aspetta un amico
seat-open = posto libero
seat-kept = riservato

## Un nuovo tavolo

no-such-game = Questo gioco non esiste.
new-seats = Posti
new-seats-of = { $count } su un massimo di { $most }
new-steps = Tre passi
step-game = Gioco
step-seats = Posti
step-options = Opzioni
step-next = Avanti
new-other-game = Un altro gioco
new-standard-cards = Le carte di sempre
new-older-cards = { $name }, edizione { $version }
new-primer-cards = Meno carte, per la prima partita
new-terms = Chi può venire, e quanto si pensa
new-come = Chi può venire
not-a-rule = non è una regola
new-no-options = Questo gioco non ne ha.
seat-free = Libero
seat-free-about = lascialo, o aggiungilo
seat-add = Aggiungi
seat-remove = Togli il posto { $number }
seat-yours = Tu
seat-is-yours = questo è il tuo posto
seat-is-here = su questo dispositivo
seat-is-link = riceve un link da te
seat-is-open = trova il tavolo nell’elenco
seat-is-bot = bot, { $level }
who-sits = Chi siede al posto { $colour }?
colour-0 = rosso
colour-1 = blu
colour-2 = verde
colour-3 = giallo
colour-4 = rosa
colour-5 = grigio
bot-beginner = Wick
level-beginner = apprendista
bot-beginner-about = Un apprendista. Gioca ciò che ha in mano, non vede molte cose e guarda di rado che cosa vuoi tu.
bot-casual = Tallow
level-casual = tranquillo
bot-casual-about = Tiene la locanda. Ama i piani semplici e dimentica che cosa è stato scartato.
bot-strong = Verity
level-strong = forte
bot-strong-about = Ripara orologi. Pianifica turni interi, conta ciò che serve agli altri e punisce i regali incauti.
bot-strong-untaught-about = Ripara orologi. Pianifica turni interi; non ha ancora imparato giocando a questo gioco.
bot-expert = Orrery
level-expert = maestro
bot-expert-about = Legge le stelle. Immagina la tua mano molte volte e vede più lontano di Verity.
bot-random = Wick
level-random = a caso
bot-greedy = Tallow
level-greedy = a occhio
bot-none = un bot
sum-me = tu
sum-link = un amico
sum-open = chiunque arrivi
sum-seats =
    { $count ->
        [one] Un posto: { $names }.
       *[other] { $count } posti: { $names }.
    }
sum-no-clock = Nessun orologio.
sum-begins =
    { $waiting ->
        [0] Comincia subito.
        [one] Comincia quando il posto libero è occupato.
       *[other] Comincia quando si siedono altri { $waiting }.
    }
new-seat = Posto { $number }
new-bot = Il bot al posto { $number }
plan-me = Tu
plan-me-about = Tu, o qualcun altro su questo dispositivo.
plan-here = Qualcuno qui
plan-link = Un amico
plan-link-about = Arriva con un link, da dovunque.
plan-open = Chiunque arrivi
plan-open-about = Trova il tuo tavolo nell’elenco.
new-public = Pubblico
new-private = Privato
new-public-help = È nell’elenco: chiunque può guardare e occupare i posti liberi.
new-private-help = Lo vede solo chi ha un link.
new-open-private = Un posto per chiunque arrivi richiede un tavolo pubblico.
new-clock = Orologio
new-clock-help = Se a qualcuno scade il tempo, al suo posto continua un bot finché non torna a giocare.
new-pause = I bot rispondono
new-pause-help = Quanto aspettano; che cosa rispondono non ne dipende.
pause-person = Come farebbe una persona
pause-quick = In fretta
pause-none = Subito
new-absence = Assenza
new-absence-help = Chi manca e non dà segno per tanto tempo può perdere il posto.
absence-agreed = Chi manca e non dà segno per { $time } può perdere il posto.
absence-announced = Manca { $name }: senza un segno entro il { $until }, il posto potrà passare a un bot o ad altri.
too-long = La partita è stata chiusa dopo { $most } voci: nessuna partita sensata è così lunga.
clock-none-short = Nessun orologio
clock-none-help = Ognuno pensa quanto vuole.
clock-move = { $time } per ogni turno
clock-bank = { $time } per la partita, più { $more } dopo ogni turno
clock-bank-plain = { $time } per la partita
clock-agreed = Orologio: { $clock }
clock-left = tempo rimasto
clock-warning =
    { $seconds ->
        [60] Ti resta un minuto.
       *[other] Ti restano { $seconds } secondi.
    }
new-options = Opzioni
new-cards = Set di carte
new-begin = Apri il tavolo

## Prima della partita

waiting-for-seats =
    { $count ->
        [0] Ci sono tutti.
        [one] La partita comincia appena l’ultimo posto è occupato.
       *[other] La partita comincia appena sono occupati altri { $count } posti.
    }
invite-title = Invita qualcuno al posto { $colour }
invite-words = Vieni a giocare a { $game } con me!
invite-code = Codice QR del link
reach-machine = Questo link funziona solo su questa macchina. Per giocare con i telefoni di casa, avvia con «./play --lan».
reach-lan = Chi lo apre prende il posto. Funziona per tutti in questa casa; senza account.
reach-world = Chi lo apre prende il posto. Senza account.
dealing = Si distribuiscono le carte, e ogni posto ci mette la sua parte di fortuna. Chi tace viene atteso al massimo qualche secondo.
this-is-you = tu
stand = Lascia il posto
sit = Siediti qui
link-label = Link al posto { $number }
make-link = Crea un link
make-new-link = Crea un nuovo link
start-with-bots = Comincia ora, con i bot ai posti vuoti
remove-table = Elimina questo tavolo
remove-table-yes = Sì, eliminalo

## Al tavolo

rules = Regole
cards = Carte
people = Persone
whole-table = Tutto ciò che è sul tavolo
points = punti
present = qui
away = assente
tag-bot = bot
to-move = di turno
watchers =
    { $count ->
        [one] { $count } guarda
       *[other] { $count } guardano
    }
watching = Stai guardando.
watching-open = Stai guardando; la partita non è ancora cominciata.
watching-seat = Prendi un posto libero …
watching-bot = Chiedi il posto di un bot …
reconnecting = La connessione è caduta. Mi ricollego …
table-shut = Questo tavolo non è aperto per te
waiting-for = Si aspetta { $name }
no-question = Ora non c’è nessuna domanda.
why-not = Perché no?
why-not-brief = Perché no …?
cannot =
    { $count ->
        [one] Una cosa ora non si può fare: ecco perché
       *[other] { $count } cose ora non si possono fare: ecco perché
    }
clause-open = La regola: { $clause }
words-label = Che cosa dici con «{ $answer }»?
words-send = Rispondi
back-to-question = Torna alla domanda
undo = Annulla la mossa
undo-what = Annulla: { $what }
undo-ask = Chiedi agli altri
bot-for-you = Un bot gioca per te.
take-back = Riprendi a giocare
bot-late = Il tuo tempo è scaduto: un bot continua per te.
take-back-late = Riprendi il tuo posto
let-bot = Fai giocare un bot
resign = Abbandona
resign-sure = Lasci per sempre. Chi continua per te?
resign-sure-alone = Lasci per sempre. Qui non gioca nessun altro, e la partita finisce.
resign-alone = Abbandona e chiudi la partita
resign-bot = Abbandona: può continuare un bot
resign-free = Abbandona: decidono gli altri
seat-empty = Un posto è vuoto: qualcuno se n’è andato.
seat-empty-decide = Decidi chi continua …
watches = guarda
ask-to-leave = Chiedi a { $name } di uscire
resigned = ha abbandonato
bot-untaught = non ha imparato queste carte e gioca a occhio
bot-plays = gioca { $bot }, un bot
mute = Silenzia { $name }
unmute = Ascolta di nuovo { $name }
kick = Fai uscire { $name }
kick-free = Libera il posto di { $name }
kick-help = Chi gioca non esce perché lo dici tu solo: devono accettare gli altri, o altrimenti chi gioca. Chi non è qui viene avvisato; dopo { $time } senza un segno, o a tempo scaduto, decidi tu.
take-seat = Chiedi questo posto
best-answer = (la migliore)
forced = Rispondi per me quando c’è una sola scelta
forced-help = Dopo una pausa che non dipende dalle carte. Ciò che fa pescare, o che metterebbe fine a quanto puoi ancora annullare, resta a te.
forced-soon = C’è solo questa risposta.
forced-done = Risposto per te: { $what }
watch-link = Crea un link per guardare
watch-link-label = Link per guardare
proposal = Una proposta
proposal-undo = { $name } vorrebbe annullare qualcosa.
proposal-take = { $name } vorrebbe continuare al posto di { $seat }.
proposal-kick = { $name } vorrebbe che { $seat } lasciasse il tavolo; continuerebbe un bot.
proposal-free = { $name } vorrebbe che { $seat } lasciasse il tavolo; il posto sarebbe libero per altri.
proposal-waits = Serve il consenso di { $names }.
agree = Accetto
refuse = Rifiuto
withdraw = Ritira
notify-turn = Tocca a te: { $table }

lesson = Lezione
lesson-step = { $at } di { $last }
lesson-any = decidi tu
lesson-hint = Da sapere
lesson-next = Poi: { $part }
lesson-leave = Esci
lesson-freely = Gioca liberamente
lesson-again = Dall’inizio
lesson-kept = Quando torni a questo tavolo, la lezione riprende da dov’era.
lesson-this = La lezione indica questo.
lesson-left = Hai lasciato la lezione e giochi liberamente.
lesson-back = Torna alla lezione
term-explain = Che cos’è?

tab-log = Cronaca
tab-chat = Chat
all-moves = Tutte le mosse
less = Meno
sheet = Mano e altro
one-click = Si gioca con un clic
log-lines = Che cosa è successo
log-all = Dall’inizio
log-and-chat = Cronaca e chat
chat = Chat
chat-lines = Che cosa è stato detto
chat-none = Nessuno ha ancora detto niente.
chat-new =
    { $count ->
        [one] nuova riga
       *[other] nuove righe
    }
chat-heard = { $name } dice: { $text }
chat-label = Di’ qualcosa
chat-send = Invia

rules-search = Cerca nelle regole
rules-all =
    { $count ->
        [one] { $count } clausola
       *[other] { $count } clausole, per capitolo
    }
rules-found =
    { $count ->
        [0] Nessuna regola ne parla.
        [one] { $count } clausola ne parla.
       *[other] { $count } clausole ne parlano.
    }
cards-search = Cerca fra le carte
cards-marks = * ideato da noi, ° inserito a mano; senza segno: dal regolamento
cards-parts =
    { $origin ->
        [rulebook] dal regolamento: { $parts }
        [owner] inserito a mano: { $parts }
       *[designed] ideato da noi: { $parts }
    }
cards-found =
    { $count ->
        [0] Non c’è nessuna carta così.
        [one] { $count } carta
       *[other] { $count } carte diverse
    }
rules-ruling = Interpretazione.
rules-example = Esempio.

cover-title = Passa il dispositivo a { $name }
cover-about = Tutti gli altri guardano altrove.
cover-ready = Sono { $name }
cover-fetching = Un momento, arrivano le tue carte …
cover-lost = La connessione è caduta. Le tue carte arrivano appena torna.

remembered-you = Resti nella memoria
remembered =
    { $count ->
        [one] { $names } resta nella memoria
       *[other] { $names } restano nella memoria
    }
ahead-of =
    { $points ->
        [one] { $won }, { $points } punto più di { $names }.
       *[other] { $won }, { $points } punti più di { $names }.
    }
ending-more = Altro
final-scores = Punteggi finali
no-result = Questa partita non ha un risultato.
rematch = Gioca ancora
record = Scarica la registrazione
next-bots = I bot della prossima partita
next-bot = Il bot al posto di { $name }
rematch-join = Unisciti alla prossima partita
remove-sure = Per tutti, e per sempre?
replay = Rivedi la partita
replay-close = Ai punteggi finali
replay-result = Mostra il risultato
replay-running = Uno sguardo indietro
replay-present = Torna alla partita
replay-your-turn = Nella partita tocca a te.
replay-later =
    { $count ->
        [one] Intanto la partita è andata avanti di una voce.
       *[other] Intanto la partita è andata avanti di { $count } voci.
    }
replay-entry = Voce
replay-at = Voce { $at } di { $last }
replay-back = Una voce indietro
replay-on = Una voce avanti
replay-part-back = Dove comincia il turno, o quello prima
replay-part-on = Al turno seguente
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-times = { $speed }×
replay-jump = Vai a un round o a un turno
replay-part = { $heading } (voce { $at })
replay-turn = · turno di { $name } (voce { $at })
replay-seat = Visto da
replay-all = Tutte le carte
moment-link = Copia il link a questo momento
record-running = Finché la partita è in corso, la registrazione contiene solo le tue risposte e nessuno può ripercorrerla; dopo la fine contiene tutto.
branch = Continua da qui come { $name }
branch-luck = La sorte da qui in poi
branch-luck-same = Le carte restano come sono
branch-luck-new = Le carte coperte vengono rimescolate
branch-seat = Al posto di { $name }
branch-me = Io
branch-bot = Bot: { $bot }
branch-public = Tavolo pubblico
branch-nobody = Scegli un posto per te.
branch-about = Un tavolo tutto tuo comincia dove stava questo. Per un amico ricevi un link, sotto «Persone»; la partita lì lo aspetta.
to-entry = Guarda quel momento
at-entry = Mostra il tavolo dopo la voce { $at }
look-back = Guarda indietro
since-title = Dalla tua ultima mossa
since-replay = Rivedi dalla tua ultima mossa
undo-from = Ritira tutto dalla voce { $at } in poi
deal-check = Questa distribuzione si può verificare
deal-fits = Tutti i byte sono quelli promessi, e le carte ne derivano.
deal-fits-not = Qualche byte non è quello promesso, oppure le carte non ne derivano.
deal-bound-yes = Il server aveva già fatto questa promessa prima che tu aprissi i tuoi byte.
deal-bound-no = Quando hai aperto i tuoi byte, il server aveva promesso un’altra cosa.
deal-mine-yes = I tuoi byte sono nella distribuzione.
deal-mine-no = I tuoi byte sono stati lasciati fuori dalla distribuzione.
deal-mine-none = Questo browser non ha messo niente nella distribuzione.
deal-commitment = La promessa del server (hash)
deal-secret = I byte del server
deal-own = I tuoi byte
deal-how = Che cosa dimostra, e come verificarlo da sé

## Su un tabellone

plain-view = Vista semplice
board-view = Tabellone
can-choose = Si può scegliere.
chosen = Che cosa hai scelto
do-what = { $what }?
not-yet = Non ancora
do-it = Fallo
put-back = Rimetti giù
final = Dopo non potrai più tornare indietro da solo.
not-now = { $what }: ora no.
lit-hint =
    { $more ->
        [0] Scegli qualcosa che brilla.
       *[other] Scegli qualcosa che brilla, oppure:
    }
fresh = Nuovo dalla tua ultima mossa.
fresh-short = nuovo
piles = { $deck } da pescare, { $discard } scartate
failed = fallita
position = Posizione { $position }
deck =
    { $kind ->
        [legacy] Mazzo Lasciti
       *[resource] Mazzo Risorse
    }
dealer = mazziere
settlement = Si conclude il round { $round }
settlement-step = Passo { $at } di { $last }
settlement-show = Rivedi il conteggio
settlement-again = Ancora una volta
settlement-done = Continua
step-back = Indietro
step-on = Avanti
pause = Pausa
go-on-alone = In automatico
skip-settlement = Salta
chart-plain = I punteggi
chart-title = I punteggi, { $rounds }
round-points =
    { $points ->
        [one] { $round }: { $points } punto
       *[other] { $round }: { $points } punti
    }
origins-title = Da dove vengono i punti
origin-other = Altro
origin-awarded-reward = Ricompense
origin-awarded-dependency = Dipendenze
origin-awarded-pursuit = Tecnologia Perseguita
origin-gained-points = Abilità
origin-lost-points = Persi
origin-points-majority = Maggioranza
origin-points-other = Altri
origin-points-first = Primo a finire
turns-title = Le svolte
turn-of-lead =
    { $count ->
        [one]
            { $points ->
                [one] { $after } conduce { $names } con { $points } punto.
               *[other] { $after } conduce { $names } con { $points } punti.
            }
       *[other]
            { $points ->
                [one] { $after } sono pari { $names } con { $points } punto a testa.
               *[other] { $after } sono pari { $names } con { $points } punti a testa.
            }
    }

## Tu

me-name = Il tuo nome
me-rename = Cambia
me-renamed = Il nome è cambiato; ai tavoli dove siedi resta quello vecchio.
me-preferences = Preferenze
me-notify = Avvisami quando tocca a me
me-notify-help = Un avviso del browser mentre un tavolo è aperto in un’altra scheda.
me-notify-denied = Il browser non lo permette: si cambia nelle sue impostazioni per questa pagina.
me-sound = Suono
sound-now =
    { $sound ->
        [on] Suono: sì
       *[off] Suono: no
    }
me-sound-try = Prova
me-sound-help = Il tuo turno, carte, cubi e viaggiatori, le perdite, i punti, la fine della partita. Una partita che rivedi è muta.
me-volume = Volume
volume-1 = basso
volume-2 = medio
volume-3 = pieno
me-playback = Le mosse altrui fatte mentre non c’eri vengono rimostrate
playback-off = non da sole
playback-slow = lentamente
playback-normal = a passo normale
playback-quick = in fretta
playback-now =
    { $pace ->
        [off] Riepilogo: spento
        [slow] Riepilogo: lento
        [quick] Riepilogo: rapido
       *[normal] Riepilogo: normale
    }
recap-step = { $at } di { $last }
recap-skip = Al presente
recap-again = Dall’inizio
me-keys = Scorciatoie da tastiera con un solo tasto
me-board = Mostra i giochi sul loro tabellone, se ne hanno uno
me-confirm = Due tocchi: il primo mostra che cosa accadrebbe, il secondo lo fa
me-confirm-help = Senza, si gioca con un clic. Trascinare gioca sempre subito; così le carte di un pagamento, finché potresti annullarle.
me-devices = I tuoi dispositivi
me-devices-about = Con un link di recupero sei la stessa persona su un altro dispositivo. Funziona una volta, entro una settimana.
me-make-link = Crea un link di recupero
me-link = Link di recupero
me-link-help = Chi ce l’ha può farsi passare per te: aprilo tu, sull’altro dispositivo.
me-revoke-links = Disattiva tutti i link
me-this-device = Questo dispositivo
me-device = Un dispositivo, dal { $when }
me-shut-out = Escludi
webhook = Quando non sei qui
webhook-about = In una partita che dura giorni, un tuo indirizzo (un webhook) può essere avvisato che tocca a te. Saprà a quale tavolo, e niente della partita.
webhook-url = Indirizzo, che comincia con https://
webhook-set = Avvisa questo indirizzo
webhook-clear = Non avvisarlo più
webhook-on = Questo indirizzo viene avvisato dei tuoi turni.
webhook-failures =
    { $failures ->
        [one] Questo indirizzo viene avvisato dei tuoi turni, ma l’ultima chiamata non è riuscita.
       *[other] Questo indirizzo viene avvisato dei tuoi turni, ma le ultime { $failures } chiamate non sono riuscite.
    }
webhook-off = Dopo { $failures } errori di fila questo indirizzo non viene più avvisato. Impostalo di nuovo per riprovare.
me-leave = Farsi dimenticare
me-leave-about = Nome, chiavi e chat vengono cancellati qui; ai tuoi posti continuano i bot, le registrazioni dicono «somebody».
me-sure = Non si può annullare.
me-leave-do = Dimenticami

## Aiuto

help-how = Come si gioca qui
help-question = La domanda dice che cosa puoi fare ora. Rispondi lì, o con i pulsanti sulle carte e sui pezzi.
help-why = Ciò che non si può giocare dice perché: apri «Perché no?»; § porta alla regola.
help-terms = Le parole con la linea punteggiata si spiegano da sé se le scegli, al tavolo e nelle regole.
help-undo = «Annulla la mossa» è libero finché nessun altro ha mosso e non si è visto niente di nuovo; poi si chiede agli altri.
help-friends = Gli amici arrivano con un link, senza account. Più persone possono usare un solo dispositivo: fra l’una e l’altra lo schermo è coperto.
help-keys = Tasti
help-keys-about = Tutto si raggiunge con il tasto Tab. A un tavolo aiutano anche questi; si disattivano nella pagina con il tuo nome.
key-1 = dà la risposta con quel numero
key-q = alla domanda
key-t = al tavolo
key-u = annulla la mossa
key-i = chiede un suggerimento e il suo passo successivo
key-l = mostra la cronaca
key-c = mostra la chat
key-r = apre le regole
key-k = apre le carte
key-p = mostra le persone
key-arrows = una voce indietro o avanti, quando rivedi una partita
key-pages = un turno o un round indietro o avanti, quando rivedi una partita
key-help = mostra questi tasti
key-esc = chiude ciò che era aperto
keys-of-board = Sul tabellone di { $game }
key-h = alla tua mano
key-s = ai giocatori accanto al tavolo, quando se ne può scegliere uno
key-n = che cosa succederebbe se il round finisse ora
key-e = l’albero delle Tecnologie
key-legacies-m = al mercato
key-legacies-g = alle Azioni Globali
key-legacies-f = alle figure e ai successori esposti
key-legacies-s = alle plance degli altri
key-legacies-p = al punteggio
key-legacies-e = all’evento
key-legacies-n = il passo seguente di un automa
help-deal = La distribuzione è onesta?
help-deal-how = Appena c’è un tavolo il server estrae byte segreti e ne pubblica l’hash. Il tuo browser estrae i propri e ne pubblica l’hash quando ti siedi. Solo quando ci sono tutti gli hash i tuoi byte vengono aperti; le carte derivano da tutti i byte insieme. Dopo la partita il server apre i suoi.
help-deal-proves = Che cosa dimostra: nessuno ha scelto le tue carte. Il server era vincolato prima di vedere i tuoi byte, e tu non potevi conoscere i suoi.
help-deal-not = Che cosa non dimostra: che chi gestisce il server non abbia guardato le carte, che questa pagina, che viene dallo stesso server, sia onesta, o che gli altri siano chi dicono. Se qualcuno non apre i propri byte, la distribuzione ricomincia senza di lui.
help-deal-check = Per verificare da te, scarica la registrazione dopo la partita: «posterity verify» ripercorre ogni hash e ogni mossa, e docs/verify.md nei sorgenti contiene un breve programma che non ha niente in comune con Posterity.
help-credits = Ringraziamenti
help-credits-games = I giochi appartengono ai loro autori ed editori; questa è un’implementazione indipendente delle loro regole, con licenza MIT. Si fonda su:

## Rifare una distribuzione

title-verify = Rifare la distribuzione
deal-redo = Rifai la distribuzione passo per passo in questo browser
help-deal-redo = Rifai qui la distribuzione di una partita finita, dalla sua registrazione
verify-about = Questa pagina ricalcola la distribuzione di una partita finita, con codice proprio, nel tuo browser: quali promesse sono state mantenute, quale seme ne deriva, e quali carte derivano dal seme. La registrazione che apri qui non viene mandata da nessuna parte.
verify-files = Quale partita?
verify-record = Registrazione di una partita (file JSON)
verify-record-about = Una partita finita si salva con «Scarica la registrazione»; «posterity simulate» e «posterity play» scrivono gli stessi file.
verify-trace = La sua traccia, se ce l’hai
verify-trace-about = «posterity trace REGISTRAZIONE > trace.jsonl», su una macchina di cui ti fidi, scrive ogni posizione. Così si può confrontare anche l’ordine di interi mazzi.
verify-fault-record = Questo file non è la registrazione di una partita.
verify-fault-trace = Questo file non è una traccia di questa partita: mancano le posizioni delle prime voci.
verify-entries = { $count ->
    [one] 1 voce
   *[other] { $count } voci
}
verify-verdict-good = Torna tutto
verify-verdict-bad = Qualcosa non torna
verify-verdict-none = Non c’è niente da confrontare
verify-count = { $good ->
    [one] 1 passo torna
   *[other] { $good } passi tornano
}, { $bad ->
    [0] nessuno è sbagliato
    [one] 1 è sbagliato
   *[other] { $bad } sono sbagliati
}, { $open ->
    [0] nessuno resta aperto
    [one] 1 non si è potuto confrontare
   *[other] { $open } non si sono potuti confrontare
}.
verify-no-promise = Prima di questa partita non è stato promesso niente: è stata giocata senza server, o con uno vecchio. Chi l’ha cominciata può aver scelto il seme. Quello che deriva dal seme si può rifare lo stesso.
verify-branch = Questa partita ne continua un’altra, di cui si conoscevano già le carte. Per lei non è stato promesso niente. Quello che deriva dal seme si può rifare lo stesso.
verify-part-promises = Promesse e seme
verify-about-promises = Una promessa è l’hash di 32 byte segreti. Chi l’ha fatta non può aprirne altri dopo. Il seme è l’hash di tutti i byte, uno dopo l’altro.
verify-part-cards = Le carte
verify-about-cards = Che cosa si mescola: le carte del set, nell’ordine in cui sono elencate.
verify-part-deal = La distribuzione
verify-about-deal = Ogni mazzo e ogni estrazione ha un proprio flusso di numeri, che deriva dal seme. Quello che ne risulta si confronta con quello che c’era sul tavolo.
verify-part-game = La partita
verify-about-game = Che cosa dicono della distribuzione le risposte della registrazione: a chi è toccata la prima domanda, e quali carte sono state giocate.
verify-good = Giusto.
verify-bad = Sbagliato.
verify-open = Non confrontato.
verify-compared = Che cosa è stato confrontato
verify-worked = Calcolato qui
verify-found = Nella partita
verify-hidden = Da quello che abbiamo non si vede.
verify-step-whole = Il seme è aperto, e il caso segue «blake2b-1».
verify-step-server = I byte del server sono quelli che aveva promesso.
verify-step-seat = I byte di { $name } sono quelli promessi.
verify-step-seed = Il seme deriva da tutti i byte insieme.
verify-step-bound = La promessa del server è quella che questo browser ha visto prima di aprire i propri byte.
verify-step-mine = I byte di questo browser stanno al suo posto.
verify-step-cards = Le carte note qui hanno l’hash che la registrazione indica.
verify-step-game = Come si distribuisce questo gioco non è noto a questa pagina.
verify-step-dealer = Il mazziere è quello scelto dal seme.
verify-step-resources = Le carte Risorsa di { $name } sono quelle distribuite.
verify-step-legacies = Le carte Lascito di { $name } sono quelle distribuite.
verify-step-resource-deck = Il mazzo Risorse è in quest’ordine.
verify-step-legacy-deck = Il mazzo Lasciti è in quest’ordine.
verify-step-character = Il personaggio di { $name } è quello estratto.
verify-step-first-chooser = Chi sceglie la posizione per primo è stato scelto dal seme.
verify-step-hand = La prima mano di { $name } è quella distribuita.
verify-step-fate = La carta Destino di { $name } è quella distribuita.
verify-step-deck = Il mazzo è in quest’ordine.
verify-step-aid = L’aiuto di gioco di { $name } è quello estratto.
verify-step-figure = La Figura Leggendaria { $number } è quella estratta.
verify-step-tiles = Le prime tessere Punteggio sono quelle estratte.
verify-step-row = Le Azioni Globali sono nell’ordine estratto.
verify-step-event = Il primo Evento è quello estratto.
verify-step-events = Gli Eventi successivi sono in quest’ordine.
verify-step-player-cards = Le carte Giocatore del Secolo { $number } sono in quest’ordine.
verify-step-successors = I Successori sono in quest’ordine.
verify-step-solo = Le carte Solitario del Secolo { $number } sono in quest’ordine.
verify-step-asked = La prima domanda è toccata a chi indica la distribuzione.
verify-step-answers = Fino alla voce { $number } le risposte nominano { $name } carte, e ognuna c’era davvero.
verify-step-answer = Alla voce { $number } { $name } gioca una carta che la distribuzione non gli ha dato.
verify-means = Che cosa significa
verify-means-promises = Se tutte le promesse tornano, nessuno ha scelto la distribuzione: il server era vincolato prima di vedere i byte degli altri, e nessun altro conosceva i suoi.
verify-means-own = Per te vale se dentro ci sono byte tuoi. Chi non ne ha messi deve fidarsi che gli altri non si siano messi d’accordo.
verify-means-looked = Non dimostra che nessuno abbia guardato: chi gestisce un server può leggerne la memoria, e con essa ogni mano.
verify-means-page = Questa pagina e le carte che conosce vengono dal server. Chi vuole esserne certo usa una copia di Posterity presa altrove, o il breve programma in docs/verify.md.
verify-means-later = Quello che il caso porta dopo la prima distribuzione qui non viene rifatto: le mescolate successive e, in Legacies, i gettoni Bonus e i personaggi degli automi. «posterity verify» ripercorre ogni singola mossa.
verify-to-table = Torna al tavolo
verify-other = Un’altra partita, da un file

## Analisi delle partite finite

title-review = Analisi
title-practice = Esercizi
percent = { $value } %
review = Analisi
review-here = Analizza questo momento
review-of = Analisi di { $game }
review-back = Torna al tavolo
review-waiting = In attesa del suo turno …
review-pass-1 = Primo passaggio: { $done } di { $total }
review-pass-2 = Analizzate { $done } di { $total }
review-left = circa { $time }
review-state-none = Nessuno ha chiesto un’analisi.
review-state-done = L’analisi è completa.
review-state-failed = L’analisi non è stata completata. Riprova più tardi.
review-not-over = Una partita si analizza quando è finita.
review-nobody = Nessuno ha ancora chiesto l’analisi di questa partita. Può farlo chi ha un nome qui.
review-begins = L’analisi comincia. Tra poco ci saranno i primi risultati.
review-stranger = Entra per riprovare da qui o per conservare posizioni.
review-chart = Probabilità di vittoria
review-line = { $name } va da { $start } % a { $end } %.
review-band = fascia del 95 %
review-brief = solo primo passaggio
review-shows = Come si mostrano le probabilità
review-show-chart = Grafico
review-show-table = Tabella
review-table-caption = Le probabilità di tutti dopo ogni voce
review-col-entry = Voce
review-col-who = Chi
review-col-answer = Risposta
review-col-cost = Costo
review-col-verdict = Giudizio
review-go = Guarda la voce { $n }
review-entry = Voce { $n }
review-moments = I momenti che hanno deciso la partita
review-moment = Momento { $at } di { $count }
review-moment-at = Momento { $at } di { $count }
review-decision-at = Voce { $n }
review-part-entry = { $part }, voce { $n }
review-moment-back = Al momento precedente
review-moment-on = Al momento successivo
review-cost-band = −{ $cost } ± { $band }
review-parts = Parti dell’analisi
review-tab-board = Tavolo
review-position = Prima della voce { $n }
review-ring-given = la risposta data
review-ring-best = la migliore trovata
review-ring-plan = il piano di cui fa parte
review-cost = costo
review-cost-unit = ± { $band } punti di probabilità
review-first-pass = solo primo passaggio
review-you-answered = Hai risposto
review-answered = { $name } ha risposto
review-before-after = prima { $before } %, dopo { $after } %
review-forced = Non c’era altro da rispondere.
review-other = Qui non si è deciso nulla.
review-best = Le migliori trovate, da ciò che si poteva sapere
review-scale = da { $from } a { $to } %
review-costs = costa { $cost } ± { $band }
review-close = costa { $cost } ± { $band }: troppo vicine per dirlo
review-why = Perché.
review-luck = Che cosa ha cambiato il caso
review-happened = Che cosa è successo
review-open = A carte scoperte:
review-open-aside = Per curiosità, non conta mai.
review-words = Come si chiamano le risposte
review-words-about = Una parola solo dove la fascia lo permette.
review-budget =
    { $count ->
        [one] { $count } ipotesi per ogni risposta: scelta su alcune ipotesi, valutata su altre.
       *[other] { $count } ipotesi per ogni risposta: scelta su alcune, valutata su altre.
    }
review-again = Riprova da qui
review-keep = Conserva per esercizio
review-keep-short = Conserva
review-kept-short = Conservata
review-kept = Conservata: esercitati
review-sums = Dall’inizio al risultato
review-from-to = { $start } % a { $end } %
review-own = Decisioni di { $name }
review-others = Decisioni degli altri
review-chance = Fortuna
review-decisions =
    { $count ->
        [one] { $count } decisione, costata { $cost } punti in tutto
       *[other] { $count } decisioni, costate { $cost } punti in tutto
    }
review-without-faults = { $all }.
review-with-faults = { $all }: { $faults }.
review-count-blunder =
    { $count ->
        [one] { $count } errore grave
       *[other] { $count } errori gravi
    }
review-count-mistake =
    { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
review-count-slip =
    { $count ->
        [one] { $count } imprecisione
       *[other] { $count } imprecisioni
    }
review-count-unclear = { $count } troppo vicine per dirlo
review-level = Somiglia a: { $name }.
review-level-band = Somiglia a: { $name }, fascia da { $low } a { $high }.
review-no-level = A quale livello somigli non è stato misurato.
review-how = Come si calcola
review-how-title = Come si fa un’analisi
review-how-chances = Probabilità
review-about-chances = Ciò che ogni posto poteva aspettarsi si stima da quello che poteva sapere allora: tutto ciò che non ha visto si distribuisce di nuovo, molte volte. Le linee non devono dare 100 % in tutto, perché ognuno sa cose diverse.
review-how-cost = Costo
review-about-cost = Una risposta si confronta con la migliore trovata nelle stesse ipotesi. La migliore si sceglie su una metà di esse e si valuta sull’altra, così il rumore non sembra un errore.
review-how-words = Parole
review-about-words = Imprecisione, errore ed errore grave si dicono solo dove l’intera fascia lo permette. Tutto il resto è troppo simile per dirlo.
review-how-luck = Fortuna
review-about-luck = Ogni cambiamento appartiene a una decisione propria, a una di qualcun altro o al caso: una pesca, una mescolata, una carta nascosta che si scopre. Insieme portano esattamente dall’inizio al risultato.
review-how-open = A carte scoperte
review-about-open = Ciò che avrebbe consigliato chi vede tutte le carte sta a parte e non conta mai.
review-how-level = Livelli
review-about-level = I costi si prendono come parte di ciò che era in gioco e si confrontano con quelli dei bot di ogni livello.
review-keys = Tasti: freccia sinistra e destra vanno di momento in momento, con Maiusc di decisione in decisione.

verdict-best = la migliore trovata
verdict-fine = altrettanto buona
verdict-slip = imprecisione
verdict-mistake = errore
verdict-blunder = errore grave
verdict-unclear = troppo vicine per dirlo
verdict-luck = fortuna

light-matters = Il suggerimento indica qui.
light-answer = La risposta del suggerimento.
light-plan = Qui continua il piano.
light-runner = La seconda scelta.
light-given = La risposta data.
light-best = La migliore risposta trovata.

## Suggerimenti

hint = Suggerimento
hint-ask = Chiedi un suggerimento
hint-known = solo ciò che puoi sapere
hint-close = Chiudi il suggerimento
hint-thinking = Sto pensando a ciò che puoi sapere …
hint-more-nudge = Riprova
hint-more-answer = Mostra la risposta
hint-more-why = Perché?
hint-myself = La trovo io
hint-given =
    { $count ->
        [one] Il tuo primo suggerimento in questa partita. Tutti vedono che qui si danno suggerimenti.
       *[other] { $count } suggerimenti finora. Tutti vedono che qui si danno suggerimenti.
    }
hint-taken = { $name } ha avuto un suggerimento.
hints-on = A questo tavolo si danno suggerimenti.
hints-given =
    { $count ->
        [one] { $count } suggerimento
       *[other] { $count } suggerimenti
    }
new-hints = Suggerimenti
new-hints-none = Nessuno
new-hints-given = A chi li chiede
new-hints-help = Tutti vedono che si danno suggerimenti e quando qualcuno ne ha preso uno. Chi gioca da solo contro i bot può sempre chiedere.
sum-hints = Si danno suggerimenti.
review-done-of = { $done } di { $total }

## Posizioni per esercitarsi

practice-about = Posizioni delle tue partite che hai conservato. Ognuna torna finché non le hai risposto bene tre volte.
practice-count = { $due } da fare, { $solved } risolte
practice-none = Non hai ancora conservato posizioni. «Conserva per esercizio» è accanto a ogni decisione nell’analisi di una partita.
practice-position = { $game }, voce { $n }
practice-due = da fare ora
practice-due-on = da fare { $when }
practice-solved = risolta
practice-steps = { $done } passi di { $all }
practice-tries =
    { $count ->
        [one] { $count } tentativo
       *[other] { $count } tentativi
    }
practice-try = Esercitati
practice-try-what = Esercitati: { $game }, voce { $n }
practice-remove = Togli
practice-all = Tutte le posizioni
practice-thinking = Sto calcolando quanto vale …
practice-good = Una buona risposta.
practice-not-good = C’era di meglio.
practice-yours = la tua risposta
practice-comes-back = Torna { $when }.
practice-mine = Posizioni per esercitarsi
