# Tutto ciò che legacies dice in italiano. Gli id e gli argomenti sono quelli di `en.ftl`.

## Costi e beni

goods-gold = { $amount } Oro
goods-fame = { $amount } Fama
goods-foundation = { $amount } Fondazione
goods-any =
    { $amount ->
        [1] { $amount } Risorsa a scelta
       *[other] { $amount } Risorse a scelta
    }
goods-resource = { $amount } { $resource }
goods-cards =
    { $count ->
        [one] { $count } carta Giocatore
       *[other] { $count } carte Giocatore
    }
goods-free = gratis

## Effetti in parole: al lettore ($form you), o su altre persone

subject =
    { $who ->
        [each-player] ogni giocatore{ " " }
        [each-other] ogni altro giocatore{ " " }
        [chosen-opponent] un avversario a tua scelta{ " " }
        [least-fame] chi ha meno Fama{ " " }
        [most-fame] chi ha più Fama{ " " }
        [track-owner] chi gioca il personaggio del tracciato{ " " }
       *[none] { "" }
    }
effect-all = { $parts }
effect-options = { $parts }
effect-nothing = non succede nulla
effect-may = { $effect } (a scelta)
effect-gain =
    { $form ->
        [you] ottieni { $parts }
       *[they] { $subject }ottiene { $parts }
    }
effect-lose =
    { $form ->
        [you] perdi { $parts }
       *[they] { $subject }perde { $parts }
    }
effect-pay =
    { $form ->
        [you] puoi pagare { $cost }; se lo fai, { $then }
       *[they] { $subject }può pagare { $cost }; chi lo fa { $then }
    }
effect-steal =
    { $form ->
        [you] ruba { $parts } { $from ->
            [each] a ogni avversario
            [most-fame] all'avversario con più Fama
            [track-owner] a chi gioca il personaggio del tracciato
           *[chosen] a un avversario a tua scelta
        }
       *[they] { $subject }ruba { $parts } { $from ->
            [each] a ogni avversario
            [most-fame] all'avversario con più Fama
            [track-owner] a chi gioca il personaggio del tracciato
           *[chosen] a un avversario a sua scelta
        }
    }
effect-draw-card =
    { $form ->
        [you] pesca carte Giocatore: { $amount }
       *[they] { $subject }pesca carte Giocatore: { $amount }
    }
effect-draw-successor =
    { $form ->
        [you] pesca Successori: { $amount }
       *[they] { $subject }pesca Successori: { $amount }
    }{ $additional ->
        [yes] { " " }anche con uno già in gioco in questa Generazione
       *[no] { "" }
    }
partner =
    { $partner ->
        [any] qualsiasi personaggio
        [legendary] una Figura Leggendaria
       *[other] { $the-partner }
    }
place =
    { $place ->
        [any] qualsiasi tracciato
        [own-track] tracciato del proprio personaggio
        [legendary] Figure Leggendarie
       *[other] tracciato: { $place }
    }
field =
    { $field ->
        [any] qualsiasi Settore
        [influenced] Settori influenzati
       *[other] { $field }
    }
tile =
    { $tile ->
        [any] qualsiasi Azione Globale
        [event] Risolvere l'Evento
        [relationships] Avanzare le Relazioni
        [income] Rendita dei Cimeli
        [fame] Fama dei Cimeli
        [foundation] Contribuire alla Fondazione
        [influence] Influenzare i Settori
        [dividends] Riscuotere i Dividendi
       *[trade] Conferenza Commerciale
    }
effect-make-relationship =
    { $form ->
        [you] crea una Relazione con uno tra: { $parts }
       *[they] { $subject }crea una Relazione con uno tra: { $parts }
    }{ $cost ->
        [none] { "" }
       *[other] { " " }per { $cost }
    }{ $dispositions ->
        [yes] , con gli amici gratis, con gli ostili alla solita maggiorazione
       *[no] { "" }
    }
effect-move-relationship =
    { $form ->
        [you] { $way ->
            [to] sposta
            [weaken] indebolisci
           *[strengthen] rafforza
        }
       *[they] { $subject }{ $way ->
            [to] sposta
            [weaken] indebolisce
           *[strengthen] rafforza
        }
    } { $count ->
        [all] tutti i
       *[other] { $count }
    } { $whose ->
        [you] gettoni Relazione propri
        [opponent] gettoni Relazione avversari
       *[anybody] gettoni Relazione
    } ({ $parts }) { $way ->
        [to] sul tracciato di: { $to }
       *[other] di { $spaces ->
            [one] { $spaces } spazio
           *[other] { $spaces } spazi
        }
    }{ $benefits ->
        [no] { " " }senza benefici
       *[yes] { "" }
    }
effect-remove-relationship =
    { $form ->
        [you] togli
       *[they] { $subject }toglie
    } { $count ->
        [all] tutti i
       *[other] { $count }
    } { $whose ->
        [you] gettoni Relazione propri
        [opponent] gettoni Relazione avversari
       *[anybody] gettoni Relazione
    } ({ $figure ->
        [none] { $parts }
       *[other] { $figure }
    })
effect-collect-space =
    { $form ->
        [you] ottieni
       *[they] { $subject }ottiene
    } il beneficio { $track ->
        [token] dello spazio di un proprio gettone su un tracciato
       *[own] dello spazio { $space } del proprio tracciato
    }{ $times ->
        [one] { "" }
       *[other] , { $times } volte
    }
effect-collect-bonus-token =
    { $form ->
        [you] ottieni
       *[they] { $subject }ottiene
    } { $which ->
        [chosen] { $count ->
            [one] il bonus di un gettone Bonus qualsiasi sul tabellone
           *[other] il bonus di { $count } gettoni Bonus diversi sul tabellone
        }
       *[own-track] il bonus del gettone Bonus presso il proprio tracciato
    }
effect-place-investment =
    { $form ->
        [you] colloca
       *[they] { $subject }colloca
    } { $size ->
        [minor] un Investimento minore
        [major] un Investimento maggiore
       *[any] un Investimento
    } ({ $parts }), senza Oro e senza muovere il valore
effect-move-investment =
    { $form ->
        [you] sposta
       *[they] { $subject }sposta
    } { $size ->
        [minor] un Investimento minore
        [major] un Investimento maggiore
       *[any] un Investimento
    }{ $whose ->
        [opponent] { " " }di un avversario
       *[you] { "" }
    } ({ $parts })
effect-replace-investment =
    { $form ->
        [you] sostituisci
       *[they] { $subject }sostituisce
    } un proprio Investimento ({ $parts }) con { $size ->
        [minor] uno minore
       *[major] uno maggiore
    }
effect-buy =
    { $form ->
        [you] compra
       *[they] { $subject }compra
    } { $size ->
        [minor] un Investimento minore
        [major] un Investimento maggiore
       *[any] un Investimento
    } ({ $parts }){ $add ->
        [+0] { "" }
       *[other] , { $add } Oro
    }{ $percent ->
        [+0] { "" }
       *[other] , { $percent } %
    }
effect-sell =
    { $form ->
        [you] vendi
       *[they] { $subject }vende
    } { $size ->
        [minor] un Investimento minore
        [major] un Investimento maggiore
       *[any] un Investimento
    } ({ $parts }){ $add ->
        [+0] { "" }
       *[other] , { $add } Oro
    }{ $percent ->
        [+0] { "" }
       *[other] , { $percent } %
    }
effect-adjust-industry =
    { $way ->
        [up] { $form ->
            [you] alza
           *[they] { $subject }alza
        }
        [down] { $form ->
            [you] abbassa
           *[they] { $subject }abbassa
        }
       *[either] { $form ->
            [you] alza o abbassa
           *[they] { $subject }alza o abbassa
        }
    } { $count ->
        [all] ogni valore
        [one] { $count } valore
       *[other] { $count } valori
    } ({ $parts }) di { $rows ->
        [one] { $rows } livello
       *[other] { $rows } livelli
    }
effect-acquire-heirloom =
    { $form ->
        [you] acquisisci
       *[they] { $subject }acquisisce
    } { $owner ->
        [own] un proprio Cimelio
        [opponent] un Cimelio di un avversario
       *[any] un Cimelio
    }{ $levels ->
        [any] { "" }
       *[other] { " " }di livello { $levels }
    }{ $discount ->
        [0] { "" }
        [one] { " " }con { $discount } Risorsa in meno
       *[other] { " " }con { $discount } Risorse in meno
    }{ $fee ->
        [waived] { " " }e senza diritto d'acquisizione
       *[due] { "" }
    }
effect-special-action =
    { $form ->
        [you] esegui un'Azione Speciale
       *[they] { $subject }esegue un'Azione Speciale
    }{ $times ->
        [one] { "" }
       *[other] , { $times } volte
    }
effect-trigger-global =
    { $form ->
        [you] attiva una tra: { $parts }
       *[they] { $subject }attiva una tra: { $parts }
    }{ $waived ->
        [yes] , anche come prima della Generazione
       *[no] { "" }
    }
effect-block-global =
    { $form ->
        [you] blocca
       *[they] { $subject }blocca
    } un'Azione Globale con { $token ->
        [relationship] un gettone Relazione
        [minor] un gettone Investimento minore
        [major] un gettone Investimento maggiore
       *[any] un gettone qualsiasi
    }
effect-unlock-token =
    { $form ->
        [you] sblocca
       *[they] { $subject }sblocca
    } { $token ->
        [relationship] il gettone Relazione
        [minor] il gettone Investimento minore
        [major] il gettone Investimento maggiore
       *[any] un gettone a scelta
    }
modify =
    { $target ->
        [relationship-cost] le Relazioni ({ $tracks }) costano { $add } { $commodity ->
            [fame] Fama
           *[gold] Oro
        }
        [investment-price] { $size ->
            [minor] gli Investimenti minori
            [major] gli Investimenti maggiori
           *[any] gli Investimenti
        } ({ $industries }) si comprano a { $add } Oro, { $percent } %
        [sale-proceeds] { $size ->
            [minor] gli Investimenti minori
            [major] gli Investimenti maggiori
           *[any] gli Investimenti
        } ({ $industries }) si vendono a { $add } Oro, { $percent } %
        [heirloom-resources] i Cimeli costano { $add } Risorse
        [heirloom-fee] i diritti d'acquisizione cambiano di { $add } Fama
        [dividend] il dividendo degli { $size ->
            [minor] Investimenti minori
            [major] Investimenti maggiori
           *[any] Investimenti
        } ({ $industries }) cambia di { $add } Oro, { $percent } %
        [income] la rendita dei Cimeli cambia di { $add } Oro, { $percent } %
        [legendary-limit] il limite di Figure Leggendarie cambia di { $add }
       *[advance] i propri gettoni non avanzano ({ $tracks })
    }
effect-choose =
    { $form ->
        [you] scegli: { $first }; oppure { $last }
       *[they] { $subject }sceglie: { $first }; oppure { $last }
    }
counter =
    { $counter ->
        [cards-played] carte Giocatore giocate in questa Generazione
        [hand] carte Giocatore in mano
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
        [resources] Risorse
        [relationships] proprie Relazioni
        [legendary] proprie Relazioni con Figure Leggendarie
        [on-own-track] gettoni sul proprio tracciato
        [investments] propri Investimenti
        [minors] propri Investimenti minori
        [majors] propri Investimenti maggiori
        [own-heirlooms] propri Cimeli
        [controlled-heirlooms] Cimeli controllati
        [heirlooms] Cimeli acquisiti
        [icons] icone d'Impatto diverse nella galleria
        [matches] Successori corrispondenti
        [generation] Generazioni iniziate
       *[globals-triggered] Azioni Globali attivate in questa Generazione
    }
effect-for-each =
    { $form ->
        [you] { $parts }
       *[they] { $subject }{ $parts }
    } ogni { $per } di: { $counter }{ $most ->
        [none] { "" }
       *[other] , al massimo { $most } volte
    }
condition-rank =
    { $rank ->
        [most-fame] con più Fama di tutti
        [least-fame] con meno Fama di tutti
        [first] primo nell'ordine di turno
        [last] ultimo nell'ordine di turno
       *[largest-foundation] con la Fondazione maggiore
    }
condition-counter =
    { $bounds ->
        [least] con almeno { $least } di: { $counter }
        [most] con al massimo { $most } di: { $counter }
       *[both] con { $least } fino a { $most } di: { $counter }
    }
effect-if =
    { $condition }: { $then ->
        [none] nulla
       *[other] { $then }
    }{ $else ->
        [none] { "" }
       *[other] ; altrimenti { $else }
    }

## Le carte in parole

card-partner =
    { $partner ->
        [legendary] una Figura Leggendaria per { $cost }
       *[other] { $the-partner } per { $cost }
    }
card-resources-text = { $resources }
card-opportunity-text = { $cost }: { $effect }
amount = { $amount }
ability-ongoing = permanente: { $effect }
ability-immediate = immediata: { $effect }
ability-retire = al ritiro: { $effect }
ability-none = nessuna abilità
outcome = { $icon }: { $effect }

## Pacchetti con errori

cards-in-file = { $file }: { $fault }
cards-partial = il pacchetto è segnato come parziale; si gioca solo con uno completo
cards-count = { $key }: ce ne sono { $count }; devono essere { $right }
cards-count-century = { $key } del secolo { $century }: ce ne sono { $count }; devono essere { $right }
cards-reserved = { $place }: «{ $slug }» è una parola del tabellone; la carta ha bisogno di un altro nome
cards-missing = manca la tabella «{ $key }»
cards-effect = { $place }: le chiavi di «{ $word }» non vanno insieme
cards-effect-long = { $place }: un effetto ha al massimo { $most } passi, profondi { $deepest }
cards-effect-ongoing = { $place }: un'abilità permanente modifica soltanto; «{ $word }» va con un altro momento
cards-effect-modify = { $place }: «{ $word }» va con le abilità permanenti dei Successori
cards-number = { $place }: { $key } è { $number }; deve essere tra 0 e { $most }
cards-figure = { $place }: «{ $word }» non è una Figura Leggendaria di questo pacchetto
cards-investment = { $place }: l'investimento nomina un Settore oppure un gruppo
cards-no-resources = { $place }: una carta Giocatore mostra almeno una Risorsa
cards-partners = { $place }: le relazioni nominano almeno un personaggio, nessuno due volte
cards-no-effect = { $place }: manca l'effetto
cards-icon-count = { $icon }: i Successori con questa icona sono { $count }; devono essere { $right }
cards-numbered = { $place }: il numero { $number } è sotto 1, troppo grande o ripetuto
cards-heirloom-twice = { $place }: { $character } ha due volte il livello { $level }
cards-heirloom-zero = { $place }: il livello 0 non ha costo né diritto
cards-heirloom-six = { $place }: il livello 6 non ha diritto d'acquisizione
cards-heirloom-free = { $place }: un Cimelio dei livelli 1-6 costa almeno una Risorsa
cards-foundation-twice = { $place }: anche un'altra plancia comincia con Fondazione { $number }
cards-foundation-space = { $place }: { $number } non è uno spazio del tracciato Fondazione
cards-dispositions = { $place }: nessuno è amico o ostile a sé stesso, né entrambe le cose verso un altro
cards-character-twice = { $place }: { $character } compare due volte
cards-track = { $place }: gli spazi sono { $count }; devono essere da 2 a { $most }
cards-rows = il tracciato Investimenti ha { $count } righe; ne servono almeno { $least }
cards-row-red = { $place }: le 3 righe più basse non pagano dividendi
cards-row-inflation = { $place }: un valore non è mai più basso che nel secolo precedente
cards-row-order = { $place }: i valori crescono di riga in riga
cards-row-start = esattamente una riga deve valere { $number } Oro nel secolo 1
cards-tile-twice = { $place }: questa tessera compare due volte
cards-tile-icons = { $place }: una tessera ha almeno un'icona, nessuna due volte
cards-tile-numbers = queste tessere non sono numerate da 1 senza vuoti: { $known }
cards-tile-missing = nessuna tessera di un tipo mostra { $known }
cards-ladders = serve una scala d'offerta per ognuno tra { $known }
cards-ladder = { $place }: gli importi crescono a partire almeno da 1
cards-payouts = serve una tabella di premi per ogni secolo
cards-payout = { $place }: ogni bene ha tanti posti quanti gli altri, almeno uno
cards-solo-early = { $place }: le righe 1 e 2 non hanno Azioni Globali
cards-solo-priority = { $place }: la priorità nomina una volta ognuno tra { $known }
cards-solo-bid = { $place }: l'offerta di { $number } ({ $currency }) non è sulla sua scala
cards-solo-row = { $place }: la riga { $row } non si può eseguire così
cards-solo-globals = le carte Solitario del secolo { $century } non nominano mai { $known }
cards-difficulties = serve una tabella per ogni livello: standard, novice, advanced, expert
cards-difficulty = { $place }: un livello nomina le sue tessere e tutte e otto le Azioni Globali o nessuna
cards-steps = i passi della Fondazione cominciano da 0, crescono, e ogni misura è un multiplo del suo passo
