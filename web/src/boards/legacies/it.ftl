# Le parole sul tabellone di legacies.

table-of-legacies = Il tavolo
the-society = Società e settori
society = Società
industries = Settori
bonus = Bonus
newest-to-fading = 1 nuovo → { $last } in uscita
axis-share = quota
axis-dividend = dividendo
century-generation = Secolo { $century }, generazione { $generation }
needs-mandatory = obbligatorie { $done }/{ $all }
needs-others = altre { $done }/{ $all }
century-settled = La fine del secolo { $century }
game-settled = La fine della partita
the-ledger = La fine in numeri
fame-before = Fama prima
fame-now = Fama ora
turn-order = Ordine di turno
you = Tu
held-by-you = Tuo
order-told =
    { $place }. { $name }: { $fame } Fama, fondazione { $foundation }; { $next }. nella prossima generazione se iniziasse ora.
order-why = Fondazione { $foundation }; nella prossima generazione posto { $next } se iniziasse ora.
person-politician = Politico
person-underworld-boss = Boss malavita
person-general = Generale
person-inventor = Inventore
person-philosopher = Filosofo
person-corporate-mogul = Magnate
person-transportation-baron = Bar. dei trasporti
person-master-thief = Maestro ladro
person-promoter = Impresario
person-socialite = Diva dei salotti
bonus-token = Gettone bonus: { $name }
disposition-friend = un amico: non costa nulla
disposition-enemy = un nemico: costa più Fama
legendary-figures = Figure leggendarie
face-down = Secolo { $century }
successors-shown = Successori in mostra
eight-actions = Azioni globali
mandatory = Obbligatoria.
would-end = Concluderebbe la generazione.
tile-event = Risolvi l’evento
tile-relationships = Relazioni
tile-income = Rendita dei cimeli
tile-fame = Fama dei cimeli
tile-foundation = Fondazione
tile-influence = Influenza
tile-dividends = Dividendi
tile-trade = Conferenza
tile-done = fatta
tile-blocked = bloccata
trigger-what = Attiva: { $what }
the-others = Gli altri
scores-nothing = senza punti
no-successor = nessun successore
played-short = { $count } giocate
triggered-short = { $count } att.
row-next = poi: riga { $row }
row-none = niente altre carte
side-aboveboard = onesto
side-underhanded = subdolo
side-and-played =
    { $side }, { $count ->
        [one] { $count } carta giocata
       *[other] { $count } carte giocate
    }
your-mat = La tua plancia
free-tokens = Gettoni liberi, e quelli ancora bloccati
tokens-told =
    { $kind ->
        [relationship] Gettoni relazione
        [minor] Investimenti minori
       *[major] Investimenti maggiori
    }: { $free } liberi, { $locked } bloccati.
earns-told = I tuoi settori valgono { $values } Oro; le tue quote pagherebbero { $shares } Oro.
heirlooms-of = Cimeli del personaggio { $name }
the-event = L’evento
event-kind = evento
event-done = Nessun evento aperto
event-resolved-as = { $name } è risolto.
next-event = Poi: { $name }
no-next-event = Non c’è un altro evento.
if-it-ended = Se finisse ora
ends-century = { $century } { $name }
ends-game = Fine: { $name }
end-goods = Fine: beni
fame-then = Fama allora
the-market = Il mercato
market-empty = vuoto
your-cards =
    { $count ->
        [one] La tua mano: { $count } carta
       *[other] La tua mano: { $count } carte
    }
no-cards-left = Nessuna carta in mano.
from-market = dal mercato
in-use = in uso
give-this = Dai { $card } in cambio
given-away = Questa va al mercato
which-to-give = { $card }: quale delle tue carte dai in cambio?
which-use = { $card }: per che cosa la usi?
no-foundation = niente fondazione
timing-ongoing = Finché è in gioco
timing-immediate = Subito
timing-retire = Al ritiro
zone-relationships = Relazioni
zone-investment = Investimento
zone-opportunity = Opportunità
zone-goods = Beni
zone-told = { $what }: { $price }.
said-gold = { $count } Oro
said-fame = { $count } Fama
said-foundation = { $count } Fondazione
said-any =
    { $count ->
        [one] { $count } risorsa qualsiasi
       *[other] { $count } risorse qualsiasi
    }
said-cards =
    { $count ->
        [one] { $count } altra carta
       *[other] { $count } altre carte
    }
costs-nothing = gratis
use-relationship = Relazione: { $name }
use-special = Azione speciale
use-wild = Relazione jolly
use-wild-with = Relazione jolly: { $name }
use-investment = Investimento
use-opportunity = Opportunità
use-resources = Prendi le risorse
use-explore = Esplora
use-heirloom = Acquisisci un cimelio
special-short = Speciale
wild-short = Jolly
a-figure = Una figura
no-opportunity = Nessuna opportunità
any-of = { $group }: uno qualsiasi
any-instead = { $industry }: qualsiasi
explore-brings =
    { $gold } Oro e { $fame } Fama{ $heirs ->
        [0] { "" }
        [one] , e un successore
       *[other] , e { $heirs } successori
    }
choose-track = Una relazione jolly: con chi? Si può con chi si illumina.
choose-figure = Quale figura leggendaria?
choose-industry = Un investimento: in quale settore?
choose-one = Che cosa vuoi fare?
size-minor = minore
size-major = maggiore
trade-buy = Compra { $size }: { $industry }
trade-sell = Vendi { $size }: { $industry }
trade-told = { $what }: { $gold } Oro, poi { $after }.
row-after = riga { $row }, dividendo { $dividend }
shares-pay = Le tue quote pagherebbero { $gold } Oro.
item-printed = Stampato sulla carta
item-amicable = Un tuo amico
item-hostile = Ti è ostile
item-successor = Il tuo successore
turn-hint = Usa una carta per una delle sue zone, scambiala con il mercato o attiva un’azione globale illuminata.
turn-hint-empty = Non hai più carte Giocatore: attiva un’Azione Globale accesa.
in-all = In tutto
so-far = Fin qui
then-you-choose = Poi scegli tu: { $question }
then-another-chooses = Poi sceglie { $name }.
and-then-unknown = Che cosa segue non si sa ancora.
why-not-already-there = Hai già un gettone lì.
why-not-own-track = È il tuo tracciato.
why-not-no-token = Nessun gettone relazione libero.
why-not-cannot-pay-gold = Oro insufficiente.
why-not-cannot-pay-fame = Fama insufficiente.
why-not-cannot-pay-resources = Mancano le risorse.
why-not-cannot-pay-cards = Troppo poche altre carte.
why-not-figure-limit = Hai già tutte le figure che puoi.
why-not-figure-own = C’è il tuo gettone.
why-not-no-own-icon = Il tuo personaggio non c’è.
why-not-no-opportunity = Non ce n’è.
why-not-size-there = Ne hai già una così lì.
why-not-no-investment-token = Nessun gettone libero di quel tipo.
why-not-nothing-to-sell = Niente da vendere.
why-not-no-trade = Ora non si può comprare né vendere.
why-not-no-heirloom = Ora non puoi avere cimeli.
why-not-heirloom-gone = È già preso.
why-not-heirloom-absent = Non è in gioco.
why-not-level-there = Hai già quel livello.
why-not-level-six-last = Prima uno di ogni livello.
why-not-opponent-limit = Hai già tutti i suoi che puoi.
why-not-cannot-pay-fee = Fama insufficiente per i diritti.
why-not-level-zero = Non si può acquisire.
why-not-too-few-played = Troppo poche carte giocate.
why-not-tile-down = Già attivata.
why-not-tile-blocked = Bloccata.
why-not-foundation-first = Non può essere la prima.
why-not-event-lost = L’evento è perduto.
why-not-cell-taken = occupata
why-not-cannot-afford-bid = più di quanto hai
why-not-below-bid = più bassa della tua
why-not-wrong-step = non è un tuo passo
why-not-is-currency = si offre con questo
why-not-not-a-row = riga inesistente
who-each-player = tutti
who-each-other = gli altri
who-chosen-opponent = un avversario
who-least-fame = chi ha meno fama
who-most-fame = chi ha più fama
who-track-owner = il suo titolare
notation-may = puoi
notation-special = speciale
notation-unlock = sblocca un gettone
notation-block = blocca una tessera
notation-trigger = attiva
notation-any-global = un’azione globale
notation-remove = via un gettone
notation-own-space = il tuo spazio 1
notation-token-space = lo spazio sotto un gettone
notation-own-bonus = il tuo gettone bonus
notation-bonus = un gettone bonus
notation-place = colloca
notation-move-own = sposta uno tuo
notation-move-theirs = sposta uno rivale
notation-buy = compra
notation-sell = vendi
notation-per = per { $of }
notation-per-most = per { $of } (massimo { $most })
notation-at-least = se { $count } { $of },
notation-else = altrimenti
notation-anybody = chiunque
notation-free = gratis
notation-elsewhere = altrove
notation-no-fee = senza diritti
steal-from-each = a ciascuno
steal-from-most-fame = a chi ha più fama
steal-from-track-owner = al suo titolare
counter-cards-played =
    { $per ->
        [0] carte giocate
        [one] carta giocata
       *[other] { $per } carte giocate
    }
counter-hand =
    { $per ->
        [0] carte in mano
        [one] carta in mano
       *[other] { $per } carte in mano
    }
counter-gold =
    { $per ->
        [0] oro
       *[other] { $per } oro
    }
counter-fame =
    { $per ->
        [0] fama
       *[other] { $per } fama
    }
counter-foundation =
    { $per ->
        [0] fondazione
       *[other] { $per } fondazione
    }
counter-resources =
    { $per ->
        [0] risorse
        [one] risorsa
       *[other] { $per } risorse
    }
counter-relationships =
    { $per ->
        [0] relazioni
        [one] relazione
       *[other] { $per } relazioni
    }
counter-legendary =
    { $per ->
        [0] figure
        [one] figura
       *[other] { $per } figure
    }
counter-on-own-track =
    { $per ->
        [0] gettoni sul tuo tracciato
        [one] gettone sul tuo tracciato
       *[other] { $per } gettoni sul tuo tracciato
    }
counter-investments =
    { $per ->
        [0] investimenti
        [one] investimento
       *[other] { $per } investimenti
    }
counter-minors =
    { $per ->
        [0] minori
        [one] minore
       *[other] { $per } minori
    }
counter-majors =
    { $per ->
        [0] maggiori
        [one] maggiore
       *[other] { $per } maggiori
    }
counter-own-heirlooms =
    { $per ->
        [0] cimeli propri
        [one] cimelio proprio
       *[other] { $per } cimeli propri
    }
counter-controlled-heirlooms =
    { $per ->
        [0] cimeli controllati
        [one] cimelio controllato
       *[other] { $per } cimeli controllati
    }
counter-heirlooms =
    { $per ->
        [0] cimeli
        [one] cimelio
       *[other] { $per } cimeli
    }
counter-icons =
    { $per ->
        [0] icone d’impatto
        [one] icona d’impatto
       *[other] { $per } icone d’impatto
    }
counter-matches =
    { $per ->
        [0] corrispondenze
        [one] corrispondenza
       *[other] { $per } corrispondenze
    }
counter-generation =
    { $per ->
        [0] generazioni
        [one] generazione
       *[other] { $per } generazioni
    }
counter-globals-triggered =
    { $per ->
        [0] azioni attivate
        [one] azione attivata
       *[other] { $per } azioni attivate
    }
rank-most-fame = se hai più fama,
rank-least-fame = se hai meno fama,
rank-first = se primo,
rank-last = se ultimo,
rank-largest-foundation = se hai la fondazione più grande,
tokens-you =
    { $count ->
        [one] un tuo gettone
       *[other] tuoi gettoni
    }
tokens-opponent =
    { $count ->
        [one] un gettone rivale
       *[other] gettoni rivali
    }
tokens-anybody =
    { $count ->
        [one] un gettone
       *[other] tutti i gettoni
    }
heirloom-own = proprio
heirloom-opponent = di un rivale
target-relationship-cost = relazioni
target-investment-price = le quote costano
target-sale-proceeds = le vendite rendono
target-heirloom-resources = cimeli
target-heirloom-fee = diritti
target-dividend = dividendi
target-income = rendita
target-legendary-limit = figure
target-advance = non avanzano
others-choose = Si scelgono i personaggi
choose-about = Punteggi finora: { $tiles }. Figure del secolo I: { $figures }. I tracciati pagano come nel secolo I, il nuovo a sinistra.
be-character = Gioca come { $name }, { $side }
be-character-only = Gioca come { $name }
mat-start = Inizia con { $fame } Fama, { $gold } Oro, fondazione { $foundation } e 1 { $resource }.
friends-of = Amici: { $names }.
enemies-of = Nemici: { $names }.
trade-conference = Conferenza commerciale, si offre in { $currency }
you-bid = offri
commodity-gold = Oro
commodity-fame = Fama
commodity-foundation = Fondazione
commodity-resources = Risorse
place-pays = { $place }º
place-now = { $place }º ora
pays-nothing = non paga nulla
bid-told = Offri { $amount } per { $commodity }
bid-brings = Offri { $amount } per { $commodity }: ora posto { $place }, paga { $prize }.
bidding-order = Ordine delle offerte
host = Guida la conferenza
has-bid = Offre { $amount } per { $commodity }.
has-passed = Non offre nulla.
bids-now = Offre ora.
bids-later = Offre dopo.
who-succeeds = { $name }: chi prende il suo posto?
take-about = Uno dei successori in mostra.
retires = si ritira
from-display = in mostra
from-hand = dalla tua mano
just-taken = appena preso
impact-icon = Icona d’impatto
no-match = nessuna corrispondenza
match-number = corrispondenza { $number }: { $brings }
match-token = sblocca un gettone
match-special = un’azione speciale
match-nothing = nient’altro
the-foundation = Fondazione
order-then =
    { $place ->
        [0] { "" }
       *[other] ordine di turno { $now } → { $place }
    }
take-heir = Prendi { $name }
put-heir = Metti in gioco { $name }
heirlooms-title = Cimeli
level-number = Livello { $level }
limit-of = { $taken } di { $limit } presi
acquire-what = Acquisisci { $name }
special-action = Azione speciale
on-the-board = Sul tabellone
stands-on = { $name }, spazio { $space }
heirloom-left = disponibile
the-hall = Galleria dei successori
now-in-play = in gioco
played-cards = Carte giocate
an-automaton = Automa
automaton-cards = { $count } carte giocate in questa generazione, { $left } nel mazzo.
automaton-latest = L’ultima è { $name }.
automaton-acts = Un automa agisce
automaton-step = Passo { $at } di { $last }
to-my-turn = Al mio turno
automata-again = Rivedi gli ultimi turni degli automi
pace = Ritmo
pace-read = passo per passo
pace-flow = da solo
pace-skip = mai
solo-buy = compra
solo-sell = vende
solo-heirloom-own = un cimelio proprio
solo-heirloom-opponent = un cimelio di un rivale
solo-market = Nuove nel mercato: { $slots }
solo-unable = Se non può:
slot-top = prima
slot-middle = seconda
slot-bottom = terza
origin-gained = Altri effetti
origin-gained-exploring = Esplorazioni
origin-gained-heirlooms = Fama dei cimeli
origin-gained-trade = Conferenze commerciali
origin-gained-relationships = Relazioni
origin-gained-specials = Azioni speciali
origin-gained-opportunities = Opportunità
origin-gained-events = Eventi
origin-gained-successors = Successori
origin-lost = Perso
origin-paid = Pagato
origin-stole = Rubato
origin-acquired = Diritti sui cimeli
origin-bonus-laid = All’inizio
origin-scored-foundation = Fondazione
origin-scored-gold = Oro
origin-scored-resources = Risorse
origin-scored-heirlooms = Cimeli
origin-scored-magnetic = Magnetico
origin-scored-devoted = Devoto
origin-scored-committed = Impegnato
origin-scored-cautious = Prudente
origin-scored-desired = Ambito
origin-scored-exotic = Esotico
origin-scored-resourceful = Intraprendente
origin-scored-nostalgic = Nostalgico
origin-scored-wealthy = Facoltoso
origin-scored-storied = Leggendario
origin-scored-diverse = Poliedrico
origin-scored-philanthropic = Filantropico
origin-kind-gained = Azioni ed effetti
origin-kind-gained-exploring = Azioni ed effetti
origin-kind-gained-heirlooms = Cimeli
origin-kind-gained-trade = Azioni ed effetti
origin-kind-gained-relationships = Azioni ed effetti
origin-kind-gained-specials = Azioni ed effetti
origin-kind-gained-opportunities = Azioni ed effetti
origin-kind-gained-events = Azioni ed effetti
origin-kind-gained-successors = Azioni ed effetti
origin-kind-lost = Azioni ed effetti
origin-kind-paid = Azioni ed effetti
origin-kind-stole = Azioni ed effetti
origin-kind-bonus-laid = Azioni ed effetti
origin-kind-acquired = Cimeli
origin-kind-scored-foundation = Beni alla fine
origin-kind-scored-gold = Beni alla fine
origin-kind-scored-resources = Beni alla fine
origin-kind-scored-magnetic = Tessere punteggio
origin-kind-scored-devoted = Tessere punteggio
origin-kind-scored-committed = Tessere punteggio
origin-kind-scored-cautious = Tessere punteggio
origin-kind-scored-desired = Tessere punteggio
origin-kind-scored-exotic = Tessere punteggio
origin-kind-scored-resourceful = Tessere punteggio
origin-kind-scored-nostalgic = Tessere punteggio
origin-kind-scored-wealthy = Tessere punteggio
origin-kind-scored-storied = Tessere punteggio
origin-kind-scored-diverse = Tessere punteggio
origin-kind-scored-philanthropic = Tessere punteggio
whole-mat = La plancia intera
piles-told = Carte Giocatore: { $cards } nel mazzo, { $discarded } scartate. Successori: { $heirs } nel mazzo. Carte solitario: { $solo }.
all-tiles = Tessere punteggio
tiles-in-play = in gioco
tiles-scored = conteggiate
tiles-available = a venire
tile-place = Dove
parts-of-table = Parti del tavolo
tab-of-decide = Scegli
tab-of-me = Io
tab-of-tracks = Tracciati
tab-of-industries = Settori
tab-of-market = Mercato
tab-of-rivals = Rivali
tab-waits = , lì si può rispondere
what-is-mine = Ciò che è tuo
actions-short = Azioni
pays-each = Ora: { $list }.
totals-about = La Fama che ognuno avrebbe se secolo e partita finissero ora.
goods-about = Quanto porterebbero beni e Cimeli a fine partita:
my-goods = Hai { $fame } Fama, { $gold } Oro, { $foundation } Fondazione.
from-price = da
space-pays = Lo spazio { $space } ora ti renderebbe { $goods }.
tiles-then = Tessere Punteggio tra cui scegliere poi: { $tiles }.
tile-choice-about = Quanto darebbe ciascuna a ognuno se si contasse ora. Rispondi sotto, o tocca una tessera.
currency-choice = Conferenza: con quale merce fare offerte?
currency-choice-about = Le quantità che si possono offrire, e quanto ne ha ognuno.
can-bid = Offerte
prizes-are = Premi
said-change = { $by } { $name }
said-in-all = In tutto: { $changes }.
said-so-far = Fin qui: { $changes }.
said-again = Ancora una volta per farlo.

door-legacies = Sei generazioni, tre secoli: amici, fortune, cimeli, eredi.
