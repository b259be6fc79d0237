### Machines in italiano. Tecnologie e personaggi hanno il nome senza articolo: Anima, Amariana Paradox.
### $you dice chi legge: il posto che agisce (o di cui si parla), la vittima, o nessuno dei due.

## Il gioco

game-title = Machines
game-about = L'espansione di gears: macchine proibite con abilità, turni extra e una Finestra Temporale più antica del tempo; sulla scatola c'è scritto Legacy: Forbidden Machines.

## Che cosa accade: abilità

activated =
    { $you ->
        [seat] Attivi { $technology } nella Finestra Temporale { $frame }.
       *[none] { $seat } attiva { $technology } nella Finestra Temporale { $frame }.
    }
not-paid =
    { $you ->
        [seat] Non puoi pagare il costo dell'abilità di { $technology }: non accade nulla.
       *[none] { $seat } non può pagare il costo dell'abilità di { $technology }: non accade nulla.
    }
declined =
    { $you ->
        [seat] Rinunci all'abilità di { $technology }.
       *[none] { $seat } rinuncia all'abilità di { $technology }.
    }
copied =
    { $you ->
        [seat] Fai fare a { $technology } ciò che fa { $target }.
       *[none] { $seat } fa fare a { $technology } ciò che fa { $target }.
    }
nothing-happens =
    { $you ->
        [seat] Per te non accade altro.
       *[none] Per { $seat } non accade altro.
    }

## Che cosa accade: carte

ability-drew =
    { $you ->
        [seat] Peschi { $count ->
            [one] { $count } carta
           *[other] { $count } carte
        }: { $cards }.
       *[none] { $seat } pesca { $count ->
            [one] { $count } carta
           *[other] { $count } carte
        }: { $cards }.
    }
ability-drew-unseen =
    { $count ->
        [one] { $seat } pesca { $count } carta.
       *[other] { $seat } pesca { $count } carte.
    }
ability-looked =
    { $you ->
        [seat] Guardi { $count ->
            [one] { $count } carta
           *[other] { $count } carte
        }: { $cards }.
       *[none] { $seat } guarda { $count ->
            [one] { $count } carta
           *[other] { $count } carte
        }: { $cards }.
    }
ability-looked-unseen =
    { $count ->
        [one] { $seat } guarda { $count } carta.
       *[other] { $seat } guarda { $count } carte.
    }
ability-kept =
    { $you ->
        [seat] Tieni { $card }.
       *[none] { $seat } tiene { $card }.
    }
ability-kept-unseen = { $seat } tiene una carta.
ability-buried =
    { $you ->
        [seat] { $count ->
            [one] Scarti { $count } altra carta coperta.
           *[other] Scarti le altre { $count } carte coperte.
        }
       *[none] { $count ->
            [one] { $seat } scarta { $count } altra carta coperta.
           *[other] { $seat } scarta le altre { $count } carte coperte.
        }
    }
ability-discarded =
    { $count ->
        [0]
            { $you ->
                [seat] Non hai carte da scartare.
               *[none] { $seat } non ha carte da scartare.
            }
       *[other]
            { $you ->
                [seat] Scarti ({ $count }): { $cards }.
               *[none] { $seat } scarta ({ $count }): { $cards }.
            }
    }
ability-discarded-unseen =
    { $count ->
        [0] { $seat } non ha carte da scartare.
        [one] { $seat } scarta { $count } carta coperta.
       *[other] { $seat } scarta { $count } carte coperte.
    }

## Che cosa accade: pedoni, punti, cubetti, gettoni

ability-moved =
    { $you ->
        [seat] Il tuo pedone va dalla Finestra Temporale { $before } alla { $frame }.
       *[none] Il pedone di { $seat } va dalla Finestra Temporale { $before } alla { $frame }.
    }
ability-moved-other = { $other } sposta il pedone di { $seat } dalla Finestra Temporale { $before } alla { $frame }.
gained-points =
    { $you ->
        [seat] Guadagni subito { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
       *[none] { $seat } guadagna subito { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    }
lost-points =
    { $you ->
        [seat] Perdi { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } e sei a { $score }.
       *[none] { $seat } perde { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } ed è a { $score }.
    }
gained-cubes =
    { $you ->
        [seat] Guadagni { $cubes ->
            [one] { $cubes } cubetto
           *[other] { $cubes } cubetti
        } per la tua Riserva di Influenza.
       *[none] { $seat } guadagna { $cubes ->
            [one] { $cubes } cubetto
           *[other] { $cubes } cubetti
        } per la Riserva di Influenza.
    }
placed-cubes =
    { $you ->
        [seat] Metti { $cubes ->
            [one] { $cubes } cubetto
           *[other] { $cubes } cubetti
        } della riserva comune su { $technology } nella Finestra Temporale { $frame }.
       *[none] { $seat } mette { $cubes ->
            [one] { $cubes } cubetto
           *[other] { $cubes } cubetti
        } della riserva comune su { $technology } nella Finestra Temporale { $frame }.
    }
returned-cubes =
    { $you ->
        [seat] Riprendi { $cubes } dei tuoi cubetti da { $technology } nella Finestra Temporale { $frame } nella tua Riserva di Influenza.
       *[none] { $seat } riprende { $cubes } dei propri cubetti da { $technology } nella Finestra Temporale { $frame } nella Riserva di Influenza.
    }
moved-cubes =
    { $you ->
        [seat] Sposti { $cubes } dei tuoi cubetti da { $technology } a { $target } nella Finestra Temporale { $frame }.
       *[none] { $seat } sposta { $cubes } dei propri cubetti da { $technology } a { $target } nella Finestra Temporale { $frame }.
    }
modified =
    { $by ->
        [1] { $seat } alza di { $by } la ricompensa di { $technology } nella Finestra Temporale { $frame }: ora è { $worth }.
       *[other] { $seat } cambia di { $by } la ricompensa di { $technology } nella Finestra Temporale { $frame }: ora è { $worth }.
    }
gained-actions =
    { $you ->
        [seat] Hai { $actions ->
            [one] { $actions } azione
           *[other] { $actions } azioni
        } in più in questo turno.
       *[none] { $seat } ha { $actions ->
            [one] { $actions } azione
           *[other] { $actions } azioni
        } in più in questo turno.
    }
gave-actions =
    { $you ->
        [seat] Rinunci a { $actions ->
            [one] { $actions } azione
           *[other] { $actions } azioni
        } di questo turno.
       *[none] { $seat } rinuncia a { $actions ->
            [one] { $actions } azione
           *[other] { $actions } azioni
        } di questo turno.
    }
gained-turn =
    { $you ->
        [seat] Hai un turno extra alla fine di questo round.
       *[none] { $seat } ha un turno extra alla fine di questo round.
    }
spliced = Prima della Finestra Temporale più antica se ne aggiunge una: la 0 ha posto per { $capacity } Tecnologie.

## Domande

ask-act =
    { $actions ->
        [0] Non restano azioni: una Tecnologia da attivare o la fine del turno?
        [one] Che cosa fare? Resta { $actions } azione.
       *[other] Che cosa fare? Restano { $actions } azioni.
    }
ask-use = { $technology } ({ $ability-technology }): usare l'abilità?
ask-copy = { $technology }: di quale Tecnologia copiare l'ingranaggio?
ask-keep-drawn =
    { $count ->
        [one] Quale carta tenere? Ancora { $count } da scegliere.
       *[other] Quale carta tenere? Ancora { $count } da scegliere.
    }
ask-discard =
    { $count ->
        [one] Quale carta scartare? Ancora { $count } da scegliere.
       *[other] Quale carta scartare? Ancora { $count } da scegliere.
    }
ask-move = In quale Finestra Temporale?
ask-jump = Nella Finestra Temporale di quale { $technology }?
ask-move-other = Il pedone di chi spostare?
ask-lose =
    { $points ->
        [one] Chi perde { $points } punto?
       *[other] Chi perde { $points } punti?
    }
ask-modify =
    { $by ->
        [1] Di quale Tecnologia alzare di { $by } la ricompensa?
       *[other] Di quale Tecnologia cambiare di { $by } la ricompensa?
    }
ask-place-cubes =
    { $cubes ->
        [one] Su quale Tecnologia della Finestra Temporale mettere { $cubes } cubetto della riserva comune?
       *[other] Su quale Tecnologia della Finestra Temporale mettere { $cubes } cubetti della riserva comune?
    }
ask-return = Quanti cubetti riprendere da { $technology }? Ce ne sono { $most }.
ask-move-cubes = Spostare cubetti dalla Finestra Temporale { $frame }? Se sì, su quale Tecnologia?
ask-take-from = Quanti cubetti spostare da { $technology } a { $target } nella Finestra Temporale { $frame }? Al massimo { $most }.

## Risposte

pick-activate = Attiva { $technology }
pick-choose-yes = Sì
pick-choose-no = No
pick-choose-none = Nessuna
pick-choose-card = { $card }
pick-choose-frame = F{ $frame }
pick-choose-seat = { $seat }
pick-choose-cubes = { $cubes } dei tuoi cubetti
pick-choose-site = { $technology } in F{ $frame }
pick-choose-copy = L'ingranaggio di { $technology }
offer-activate = Attiva { $technology } ({ $ability-technology })

may-activate = Puoi attivare { $technology } nella Finestra Temporale { $here }: ne sei l'unico leader, è sviluppata e in questo turno non hai attivato nulla. Non costa azioni.
may-choose-yes = Puoi usare l'abilità: decidi tu.
may-choose-no = Puoi rinunciare all'abilità: decidi tu.
may-choose-none = Puoi lasciare tutti i cubetti dove sono.
may-choose-card = Puoi scegliere { $card }.
may-choose-frame = Puoi andare nella Finestra Temporale { $frame }.
may-choose-seat = Puoi scegliere { $seat }.
may-choose-cubes = Puoi scegliere { $cubes }: i tuoi sono { $most }.
may-choose-site = Puoi scegliere { $technology } nella Finestra Temporale { $frame }.
may-choose-copy = Puoi copiare l'ingranaggio di { $technology }: non importa dove si trova né chi ne è leader.

## Perché una cosa non si può fare

refused-no-actions-left = Le tue azioni sono finite: restano solo un'attivazione e la fine del turno.
refused-activated = In questo turno hai già attivato una Tecnologia: { $technology } deve aspettare.
refused-not-here = { $technology } non è nella tua Finestra Temporale, la { $here }: si attiva solo una Tecnologia nella propria.
refused-no-gear = { $technology } non ha un ingranaggio: non si può attivare.
refused-not-successful = { $technology } è fallita: si attiva solo una Tecnologia sviluppata.
refused-not-sole-leader = Non sei l'unico leader di { $technology } nella Finestra Temporale { $here }: di cubetti lì ne hai { $own }, un altro giocatore { $most }.
refused-no-such-card = { $card } non è fra le carte da scegliere.
refused-out-of-reach = La Finestra Temporale { $frame } è fuori portata.
refused-no-tome-there = Nella Finestra Temporale { $frame } non c'è { $technology }.
refused-not-oneself = Deve essere un altro giocatore.
refused-not-there = Nella Finestra Temporale { $frame } non c'è { $technology }.
refused-nothing-there = { $technology } non è sul Tracciato Temporale.
refused-not-itself = { $technology } non può cambiare la propria ricompensa.
refused-not-elsewhere = I cubetti devono lasciare la Finestra Temporale { $here }: { $technology } si trova lì.
refused-only-here = Si può scegliere solo una Tecnologia della stessa Finestra Temporale.
refused-too-many-cubes =
    { $most ->
        [one] Dei tuoi cubetti ce n'è solo { $most } da scegliere.
       *[other] Dei tuoi cubetti ce ne sono solo { $most } da scegliere.
    }
refused-nothing-to-copy = { $technology } non ha un ingranaggio da copiare.
refused-no-copy-of-a-copy = { $technology } copia soltanto le altre: non si può copiare.

## Il tavolo

section-machines = Macchine
activation =
    { $activated ->
        [yes] L'attivazione di questo turno è già usata.
        [over] La partita è finita: non si può più attivare nulla.
       *[no] In questo turno si può attivare una Tecnologia.
    }
also-printed =
    { $ability-card ->
        [none] {""}
       *[other] {"; "}{ $ability-card }
    }
piece-gear = { $technology } ({ $ability-technology })
extra-turns = Turni extra ancora da giocare: { $seats }.

## Le abilità a parole

ability-established =
    quando stabilita: { $cost ->
        [none] { $parts }
       *[other] { $cost } per { $parts }
    }
ability-established-may =
    quando stabilita puoi { $cost ->
        [none] { $parts }
       *[other] { $cost } per { $parts }
    }
ability-gear =
    ingranaggio: { $cost ->
        [none] { $parts }
       *[other] { $cost } per { $parts }
    }
effect-all = { $parts }
effect-draw =
    { $count ->
        [one] pescare { $count } carta
       *[other] pescare { $count } carte
    }
effect-draw-keep =
    { $count ->
        [one] pescare { $count } carta e tenerne { $keep }
       *[other] pescare { $count } carte e tenerne { $keep }
    }
effect-draw-cubes =
    pescare tante carte quanti sono i tuoi cubetti su di essa, almeno { $least }{ $keep ->
        [0] {""}
       *[other] , e tenerne { $keep }
    }
effect-discard =
    { $count ->
        [hand] scartare tutta la mano
        [one] scartare { $count } carta
       *[other] scartare { $count } carte
    }
effect-move-to = spostare il tuo pedone nella Finestra Temporale di { $technology }
effect-move-self =
    { $way ->
        [left] spostare il tuo pedone di { $frames ->
            [any] quante Finestre Temporali vuoi
            [one] { $frames } Finestra Temporale
           *[other] { $frames } Finestre Temporali
        } verso sinistra
       *[right] spostare il tuo pedone di { $frames ->
            [any] quante Finestre Temporali vuoi
            [one] { $frames } Finestra Temporale
           *[other] { $frames } Finestre Temporali
        } verso destra
    }
effect-move-other =
    { $way ->
        [left] spostare un altro giocatore di { $frames ->
            [one] { $frames } Finestra Temporale
           *[other] { $frames } Finestre Temporali
        } verso sinistra
       *[right] spostare un altro giocatore di { $frames ->
            [one] { $frames } Finestra Temporale
           *[other] { $frames } Finestre Temporali
        } verso destra
    }
effect-gain =
    { $points ->
        [one] guadagnare { $points } punto
       *[other] guadagnare { $points } punti
    }
effect-lose-self =
    { $points ->
        [one] perdere { $points } punto
       *[other] perdere { $points } punti
    }
effect-lose-other =
    { $points ->
        [one] far perdere { $points } punto a un altro giocatore
       *[other] far perdere { $points } punti a un altro giocatore
    }
effect-lose-others =
    { $points ->
        [one] far perdere { $points } punto a ogni altro giocatore
       *[other] far perdere { $points } punti a ogni altro giocatore
    }
effect-cubes-gain =
    { $cubes ->
        [one] guadagnare { $cubes } cubetto per la tua Riserva di Influenza
       *[other] guadagnare { $cubes } cubetti per la tua Riserva di Influenza
    }
effect-cubes-place =
    { $cubes ->
        [one] mettere { $cubes } cubetto della riserva comune su una Tecnologia della tua Finestra Temporale
       *[other] mettere { $cubes } cubetti della riserva comune su una Tecnologia della tua Finestra Temporale
    }
effect-cubes-back =
    { $cubes ->
        [any] riprendere nella tua Riserva di Influenza quanti vuoi dei tuoi cubetti su di essa
       *[other] riprendere nella tua Riserva di Influenza fino a { $cubes } dei tuoi cubetti su di essa
    }
effect-cubes-move =
    { $cubes ->
        [any] spostare quanti vuoi dei tuoi cubetti dalla tua Finestra Temporale su una sola Tecnologia altrove
       *[other] spostare fino a { $cubes } dei tuoi cubetti dalla tua Finestra Temporale su una sola Tecnologia altrove
    }
effect-modify =
    { $by ->
        [1] alzare di { $by } la ricompensa di un'altra Tecnologia
       *[other] cambiare di { $by } la ricompensa di un'altra Tecnologia
    }
effect-action-gain =
    { $actions ->
        [one] fare { $actions } azione in più in questo turno
       *[other] fare { $actions } azioni in più in questo turno
    }
effect-action-give =
    { $actions ->
        [one] rinunciare a { $actions } azione di questo turno
       *[other] rinunciare a { $actions } azioni di questo turno
    }
effect-turn = giocare un turno extra alla fine di questo round
effect-splice = aggiungere una Finestra Temporale più antica della più antica, una volta per partita
effect-copy = fare ciò che fa l'ingranaggio di un'altra Tecnologia sul Tracciato Temporale

## Set con difetti

cards-ability-empty = { $place }: l'abilità non ha effetti
cards-ability-optional = { $place }: un'abilità a ingranaggio non è mai facoltativa, perché lo è già attivarla; togli «optional»
cards-ability-cost = { $place }: «{ $word }» non può essere un costo; un costo è scartare carte o rinunciare ad azioni
cards-ability-give = { $place }: rinunciare ad azioni è un costo; scrivilo sotto «cost»
cards-effect = { $place }: le chiavi di «{ $word }» non vanno insieme
cards-answer = { $place }: «{ $word }» è una risposta alle domande delle abilità; alla Tecnologia serve un altro nome
cards-effect-to = { $place }: «{ $word }», dove dovrebbe andare il pedone, non è una Tecnologia di questo set

## Le carte di un set, in elenco

card-ability = { $value }

## I capitoli delle regole

chapter-base = Il gioco base
chapter-component = Componenti
chapter-setup = Preparazione
chapter-round = Round
chapter-turn = Il turno
chapter-when = Abilità «quando stabilita»
chapter-activate = Attivare
chapter-modifier = Gettoni ricompensa
chapter-extra-turn = Turni extra
chapter-spliced = La Finestra Temporale aggiunta
chapter-card = Le Tecnologie per nome
chapter-resolve = Risoluzione del Tracciato Temporale
chapter-score = Assegnazione dei punti
chapter-return = Ripresa dei cubetti
chapter-prepare = Preparazione del round successivo
chapter-end = La fine della partita
chapter-clarification = Chiarimenti
chapter-advice = Consigli

## La lezione

lesson-part-abilities = Tecnologie che fanno qualcosa
lesson-part-machines = Far girare le macchine
lesson-so-far-abilities = Finora: qui tutto va come in Gears. Viaggi indietro, stabilisci Tecnologie e sei leader di quelle che funzionano. La novità: molte Tecnologie hanno un'abilità. In compenso non ci sono carte Destino. Il tuo avversario ha già giocato il primo turno e ha stabilito Gearcrafting in F2.
lesson-when-established = Gearcrafting ha un'abilità che avviene una volta, appena viene stabilita: chi la stabilisce pesca due carte. Lo hai visto nel registro. Queste abilità sono per chi stabilisce la carta, e nessuno può usarle di nuovo.
lesson-timegears = Timegears ha bisogno di Gearcrafting nel suo passato, e il tuo avversario ce l'ha appena messa. Quindi viaggia solo fino a F4, stabilisci Timegears e paga con Gemcutting e Antiquator: funziona subito.
lesson-gear = Timegears mostra un ingranaggio: un'abilità che si usa più e più volte, attivandola. Servono tre cose: che tu stia nella sua Finestra Temporale, che ne sia leader da solo, e che funzioni. Qui ci sono tutte e tre.
lesson-activate = Attivare non costa azioni, e puoi farlo una volta per turno, in qualsiasi momento. Timegears ti dà un'azione in più. Attivala ora.
lesson-stormglass = Ti restano due azioni invece di una: bastano per viaggiare ancora e costruire. Va' in F3 e stabilisci Stormglass, pagando con Season Splicer. Quando viene stabilita porta un cubetto nella tua Riserva, ben prima che finisca il primo round.
lesson-open-turn = Le azioni sono fatte, ma il turno resta aperto, perché potresti ancora attivare qualcosa. La tua attivazione l'hai già usata: termina il turno.
lesson-own-turn = Muove il tuo avversario, poi il turno è tutto tuo. Con il cubetto in Riserva puoi influenzare, per esempio per restare leader di ciò che hai: una macchina è di chi ne è leader da solo. Oppure pesca carte nuove. Ricorda che si viaggia solo verso sinistra.
lesson-abilities-over = Le novità sono quasi tutte qui: ciò che avviene una volta, e ciò che metti in moto tu, una volta per turno. Nella prossima parte hai tre macchine e devi scegliere. Oppure continua da te.
lesson-so-far-machines = Finora: è il secondo round. In F2 ci sono tre tue macchine: Null Spire, Season Splicer e Homunculus Press. Funzionano grazie a ciò che il tuo avversario ha messo in F1. Sei nella loro Finestra Temporale e ne sei leader da solo.
lesson-which = Una sola attivazione per turno: quale? Homunculus Press pesca una carta. Null Spire riporta i suoi cubetti nella tua Riserva, per influenzare. Season Splicer aggiunge una Finestra Temporale più antica di tutte; F1 è piena, quindi farebbe posto. Le tre azioni vengono in più.
lesson-again = Le macchine non si consumano: nel prossimo turno puoi attivare la stessa o un'altra, finché stai nella sua Finestra Temporale. Stabilisci ciò che può servire a te, o che servirà al tuo avversario. Gioca il round fino alla fine.
lesson-tokens = Un round si conta come in Gears. Ma le macchine possono cambiare ciò che porta: Gilding Cannon e Rustifier mettono gettoni ricompensa sulle Tecnologie, in più o in meno, e valgono ogni volta che danno punti. E Destiny Grafter dà al suo leader un turno extra alla fine del round.
lesson-machines-over = Adesso guarda ogni carta per ciò che fa, non solo per i punti, e tieni d'occhio le macchine dell'avversario: con un cubetto in più sono tue. Continua, o comincia una partita tua.
lesson-hint-spliced = Si è aggiunta una Finestra Temporale, più antica di tutte: ciò che sta lì è nel passato di ogni cosa. Ha più posto delle altre, ci si può viaggiare subito, e resta fino alla fine della partita.
lesson-hint-copied = Meridian Timerails ha fatto ciò che fa un altro ingranaggio, ovunque stia sul Tracciato Temporale. Finestra e cubetti si contano dove sta Meridian Timerails.
lesson-hint-modified = Ora su una Tecnologia c'è un gettone ricompensa: ogni passo cambia ciò che porta quando dà punti, finché non lascia il Tracciato Temporale.
lesson-hint-extra-turn = Un turno extra: si gioca quando tutti hanno giocato i loro turni di questo round, con tre azioni come ogni altro.
lesson-hint-returned = Dei cubetti sono tornati in una Riserva e possono influenzare nello stesso turno. Chi ne prende troppi può perdere la guida, e con lei la macchina.
lesson-hint-points = I punti tolti da un'abilità spariscono subito; non aspettano la fine del round.
lesson-hint-machines-over = Il quarto round è finito e vince chi ha più Punti Legacy; a parità, chi ha la Riserva di Influenza più piccola. Grazie per aver giocato!
