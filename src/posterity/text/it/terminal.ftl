### Il client da terminale in italiano.
### I messaggi terminal-names-… e …-words elencano ciò che si può digitare, separato da spazi; valgono tutte le lingue.

## Che cosa si può digitare

terminal-names-help = ? aiuto
terminal-names-why = perché
terminal-names-hint = suggerimento consiglio
terminal-names-rules = regole regola
terminal-names-log = registro
terminal-names-table = tavolo
terminal-names-hand = mano
terminal-names-undo = annulla
terminal-names-save = salva
terminal-names-auto = auto
terminal-names-quit = esci

terminal-yes-words = s sì
terminal-no-words = n no
terminal-new-words = n nuova
terminal-all-words = tutto
terminal-on-words = sì
terminal-off-words = no

terminal-help = Digita il numero di una risposta, o abbastanza delle sue parole. Oppure:
terminal-help-several = 1 1 2: più numeri rispondono a questa domanda e alle prossime del tuo turno.
terminal-help-help = ?: questo elenco.
terminal-help-why = perché: che cosa non si può scegliere adesso, e perché. Con un numero o delle parole, come «perché 2»: solo quella.
terminal-help-hint = suggerimento: che cosa conta qui; ancora: la migliore risposta trovata; ancora: perché.
terminal-hint-people = I suggerimenti si danno solo dove una persona gioca da sola contro i bot: gli altri li leggerebbero.
terminal-help-rules = regole: le regole dietro alla domanda. Con delle parole, come «regole limite di mano»: che cosa ne dicono.
terminal-help-log = registro: che cosa è successo di recente; «registro tutto» lo racconta dall'inizio.
terminal-help-table = tavolo: di nuovo tutto il tavolo. Con un titolo, come «tavolo la tua mano»: solo quella parte.
terminal-help-hand = mano: che cosa hai in mano.
terminal-help-undo = annulla: ritira la tua ultima decisione; ripetilo per tornare più indietro.
terminal-help-save = salva: la partita si salva da sola dopo ogni risposta; qui leggi dove.
terminal-help-auto = auto: con «auto no» ti si chiede anche quando c'è una sola risposta, con «auto sì» no.
terminal-help-quit = esci: lascia il tavolo; la partita resta salvata e puoi riprenderla.
terminal-help-end = Invio da solo ripete la domanda. Se una risposta si chiama come un comando, «/» davanti indica il comando.

## Preparare la partita

terminal-help-beforehand = Dove qualcosa sta tra [parentesi], Invio da solo lo accetta. Digita «esci» per uscire.

terminal-games = Giochi
terminal-which-game = Quale gioco? [{ $default }]
terminal-guest = Ospite
terminal-who = Chi gioca a questa tastiera? Nomi separati da virgole. [{ $default }]
terminal-how-many = Quanti giocatori in tutto, da { $least } a { $most }? Agli altri posti siedono dei bot. [{ $default }]
terminal-bots =
    { $count ->
        [one] All'altro posto siede un bot:
       *[other] Agli altri { $count } posti siedono dei bot:
    }
terminal-which-bots =
    { $count ->
        [one] Quale? [{ $default }]
       *[other] Quale? Uno per tutti, o uno per posto, separati da virgole. [{ $default }]
    }
terminal-bot-beginner = Impara il mestiere: gioca ciò che ha in mano, non vede molte cose e guarda di rado che cosa vuoi tu.
terminal-bot-casual = Tiene la locanda: ama i piani semplici e dimentica che cosa è stato scartato.
terminal-bot-strong = Ripara orologi: pianifica turni interi, conta ciò che serve agli altri e punisce i regali incauti.
terminal-bot-expert = Legge le stelle: immagina la tua mano molte volte e vede più lontano di Verity.
level-beginner = apprendista
level-casual = tranquillo
level-strong = forte
level-expert = maestro
terminal-options = Opzioni
terminal-option = { $name }: { $value } ({ $values }). { $help }
terminal-from = { $least } o più
terminal-from-to = da { $least } a { $most }
terminal-change-option = Invio comincia la partita. Per cambiare un'opzione digita il suo numero e il valore, per esempio «1 { $example }» ({ $option }: { $example }):
terminal-begins =
    { $names } si siedono al tavolo. Digita ? in qualsiasi momento per sapere che cosa puoi digitare, e «regole» per leggere le regole.

terminal-no-such-game = Il gioco «{ $game }» non esiste; i giochi sono { $known }.
terminal-no-such-bot = Il bot «{ $bot }» non esiste; i bot sono { $known }.
terminal-no-such-option = «{ $typed }» non cambia nulla: digita il numero di un'opzione e il suo valore.
terminal-too-many =
    { $most ->
        [0] Con questi bot non c'è posto per altri giocatori.
        [one] C'è posto per { $most } persona sola.
       *[other] C'è posto solo per { $most } persone.
    }
terminal-too-many-bots =
    { $count ->
        [one] C'è solo { $count } posto per un bot.
       *[other] Ci sono solo { $count } posti per i bot.
    }
terminal-seats-taken = Tra persone e bot i nomi sono { $taken }, ma i posti sono solo { $players }.
terminal-bad-name = Un nome ha da 1 a { $most } caratteri e nessun carattere di controllo.
terminal-same-name = Due giocatori si chiamano { $name }; ognuno deve avere un nome diverso.
terminal-not-a-number = Digita un numero da { $least } a { $most }, oppure premi Invio.

## Partite già cominciate

terminal-unfinished =
    { $count ->
        [one] Una partita da finire:
       *[other] Partite da finire, la più recente per prima:
    }
terminal-found =
    { $count ->
        [0] { $game }: { $names }; appena cominciata; { $when }.
        [one] { $game }: { $names }; { $count } risposta; { $when }.
       *[other] { $game }: { $names }; { $count } risposte; { $when }.
    }
terminal-go-on =
    { $count ->
        [one] Invio la riprende, n ne comincia una nuova:
       *[other] Invio riprende la partita 1; digita un altro numero, o n per una nuova partita:
    }
terminal-no-such-game-kept =
    { $count ->
        [one] Premi Invio o digita n.
       *[other] Digita un numero da 1 a { $count } o n, oppure premi Invio.
    }
terminal-unfinished-kept =
    { $count ->
        [one] C'è una partita da finire: { $path }
       *[other] Ci sono { $count } partite da finire, la più recente in { $path }
    }
terminal-resumed =
    { $count ->
        [one] La partita riprende dopo { $count } risposta.
       *[other] La partita riprende dopo { $count } risposte.
    }
terminal-broken = Nessuna partita da riprendere in { $path }, che resta com'è: { $fault }
terminal-no-file = Non c'è nessun file { $path } da riprendere.
terminal-locked = La partita in { $path } è aperta in un'altra finestra: chiudila prima lì.

## Salvare

terminal-saved = La partita è salvata in { $path }
terminal-not-saved = Attenzione: la partita non si può salvare in { $path } ({ $fault }). Puoi continuare, ma se esci la perdi.
terminal-lost = La partita non si è potuta salvare in { $path } ({ $fault }): è persa.
terminal-kept = La partita è salvata. Per riprenderla:
terminal-nothing-begun = Nessuna partita è cominciata.
terminal-goodbye = Arrivederci.

## Un turno

terminal-cover = Alla tastiera: { $name }. Gli altri non guardino.
terminal-press-enter = { $name }, premi Invio:
terminal-so-far = Finora:
terminal-since = Dalla tua ultima mossa:
# How every sentence about the reader begins; empty where sentences begin with the verb.
terminal-subject = { "" }
terminal-forced = (Senza scelta, risposto per te: { $picks }.)
terminal-enter = È l'unica risposta; la dai con Invio.
terminal-default = Secondo le regole la risposta { $number } è migliore delle altre; la dai con Invio.
terminal-refused-hint =
    { $count ->
        [one] Una cosa adesso non si può scegliere: digita «perché».
       *[other] { $count } cose adesso non si possono scegliere: digita «perché».
    }
terminal-words = Che cosa dici con «{ $answer }»? Per esempio una dedica: «a mia nonna». (Invio da solo: torna alla domanda)
terminal-took-back =
    { $count ->
        [one] { $seat } ritira { $count } risposta.
       *[other] { $seat } ritira { $count } risposte.
    }
terminal-you-took-back =
    { $count ->
        [one] Ritiri «{ $answer }».
       *[other] Ritiri { $count } risposte, a partire da «{ $answer }».
    }
terminal-changed =
    { $kind ->
        [bot] Da qui in poi per { $seat } gioca il bot { $bot }.
        [absent] Da qui in poi per { $seat } non gioca nessuno.
       *[person] Da qui in poi per { $seat } gioca una persona.
    }
terminal-reseeded = Da qui in poi la sorte è nuova.

## Risposte a ciò che si digita

terminal-no-such-number =
    { $most ->
        [one] La risposta { $number } non c'è: l'unica è la 1. Digita ? per l'aiuto.
       *[other] La risposta { $number } non c'è: digita un numero da 1 a { $most }, o ? per l'aiuto.
    }
terminal-ambiguous = «{ $typed }» può essere { $numbers }: digita un numero o più parole.
terminal-unknown = «{ $typed }» qui non è una risposta: digita un numero, abbastanza parole di una risposta, o ? per l'aiuto.
terminal-why-what = «{ $typed }» non riguarda questa domanda; «perché» da solo elenca ciò che è rifiutato.
terminal-nothing-refused = Tutto ciò che riguarda questa domanda si può scegliere.
terminal-cannot-know = Dipende da qualcosa che ancora non puoi sapere.
terminal-auto =
    { $auto ->
        [on] Alle domande con una sola risposta si risponde per te.
       *[off] Ti si fanno anche le domande con una sola risposta.
    }
terminal-log-more =
    { $count ->
        [one] (Un paragrafo prima di questi: digita «registro tutto».)
       *[other] ({ $count } paragrafi prima di questi: digita «registro tutto».)
    }
terminal-yes-no = Sì o no? [no]

## Regole

terminal-rules-here = Le regole dietro a questa domanda:
terminal-rules-all = Digita «regole» e una clausola, una parola o un capitolo per leggere di più. Le clausole sono { $count }. Parole: { $terms }. Capitoli: { $chapters }.
terminal-no-rule = Nessuna regola parla di «{ $typed }».
terminal-more-rules =
    { $count ->
        [one] E un'altra ancora: aggiungi una parola.
       *[other] E altre { $count }: aggiungi una parola.
    }
terminal-ruling = Interpretazione
terminal-example = Esempio

## Ritirare

terminal-undo-nothing = Non c'è nulla di tuo da ritirare.
terminal-undo-others = Dopo «{ $answer }» hanno giocato altri: { $others }. Ritirandola si annullano anche le loro mosse.
terminal-undo-chance = Dopo «{ $answer }» è intervenuto il caso. Se la ritiri, sai ciò che non dovresti sapere.
terminal-undo-shown = Dopo «{ $answer }» si è vista una cosa nascosta. Se la ritiri, sai ciò che non dovresti sapere.
terminal-undo-sure = Nella registrazione resta scritto che hai ritirato la mossa. La ritiri lo stesso?
terminal-undo-agree = { $other }: { $name } vorrebbe ritirare qualcosa. Sei d'accordo?
terminal-undo-refused = { $other } non è d'accordo; resta tutto com'è.
terminal-undo-not = Resta tutto com'è.

## La fine

terminal-final = Punteggio finale
terminal-score =
    { $points ->
        [one] { $name }: { $points } punto
       *[other] { $name }: { $points } punti
    }
terminal-you-win =
    { $count ->
        [one] Hai vinto!
       *[other] Condividi la vittoria!
    }
terminal-wins =
    { $count ->
        [one] Vince { $names }.
       *[other] Vittoria condivisa: { $names }.
    }
terminal-record = La registrazione della partita resta salvata; questi comandi la controllano e la raccontano di nuovo:
terminal-again = Un'altra partita con gli stessi giocatori?

## Controllo

terminal-check-good =
    { $count ->
        [one] Il client da terminale funziona: { $count } domanda posta, risposta e salvata.
       *[other] Il client da terminale funziona: { $count } domande poste, risposte e salvate.
    }
terminal-check-bad = Il client da terminale non funziona: la sua prima domanda non ha avuto una risposta salvata.
