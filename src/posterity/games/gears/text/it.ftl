### Gears in italiano. Tecnologie, carte Destino e personaggi hanno il nome senza articolo: Fuoco, Perfectly Laid Plans.
### $you dice chi legge: il posto che agisce (o di cui si parla), la vittima, o nessuno dei due.

## Il gioco e le sue opzioni

game-title = Gears
game-about = Viaggia nel passato, stabilisci Tecnologie e sii leader di ciò su cui poggia il futuro: è il gioco di viaggi nel tempo che sulla scatola si chiama Legacy: Gears of Time.
round-number = Round { $round }
round-by-round = round per round
round-after = Dopo il round { $round }

option-fate = Carte Destino
option-fate-help = Da dove vengono le carte Destino.
value-fate-standard = dal mazzo di pesca
value-fate-sealed = non ce ne sono
value-fate-destiny = una segreta a testa
value-fate-shape = da un'area di Draft scoperta, con un'azione
option-pursuits = Tecnologie Perseguite
option-pursuits-help = Se c'è un bonus per le Tecnologie Perseguite dei personaggi; in tal caso ognuno sceglie un personaggio.
option-pursuit-ties = Parità su una Tecnologia Perseguita
option-pursuit-ties-help = Che cosa ricevi se sulla tua Tecnologia Perseguita sei a pari merito per i cubetti.
value-pursuit-ties-none = nulla
value-pursuit-ties-share = una parte del bonus, arrotondata per difetto
option-we-need-more-time = We Need More Time
option-we-need-more-time-help = Che cosa fa la carta per la prossima Tecnologia del turno.
value-we-need-more-time-over-capacity = può entrare anche in una Finestra Temporale piena
value-we-need-more-time-free = non costa un'azione
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
round-began-heading = Round { $round }
round-ends = Finisce il round { $round }. Si risolve il Tracciato Temporale, poi si assegnano i punti e si riprendono i cubetti.
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
        [seat] Cominci il turno { $turn }.
       *[none] { $seat } comincia il turno { $turn }.
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
paid-many =
    { $you ->
        [seat] Paghi con { $card }.
       *[none] { $seat } paga con { $card }.
    }
paid-unseen = { $seat } paga con una carta coperta.
paid-unseen-many = { $seat } paga con { $count } carte coperte.
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
       *[no] : per ora è fallita, senza { $missing }.
    }
became-successful = Ora sviluppata: { $technology } nella Finestra Temporale { $frame }.
became-failed = Ora fallita: { $technology } nella Finestra Temporale { $frame }; senza { $missing }.
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
           *[other] Tieni { $card } e scarti l'altra carta.
        }
       *[none] { $count ->
            [0] { $seat } tiene { $card }.
           *[other] { $seat } tiene { $card } e scarta l'altra carta.
        }
    }
kept-unseen =
    { $count ->
        [0] { $seat } tiene la carta.
       *[other] { $seat } ne tiene una.
    }

## Che cosa accade: carte Destino

showed-fate =
    { $you ->
        [seat] Giochi { $fate }.
       *[none] { $seat } gioca { $fate }.
    }
more-time =
    { $you ->
        [seat] { $free ->
            [yes] La tua prossima Tecnologia di questo turno non consuma azioni.
           *[no] La tua prossima Tecnologia di questo turno può andare anche in una Finestra Temporale piena.
        }
       *[none] { $free ->
            [yes] La prossima Tecnologia di { $seat } in questo turno non consuma azioni.
           *[no] La prossima Tecnologia di { $seat } in questo turno può andare anche in una Finestra Temporale piena.
        }
    }
played-fate-on =
    { $you ->
        [seat] { $slug ->
            [bloodline-influence] Metti un cubetto della riserva comune su { $technology } nella Finestra Temporale { $frame }.
            [not-what-we-hoped-for] Riduci a { $reward } la ricompensa di { $technology } nella Finestra Temporale { $frame } per questo round.
           *[other] Proteggi { $technology } nella Finestra Temporale { $frame } dagli altri per questo round.
        }
       *[none] { $slug ->
            [bloodline-influence] { $seat } mette un cubetto della riserva comune su { $technology } nella Finestra Temporale { $frame }.
            [not-what-we-hoped-for] { $seat } riduce a { $reward } la ricompensa di { $technology } nella Finestra Temporale { $frame } per questo round.
           *[other] { $seat } protegge { $technology } nella Finestra Temporale { $frame } dagli altri per questo round.
        }
    }
willed =
    { $you ->
        [seat] Liberi { $technology } nella Finestra Temporale { $frame } dalla dipendenza da { $removed }.
       *[none] { $seat } libera { $technology } nella Finestra Temporale { $frame } dalla dipendenza da { $removed }.
    }
folded =
    { $moved ->
        [yes]
            { $you ->
                [seat] { $self ->
                    [yes] Sposti il tuo pedone dalla Finestra Temporale { $before } alla { $frame }.
                   *[no] Sposti il pedone di { $victim } dalla Finestra Temporale { $before } alla { $frame }.
                }
                [victim] { $seat } sposta il tuo pedone dalla Finestra Temporale { $before } alla { $frame }.
               *[none] { $self ->
                    [yes] { $seat } sposta il proprio pedone dalla Finestra Temporale { $before } alla { $frame }.
                   *[no] { $seat } sposta il pedone di { $victim } dalla Finestra Temporale { $before } alla { $frame }.
                }
            }
       *[no]
            { $you ->
                [seat] { $self ->
                    [yes] Scegli il tuo pedone, che è già nel Giorno Presente, Finestra Temporale { $frame }, e vi resta.
                   *[no] Scegli il pedone di { $victim }, che è già nel Giorno Presente, Finestra Temporale { $frame }, e vi resta.
                }
                [victim] { $seat } sceglie il tuo pedone, che è già nel Giorno Presente, Finestra Temporale { $frame }, e vi resta.
               *[none] { $self ->
                    [yes] { $seat } sceglie il proprio pedone, che è già nel Giorno Presente, Finestra Temporale { $frame }, e vi resta.
                   *[no] { $seat } sceglie il pedone di { $victim }, che è già nel Giorno Presente, Finestra Temporale { $frame }, e vi resta.
                }
            }
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

left-no-cubes = Scartata, senza cubetti: { $technology } dalla Finestra Temporale { $frame } ({ $rule }).
left-duplicates-success = Doppione scartato: { $technology } dalla Finestra Temporale { $frame }; resta la copia sviluppata più antica ({ $rule }).
left-duplicates-failed = Doppione scartato: { $technology } dalla Finestra Temporale { $frame }; tutte le copie sono fallite, resta la più recente ({ $rule }).
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
awarded-reward-many =
    { $you ->
        [seat] Ricevi { $points } punti per { $technology }.
       *[none] { $seat } riceve { $points } punti per { $technology }.
    }
awarded-dependency =
    { $you ->
        [seat] { $points ->
            [one] Ricevi { $points } punto per { $technology }, da cui dipende { $dependent }.
           *[other] Ricevi { $points } punti per { $technology }, da cui dipende { $dependent }.
        }
       *[none] { $points ->
            [one] { $seat } riceve { $points } punto per { $technology }, da cui dipende { $dependent }.
           *[other] { $seat } riceve { $points } punti per { $technology }, da cui dipende { $dependent }.
        }
    }
awarded-dependency-many =
    { $you ->
        [seat] Ricevi { $points } punti per Tecnologie da cui altre dipendono: { $each }.
       *[none] { $seat } riceve { $points } punti per Tecnologie da cui altre dipendono: { $each }.
    }
awarded-dependency-each = { $points } per { $technology }, da cui dipende { $dependent }
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
cube-returned-many =
    { $you ->
        [seat] Riprendi { $count } cubetti nella tua Riserva di Influenza, da { $technology }.
       *[none] { $seat } riprende { $count } cubetti nella Riserva di Influenza, da { $technology }.
    }
cube-lost =
    { $you ->
        [seat] Perdi un cubetto su { $technology }, Tecnologia fallita.
       *[none] { $seat } perde un cubetto su { $technology }, Tecnologia fallita.
    }
cube-lost-many =
    { $you ->
        [seat] Perdi { $count } cubetti su Tecnologie fallite: { $technology }.
       *[none] { $seat } perde { $count } cubetti su Tecnologie fallite: { $technology }.
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

## Risposte, con ciò che è bene sapere

offer-character = Gioca con { $character } (persegue { $pursuit-character }, bonus { $bonus-character })
offer-position =
    { $bonus ->
        [0] Prendi la posizione { $position } (nessuna carta bonus)
        [one] Prendi la posizione { $position } ({ $bonus } carta bonus)
       *[other] Prendi la posizione { $position } ({ $bonus } carte bonus)
    }
offer-travel =
    { $left ->
        [0] Viaggia in F{ $frame } (piena)
        [one] Viaggia in F{ $frame } ({ $left } libero su { $capacity })
       *[other] Viaggia in F{ $frame } ({ $left } liberi su { $capacity })
    }
offer-establish =
    Stabilisci { $card } (costo { $cost-card }, ricompensa { $reward-card }{ also-printed }){ $here ->
        [yes] {""}
       *[no] : qui fallita, senza { $missing }
    }
offer-pay =
    Paga con { $card } (costo { $cost-card }, ricompensa { $reward-card }{ $needs-card ->
        [none] {""}
       *[other] ; richiede { $needs-card }: { $works ->
            [nowhere] non ancora
            [from] da F{ $frame }
           *[anywhere] ovunque
        }
    })
offer-pay-fate = Paga con { $fate } (carta Destino: { about-fate })
offer-influence = Influenza { piece-site }
offer-keep =
    Tieni { $card } (costo { $cost-card }, ricompensa { $reward-card }{ $needs-card ->
        [none] {""}
       *[other] ; richiede { $needs-card }: { $works ->
            [nowhere] non ancora
            [from] da F{ $frame }
           *[anywhere] ovunque
        }
    }{ also-printed })
offer-keep-fate = Tieni { $fate } (carta Destino: { about-fate })
offer-take = Prendi { $fate } ({ about-fate })
offer-fate = Gioca { $fate } ({ about-fate })
about-fate =
    { $slug ->
        [bloodline-influence] mette un tuo cubetto su una Tecnologia qualsiasi
        [not-what-we-hoped-for] lascia a una Tecnologia con un tuo cubetto la ricompensa { $left } per questo round
        [perfectly-laid-plans] tiene gli altri lontani da una Tecnologia con un tuo cubetto per questo round
        [time-folds-around-us] sposta un pedone qualsiasi di una Finestra Temporale a destra
        [we-need-more-time] { $free ->
            [yes] la tua prossima Tecnologia del turno non consuma azioni
           *[no] la tua prossima Tecnologia del turno può andare in una Finestra Temporale piena
        }
       *[willed-into-existence] libera una Tecnologia da una dipendenza per questo round
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
        [one] Devi ancora svolgere { $actions } azione, e almeno una è possibile.
       *[other] Devi ancora svolgere { $actions } azioni, e almeno una è possibile.
    }

## Perché una cosa non si può fare: preparazione

refused-character-taken = Qualcun altro gioca già con { $character }.
refused-position-taken = La posizione { $position } di { $players } è già occupata.
refused-no-such-position = Non c'è una posizione { $position }: vanno da 1 a { $players }.

## Perché una cosa non si può fare: azioni

refused-zero-frames = Il tuo pedone è già nella Finestra Temporale { $here }: si viaggia indietro di almeno una.
refused-never-forward = Il tuo pedone è nella Finestra Temporale { $here } e non può viaggiare in avanti fino alla { $frame }.
refused-never-forward-many = Il tuo pedone è nella Finestra Temporale { $here }, e si viaggia solo all'indietro.
refused-beyond-oldest = La Finestra Temporale { $frame } non si può raggiungere: sarebbe oltre la più antica.
refused-no-such-frame = Sul Tracciato Temporale non c'è una Finestra Temporale { $frame }.
refused-not-in-hand = Non puoi stabilire { $technology }: non è nella tua mano.
refused-in-the-present = Il tuo pedone è nel Giorno Presente, Finestra Temporale { $here }, dove non si stabilisce nulla: prima viaggia nel passato.
refused-frame-full = La Finestra Temporale { $here } ne contiene { $holds } su { $capacity }: non c'è posto per { $technology }.
refused-frame-full-many = La Finestra Temporale { $here }, dove si trova il tuo pedone, ne contiene { $holds } su { $capacity }: è piena.
refused-copy-in-frame = Nella Finestra Temporale { $here } c'è già una copia di { $technology }, e non se ne ammettono mai due.
refused-too-few-cards =
    { $cost ->
        [one] Per { $technology } devi scartare { $cost } altra carta; ne hai { $others }.
       *[other] Per { $technology } devi scartare { $cost } altre carte; ne hai { $others }.
    }
refused-not-to-pay = Non puoi pagare con { $card }: non ne hai, oltre alla carta che stabilisci.
refused-empty-pool = La tua Riserva di Influenza è vuota: non c'è un cubetto per { $technology }.
refused-empty-pool-many = La tua Riserva di Influenza è vuota: non ci sono cubetti da mettere.
refused-not-in-frame = Non puoi influenzare { $technology }: non è nella Finestra Temporale { $here }, dove si trova il tuo pedone.
refused-plans-forbid = Perfectly Laid Plans di un altro giocatore: non puoi influenzare { $technology } nella Finestra Temporale { $here }.
refused-zero-cubes = Metti almeno un cubetto su { $technology }: la tua Riserva di Influenza ne contiene { $pool }.
refused-more-than-pool = Non puoi metterne { $cubes } su { $technology }: la tua Riserva di Influenza ne contiene solo { $pool }.
refused-nothing-to-draw = Non c'è nessuna carta da pescare: mazzo di pesca e scarti sono esauriti.
refused-not-drawn = Non hai pescato { $card } ma { $cards }: tieni una di queste.

## Perché una cosa non si può fare: carte Destino

refused-no-draft = In questa partita non c'è un'area di Draft da cui prendere { $fate }.
refused-taken-this-turn = In questo turno hai già preso una carta Destino: { $fate } deve aspettare.
refused-taken-this-turn-many = In questo turno hai già preso una carta Destino.
refused-not-in-draft = { $fate } ora non è nell'area di Draft.
refused-draft-empty = Nell'area di Draft non c'è nessuna carta Destino da prendere.
refused-fate-cannot-pay = { $card } sta a parte e non in mano: non può pagare una Tecnologia.
refused-fate-not-held = Non hai { $fate } in mano.
refused-fate-not-dealt = { $fate } non è la carta Destino che hai.
refused-fate-not-taken = Non hai preso { $fate }: si gioca solo una carta Destino che si ha davanti a sé.
refused-fates-sealed = In questa partita non ci sono carte Destino, quindi nemmeno { $fate }.
refused-no-legal-target =
    { $lacks ->
        [no-cube] Nessun bersaglio legale per { $fate }: richiede una Tecnologia con un tuo cubetto, e non ne hai su nessuna su cui si possa giocare.
        [no-dependency] Nessun bersaglio legale per { $fate }: richiede una Tecnologia con una dipendenza, e non ce n'è nessuna su cui si possa giocare.
        [protected] Nessun bersaglio legale per { $fate }: Perfectly Laid Plans di un altro giocatore protegge ciò che è sul Tracciato Temporale.
       *[nothing] Nessun bersaglio legale per { $fate }: richiede una Tecnologia, e sul Tracciato Temporale non ce n'è nessuna.
    }
refused-not-on-timeline = Nella Finestra Temporale { $frame } non c'è { $technology }.
refused-plans-protect = Perfectly Laid Plans di un altro giocatore: non puoi giocare { $fate } su { $technology } nella Finestra Temporale { $frame }.
refused-no-own-cube = Per { $fate } ti serve un cubetto sulla Tecnologia; non ne hai su { $technology } nella Finestra Temporale { $frame }.
refused-no-dependency = { $fate } richiede una Tecnologia con una dipendenza; { $technology } nella Finestra Temporale { $frame } non ne ha.
refused-not-direct = Fra le dipendenze dirette di { $target } nella Finestra Temporale { $frame } non c'è { $technology }.
refused-already-removed = La dipendenza di { $target } nella Finestra Temporale { $frame } da { $technology } è già rimossa.

## Il tavolo

section-table = Tavolo
table-round =
    Round { $round } di { $rounds }, turno { $turn }. Giorno Presente: F{ $present }.{ $spliced ->
        [yes] {" "}La Finestra Temporale più antica è F0.
       *[no] {""}
    }
table-before-round =
    Sta per cominciare il round { $round } di { $rounds }. Giorno Presente: F{ $present }.{ $spliced ->
        [yes] {" "}La Finestra Temporale più antica è F0.
       *[no] {""}
    }
table-turn =
    { $you ->
        [seat] È il tuo turno
       *[none] È il turno di { $seat }
    }{ $actions ->
        [0] .
        [one] : resta { $actions } azione.
       *[other] : restano { $actions } azioni.
    }
table-between =
    { $you ->
        [seat] Tocca a te.
       *[none] Tocca a { $seat }.
    }
table-choosing =
    { $you ->
        [seat] Ora scegli tu.
       *[none] Ora sceglie { $seat }.
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
table-order-before = Ordine dell'ultimo round: { $seats }.
table-more-time =
    { $free ->
        [yes] We Need More Time: la prossima Tecnologia di questo turno non consuma azioni.
       *[no] We Need More Time: la prossima Tecnologia di questo turno può andare anche in una Finestra Temporale piena.
    }
table-piles = Mazzo di pesca: { $deck }. Scarti: { $discard }.
table-deck-open = Mazzo di pesca, dalla cima: { $in_order }.
table-discard-open = Scarti, dalla cima: { $in_order }.
table-paid = Pagate finora, coperte: { $cards }.
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
frame =
    F{ $frame } ({ $left ->
        [0] piena, { $count } su { $capacity }
        [one] { $left } libero su { $capacity }
       *[other] { $left } liberi su { $capacity }
    }{ $seats ->
        [none] {""}
       *[other] ; qui: { $seats }
    }){ $count ->
        [0] {""}
       *[other] :
    }
frame-present =
    F{ $frame }, il Giorno Presente{ $seats ->
        [none] {""}
       *[other] {""}: { $seats }
    }
piece-site =
    { $technology }{ $reward ->
        [none] {""}
       *[other] {" "}{ $reward }
    } ({ $success ->
        [works] {""}
        [threatened] fallirebbe, senza { $missing }; {""}
        [failed] fallita, senza { $missing }; {""}
       *[ended] fallita; {""}
    }{ $by_seat ->
        [none] senza cubetti
       *[other] { $by_seat }
    }{ $modifier ->
        [0] {""}
       *[other] ; gettoni ricompensa { $modifier }
    }{ $leaves ->
        [no] {""}
        [no-cubes] ; a fine round si scarta
       *[other] ; doppione, a fine round si scarta
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
player-stands =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }{ $more ->
        [none] {""}
       *[other] , { $more } se il round finisse ora
    }. Riserva: { $pool }. Mano: { $count }. { $present ->
        [yes] Nel Giorno Presente, F{ $frame }.
       *[no] In F{ $frame }.
    }
player-character = Personaggio: { $character }.
player-pursuit = { $character } persegue { $technology }, bonus { $bonus }.
player-position = Posizione scelta: { $position }.
player-fate-unseen = Carte Destino non mostrate: { $count }.
player-fate = Carte Destino ({ $count }):
piece-fate =
    { $count ->
        [1] { $fate } (carta Destino: { about-fate })
       *[other] { $fate } ×{ $count } (carta Destino: { about-fate })
    }
player-aim = Pedone:
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
also-printed = {""}
piece-technology =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    } (costo { $cost-card }, ricompensa { $reward-card }{ $needs-card ->
        [none] {""}
       *[other] ; richiede { $needs-card }: { $works ->
            [nowhere] non ancora
            [from] da F{ $frame }
           *[anywhere] ovunque
        }
    }{ also-printed })
piece-hand =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }

## Se il round finisse ora, e l'albero delle Tecnologie

section-projection = Se il round finisse ora
section-projection-words = ora adesso
outlook =
    F{ $frame }, { $technology }: { $successful ->
        [yes] sviluppata, ricompensa { $reward }
       *[no] fallita, senza { $missing }
    }{ $count ->
        [0] ; nessun leader.
        [one] ; leader: { $seats }.
       *[other] ; leader a pari merito: { $seats }.
    }
outlook-no-cubes = F{ $frame }, { $technology }: scartata, senza cubetti ({ $rule }).
outlook-duplicates-success = F{ $frame }, { $technology }: doppione scartato; resta la copia sviluppata più antica ({ $rule }).
outlook-duplicates-failed = F{ $frame }, { $technology }: doppione scartato; tutte le copie sono fallite, resta la più recente ({ $rule }).
wanted =
    { $technology }, manca a { $cards }: { $frames ->
        [none] per ora non si svilupperebbe in nessuna Finestra Temporale più antica.
       *[other] servirebbe in { $frames }.
    }
projected-player =
    { $seat }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; cubetti ripresi: { $returned }, persi: { $lost }{ $count ->
        [0] .
       *[other] . Punti:
    }
section-chain = Che cosa poggia su che cosa
section-chain-words = catena
rests = F{ $frame }, { $technology } poggia su:
would-rest = In F{ $frame }, { $technology } poggerebbe su:
piece-copy = { $technology } in F{ $frame }
section-tree = Albero delle Tecnologie
section-tree-words = albero
tree-technology =
    { $technology } (costo { $cost-technology }, ricompensa { $reward-technology }, { $copies ->
        [one] { $copies } copia
       *[other] { $copies } copie
    }): { $needs-technology ->
        [none] fondamentale
       *[other] richiede { $needs-technology }
    }{ $dependents ->
        [0] {""}
       *[other] ; richiesta da { $cards }
    }.{ $works ->
        [none] {""}
       *[other] {" "}Sviluppata in { $works }.
    }{ $failed ->
        [none] {""}
       *[other] {" "}Fallita in { $failed }.
    }{ $held ->
        [0] {""}
        [1] {" "}Nella tua mano.
       *[other] {" "}Nella tua mano ×{ $held }.
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
referee-number = { $place }: { $number } non può essere; sono possibili valori da { $least } a { $most }.
referee-pursuit-twice = La Tecnologia Perseguita «{ $word }» di { $name } compare due volte.
referee-no-pursuit = { $name } ha una Tecnologia Perseguita, ma secondo le opzioni non dà punti.
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
discarded-duplicates-success = { $technology } dalla Finestra Temporale { $frame }: una copia più antica è sviluppata
discarded-duplicates-failed = { $technology } dalla Finestra Temporale { $frame }: tutte le copie sono fallite e ne resta una più recente
settled-timeline =
    { $count ->
        [0] Il Tracciato Temporale è vuoto.
       *[other] Il Tracciato Temporale dopo la ripresa dei cubetti:
    }
settled-site =
    { $successful ->
        [yes] Finestra Temporale { $frame }: { $technology }, sviluppata
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
note-score-reward = nota: il modificatore { $modifier } di { $technology } nella Finestra Temporale { $frame } non conta; i gettoni ricompensa sono di machines
note-own-reward = nota: la ricompensa { $used } di { $technology } è ideata da noi; il regolamento non la indica
note-own-needs =
    { $count ->
        [0] nota: che { $technology } sia fondamentale è ideato da noi; il regolamento non lo dice
       *[other] nota: che { $technology } richieda { $in_order } è ideato da noi; il regolamento non lo dice
    }
note-own-hoped = nota: { $used } come ricompensa lasciata da Not What We Hoped For è una nostra decisione; l'opzione { $value } ne fissa un'altra
note-establish-capacity = nota: la Finestra Temporale { $frame } ha { $capacity } posti e contiene { $holds } Tecnologie
award-reward = { $points } per { $technology }
award-dependency = { $points } per { $technology }, da cui dipende { $dependent }
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

## La lezione

lesson-part-turns = Viaggiare e stabilire
lesson-part-building = Su cosa costruiscono gli altri
lesson-part-round = La fine di un round
lesson-goal = Si parte! In questo gioco consegni Tecnologie al passato e guardi che cosa ne nasce. Chi è leader di Tecnologie che funzionano quando il round finisce guadagna Punti Legacy; dopo quattro round vince chi ne ha di più.
lesson-timeline = Questo è il Tracciato Temporale: a sinistra il passato, a destra il Giorno Presente. Ogni Finestra Temporale accoglie tante Tecnologie quanti sono i passi che la separano dal Giorno Presente, quindi lontano nel tempo c'è più posto. È la sua capacità.
lesson-order = Per prima cosa ognuno sceglie una posizione nell'ordine di turno. Prendi la prima; chi gioca secondo riceve in cambio una carta in più.
lesson-actions = In ogni turno hai tre azioni, mescolate come vuoi: viaggiare, stabilire, influenzare, pescare. Cominci nel Giorno Presente, dove non si può stabilire nulla.
lesson-travel = Allora viaggia: torna indietro di una Finestra Temporale, fino a F4. Ricorda che si viaggia sempre e solo verso sinistra. Al Giorno Presente si torna quando il round è finito, non prima.
lesson-establish = Ora stabilisci la Cartografia che hai in mano. Vale quattro punti, ma ha bisogno della Scrittura da qualche parte nel suo passato. Hai anche quella: una cosa alla volta.
lesson-pay = Il costo è due, quindi scarti altre due carte; una vale l'altra. Rinuncia a Legge e a Estrazione mineraria.
lesson-failed = Ora sulla Cartografia ci sono due tuoi cubetti, quanti ne hai pagati: ne sei il leader. Ma è segnata come fallita, perché in una Finestra Temporale più antica manca la Scrittura, e ciò che è fallito non dà punti. Ci rimediamo subito.
lesson-draw = Resta un'azione. Pesca: arrivano due carte e ne tieni una. La Navigazione si appoggia alla Cartografia, quindi tieni quella.
lesson-turn-end = Le tre azioni sono fatte, ma il turno resta aperto, perché potresti giocare una carta Destino. Una ce l'hai: conservala ancora un momento e termina il turno.
lesson-opponent = Il tuo avversario ha messo la Medicina in F3. È fallita anche lei: ha bisogno delle Scienze di base, che sul Tracciato Temporale non ci sono. Si può fare, e spesso conviene.
lesson-back = Torniamo alla tua Cartografia. Viaggia fino a F2: ciò che sta lì è nel passato di F4.
lesson-writing = Stabilisci la Scrittura e pagala con la tua seconda Scrittura e con la Navigazione. Una seconda copia serve a poco, quindi è ottima come moneta.
lesson-works = Guarda la Cartografia: adesso funziona, si dice che è sviluppata! È il cuore del gioco. Viaggi all'indietro, quindi spesso metti prima il tetto e solo dopo le fondamenta.
lesson-first-part = Il cuore del gioco è tutto qui: viaggi indietro, stabilisci, e getti le fondamenta di ciò che sta più avanti. In questo turno ti resta un'azione. Passa alla prossima parte, in cui giochi la tua carta Destino, oppure continua da te.
lesson-so-far-building = Finora: hai stabilito la Cartografia in F4 e poi, più indietro, la Scrittura in F2, che la fa funzionare. Il tuo avversario ha messo la Medicina in F3: è fallita, perché nessuno ha le Scienze di base. È il tuo secondo turno e ti resta un'azione.
lesson-draw-again = Con l'ultima azione pesca, e tieni Legge.
lesson-fate = Ora la tua carta Destino. Non costa azioni: Bloodline Influence mette un tuo cubetto su una Tecnologia qualsiasi. Giocala sulla Scrittura, così non te la portano via facilmente.
lesson-turn-over = Un bel turno. Terminalo e guarda che cosa fa il tuo avversario.
lesson-dependency = Il tuo avversario ha stabilito la Stampa. Ha bisogno della Scrittura, che è tua: ogni volta che qualcosa che funziona dipende direttamente da una tua Tecnologia, ne guadagni la ricompensa un'altra volta. Perciò costruisci ciò che servirà agli altri.
lesson-draw-twice = Ti mancano carte. Pesca due volte: tieni La ruota, e la seconda volta Estrazione mineraria.
lesson-wheel = La ruota è fondamentale: non ha bisogno di nulla e funziona in ogni Finestra Temporale. Stabiliscila e paga con le altre due carte.
lesson-second-part = Ora sai giocare le carte Destino, sai perché conviene avere ciò che serve agli altri e che cosa è fondamentale. Al round manca un turno: la prossima parte lo gioca e fa i conti. Oppure continua da te.
lesson-so-far-round = Finora: sei leader di Cartografia, Scrittura e La ruota, e funzionano tutte. Il tuo avversario è leader di Stampa, Fuoco e Medicina, che però è fallita. Dei quattro turni di questo round ne sono passati tre.
lesson-last-turn = Il quarto e ultimo turno di questo round. Pesca ancora due volte, e tieni Agricoltura e Medicina.
lesson-agriculture = Stabilisci l'Agricoltura e paga con la Medicina. Costa una sola carta, quindi riceve un solo cubetto. E con lei F2 è piena: la sua capacità è tre.
lesson-resolved = Il round è finito e si fanno i conti, un passo alla volta; puoi seguirli accanto al tabellone. Prima tutti i pedoni tornano al Giorno Presente, poi escono le Tecnologie senza cubetti e le copie di troppo della stessa Tecnologia.
lesson-points = Ora i punti. Il leader di ogni Tecnologia che funziona ne riceve la ricompensa: a te quattro per la Cartografia, due per La ruota, due per l'Agricoltura e uno per la Scrittura. Dalla Scrittura dipendono la Cartografia e la Stampa, quindi un punto in più per ciascuna: undici in tutto.
lesson-nothing = Il tuo avversario ne ha sei: tre per il Fuoco e tre per la Stampa. La Medicina è fallita e non dà nulla, ma resta dov'è: se qualcuno mette le Scienze di base nel suo passato, funzionerà in un round successivo.
lesson-cubes = Poi ogni leader toglie un cubetto da ciascuna Tecnologia: va nella Riserva di Influenza se funziona, nella riserva comune se è fallita. L'Agricoltura ha perso il suo unico cubetto. Per ora resta, ma senza un cubetto nuovo esce alla fine di questo round.
lesson-next-round = Le mani tornano a sei carte e il Giorno Presente avanza, quindi c'è più posto. Sceglie per primo chi ha la Riserva più piccola: lo ha fatto il tuo avversario, e a te resta la prima posizione.
lesson-pool = Finalmente nella tua Riserva ci sono cubetti, e puoi influenzare: mettili sulle Tecnologie della Finestra Temporale in cui ti trovi, chiunque le abbia stabilite. Viaggia fino a F3, dove sta la Stampa.
lesson-influence = Sulla Stampa è rimasto un cubetto del tuo avversario. Mettine due dei tuoi e il leader sei tu: ricompensa e bonus vanno a chi ha più cubetti. In caso di parità i punti si dividono.
lesson-home = Con l'ultima azione viaggia fino a F2. Lì aspetta l'Agricoltura: nel prossimo turno mettile un cubetto, così resta. Poi termina il turno; la carta Destino può attendere.
lesson-free = Ora conosci le quattro azioni, le carte Destino e i conti di fine round. Prosegui per conto tuo: mi faccio sentire solo quando qualcosa succede per la prima volta. «Se finisse ora» mostra come andrebbero i conti in questo momento.
lesson-hint-failed = Qualcosa che funzionava ora è fallito: ciò di cui ha bisogno non c'è più, o non funziona più a sua volta. Una catena è forte quanto il suo anello più antico.
lesson-hint-fate = Una carta Destino si gioca nel proprio turno, oltre alle tre azioni. Di ognuna ce n'è una sola, e qualsiasi carta può anche servire a pagare.
lesson-hint-settled = Si chiude un altro round, con gli stessi cinque passi: turni, risoluzione, punti, cubetti, preparazione. Tutto ciò che funziona ancora dà di nuovo punti.
lesson-hint-no-cubes = Una Tecnologia senza cubetti è uscita dal Tracciato Temporale. Sarebbe bastato un cubetto di qualcuno per tenerla.
lesson-hint-duplicate = Due copie della stessa Tecnologia: resta la più antica che funziona, le altre escono con tutti i loro cubetti.
lesson-hint-over = Il quarto round è finito e vince chi ha più Punti Legacy; in caso di parità chi ha la Riserva di Influenza più piccola. Grazie per aver giocato! Il set standard ha più Tecnologie e catene più lunghe.
