# I bot e molte partite insieme: il comando `ladder`, e ciò che può non andare con i bot e le serie di partite.

cli-place-on = DOVE
cli-option-bot-timeout = i secondi che un bot in un tuo file può pensare a una risposta (se manca: 60)
cli-option-think = i millisecondi che strong ed expert possono pensare a una risposta; senza, pensano con una quantità fissa di lavoro, la stessa su ogni macchina

cli-help-ladder-line = fa incontrare ogni bot con ogni altro e li valuta
cli-help-ladder-about = Gioca ogni coppia di bot con le stesse distribuzioni, un posto al primo bot e tutti gli altri al secondo, ogni posto a turno, e li valuta sulla scala Elo, con greedy a 1000. Lo stesso comando dà le stesse valutazioni, qualunque sia il numero di processi.
cli-help-ladder-games = quante distribuzioni gioca ogni coppia; ognuna si gioca una volta da ogni posto (se manca: 100)
cli-help-ladder-bots = due o più bot, per esempio greedy,mcts:1000,./mine.py:Mine
cli-help-ladder-seed = il numero della prima distribuzione (se manca: 0)
cli-help-ladder-on = dove si giocano le partite: processes (di questa macchina), ray, o ray:INDIRIZZO (se manca: processes)
cli-help-ladder-workers = quante partite si giocano insieme (se manca: una per processore)
cli-help-ladder-out = conserva ogni partita in questa cartella, e la volta dopo riprende da lì

cli-ladder-few =
    { $count ->
        [0] Non gioca nessuno; indica due o più bot con --bots.
       *[other] Un bot da solo non incontra nessuno; indicane due o più con --bots.
    }
cli-ladder-twice = --bots indica { $bot } due volte; ogni bot si indica una volta.
cli-ladder-alone = Con ladder i bot giocano l'uno contro l'altro; --players deve essere almeno 2.
cli-ladder-seed = I numeri delle distribuzioni arrivano a { $most }; scegli un --seed più piccolo.
cli-ladder-kept = Interrotto: { $games } partite su { $all } sono conservate in { $folder }; lo stesso comando riprende da lì.
cli-ladder-title =
    { $games ->
        [one] { $game }, { players-counted }, { $games } partita (distribuzione { $first })
       *[other] { $game }, { players-counted }, { $games } partite (distribuzioni da { $first } a { $last })
    }
cli-ladder-bot = {"  "}{ $bot }  { $rating } (da { $low } a { $high }), { $ms } ms a decisione
cli-ladder-pair = {"  "}{ $a }  contro { $b }  { $share } % (da { $low } a { $high })

bot-unknown = Il bot «{ $bot }» non esiste; i bot sono { $known }.
bot-no-file = Il file { $file } del bot { $bot } non esiste.
bot-no-class = In { $file } non c'è la classe «{ $word }»; le sue classi sono: { $known }.
bot-no-choose = La classe di { $bot } non ha il metodo choose(self, observation).
bot-raised = Il bot { $bot } è fallito alla riga { $place } del suo file: { $error }.
bot-not-offered = Il bot { $bot } ha risposto «{ $answer }», che non è tra le risposte offerte; deve restituire una di { $offered }.
bot-overdue =
    { $seconds ->
        [one] Il bot { $bot } non ha risposto entro { $seconds } secondo; --bot-timeout dice quanto può pensare.
       *[other] Il bot { $bot } non ha risposto entro { $seconds } secondi; --bot-timeout dice quanto può pensare.
    }
bot-stuck = Il bot { $bots } non ha risposto entro { $seconds } secondi ed è stato chiuso con il suo processo; --bot-timeout dice quanto può pensare.
bot-network = { $bot } non è una rete con un impegno; scrivi plan:MONDI:LARGHEZZA:STRETTA:FINE@FILE.npz o tree:DISCESE:INSIEME@FILE.npz.
bot-like-greedy = { $bot } non ha imparato valori per questo tavolo di { $game }: gioca come greedy.

lab-on = Il valore di --on deve essere processes, ray o ray:INDIRIZZO, non «{ $value }».
lab-no-pyarrow = Per conservare le partite serve il pacchetto pyarrow: pip install 'posterity[lab]'.
lab-no-ray = Per giocare su Ray serve il pacchetto ray: pip install 'posterity[ray]'.
lab-ray-refused = Ray non può giocare a { $address }: { $error }
lab-job-kills = La partita { $number } ha fatto finire il suo processo { $deaths } volte; giocavano { $bots }.
lab-job-failed = La partita { $number } è fallita ({ $error }); giocavano { $bots }.
lab-other-run = { $folder } contiene partite di un altro tipo: { $key } era { $before } e ora è { $now }; scegli un'altra cartella.
lab-bot-changed = { $folder } contiene partite di { $bot } di prima che il suo file cambiasse; scegli un'altra cartella.
lab-in-use = Un'altra serie di partite sta scrivendo in { $folder }; aspetta che finisca, o scegli un'altra cartella.
lab-file-broken = { $file } non si può leggere; spostalo perché le sue partite si giochino di nuovo, o scegli un'altra cartella.
lab-not-kept = Le partite non si possono conservare in { $folder } ({ $reason }); quelle che ci sono sono al sicuro, e lo stesso comando riprende da lì.
