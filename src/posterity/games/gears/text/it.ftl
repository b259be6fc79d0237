### Gears in italiano. Tecnologie, carte Destino e personaggi hanno il nome senza articolo: Fuoco, Perfectly Laid Plans.
### $you dice chi legge: il posto che agisce (o di cui si parla), la vittima, o nessuno dei due.

## Il gioco e le sue opzioni

game-title = Gears
game-about = Viaggia nel passato, stabilisci Tecnologie e sii leader di ciò su cui poggia il futuro: è il gioco di viaggi nel tempo che sulla scatola si chiama Legacy: Gears of Time.

option-fate = Carte Destino
option-fate-help = Da dove vengono le carte Destino: standard, dal mazzo di pesca; sealed, non ci sono; destiny, una segreta a testa; shape, da un'area di Draft scoperta, con un'azione.
option-pursuits = Tecnologie Perseguite
option-pursuits-help = Se c'è un bonus per le Tecnologie Perseguite dei personaggi; in tal caso ognuno sceglie un personaggio.
option-pursuit-ties = Parità su una Tecnologia Perseguita
option-pursuit-ties-help = Che cosa ricevi se sulla tua Tecnologia Perseguita sei a pari merito per i cubetti: none, nulla; share, una parte del bonus, arrotondata per difetto.
option-we-need-more-time = We Need More Time
option-we-need-more-time-help = Che cosa fa la carta per la prossima Tecnologia del turno: over-capacity la ammette anche in una Finestra Temporale piena, free fa risparmiare l'azione.
option-not-what-we-hoped-for = Not What We Hoped For
option-not-what-we-hoped-for-help = Quale ricompensa la carta lascia alla sua Tecnologia per il round.
option-zero-moves = Mosse nulle
option-zero-moves-help = Se viaggiare senza spostarsi, o influenzare senza cubetti, è ammesso come azione.

## Che cosa accade: round

took-character =
    { $you ->
        [seat] Giochi con { $character }.
       *[none] { $seat } gioca con { $character }.
    }
dealt =
    { $you ->
        [seat] La tua mano iniziale ({ $count }): { $cards }.
       *[none] Mano iniziale di { $seat } ({ $count }): { $cards }.
    }
dealt-unseen = { $seat } riceve { $count } carte.
dealt-fate =
    { $you ->
        [seat] La tua carta Destino: { $fate }.
       *[none] Carta Destino di { $seat }: { $fate }.
    }
dealt-fate-unseen = { $seat } riceve una carta Destino.
bonus-cards =
    { $you ->
        [seat] Ricevi { $count ->
            [one] { $count } carta bonus
           *[other] { $count } carte bonus
        }: { $cards }.
       *[none] { $seat } riceve { $count ->
            [one] { $count } carta bonus
           *[other] { $count } carte bonus
        }: { $cards }.
    }
bonus-cards-unseen =
    { $count ->
        [one] { $seat } riceve { $count } carta bonus.
       *[other] { $seat } riceve { $count } carte bonus.
    }
refilled =
    { $count ->
        [0]
            { $you ->
                [seat] Non puoi reintegrare la mano: mazzo di pesca e scarti sono esauriti.
               *[none] { $seat } non può reintegrare la mano: mazzo di pesca e scarti sono esauriti.
            }
       *[other]
            { $you ->
                [seat] Reintegri la mano ({ $count }): { $cards }.
               *[none] { $seat } reintegra la mano ({ $count }): { $cards }.
            }
    }
refilled-unseen =
    { $count ->
        [0] { $seat } non può reintegrare la mano: mazzo di pesca e scarti sono esauriti.
        [one] { $seat } reintegra la mano con { $count } carta.
       *[other] { $seat } reintegra la mano con { $count } carte.
    }
took-position =
    { $you ->
        [seat] Prendi la posizione { $position }.
       *[none] { $seat } prende la posizione { $position }.
    }
round-began = Comincia il round { $round } di 4. Il Giorno Presente è la Finestra Temporale { $present }. Ordine di turno: { $seats }.
round-ends = Finisce il round { $round } e si risolve il Tracciato Temporale.
won =
    { $you ->
        [seat] { $points ->
            [one] Vinci con { $points } Punto Legacy.
           *[other] Vinci con { $points } Punti Legacy.
        }
       *[none] { $points ->
            [one] Vince { $seat } con { $points } Punto Legacy.
           *[other] Vince { $seat } con { $points } Punti Legacy.
        }
    }
deck-reshuffled =
    { $count ->
        [one] Gli scarti diventano il nuovo mazzo di pesca: { $count } carta.
       *[other] Gli scarti si mescolano e formano un nuovo mazzo di pesca di { $count } carte.
    }

## Che cosa accade: turni

turn-began =
    { $you ->
        [seat] Cominci il turno { $turn } del round { $round }.
       *[none] { $seat } comincia il turno { $turn } del round { $round }.
    }
turn-ended =
    { $you ->
        [seat] Termini il turno.
       *[none] { $seat } termina il turno.
    }
travelled =
    { $you ->
        [seat] Viaggi dalla Finestra Temporale { $before } alla { $frame }.
       *[none] { $seat } viaggia dalla Finestra Temporale { $before } alla { $frame }.
    }
paid =
    { $you ->
        [seat] Paghi con { $card }.
       *[none] { $seat } paga con { $card }.
    }
paid-unseen = { $seat } paga con una carta coperta.
established =
    { $you ->
        [seat] Stabilisci { $technology } nella Finestra Temporale { $frame }
       *[none] { $seat } stabilisce { $technology } nella Finestra Temporale { $frame }
    }{ $cubes ->
        [0] {" "}senza cubetti
        [one] {" "}con { $cubes } cubetto
       *[other] {" "}con { $cubes } cubetti
    }{ $successful ->
        [yes] .
       *[no] : per ora fallita.
    }
became-successful = Ora sviluppata: { $technology } nella Finestra Temporale { $frame }.
became-failed = Ora fallita: { $technology } nella Finestra Temporale { $frame }.
influenced =
    { $you ->
        [seat] { $cubes ->
            [0] Influenzi { $technology } nella Finestra Temporale { $frame } senza cubetti.
            [one] Influenzi { $technology } nella Finestra Temporale { $frame } con { $cubes } cubetto.
           *[other] Influenzi { $technology } nella Finestra Temporale { $frame } con { $cubes } cubetti.
        }
       *[none] { $cubes ->
            [0] { $seat } influenza { $technology } nella Finestra Temporale { $frame } senza cubetti.
            [one] { $seat } influenza { $technology } nella Finestra Temporale { $frame } con { $cubes } cubetto.
           *[other] { $seat } influenza { $technology } nella Finestra Temporale { $frame } con { $cubes } cubetti.
        }
    }
drew =
    { $you ->
        [seat] Peschi { $cards }.
       *[none] { $seat } pesca { $cards }.
    }
drew-unseen =
    { $count ->
        [one] { $seat } pesca { $count } carta.
       *[other] { $seat } pesca { $count } carte.
    }
kept =
    { $you ->
        [seat] { $count ->
            [0] Tieni { $card }.
           *[other] Tieni { $card } e metti l'altra carta coperta negli scarti.
        }
       *[none] { $count ->
            [0] { $seat } tiene { $card }.
           *[other] { $seat } tiene { $card } e mette l'altra carta coperta negli scarti.
        }
    }
kept-unseen =
    { $count ->
        [0] { $seat } tiene la carta.
       *[other] { $seat } ne tiene una e mette l'altra coperta negli scarti.
    }

## Che cosa accade: carte Destino

showed-fate =
    { $you ->
        [seat] Giochi { $fate }.
       *[none] { $seat } gioca { $fate }.
    }
more-time =
    { $you ->
        [seat] Puoi usarla per la prossima Tecnologia che stabilisci in questo turno.
       *[none] { $seat } può usarla per la prossima Tecnologia che stabilisce in questo turno.
    }
played-fate-on =
    { $you ->
        [seat] Scegli { $technology } nella Finestra Temporale { $frame } per { $fate }.
       *[none] { $seat } sceglie { $technology } nella Finestra Temporale { $frame } per { $fate }.
    }
willed =
    { $you ->
        [seat] Liberi { $technology } nella Finestra Temporale { $frame } dalla dipendenza da { $removed }.
       *[none] { $seat } libera { $technology } nella Finestra Temporale { $frame } dalla dipendenza da { $removed }.
    }
folded =
    { $you ->
        [seat] Sposti il pedone di { $victim } dalla Finestra Temporale { $before } alla { $frame }.
        [victim] { $seat } sposta il tuo pedone dalla Finestra Temporale { $before } alla { $frame }.
       *[none] { $seat } sposta il pedone di { $victim } dalla Finestra Temporale { $before } alla { $frame }.
    }
fate-left = { $fate } lascia { $technology } nella Finestra Temporale { $frame }: il suo effetto finisce con il round.
took-fate =
    { $you ->
        [seat] Prendi { $fate } dall'area di Draft.
       *[none] { $seat } prende { $fate } dall'area di Draft.
    }
claimed-cubes =
    { $you ->
        [seat] { $cubes ->
            [one] Ricevi { $cubes } cubetto da { $fate } nella tua Riserva di Influenza.
           *[other] Ricevi { $cubes } cubetti da { $fate } nella tua Riserva di Influenza.
        }
       *[none] { $cubes ->
            [one] { $seat } riceve { $cubes } cubetto da { $fate } nella Riserva di Influenza.
           *[other] { $seat } riceve { $cubes } cubetti da { $fate } nella Riserva di Influenza.
        }
    }
placed-cube =
    { $you ->
        [seat] Metti un cubetto su { $fate }.
       *[none] { $seat } mette un cubetto su { $fate }.
    }
placed-nothing =
    { $you ->
        [seat] Non metti cubetti nell'area di Draft.
       *[none] { $seat } non mette cubetti nell'area di Draft.
    }

## Che cosa accade: la fine del round

left-no-cubes = Scartata per mancanza di cubetti: { $technology } nella Finestra Temporale { $frame }.
left-duplicates-success = Doppione scartato: { $technology } nella Finestra Temporale { $frame }; resta la copia sviluppata più antica.
left-duplicates-failed = Doppione scartato: { $technology } nella Finestra Temporale { $frame }; tutte le copie sono fallite, resta la più recente.
awarded-reward =
    { $you ->
        [seat] { $points ->
            [one] Ricevi { $points } punto per { $technology }.
           *[other] Ricevi { $points } punti per { $technology }.
        }
       *[none] { $points ->
            [one] { $seat } riceve { $points } punto per { $technology }.
           *[other] { $seat } riceve { $points } punti per { $technology }.
        }
    }
awarded-dependency =
    { $you ->
        [seat] { $points ->
            [one] Ricevi { $points } punto per { $technology } grazie a { $dependent }.
           *[other] Ricevi { $points } punti per { $technology } grazie a { $dependent }.
        }
       *[none] { $points ->
            [one] { $seat } riceve { $points } punto per { $technology } grazie a { $dependent }.
           *[other] { $seat } riceve { $points } punti per { $technology } grazie a { $dependent }.
        }
    }
awarded-pursuit =
    { $you ->
        [seat] { $points ->
            [one] Ricevi { $points } punto per la tua Tecnologia Perseguita, { $technology }.
           *[other] Ricevi { $points } punti per la tua Tecnologia Perseguita, { $technology }.
        }
       *[none] { $points ->
            [one] { $seat } riceve { $points } punto per la Tecnologia Perseguita, { $technology }.
           *[other] { $seat } riceve { $points } punti per la Tecnologia Perseguita, { $technology }.
        }
    }
cube-returned =
    { $you ->
        [seat] Riprendi un cubetto da { $technology } nella tua Riserva di Influenza.
       *[none] { $seat } riprende un cubetto da { $technology } nella Riserva di Influenza.
    }
cube-lost =
    { $you ->
        [seat] Perdi un cubetto su { $technology }, Tecnologia fallita.
       *[none] { $seat } perde un cubetto su { $technology }, Tecnologia fallita.
    }

## Domande; le leggono anche gli altri giocatori

ask-character = Quale personaggio?
ask-position = Quale posizione nell'ordine di turno?
ask-act =
    { $actions ->
        [0] Non restano azioni: una carta Destino o la fine del turno?
        [one] Che cosa fare? Resta { $actions } azione.
       *[other] Che cosa fare? Restano { $actions } azioni.
    }
ask-pay = Pagamento per { $technology }, carta { $number } di { $count }: quale carta scartare?
ask-pay-unseen = Pagamento per una Tecnologia non ancora mostrata, carta { $number }: quale carta scartare?
ask-cubes = Quanti cubetti su { $technology }? Nella Riserva di Influenza: { $pool }.
ask-keep = Quale delle due carte tenere?
ask-place = Mettere un cubetto su una carta Destino dell'area di Draft? Se sì, su quale?
ask-target = { $fate }: su quale Tecnologia?
ask-without = Willed Into Existence: quale dipendenza di { $target } in F{ $frame } rimuovere?
ask-whom = Time Folds Around Us: quale pedone si sposta di una Finestra Temporale a destra?

## Risposte

pick-character = Gioca con { $character }
pick-position = Prendi la posizione { $position }
pick-travel = Viaggia in F{ $frame }
pick-establish = Stabilisci { $technology }
pick-pay = Paga con { $card }
pick-influence = Influenza { $technology }
pick-cubes = Metti { $cubes } dei tuoi cubetti
pick-draw = Pesca due carte e tienine una
pick-keep = Tieni { $card }
pick-take = Prendi { $fate }
pick-place =
    { $draft ->
        [none] Non mettere cubetti
       *[other] Metti un cubetto su { $draft }
    }
pick-end = Termina il turno
pick-fate = Gioca { $fate }
pick-on = { $technology } in F{ $frame }
pick-without = Rimuovi { $technology }
pick-whom =
    { $you ->
        [seat] Sposta il tuo pedone
       *[none] Sposta il pedone di { $seat }
    }

## Perché una cosa si può fare

may-character = Puoi giocare con { $character }: nessun altro l'ha scelto.
may-position = Puoi prendere la posizione { $position } di { $players }: è libera.
may-travel = Puoi viaggiare dalla Finestra Temporale { $here } alla { $frame }: è una sola azione, qualunque sia la distanza.
may-establish =
    { $cost ->
        [0] Puoi stabilire { $technology } senza costo nella Finestra Temporale { $here }, che ne contiene { $holds } su { $capacity }.
        [one] Puoi stabilire { $technology } nella Finestra Temporale { $here }, che ne contiene { $holds } su { $capacity }. Scarti { $cost } altra carta; ne hai { $others }.
       *[other] Puoi stabilire { $technology } nella Finestra Temporale { $here }, che ne contiene { $holds } su { $capacity }. Scarti { $cost } altre carte; ne hai { $others }.
    }
may-pay = Puoi pagare con { $card } come carta { $number } di { $count } per { $technology }: ogni carta in mano vale uno.
may-influence =
    { $pool ->
        [one] Puoi influenzare { $technology } nella Finestra Temporale { $here }: hai { $pool } cubetto nella Riserva di Influenza.
       *[other] Puoi influenzare { $technology } nella Finestra Temporale { $here }: hai { $pool } cubetti nella Riserva di Influenza.
    }
may-cubes = Puoi metterne { $cubes } su { $technology }: la tua Riserva di Influenza ne contiene { $pool }.
may-draw = Puoi pescare due carte, tenerne una e scartare l'altra.
may-keep = Puoi tenere { $card }: hai pescato { $cards }.
may-take = Puoi prendere { $fate } dall'area di Draft: è un'azione, una volta per turno.
may-place =
    { $draft ->
        [none] Puoi non mettere cubetti: è facoltativo.
       *[other] Puoi mettere un cubetto della riserva comune su { $draft }: va nella tua Riserva di Influenza quando la carta viene presa.
    }
may-end =
    { $actions ->
        [0] Puoi terminare il turno: le tue azioni sono finite.
        [one] Puoi terminare il turno: resta { $actions } azione, ma nessuna è possibile.
       *[other] Puoi terminare il turno: restano { $actions } azioni, ma nessuna è possibile.
    }
may-fate = Puoi giocare { $fate }: non consuma azioni.
may-on = Puoi giocare { $fate } su { $technology } nella Finestra Temporale { $frame }.
may-without = Puoi rimuovere { $technology }: è una dipendenza diretta di { $target } nella Finestra Temporale { $frame }.
may-whom =
    { $you ->
        [seat] Puoi spostare il tuo pedone di una Finestra Temporale a destra, ma non oltre il Giorno Presente.
       *[none] Puoi spostare il pedone di { $seat } di una Finestra Temporale a destra, ma non oltre il Giorno Presente.
    }

## Perché una cosa non si può fare: al momento sbagliato

refused-not-now = Non adesso: non risponde alla domanda aperta.
refused-finish-first = Prima finisci ciò che hai cominciato: la domanda aperta ne fa parte.
refused-no-words = In questo gioco le risposte non si accompagnano con parole.
refused-no-actions-left = Le tue azioni sono finite: restano solo le carte Destino e la fine del turno.
refused-actions-owed =
    { $actions ->
        [one] Devi ancora { $actions } azione, e almeno una è possibile.
       *[other] Devi ancora { $actions } azioni, e almeno una è possibile.
    }

## Perché una cosa non si può fare: preparazione

refused-character-taken = Qualcun altro gioca già con { $character }.
refused-position-taken = La posizione { $position } di { $players } è già occupata.
refused-no-such-position = Non c'è una posizione { $position }: vanno da 1 a { $players }.

## Perché una cosa non si può fare: azioni

refused-zero-frames = Il tuo pedone è già nella Finestra Temporale { $here }: si viaggia indietro di almeno una.
refused-never-forward = Il tuo pedone è nella Finestra Temporale { $here } e non può viaggiare in avanti fino alla { $frame }.
refused-beyond-oldest = La Finestra Temporale { $frame } non si può raggiungere: sarebbe oltre la più antica.
refused-no-such-frame = Sul Tracciato Temporale non c'è una Finestra Temporale { $frame }.
refused-not-in-hand = Non puoi stabilire { $technology }: non è nella tua mano.
refused-in-the-present = Il tuo pedone è nel Giorno Presente, Finestra Temporale { $here }, dove non si stabilisce nulla: prima viaggia nel passato.
refused-frame-full = La Finestra Temporale { $here } ne contiene { $holds } su { $capacity }: non c'è posto per { $technology }.
refused-copy-in-frame = Nella Finestra Temporale { $here } c'è già una copia di { $technology }, e non se ne ammettono mai due.
refused-too-few-cards =
    { $cost ->
        [one] Per { $technology } devi scartare { $cost } altra carta; ne hai { $others }.
       *[other] Per { $technology } devi scartare { $cost } altre carte; ne hai { $others }.
    }
refused-not-to-pay = Non puoi pagare con { $card }: non ne hai, oltre alla carta che stabilisci.
refused-empty-pool = La tua Riserva di Influenza è vuota: non c'è un cubetto per { $technology }.
refused-not-in-frame = Non puoi influenzare { $technology }: non è nella Finestra Temporale { $here }, dove si trova il tuo pedone.
refused-plans-forbid = Perfectly Laid Plans di un altro giocatore: non puoi influenzare { $technology } nella Finestra Temporale { $here }.
refused-zero-cubes = Metti almeno un cubetto su { $technology }: la tua Riserva di Influenza ne contiene { $pool }.
refused-more-than-pool = Non puoi metterne { $cubes } su { $technology }: la tua Riserva di Influenza ne contiene solo { $pool }.
refused-nothing-to-draw = Non c'è nessuna carta da pescare: mazzo di pesca e scarti sono esauriti.
refused-not-drawn = Non hai pescato { $card } ma { $cards }: tieni una di queste.

## Perché una cosa non si può fare: carte Destino

refused-no-draft = In questa partita non c'è un'area di Draft da cui prendere { $fate }.
refused-taken-this-turn = In questo turno hai già preso una carta Destino: { $fate } deve aspettare.
refused-not-in-draft = Questa carta Destino ora non è nell'area di Draft.
refused-fate-not-held = Non hai { $fate }.
refused-no-legal-target = Nessun bersaglio legale: { $fate } richiede una Tecnologia del Tracciato Temporale su cui si possa giocare.
refused-plans-protect = Perfectly Laid Plans di un altro giocatore: non puoi giocare { $fate } su { $technology } nella Finestra Temporale { $frame }.
refused-no-own-cube = Per { $fate } ti serve un cubetto sulla Tecnologia; non ne hai su { $technology } nella Finestra Temporale { $frame }.
refused-no-dependency = { $fate } richiede una Tecnologia con una dipendenza; { $technology } nella Finestra Temporale { $frame } non ne ha.
refused-not-direct = Fra le dipendenze dirette di { $target } nella Finestra Temporale { $frame } non c'è { $technology }.
refused-already-removed = La dipendenza di { $target } nella Finestra Temporale { $frame } da { $technology } è già rimossa.

## Il tavolo

section-table = Tavolo
table-round =
    Round { $round } di 4, turno { $turn }. Giorno Presente: Finestra Temporale { $present }.{ $spliced ->
        [yes] {" "}La Finestra Temporale più antica è la 0.
       *[no] {""}
    }
table-turn =
    { $you ->
        [seat] Tocca a te
       *[none] Tocca a { $seat }
    }{ $actions ->
        [0] .
       *[other] ; azioni che restano nel turno: { $actions }.
    }
table-over =
    La partita è finita. { $you ->
        [seat] Vinci
       *[none] Vince { $seat }
    } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
table-order = Ordine di turno: { $seats }.
table-more-time = We Need More Time attende la prossima Tecnologia di questo turno.
table-piles = Mazzo di pesca: { $deck }. Scarti: { $discard }.
table-deck-open = Mazzo di pesca, dalla cima: { $in_order }.
table-discard-open = Scarti, dalla cima: { $in_order }.
table-removed =
    { $cards ->
        [niente] Carte Destino fuori dal gioco: { $unseen }, che nessuno ha visto.
       *[other]
            { $unseen ->
                [0] Carte Destino fuori dal gioco: { $cards }.
               *[other] Carte Destino fuori dal gioco: { $cards }; non viste da nessuno: { $unseen }.
            }
    }

## Il Tracciato Temporale e le carte Destino

section-timeline = Tracciato Temporale
frame = F{ $frame } ({ $count } su { $capacity }):
piece-site =
    { $technology } ({ $successful ->
        [yes] {""}
       *[no] fallita, {""}
    }{ $by_seat ->
        [none] senza cubetti
       *[other] { $by_seat }
    }{ $modifier ->
        [0] {""}
       *[other] , gettoni ricompensa { $modifier }
    })
piece-frame = F{ $frame }
section-fate = Carte Destino in gioco
fate-in-play = { $fate } ({ $seat }) su { $technology } in F{ $frame }.
fate-in-play-removes = { $fate } ({ $seat }) su { $technology } in F{ $frame }: senza { $removed }.
section-draft = Area di Draft
draft = Carte Destino:
piece-draft =
    { $fate }{ $by_seat ->
        [none] {""}
       *[other] {" "}({ $by_seat })
    }

## I giocatori

section-player =
    { $mine ->
        [you] { $seat } (tu)
       *[other] { $seat }
    }
player-stands = Punti Legacy: { $points }. Riserva di Influenza: { $pool }. Nella Finestra Temporale { $frame }.
player-hand = Carte in mano: { $count }.
player-character = Personaggio: { $character }.
player-position = Posizione scelta: { $position }.
player-fate-unseen = Carte Destino non mostrate: { $count }.
player-fate = Carte Destino ({ $count }):
piece-fate = { $fate }
player-marker = Pedone:
piece-marker =
    { $you ->
        [seat] il tuo pedone
       *[none] il pedone di { $seat }
    }

## Le mani

section-drawn = Carte appena pescate
drawn-unseen =
    { $count ->
        [one] { $seat } guarda { $count } carta.
       *[other] { $seat } guarda { $count } carte.
    }
drawn =
    { $count ->
        [one] { $count } carta, da tenere:
       *[other] { $count } carte, di cui una da tenere:
    }
piece-card = { $card }
section-hand =
    { $you ->
        [seat] La tua mano
       *[none] Mano di { $seat }
    }
hand =
    { $count ->
        [0] Nessuna carta.
        [one] { $count } carta:
       *[other] { $count } carte:
    }
piece-hand =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }

## Errori in un file di carte

cards-fate = fate: devono essere esattamente { $known }, in quest'ordine
cards-characters = characters: sono { $count }; devono essere { $right }
cards-number = { $place }: { $key } è { $number }; deve essere da 0 a { $most }
cards-needs-unknown = { $place }: la dipendenza «{ $word }» non è una Tecnologia di questo set
cards-needs-twice = { $place }: la dipendenza «{ $word }» compare due volte
cards-pursuit = { $place }: la Tecnologia Perseguita «{ $word }» non è una Tecnologia di questo set
cards-cycle = technologies: in un ciclo di dipendenze, o poggiano su uno: { $known }

## Preparazioni e posizioni che non possono essere

setup-too-few-cards = Con questo set il mazzo di pesca ha { $count } carte; per le mani iniziali ne servono { $least }.
referee-round = Non c'è un round { $round }; i round vanno da 1 a { $most }.
referee-number = { $number } non può essere: sono possibili valori da { $least } a { $most }.
referee-no-fate = «{ $word }» non può essere in gioco: in questo gioco non ci sono carte Destino.
referee-technology = Le Tecnologie indicate non si possono usare: { $what }.
referee-unknown-technology = «{ $word }» non è una Tecnologia del set standard né è descritta nel foglio.
referee-frame = «{ $word }» non può trovarsi nella Finestra Temporale { $frame }: in questo round vanno da { $least } a { $most }.
referee-copy = «{ $word }» compare due volte nella Finestra Temporale { $frame }, che non ne ammette mai due copie.
referee-fate = «{ $word }» non è una carta Destino che resta in gioco; quelle sono { $known }.
referee-fate-absent = «{ $card }» non può stare su «{ $word }» nella Finestra Temporale { $frame }: quella Tecnologia non è lì.
referee-removes = «{ $word }» non è una dipendenza diretta di «{ $technology }» e non si può rimuovere.
referee-removes-missing = Manca la chiave «removes»: indica quale dipendenza diretta di «{ $technology }» viene rimossa.
referee-removes-nothing = «{ $card }» non rimuove dipendenze: togli la chiave «removes».

## Che cosa dice l'arbitro

settled-discarded =
    { $count ->
        [0] Nessuna Tecnologia viene scartata.
       *[other] Scartate:
    }
discarded-no-cubes = { $technology } dalla Finestra Temporale { $frame }: senza cubetti
discarded-duplicates-success = { $technology } dalla Finestra Temporale { $frame }: una copia più antica ha successo
discarded-duplicates-failed = { $technology } dalla Finestra Temporale { $frame }: tutte le copie sono fallite e ne resta una più recente
settled-timeline =
    { $count ->
        [0] La Linea Temporale è vuota.
       *[other] La Linea Temporale dopo il ritorno dei cubetti:
    }
settled-site =
    { $successful ->
        [yes] Finestra Temporale { $frame }: { $technology }, di successo
       *[no] Finestra Temporale { $frame }: { $technology }, fallita
    }{ $cubes ->
        [none] {""}; senza cubetti
       *[other] {""}; cubetti: { $cubes }
    }
settled-pool =
    { $pool ->
        [one] { $pool } cubetto nella Riserva di Influenza
       *[other] { $pool } cubetti nella Riserva di Influenza
    }
note-establish-capacity = nota: la Finestra Temporale { $frame } ha { $capacity } posti e contiene { $holds } Tecnologie
award-reward = { $points } per { $technology }
award-dependency = { $points } per { $technology } grazie a { $dependent }
award-pursuit = { $points } per la Tecnologia Perseguita { $technology }

## Le carte di un set, in elenco

group-technologies = Tecnologie
group-fate = Carte Destino
group-characters = Personaggi
card-cost = costo { $value }
card-reward = ricompensa { $value }
card-needs =
    { $value ->
        [niente] fondamentale
       *[other] richiede { $value }
    }
card-origin =
    { $value ->
        [rulebook] dal regolamento
        [owner] inserita a mano
       *[designed] ideata da noi
    }
card-pursuit = persegue { $value }
card-bonus = bonus { $value }

## I capitoli delle regole

chapter-component = Componenti
chapter-timeline = Il Tracciato Temporale
chapter-setup = Preparazione
chapter-round = Round
chapter-turn = Il turno
chapter-travel = Viaggiare
chapter-establish = Stabilire
chapter-influence = Influenzare
chapter-draw = Pescare
chapter-pile = Mazzo di pesca e scarti
chapter-success = Sviluppo e fallimento
chapter-fate = Carte Destino
chapter-resolve = Risoluzione del Tracciato Temporale
chapter-score = Assegnazione dei punti
chapter-return = Ripresa dei cubetti
chapter-prepare = Preparazione del round successivo
chapter-end = La fine della partita
chapter-variant = Varianti
chapter-advice = Consigli
chapter-clarification = Chiarimenti
