# Tutto ciò che legacies dice in italiano. Gli id e gli argomenti sono quelli di `en.ftl`.

## Costi e beni

goods-gold = { $amount } Oro
goods-fame = { $amount } Fama
goods-foundation = { $amount } Fondazione
goods-any =
    { $amount ->
        [one] { $amount } Risorsa a scelta
       *[other] { $amount } Risorse a scelta
    }
goods-resources =
    { $amount ->
        [one] { $amount } Risorsa
       *[other] { $amount } Risorse
    }
goods-resource =
    { $amount ->
        [one] { $amount } { $resource }
       *[other] { $kind ->
            [dye] { $amount } Tinture
            [gear] { $amount } Ingranaggi
            [gem] { $amount } Gemme
           *[other] { $amount } { $resource }
        }
    }
goods-cards =
    { $count ->
        [one] { $count } carta Giocatore
       *[other] { $count } carte Giocatore
    }
goods-percent = il { $amount } %
goods-free = gratis
change =
    { $way ->
        [more] { $amount } in più
       *[less] { $amount } in meno
    }

## Effetti in parole: al lettore ($form you), o su altre persone

list-comma = { $first }, { $last }
list-then = { $first }, poi { $last }
list-options = { $first }; { $last }
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
effect-brackets = ({ $effect })
effect-nothing = non succede nulla
effect-may =
    { $form ->
        [you] se vuoi { $effect }
       *[they] { $effect }, se vuole
    }
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
        [you] pesca
       *[they] { $subject }pesca
    } { $amount ->
        [one] { $amount } carta Giocatore
       *[other] { $amount } carte Giocatore
    }
effect-draw-successor =
    { $form ->
        [you] pesca
       *[they] { $subject }pesca
    } { $amount ->
        [one] { $amount } Successore
       *[other] { $amount } Successori
    }{ $additional ->
        [yes] , anche dopo averne messo in gioco uno in questa Generazione
       *[no] { "" }
    }
partner =
    { $key ->
        [any] qualsiasi personaggio
        [legendary] una Figura Leggendaria
       *[other] { $the-partner }
    }
of-character =
    { $key ->
        [inventor] dell'Inventore
        [corporate-mogul] della Magnate Industriale
        [promoter] dell'Impresario
        [socialite] della Diva dei Salotti
       *[other] del { $place }
    }
place =
    { $key ->
        [any] { $all ->
            [yes] ogni tracciato
           *[no] un tracciato qualsiasi
        }
        [own-track] { $form ->
            [you] tuo tracciato
           *[they] proprio tracciato
        }
        [legendary] { $all ->
            [yes] tutte le Figure Leggendarie
           *[no] una Figura Leggendaria
        }
       *[other] tracciato { of-character }
    }
place-on =
    { $key ->
        [any] su { place }
        [legendary] su { place }
       *[other] sul { place }
    }
place-from =
    { $key ->
        [any] da { place }
        [legendary] da { place }
       *[other] dal { place }
    }
place-to =
    { $key ->
        [any] su un altro tracciato
       *[other] sul { place }
    }
tokens =
    { $whose ->
        [you] { $count ->
            [all] { $form ->
                [you] tutti i tuoi gettoni Relazione
               *[they] tutti i propri gettoni Relazione
            }
            [one] { $form ->
                [you] un tuo gettone Relazione
               *[they] un proprio gettone Relazione
            }
           *[other] { $count } { $form ->
                [you] tuoi gettoni Relazione
               *[they] propri gettoni Relazione
            }
        }
        [opponent] { $count ->
            [all] tutti i gettoni Relazione degli avversari
            [one] un gettone Relazione di un avversario
           *[other] { $count } gettoni Relazione degli avversari
        }
       *[anybody] { $count ->
            [all] tutti i gettoni Relazione
            [one] un gettone Relazione
           *[other] { $count } gettoni Relazione
        }
    }
influence =
    { $form ->
        [you] che influenzi
       *[they] che influenza
    }
field =
    { $key ->
        [any] qualsiasi Settore
        [influenced] un Settore { influence }
        [government] un Settore del { $field }
        [progress] un Settore del { $field }
        [entertainment] un Settore dell'{ $field }
       *[other] { $field }
    }
each-field =
    { $key ->
        [influenced] Settori { influence }
        [government] Settori del { $field }
        [progress] Settori del { $field }
        [entertainment] Settori dell'{ $field }
       *[other] { $field }
    }
of-field =
    { $key ->
        [any] di qualsiasi Settore
        [influenced] di un Settore { influence }
        [government] di un Settore del { $field }
        [progress] di un Settore del { $field }
        [entertainment] di un Settore dell'{ $field }
        [communications] delle Comunicazioni
        [law] della Legge
        [military] dell'Esercito
        [education] dell'Istruzione
        [science] della Scienza
        [libraries] delle Biblioteche
        [manufacturing] della Manifattura
        [museums] dei Musei
       *[other] del { $field }
    }
of-every =
    { $key ->
        [any] di ogni Settore
        [influenced] di ogni Settore { influence }
        [government] di ogni Settore del { $field }
        [progress] di ogni Settore del { $field }
        [entertainment] di ogni Settore dell'{ $field }
       *[other] { of-field }
    }
of-several =
    { $key ->
        [any] di { $count } Settori diversi
        [influenced] di { $count } Settori { influence }
        [government] di { $count } Settori diversi del { $field }
        [progress] di { $count } Settori diversi del { $field }
        [entertainment] di { $count } Settori diversi dell'{ $field }
       *[other] { of-field }
    }
of-these = di { $count } tra questi: { $parts }
tile =
    { $tile ->
        [any] qualsiasi Azione Globale
        [optional] un'Azione Globale non obbligatoria
        [event] «Risolvere l'Evento»
        [relationships] «Avanzare le Relazioni»
        [income] «Rendita dei Cimeli»
        [fame] «Fama dei Cimeli»
        [foundation] «Contribuire alla Fondazione»
        [influence] «Influenzare i Settori»
        [dividends] «Riscuotere i Dividendi»
       *[trade] «Conferenza Commerciale»
    }
effect-make-relationship =
    { $form ->
        [you] crea
       *[they] { $subject }crea
    } una Relazione con { $partners } { $cost ->
        [none] senza altri costi
       *[other] per { $cost }
    }{ $dispositions ->
        [yes] { " " }(gratis con i personaggi amici, con la solita maggiorazione con quelli ostili)
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
    } { $tokens }{ $from ->
        [none] { "" }
       *[other] { " " }{ $from }
    }{ $each ->
        [yes] , ciascuno
       *[no] { "" }
    } { $way ->
        [to] { $to }
       *[other] di { $spaces ->
            [one] { $spaces } spazio
           *[other] { $spaces } spazi
        }
    }{ $benefits ->
        [no] , senza benefici
       *[yes] { "" }
    }
effect-remove-relationship =
    { $form ->
        [you] togli
       *[they] { $subject }toglie
    } { $tokens } { $figure ->
        [none] { $from }
       *[other] da «{ $figure }»
    }
effect-collect-space =
    { $form ->
        [you] ottieni
       *[they] { $subject }ottiene
    } il beneficio dello spazio { $track ->
        [token] di un { $form ->
            [you] tuo
           *[they] proprio
        } gettone su un tracciato
       *[own] { $space } del { $form ->
            [you] tuo
           *[they] proprio
        } tracciato
    }{ $times ->
        [one] { "" }
       *[other] , { $times } volte
    }
effect-collect-bonus-token =
    { $form ->
        [you] ottieni
       *[they] { $subject }ottiene
    } ciò che { $which ->
        [chosen] { $count ->
            [one] dà un gettone Bonus sul tabellone
           *[other] danno { $count } gettoni Bonus diversi sul tabellone
        }
       *[own-track] dà il gettone Bonus presso il { $form ->
            [you] tuo
           *[they] proprio
        } tracciato
    }
effect-place-investment =
    { $form ->
        [you] colloca
       *[they] { $subject }colloca
    } { $size ->
        [minor] un Investimento minore
        [major] un Investimento maggiore
       *[any] un Investimento
    } in { $fields }, senza pagare Oro e senza muovere il valore
effect-move-investment =
    { $form ->
        [you] sposta
       *[they] { $subject }sposta
    } { $whose ->
        [opponent] { $size ->
            [minor] un Investimento minore di un avversario
            [major] un Investimento maggiore di un avversario
           *[any] un Investimento di un avversario
        }
       *[you] un { $form ->
            [you] tuo
           *[they] proprio
        } { $size ->
            [minor] Investimento minore
            [major] Investimento maggiore
           *[any] Investimento
        }
    } in { $fields }
effect-replace-investment =
    { $form ->
        [you] sostituisci un tuo
       *[they] { $subject }sostituisce un proprio
    } { $size ->
        [minor] Investimento maggiore in { $fields } con uno minore
       *[major] Investimento minore in { $fields } con uno maggiore
    }
effect-buy =
    { $form ->
        [you] compra
       *[they] { $subject }compra
    } { $size ->
        [minor] un Investimento minore
        [major] un Investimento maggiore
       *[any] un Investimento
    } in { $fields }{ $change ->
        [none] { "" }
       *[other] { " " }pagando { $change }
    }
effect-sell =
    { $form ->
        [you] vendi
       *[they] { $subject }vende
    } { $size ->
        [minor] un Investimento minore
        [major] un Investimento maggiore
       *[any] un Investimento
    } in { $fields }{ $change ->
        [none] { "" }
       *[other] { " " }incassando { $change }
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
    } di { $rows ->
        [one] { $rows } riga
       *[other] { $rows } righe
    } { $each ->
        [yes] i valori
       *[no] il valore
    } { $values }
effect-acquire-heirloom =
    { $form ->
        [you] acquisisci
       *[they] { $subject }acquisisce
    } { $owner ->
        [own] un Cimelio del { $form ->
            [you] tuo
           *[they] proprio
        } personaggio
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
        [waived] { $discount ->
            [0] { " " }senza diritto d'acquisizione
           *[other] { " " }e senza diritto d'acquisizione
        }
       *[due] { "" }
    }
effect-special-action =
    { $form ->
        [you] esegui un'Azione Speciale
       *[they] { $subject }esegue un'Azione Speciale
    }{ $times ->
        [one] { "" }
       *[other] { " " }{ $times } volte
    }
effect-trigger-global =
    { $form ->
        [you] attiva { $tiles }, anche se hai giocato meno carte del necessario
       *[they] { $subject }attiva { $tiles }, anche con meno carte giocate del necessario
    }{ $waived ->
        [yes] { " " }e anche come prima della Generazione
       *[no] { "" }
    }
effect-block-global =
    { $form ->
        [you] blocca
       *[they] { $subject }blocca
    } { $tiles ->
        [any] un'Azione Globale
       *[some] { $tiles }
    } con { $token ->
        [relationship] un gettone Relazione
        [minor] un gettone Investimento minore
        [major] un gettone Investimento maggiore
       *[any] un gettone di qualsiasi tipo
    }
effect-unlock-token =
    { $form ->
        [you] sblocca
       *[they] { $subject }sblocca
    } { $token ->
        [relationship] il gettone Relazione bloccato
        [minor] il gettone Investimento minore bloccato
        [major] il gettone Investimento maggiore bloccato
       *[any] un gettone bloccato di qualsiasi tipo
    }
modify =
    { $target ->
        [relationship-cost] le Relazioni{ $tracks ->
            [any] { "" }
           *[other] { " " }con { $tracks }
        } ti costano { $change }
        [investment-price] { $size ->
            [minor] gli Investimenti minori
            [major] gli Investimenti maggiori
           *[any] gli Investimenti
        }{ $fields ->
            [any] { "" }
           *[other] { " " }in { $fields }
        } ti costano { $change }
        [sale-proceeds] vendendo Investimenti{ $size ->
            [minor] { " " }minori
            [major] { " " }maggiori
           *[any] { "" }
        }{ $fields ->
            [any] { "" }
           *[other] { " " }in { $fields }
        } incassi { $change }
        [heirloom-resources] i Cimeli ti costano { $change }
        [heirloom-fee] i diritti d'acquisizione ti costano { $change }
        [dividend] i tuoi { $size ->
            [minor] Investimenti minori
            [major] Investimenti maggiori
           *[any] Investimenti
        }{ $fields ->
            [any] { "" }
           *[other] { " " }in { $fields }
        } danno { $change } di dividendi
        [income] i tuoi Cimeli rendono { $change }
        [legendary-limit] puoi avere { $count } { $count ->
            [one] Relazione
           *[other] Relazioni
        } in { $way ->
            [more] più
           *[less] meno
        } con Figure Leggendarie
       *[advance] le tue Relazioni{ $tracks ->
            [any] { "" }
           *[other] { " " }con { $tracks }
        } non avanzano
    }
effect-choose =
    { $form ->
        [you] a scelta { $first }; oppure { $last }
       *[they] { $subject }a scelta { $first }, oppure { $last }
    }
they-have =
    { $form ->
        [you] che hai
       *[they] che ha
    }
counter =
    per ogni { $per ->
        [one] { "" }
       *[other] { $per }{ " " }
    }{ $counter ->
        [cards-played] { $per ->
            [one] carta Giocatore
           *[other] carte Giocatore
        } { they-have } giocato in questa Generazione
        [hand] { $per ->
            [one] carta Giocatore
           *[other] carte Giocatore
        } { they-have } in mano
        [gold] Oro { they-have }
        [fame] Fama { they-have }
        [foundation] Fondazione { they-have }
        [resources] { $per ->
            [one] Risorsa
           *[other] Risorse
        } { they-have }
        [relationships] { $per ->
            [one] Relazione
           *[other] Relazioni
        } { they-have }
        [legendary] { $per ->
            [one] Relazione
           *[other] Relazioni
        } { they-have } con Figure Leggendarie
        [on-own-track] { $per ->
            [one] gettone
           *[other] gettoni
        } sul { $form ->
            [you] tuo
           *[they] proprio
        } tracciato
        [investments] { $per ->
            [one] Investimento
           *[other] Investimenti
        } { they-have }
        [minors] { $per ->
            [one] Investimento minore
           *[other] Investimenti minori
        } { they-have }
        [majors] { $per ->
            [one] Investimento maggiore
           *[other] Investimenti maggiori
        } { they-have }
        [own-heirlooms] { $per ->
            [one] Cimelio proprio
           *[other] Cimeli propri
        } { they-have }
        [controlled-heirlooms] { $per ->
            [one] Cimelio controllato
           *[other] Cimeli controllati
        } { they-have }
        [heirlooms] { $per ->
            [one] Cimelio
           *[other] Cimeli
        } { they-have } acquisito
        [icons] { $per ->
            [one] icona d'Impatto diversa
           *[other] icone d'Impatto diverse
        } { they-have }
        [matches] { $per ->
            [one] Successore corrispondente
           *[other] Successori corrispondenti
        } { they-have }
        [generation] { $per ->
            [one] Generazione iniziata
           *[other] Generazioni iniziate
        }
       *[globals-triggered] { $per ->
            [one] Azione Globale attivata
           *[other] Azioni Globali attivate
        } in questa Generazione
    }
effect-for-each =
    { $form ->
        [you] { $parts }
       *[they] { $subject }{ $parts }
    } { $counter }{ $most ->
        [none] { "" }
       *[other] { " " }(al massimo { $most } volte)
    }
condition-rank =
    { $rank ->
        [most-fame] più Fama di tutti
        [least-fame] meno Fama di tutti
        [first] il primo posto nell'ordine di turno
        [last] l'ultimo posto nell'ordine di turno
       *[largest-foundation] la Fondazione maggiore
    }
bounds =
    { $bounds ->
        [least] almeno { $least }
        [most] al massimo { $most }
       *[both] da { $least } a { $most }
    }
condition-counter =
    { $counter ->
        [cards-played] giocato { $limits } { $count ->
            [one] carta Giocatore
           *[other] carte Giocatore
        } in questa Generazione
        [hand] { $limits } { $count ->
            [one] carta Giocatore
           *[other] carte Giocatore
        } in mano
        [gold] { $limits } Oro
        [fame] { $limits } Fama
        [foundation] { $limits } Fondazione
        [resources] { $limits } { $count ->
            [one] Risorsa
           *[other] Risorse
        }
        [relationships] { $limits } { $count ->
            [one] Relazione
           *[other] Relazioni
        }
        [legendary] { $limits } { $count ->
            [one] Relazione
           *[other] Relazioni
        } con Figure Leggendarie
        [on-own-track] { $limits } { $count ->
            [one] gettone
           *[other] gettoni
        } sul { $form ->
            [you] tuo
           *[they] proprio
        } tracciato
        [investments] { $limits } { $count ->
            [one] Investimento
           *[other] Investimenti
        }
        [minors] { $limits } { $count ->
            [one] Investimento minore
           *[other] Investimenti minori
        }
        [majors] { $limits } { $count ->
            [one] Investimento maggiore
           *[other] Investimenti maggiori
        }
        [own-heirlooms] { $limits } { $count ->
            [one] Cimelio proprio
           *[other] Cimeli propri
        }
        [controlled-heirlooms] { $limits } { $count ->
            [one] Cimelio controllato
           *[other] Cimeli controllati
        }
        [heirlooms] acquisito { $limits } { $count ->
            [one] Cimelio
           *[other] Cimeli
        }
        [icons] { $limits } { $count ->
            [one] icona d'Impatto
           *[other] icone d'Impatto diverse
        }
        [matches] { $limits } { $count ->
            [one] Successore corrispondente
           *[other] Successori corrispondenti
        }
        [generation] visto iniziare { $limits } { $count ->
            [one] Generazione
           *[other] Generazioni
        }
       *[globals-triggered] visto attivare { $limits } { $count ->
            [one] Azione Globale
           *[other] Azioni Globali
        } in questa Generazione
    }
effect-if =
    { $then ->
        [none] { $form ->
            [you] se non hai
           *[they] se non ha
        } { $condition }, { $subject }{ $else }
       *[other] { $form ->
            [you] se hai
           *[they] se ha
        } { $condition }, { $subject }{ $then }{ $else ->
            [none] { "" }
           *[other] ; altrimenti { $else }
        }
    }

## Le carte in parole

for-cost =
    { $free ->
        [yes] gratis
       *[no] per { $cost }
    }
card-partner =
    { $partner ->
        [legendary] una Figura Leggendaria { for-cost }
       *[other] { $the-partner } { for-cost }
    }
card-resources-text = { $resources }
card-opportunity-text = { $cost }: { $effect }
amount = { $amount }
timing-ongoing = permanente
timing-immediate = immediata
timing-retire = al ritiro
ability = { $timing }: { $effect }
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
cards-solo-scale = { $place }: un importo di { $number } per la Fondazione; le persone contribuiscono al massimo { $most }
cards-solo-row = { $place }: la riga { $row } non si può eseguire così
cards-solo-globals = le carte Solitario del secolo { $century } non nominano mai { $known }
cards-difficulties = serve una tabella per ogni livello: standard, novice, advanced, expert
cards-difficulty = { $place }: un livello nomina le sue tessere e tutte e otto le Azioni Globali o nessuna
cards-loop = { $place }: l'Azione Speciale può riscuotere { $known }, che concede di nuovo un'Azione Speciale: non finirebbe mai
cards-steps = { $place }: i passi della Fondazione cominciano da 0, crescono, e ogni misura è un multiplo del suo passo
cards-constant = { $place }: { $key } è { $number }; deve stare tra { $least } e { $most }
cards-in-vain = { $place }: si ottiene proprio ciò che si paga
cards-rulebook-space = { $place }: lo spazio 1 dà 3 Fama nel Secolo 1, come dice il regolamento
cards-rulebook-ladder = { $place }: nel regolamento si offrono 5, 10, 25 e 50 Fondazione
cards-rulebook-payout = { $place }: i premi del Secolo 2 nel regolamento sono 100 Oro, 5 e 2 Fama, 3 Risorse
cards-rulebook-row = il regolamento ha una riga del tracciato Investimenti che rende 10 a un maggiore e 5 a un minore

## Il gioco e le sue opzioni

game-title = Legacies
game-about = Sei Generazioni in tre Secoli: creare Relazioni, investire, raccogliere Cimeli, scegliere Successori ed essere ricordati.
round-number = Generazione { $round }
round-by-round = generazione per generazione
round-after = Dopo la generazione { $round }
option-npcs = Automi
option-npcs-help = Quali automi siedono al tavolo. Da soli servono un Astro Nascente e una Nemesi, o più Nemesi senza di lui; in due un automa qualsiasi.
value-npcs-none = nessuno
value-npcs-rising-star = un Astro Nascente
value-npcs-nemesis =
    { $number ->
        [one] una Nemesi
       *[other] { $number } Nemesi
    }
value-npcs-rising-star-nemesis =
    { $number ->
        [one] un Astro Nascente e una Nemesi
       *[other] un Astro Nascente e { $number } Nemesi
    }
option-difficulty = Difficoltà
option-difficulty-help = Quanto sono forti le Nemesi. Decide la prima tessera di fine partita e la fila delle Azioni Globali; senza Nemesi non cambia nulla.
value-difficulty-novice = principiante
value-difficulty-standard = normale
value-difficulty-advanced = avanzata
value-difficulty-expert = esperta
option-sides = Lati delle plance
option-sides-help = Quale lato delle plance è in vista.
value-sides-choose = decide ognuno
value-sides-aboveboard = quello onesto, con Azioni Speciali utili a tutti
value-sides-underhanded = quello subdolo, con Azioni Speciali contro gli altri
value-sides-random = a caso

## Che cosa succede: preparazione

player-aid =
    { $you ->
        [seat] Ricevi l'aiuto di gioco { $number }.
       *[none] { $seat } riceve l'aiuto di gioco { $number }.
    }
figures-laid = Le Figure Leggendarie del primo Secolo: { $figures }.
tiles-laid = Tessere Punteggio in gioco: { $tile } a fine Secolo, { $game_tile } a fine partita.
event-upcoming = Evento in arrivo: { $event }.
event-current = L'Evento attuale è { $event }.
difficulty-set =
    Difficoltà: { $level ->
        [novice] principiante
        [advanced] avanzata
        [expert] esperta
       *[standard] normale
    }. La fila delle Azioni Globali è disposta di conseguenza.
took-character =
    { $you ->
        [seat] Giochi { $the-character }.
       *[none] { $seat } gioca { $the-character }.
    }
took-side =
    { $you ->
        [seat] Scegli il lato { $side ->
                [aboveboard] onesto
               *[underhanded] subdolo
            }.
       *[none] { $seat } sceglie il lato { $side ->
                [aboveboard] onesto
               *[underhanded] subdolo
            }.
    }
automaton-character = L'automa { $seat } è { $the-character }.
bonus-laid = Presso il tracciato ({ $character }) c'è { $the-bonus }.

## Che cosa succede: Generazioni

generation-began = Comincia la Generazione { $generation }, nel Secolo { $century }. Ordine di turno: { $seats }.
generation-began-heading = Generazione { $generation }
market-laid = Mercato: { $cards }.
display-laid = Successori in vista: { $successors }.
drew-cards =
    { $you ->
        [seat] Peschi ({ $count }): { $cards }.
       *[none] { $seat } pesca ({ $count }): { $cards }.
    }
drew-cards-unseen =
    { $you ->
        [seat] Peschi carte Giocatore: { $count }.
       *[none] { $seat } pesca carte Giocatore: { $count }.
    }
drew-successors =
    { $you ->
        [seat] Peschi Successori ({ $count }): { $successors }.
       *[none] { $seat } pesca Successori ({ $count }): { $successors }.
    }
drew-successors-unseen =
    { $you ->
        [seat] Peschi Successori: { $count }.
       *[none] { $seat } pesca Successori: { $count }.
    }
player-cards-reshuffled = Le carte Giocatore scartate formano un nuovo mazzo di { $count }.
successors-reshuffled = I Successori scartati formano un nuovo mazzo di { $count }.
solo-cards-reshuffled = Le carte Solitario formano un nuovo mazzo di { $count }.
stuck =
    { $you ->
        [seat] Non hai carte Giocatore né Azioni Globali: la Generazione finisce.
       *[none] { $seat } non ha carte Giocatore né Azioni Globali: la Generazione finisce.
    }
generation-ended =
    { $you ->
        [seat] Hai concluso la Generazione { $generation }.
       *[none] { $seat } ha concluso la Generazione { $generation }.
    }
honorarium =
    { $you ->
        [seat] Come onorario prendi { $commodity ->
                [gold] Oro
                [fame] Fama
                [foundation] Fondazione
               *[resources] Risorse
            }.
       *[none] { $seat } prende { $commodity ->
                [gold] Oro
                [fame] Fama
                [foundation] Fondazione
               *[resources] Risorse
            } come onorario.
    }
figure-revealed = Una nuova Figura Leggendaria: { $figure }.
won =
    { $you ->
        [seat] Vinci con { $fame } Fama.
       *[none] { $seat } vince con { $fame } Fama.
    }
scored-magnetic =
    { $you ->
        [seat] Segni { $fame } Fama per Magnetico: { counted-magnetic }.
       *[none] { $seat } segna { $fame } Fama per Magnetico: { counted-magnetic }.
    }
scored-devoted =
    { $you ->
        [seat] Segni { $fame } Fama per Devoto: { counted-devoted }.
       *[none] { $seat } segna { $fame } Fama per Devoto: { counted-devoted }.
    }
scored-committed =
    { $you ->
        [seat] Segni { $fame } Fama per Impegnato: { counted-committed }.
       *[none] { $seat } segna { $fame } Fama per Impegnato: { counted-committed }.
    }
scored-cautious =
    { $you ->
        [seat] Segni { $fame } Fama per Prudente: { counted-cautious }.
       *[none] { $seat } segna { $fame } Fama per Prudente: { counted-cautious }.
    }
scored-desired =
    { $you ->
        [seat] Segni { $fame } Fama per Ambito: { counted-desired }.
       *[none] { $seat } segna { $fame } Fama per Ambito: { counted-desired }.
    }
scored-exotic =
    { $you ->
        [seat] Segni { $fame } Fama per Esotico: { counted-exotic }.
       *[none] { $seat } segna { $fame } Fama per Esotico: { counted-exotic }.
    }
scored-resourceful =
    { $you ->
        [seat] Segni { $fame } Fama per Intraprendente: { counted-resourceful }.
       *[none] { $seat } segna { $fame } Fama per Intraprendente: { counted-resourceful }.
    }
scored-nostalgic =
    { $you ->
        [seat] Segni { $fame } Fama per Nostalgico: { counted-nostalgic }.
       *[none] { $seat } segna { $fame } Fama per Nostalgico: { counted-nostalgic }.
    }
scored-wealthy =
    { $you ->
        [seat] Segni { $fame } Fama per Facoltoso: { counted-wealthy }.
       *[none] { $seat } segna { $fame } Fama per Facoltoso: { counted-wealthy }.
    }
scored-storied =
    { $you ->
        [seat] Segni { $fame } Fama per Leggendario: { counted-storied }.
       *[none] { $seat } segna { $fame } Fama per Leggendario: { counted-storied }.
    }
scored-diverse =
    { $you ->
        [seat] Segni { $fame } Fama per Poliedrico: { counted-diverse }.
       *[none] { $seat } segna { $fame } Fama per Poliedrico: { counted-diverse }.
    }
scored-philanthropic =
    { $you ->
        [seat] Segni { $fame } Fama per Filantropico: { counted-philanthropic }.
       *[none] { $seat } segna { $fame } Fama per Filantropico: { counted-philanthropic }.
    }
scored-foundation =
    { $you ->
        [seat] Segni { $fame } Fama per la Fondazione: { counted-foundation }.
       *[none] { $seat } segna { $fame } Fama per la Fondazione: { counted-foundation }.
    }
scored-gold =
    { $you ->
        [seat] Segni { $fame } Fama per l'Oro: { counted-gold }.
       *[none] { $seat } segna { $fame } Fama per l'Oro: { counted-gold }.
    }
scored-resources =
    { $you ->
        [seat] Segni { $fame } Fama per le Risorse: { counted-resources }.
       *[none] { $seat } segna { $fame } Fama per le Risorse: { counted-resources }.
    }
scored-heirlooms =
    { $you ->
        [seat] Segni { $fame } Fama per i Cimeli: { counted-heirlooms }.
       *[none] { $seat } segna { $fame } Fama per i Cimeli: { counted-heirlooms }.
    }
counted-magnetic =
    { $count ->
        [0] nessun gettone sul tracciato
        [one] { $count } gettone sul tracciato
       *[other] { $count } gettoni sul tracciato
    }
counted-devoted = { $in_order } ({ $values })
counted-committed =
    { $industries ->
        [0] nessun Investimento maggiore
       *[other] { $in_order } ({ $values })
    }
counted-cautious =
    { $industries ->
        [0] nessun Investimento minore
       *[other] { $in_order } ({ $values })
    }
counted-desired =
    { $count ->
        [0] nessun livello in mano agli avversari
        [one] { $count } livello in mano agli avversari
       *[other] { $count } livelli in mano agli avversari
    }
counted-exotic =
    { $count ->
        [0] nessuna Figura Leggendaria
        [one] { $count } Figura Leggendaria
       *[other] { $count } Figure Leggendarie
    }
counted-resourceful = { counted-resources }
counted-nostalgic = { counted-heirlooms }
counted-wealthy = { counted-gold }
counted-storied =
    { $count ->
        [0] nessuna icona
        [one] { $count } icona
       *[other] { $count } icone diverse
    }
counted-diverse =
    { $count ->
        [0] nessun gettone sul tabellone
        [one] { $count } gettone sul tabellone
       *[other] { $count } gettoni sul tabellone
    }
counted-philanthropic = { counted-foundation }
counted-foundation = Fondazione { $count }
counted-gold = { $count } Oro
counted-resources =
    { $count ->
        [0] nessuna Risorsa
        [one] { $count } Risorsa
       *[other] { $count } Risorse
    }
counted-heirlooms =
    { $count ->
        [0] nessun livello
        [one] { $count } livello
       *[other] { $count } livelli
    }

## Che cosa succede: turni

played =
    { $you ->
        [seat] Giochi { $card }.
       *[none] { $seat } gioca { $card }.
    }
swapped =
    { $you ->
        [seat] Metti { $card } nel mercato e giochi { $market }.
       *[none] { $seat } mette { $card } nel mercato e gioca { $market }.
    }
opportunity =
    { $you ->
        [seat] Cogli l'Opportunità di { $card }.
       *[none] { $seat } coglie l'Opportunità di { $card }.
    }
explored =
    { $you ->
        [seat] Esplori la città con { $count ->
            [one] { $count } carta giocata
           *[other] { $count } carte giocate
        }.
       *[none] { $seat } esplora la città con { $count ->
            [one] { $count } carta giocata
           *[other] { $count } carte giocate
        }.
    }
goods-words =
    { $gold ->
        [0] { "" }
       *[other] { $gold } Oro
    }{ $fame ->
        [0] { "" }
       *[other] { $first ->
            [fame] { "" }
           *[other] ,{ " " }
        }{ $fame } Fama
    }{ $foundation ->
        [0] { "" }
       *[other] { $first ->
            [foundation] { "" }
           *[other] ,{ " " }
        }{ $foundation } Fondazione
    }{ $count ->
        [0] { "" }
       *[other] { $first ->
            [resources] { "" }
           *[other] ,{ " " }
        }{ $resources }
    }
gained =
    { $you ->
        [seat] Ottieni: { goods-words }.
       *[none] { $seat } ottiene: { goods-words }.
    }
lost =
    { $you ->
        [seat] Perdi: { goods-words }.
       *[none] { $seat } perde: { goods-words }.
    }
paid =
    { $you ->
        [seat] Paghi: { goods-words }.
       *[none] { $seat } paga: { goods-words }.
    }
fitting-words =
    { $overflows ->
        [no] { "" }
       *[yes] { " " }({ $grown } di Fondazione trova posto)
    }
stole =
    { $you ->
        [seat] Rubi a { $victim }: { goods-words }{ fitting-words }.
        [victim] { $seat } ti ruba: { goods-words }{ fitting-words }.
       *[none] { $seat } ruba a { $victim }: { goods-words }{ fitting-words }.
    }
discarded =
    { $you ->
        [seat] Scarti { $card }.
       *[none] { $seat } scarta { $card }.
    }
related =
    { $you ->
        [seat] Crei una Relazione con { $the-character }.
       *[none] { $seat } crea una Relazione con { $the-character }.
    }
entered-figure =
    { $you ->
        [seat] Crei una Relazione con { $figure }.
       *[none] { $seat } crea una Relazione con { $figure }.
    }
bumped-from-figure =
    { $you ->
        [seat] Crei una Relazione con { $figure } e scalzi { $victim }.
        [victim] { $seat } crea una Relazione con { $figure } e ti scalza.
       *[none] { $seat } crea una Relazione con { $figure } e scalza { $victim }.
    }
token-moved =
    { $you ->
        [seat] Il tuo gettone sul tracciato ({ $character }) va dallo spazio { $space } allo spazio { $landed }.
       *[none] Il gettone di { $seat } sul tracciato ({ $character }) va dallo spazio { $space } allo spazio { $landed }.
    }
token-left =
    { $you ->
        [seat] Il tuo gettone lascia il tracciato ({ $character }) dallo spazio { $space }.
       *[none] Il gettone di { $seat } lascia il tracciato ({ $character }) dallo spazio { $space }.
    }
token-entered =
    { $you ->
        [seat] Il tuo gettone entra sul tracciato ({ $character }).
       *[none] Il gettone di { $seat } entra sul tracciato ({ $character }).
    }
figure-left =
    { $you ->
        [seat] Il tuo gettone lascia { $figure }.
       *[none] Il gettone di { $seat } lascia { $figure }.
    }
bought =
    { $you ->
        [seat] Compri { $size ->
                [minor] un Investimento minore
               *[major] un Investimento maggiore
            } in { $industry } per { $gold } Oro.
       *[none] { $seat } compra { $size ->
                [minor] un Investimento minore
               *[major] un Investimento maggiore
            } in { $industry } per { $gold } Oro.
    }
sold =
    { $you ->
        [seat] Vendi { $size ->
                [minor] un Investimento minore
               *[major] un Investimento maggiore
            } in { $industry } per { $gold } Oro.
       *[none] { $seat } vende { $size ->
                [minor] un Investimento minore
               *[major] un Investimento maggiore
            } in { $industry } per { $gold } Oro.
    }
value-moved =
    Il valore ({ $industry }) { $way ->
        [up] sale
       *[down] scende
    } di { $rows } a { $value }.
placed-investment =
    { $you ->
        [seat] Collochi { $size ->
                [minor] un Investimento minore
               *[major] un Investimento maggiore
            } su { $industry }.
       *[none] { $seat } colloca { $size ->
                [minor] un Investimento minore
               *[major] un Investimento maggiore
            } su { $industry }.
    }
moved-investment =
    { $size ->
        [minor] Un Investimento minore
       *[major] Un Investimento maggiore
    } di { $seat } passa da { $industry } a { $target }.
replaced-investment =
    { $you ->
        [seat] Su { $industry } ora hai { $size ->
                [minor] un Investimento minore
               *[major] un Investimento maggiore
            } al posto dell'altro.
       *[none] Su { $industry } { $seat } ora ha { $size ->
                [minor] un Investimento minore
               *[major] un Investimento maggiore
            } al posto dell'altro.
    }
acquired-own =
    { $you ->
        [seat] Acquisisci { $heirloom }, livello { $level }.
       *[none] { $seat } acquisisce { $heirloom }, livello { $level }.
    }
acquired =
    { $you ->
        [seat] Acquisisci { $heirloom }, livello { $level }, da { $victim } con un diritto di { $fee }.
        [victim] { $seat } acquisisce da te { $heirloom }, livello { $level }, con un diritto di { $fee }.
       *[none] { $seat } acquisisce { $heirloom }, livello { $level }, da { $victim } con un diritto di { $fee }.
    }
learned =
    { $you ->
        [seat] Impari l'Azione Speciale ({ $character }).
       *[none] { $seat } impara l'Azione Speciale ({ $character }).
    }
special-action =
    { $you ->
        [seat] Esegui l'Azione Speciale ({ $character }).
       *[none] { $seat } esegue l'Azione Speciale ({ $character }).
    }

## Che cosa succede: Successori

took-successor =
    { $you ->
        [seat] Prendi { $successor } tra quelli in vista.
       *[none] { $seat } prende { $successor } tra quelli in vista.
    }
discarded-successors =
    { $you ->
        [seat] Scarti Successori: { $successors }.
       *[none] { $seat } scarta Successori: { $successors }.
    }
entered-play =
    { $you ->
        [seat] { $successor } entra in gioco per te{ $foundation ->
                [0] { "" }
               *[other] { " " }e aggiunge { $foundation } Fondazione
            }.
       *[none] { $successor } entra in gioco per { $seat }{ $foundation ->
                [0] { "" }
               *[other] { " " }e aggiunge { $foundation } Fondazione
            }.
    }
retired =
    { $you ->
        [seat] Il tuo Successore { $successor } si ritira.
       *[none] { $successor } di { $seat } si ritira.
    }
matched =
    { $you ->
        [seat] È la tua corrispondenza numero { $count }.
       *[none] È la corrispondenza numero { $count } di { $seat }.
    }
unlocked =
    { $you ->
        [seat] Sblocchi un { $token ->
                [relationship] gettone Relazione
                [minor] gettone Investimento minore
               *[major] gettone Investimento maggiore
            }.
       *[none] { $seat } sblocca un { $token ->
                [relationship] gettone Relazione
                [minor] gettone Investimento minore
               *[major] gettone Investimento maggiore
            }.
    }

## Che cosa succede: Azioni Globali

triggered =
    { $you ->
        [seat] Attivi: { $global ->
                [event] Risolvere l'Evento
                [relationships] Avanzare le Relazioni
                [income] Rendita dei Cimeli
                [fame] Fama dei Cimeli
                [foundation] Contribuire alla Fondazione
                [influence] Influenzare i Settori
                [dividends] Riscuotere i Dividendi
               *[trade] Conferenza Commerciale
            }.
       *[none] { $seat } attiva: { $global ->
                [event] Risolvere l'Evento
                [relationships] Avanzare le Relazioni
                [income] Rendita dei Cimeli
                [fame] Fama dei Cimeli
                [foundation] Contribuire alla Fondazione
                [influence] Influenzare i Settori
                [dividends] Riscuotere i Dividendi
               *[trade] Conferenza Commerciale
            }.
    }
resolved-event =
    { $you ->
        [seat] Scegli l'esito { $outcome ->
                [top] superiore
               *[bottom] inferiore
            } di { $event } ({ $icon }).
       *[none] { $seat } sceglie l'esito { $outcome ->
                [top] superiore
               *[bottom] inferiore
            } di { $event } ({ $icon }).
    }
chose-tile =
    { $you ->
        [seat] Metti in gioco la tessera Punteggio { $tile }.
       *[none] { $seat } mette in gioco la tessera Punteggio { $tile }.
    }
collected =
    { $you ->
        [seat] Riscuoti dal tracciato ({ $character }).
       *[none] { $seat } riscuote dal tracciato ({ $character }).
    }
advanced = Tutti i gettoni sui tracciati avanzano.
contributed =
    { $you ->
        [seat] Paghi { $gold } Oro; la tua Fondazione cresce di { $foundation }.
       *[none] { $seat } paga { $gold } Oro; la Fondazione cresce di { $foundation }.
    }
blocked =
    { $you ->
        [seat] Blocchi { $global ->
                [event] Risolvere l'Evento
                [relationships] Avanzare le Relazioni
                [income] Rendita dei Cimeli
                [fame] Fama dei Cimeli
                [foundation] Contribuire alla Fondazione
                [influence] Influenzare i Settori
                [dividends] Riscuotere i Dividendi
               *[trade] Conferenza Commerciale
            } con un { $token ->
                [relationship] gettone Relazione
                [minor] gettone Investimento minore
               *[major] gettone Investimento maggiore
            }.
       *[none] { $seat } blocca { $global ->
                [event] Risolvere l'Evento
                [relationships] Avanzare le Relazioni
                [income] Rendita dei Cimeli
                [fame] Fama dei Cimeli
                [foundation] Contribuire alla Fondazione
                [influence] Influenzare i Settori
                [dividends] Riscuotere i Dividendi
               *[trade] Conferenza Commerciale
            } con un { $token ->
                [relationship] gettone Relazione
                [minor] gettone Investimento minore
               *[major] gettone Investimento maggiore
            }.
    }
chose-currency =
    { $you ->
        [seat] Chiedi offerte in { $commodity ->
                [gold] Oro
                [fame] Fama
                [foundation] Fondazione
               *[resources] Risorse
            }.
       *[none] { $seat } chiede offerte in { $commodity ->
                [gold] Oro
                [fame] Fama
                [foundation] Fondazione
               *[resources] Risorse
            }.
    }
bid-amount =
    { $currency ->
        [gold] { $amount } Oro
        [fame] { $amount } Fama
        [foundation] { $amount } Fondazione
       *[resources] { goods-resources }
    }
bid =
    { $you ->
        [seat] Offri { bid-amount } per { $commodity ->
                [gold] Oro
                [fame] Fama
                [foundation] Fondazione
               *[resources] Risorse
            }.
       *[none] { $seat } offre { bid-amount } per { $commodity ->
                [gold] Oro
                [fame] Fama
                [foundation] Fondazione
               *[resources] Risorse
            }.
    }
passed =
    { $you ->
        [seat] Non offri.
       *[none] { $seat } non offre.
    }
won-trade =
    { $you ->
        [seat] Vinci il posto { $place } in { $commodity ->
                [gold] Oro
                [fame] Fama
                [foundation] Fondazione
               *[resources] Risorse
            } e paghi { bid-amount }.
       *[none] { $seat } vince il posto { $place } in { $commodity ->
                [gold] Oro
                [fame] Fama
                [foundation] Fondazione
               *[resources] Risorse
            } e paga { bid-amount }.
    }

## Che cosa succede: automi

automaton-by =
    { $solo ->
        [none] { $seat }
       *[other] { $row ->
            [0] { $seat } ({ $solo })
           *[other] { $seat } ({ $solo }, riga { $row })
        }
    }
automaton-plays = { $seat } gioca { $solo }, riga { $row }.
automaton-unable = { automaton-by } non può farlo e aggiunge { $foundation } alla sua Fondazione.
automaton-seeks = { automaton-by } cerca { $the-partner }.
automaton-seeks-figure = { automaton-by } cerca una Figura Leggendaria.
automaton-bought =
    { automaton-by } colloca { $size ->
        [minor] un Investimento minore
       *[major] un Investimento maggiore
    } in { $industry }.
automaton-sold =
    { automaton-by } vende { $size ->
        [minor] un Investimento minore
       *[major] un Investimento maggiore
    } in { $industry }.
automaton-acquires = { automaton-by } prende { $heirloom }.
automaton-triggers = { automaton-by } attiva { tile }, come mostra la riga.
automaton-falls-through = { automaton-by } non può attivare { tile } e prosegue verso destra.
automaton-by-card =
    { $row ->
        [0] { $seat } segue { $solo }, la sua ultima carta.
       *[other] { $seat } segue { $solo }, riga { $row }.
    }
market-replaced =
    { automaton-by } sostituisce la carta { $slot ->
        [top] in alto
        [middle] al centro
       *[bottom] in basso
    } del mercato con { $card }.

## Che cosa succede: come decide una Nemesi

nemesis-banks = { automaton-by }: { $gold } Oro va alla Fondazione, che cresce di { $foundation }.
nemesis-event =
    { automaton-by }: la freccia punta in { $way ->
        [up] su, quindi l'esito in alto
       *[down] giù, quindi l'esito in basso
    }.
nemesis-tile-choice =
    { automaton-by }: la freccia punta in { $way ->
        [up] su, quindi la tessera con il numero più alto
       *[down] giù, quindi la tessera con il numero più basso
    }.
nemesis-influence =
    { automaton-by }: la freccia punta in { $way ->
        [up] su, quindi salgono entrambi i suoi Settori
       *[down] giù, quindi scendono entrambi i suoi Settori
    }.
nemesis-influence-player =
    { automaton-by }: la freccia punta in { $way ->
        [up] su, quindi sale il più basso dei suoi Settori
       *[down] giù, quindi scende il più alto dei suoi Settori
    }.
nemesis-relationship = { automaton-by } sceglie lo spazio con più Fama, altrimenti con più Risorse, altrimenti con più Oro.
nemesis-fame = { automaton-by } sceglie i Settori che danno più Fama.
nemesis-foundation = { automaton-by } aggiunge { $amount } e la banca altrettanto: la Fondazione cresce di { $foundation }.
nemesis-foundation-player = { automaton-by } aggiunge { $amount }: la Fondazione cresce di { $foundation }.
nemesis-global-choice = { automaton-by } prende la prima Azione Globale della fila che può attivare.
nemesis-trade = { automaton-by } guida la Conferenza secondo la sua carta.
nemesis-trade-player = { automaton-by } offre quanto mostra la sua carta.
nemesis-trade-unaffordable = { automaton-by } non fa offerte: non può offrire quanto mostra la sua carta.
nemesis-trade-gold = { automaton-by } paga la sua offerta di { $gold } Oro con { $foundation } della sua Fondazione.
nemesis-successor-choice = { automaton-by } prende { $successor } tra quelli in vista.
nemesis-successor-timing = { automaton-by } prende { $successor } dal mazzo.
nemesis-successor-match = { automaton-by } sblocca Relazione, minore, maggiore, in quest'ordine.
nemesis-successor-forced = { automaton-by } non ha attivato nulla: { $successor } viene dal mazzo.
nemesis-special-as-benefit = { automaton-by } crea una Relazione jolly al posto di un'Azione Speciale.
nemesis-special-never = { automaton-by } non esegue Azioni Speciali.
nemesis-reward-preference = { automaton-by } preferisce Fondazione, poi Fama, poi Risorse, poi Oro.
nemesis-penalty-preference = { automaton-by } cede prima Oro, poi Risorse, poi Fama, poi Fondazione.
nemesis-optional-payments = { automaton-by } non paga per ottenere, e prende ciò che è gratis.
nemesis-any-resource = { automaton-by } prende la Risorsa di cui ha meno e cede quella di cui ha di più.
nemesis-other-choices = { automaton-by } decide secondo il proprio guadagno, la persona in testa, l'anello in senso orario.
npc-relationship-legendary = { automaton-by } prende la prima Figura libera da sinistra, altrimenti la più a sinistra.

## Domande

ask-character = Quale personaggio?
ask-side = Quale lato della plancia?
ask-nemesis-character = Quale personaggio per { $victim }?
ask-nemesis-side = Quale lato della plancia per { $victim }?
ask-act = Che cosa fare? Carte Giocatore giocate in questa Generazione: { $played }.
ask-use = Per che cosa usare { $card }?
ask-offer = { $source }: farlo?
ask-opponent = { $source }: quale avversario?
ask-steal-from =
    { $source }: a chi rubare { goods-words }{ $any ->
        [0] { "" }
       *[other] { $first ->
            [none] { "" }
           *[other] ,{ " " }
        }{ $any ->
            [one] { $any } risorsa a scelta
           *[other] { $any } risorse a scelta
        }
    }?
ask-gain = Quale Risorsa ottenere? Ne restano: { $left }.
ask-lose = Quale Risorsa perdere? Ne restano: { $left }.
ask-pay = Con quale Risorsa pagare? Ne restano: { $left }.
ask-steal = Quale Risorsa rubare a { $victim }? Ne restano: { $left }.
ask-discard = Quale carta Giocatore scartare? Ne restano: { $left }.
ask-pay-for = { $source }: pagare { cost-words }?
ask-figure = Quale Figura Leggendaria?
ask-draw = Scalzato da una Figura Leggendaria: che cosa pescare?
ask-partner = { $source }: una Relazione con chi?
ask-wild = Una Relazione jolly con chi?
ask-move-token =
    { $source }: quale gettone { $way ->
        [to] spostare
        [weaken] indebolire
       *[strengthen] rafforzare
    } (spazi: { $spaces })? Ne restano: { $left }.
ask-move-where = { $source }: dove va il gettone di { $victim } dal tracciato ({ $character })?
ask-remove-token = { $source }: quale gettone togliere? Ne restano: { $left }.
ask-collect-token = { $source }: il beneficio di quale tuo gettone?
ask-bonus = { $source }: quale gettone Bonus? Ne restano: { $left }.
ask-size-buy = Quanto investire in { $industry } a { $value }?
ask-size-sell = Quale Investimento in { $industry } vendere a { $value }?
ask-buy = { $source }: in quale Settore comprare?
ask-sell = { $source }: in quale Settore vendere?
ask-place = { $source }: dove collocare un Investimento?
ask-move-investment = { $source }: quale Investimento spostare?
ask-move-investment-to =
    { $source }: dove va { $size ->
        [minor] un Investimento minore
       *[major] un Investimento maggiore
    } di { $victim } da { $industry }?
ask-replace = { $source }: su quale Settore sostituire un Investimento?
ask-adjust = { $source }: quale valore muovere di { $rows }? Ne restano: { $left }.
ask-heirloom = Quale Cimelio ({ $character })?
ask-acquire = { $source }: quale Cimelio?
ask-spare = Costo: { $resources } e { $any } qualsiasi. Quale Risorsa non pagare? Ne restano: { $left }.
ask-take = Quale Successore prendere tra quelli in vista?
ask-successor = Quale Successore mettere in gioco?
ask-unlock = Una corrispondenza: quale gettone sbloccare?
ask-unlock-by = { $source }: quale gettone sbloccare?
ask-special = Quale Azione Speciale?
ask-outcome = { $event }: quale esito?
ask-tile = Meno Fama di tutti: quale tessera Punteggio con { $icon }?
ask-extra = Prima che i gettoni avanzino: il beneficio di quale tuo gettone?
ask-collect = Quale beneficio riscuotere ora? Ne restano: { $left }.
ask-both = Quale Cimelio paga per entrambi i Settori?
ask-fame = { $heirloom }: Fama da quale Settore?
ask-contribute = Quanto Oro nella tua Fondazione? Fino a { $cap }.
ask-contribute-matched = Quanto Oro nella tua Fondazione, raddoppiato dalla banca? Fino a { $cap }.
ask-influence = Quale dei tuoi Settori influenzati muovere, e in che verso? Ne restano: { $left }.
ask-trigger = { $source }: quale Azione Globale?
ask-block = { $source }: quale Azione Globale bloccare, e con che cosa?
ask-currency = Con quale bene fare offerte?
ask-first-bid =
    La tua prima offerta, in { $commodity ->
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
       *[resources] Risorse
    }?
ask-bid =
    Un'offerta in { $commodity ->
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
       *[resources] Risorse
    }?
ask-second-chance =
    Spostare la tua offerta in { $commodity ->
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
       *[resources] Risorse
    }?
ask-option = { $source }: quale possibilità?
ask-honorarium =
    Onorario: { $gold } Oro, { $foundation } Fondazione o { $count ->
        [one] { $count } Risorsa
       *[other] { $count } Risorse
    }?

## Risposte, e che si possono dare

pick-character = Gioca { $the-character }
may-character = Puoi rispondere così: Gioca { $the-character }.
pick-side =
    Usa il lato { $side ->
        [aboveboard] onesto
       *[underhanded] subdolo
    }
may-side =
    Puoi rispondere così: Usa il lato { $side ->
        [aboveboard] onesto
       *[underhanded] subdolo
    }.
pick-play = Gioca { $card }
may-play = Puoi rispondere così: Gioca { $card }.
pick-swap = Scambia { $card } con { $market } e gioca quella
may-swap = Puoi rispondere così: Scambia { $card } con { $market } e gioca quella.
pick-trigger =
    Attiva { $global ->
        [event] Risolvere l'Evento
        [relationships] Avanzare le Relazioni
        [income] Rendita dei Cimeli
        [fame] Fama dei Cimeli
        [foundation] Contribuire alla Fondazione
        [influence] Influenzare i Settori
        [dividends] Riscuotere i Dividendi
       *[trade] Conferenza Commerciale
    }
may-trigger =
    Puoi rispondere così: Attiva { $global ->
        [event] Risolvere l'Evento
        [relationships] Avanzare le Relazioni
        [income] Rendita dei Cimeli
        [fame] Fama dei Cimeli
        [foundation] Contribuire alla Fondazione
        [influence] Influenzare i Settori
        [dividends] Riscuotere i Dividendi
       *[trade] Conferenza Commerciale
    }.
pick-relationship =
    Crea una Relazione con { $partner ->
        [legendary] una Figura Leggendaria
       *[other] { $the-partner }
    }
may-relationship =
    Puoi rispondere così: Crea una Relazione con { $partner ->
        [legendary] una Figura Leggendaria
       *[other] { $the-partner }
    }.
pick-wild = Crea una Relazione jolly
may-wild = Puoi rispondere così: Crea una Relazione jolly.
pick-special-action = Paga per un'Azione Speciale
may-special-action = Puoi rispondere così: Paga per un'Azione Speciale.
pick-special = Esegui l'Azione Speciale ({ $character })
may-special = Puoi rispondere così: Esegui l'Azione Speciale ({ $character }).
pick-buy = Compra in { $industry }
may-buy = Puoi rispondere così: Compra in { $industry }.
pick-sell = Vendi in { $industry }
may-sell = Puoi rispondere così: Vendi in { $industry }.
pick-size =
    Quello { $size ->
        [minor] minore
       *[major] maggiore
    }
may-size =
    Puoi rispondere così: Quello { $size ->
        [minor] minore
       *[major] maggiore
    }.
pick-opportunity = Cogli l'Opportunità
may-opportunity = Puoi rispondere così: Cogli l'Opportunità.
pick-explore = Esplora la città
may-explore = Puoi rispondere così: Esplora la città.
pick-resources = Prendi le Risorse
may-resources = Puoi rispondere così: Prendi le Risorse.
pick-acquire = Acquisisci un Cimelio ({ $character })
may-acquire = Puoi rispondere così: Acquisisci un Cimelio ({ $character }).
pick-heirloom = Acquisisci { $heirloom }
may-heirloom = Puoi rispondere così: Acquisisci { $heirloom }.
pick-figure = Crea una Relazione con { $figure }
may-figure = Puoi rispondere così: Crea una Relazione con { $figure }.
pick-pay = Paga con { $resource }
may-pay = Puoi rispondere così: Paga con { $resource }.
pick-discard = Scarta { $card }
may-discard = Puoi rispondere così: Scarta { $card }.
pick-spare = Non pagare { $resource }
may-spare = Puoi rispondere così: Non pagare { $resource }.
pick-spare-any = Non pagarne una qualsiasi
may-spare-any = Puoi rispondere così: Non pagarne una qualsiasi.
pick-do = Fallo
may-do = Puoi rispondere così: Fallo.
pick-decline = Rinuncia
may-decline = Puoi rispondere così: Rinuncia.
pick-option = Possibilità { $option }
may-option = Puoi rispondere così: Possibilità { $option }.
pick-opponent = { $seat }
may-opponent = Puoi rispondere così: { $seat }.
pick-gain = Ottieni { $resource }
may-gain = Puoi rispondere così: Ottieni { $resource }.
pick-lose = Perdi { $resource }
may-lose = Puoi rispondere così: Perdi { $resource }.
pick-steal = Ruba { $resource }
may-steal = Puoi rispondere così: Ruba { $resource }.
pick-token = Il gettone di { $seat } sul tracciato ({ $character })
may-token = Puoi rispondere così: Il gettone di { $seat } sul tracciato ({ $character }).
pick-figure-token = Il gettone su { $figure }
may-figure-token = Puoi rispondere così: Il gettone su { $figure }.
pick-track = Il tracciato ({ $character })
may-track = Puoi rispondere così: Il tracciato ({ $character }).
pick-bonus = Il gettone Bonus presso il tracciato ({ $character })
may-bonus = Puoi rispondere così: Il gettone Bonus presso il tracciato ({ $character }).
pick-raise = Alza { $industry }
may-raise = Puoi rispondere così: Alza { $industry }.
pick-lower = Abbassa { $industry }
may-lower = Puoi rispondere così: Abbassa { $industry }.
pick-place =
    Un Investimento { $size ->
        [minor] minore
       *[major] maggiore
    } su { $industry }
may-place =
    Puoi rispondere così: Un Investimento { $size ->
        [minor] minore
       *[major] maggiore
    } su { $industry }.
pick-investment =
    L'Investimento { $size ->
        [minor] minore
       *[major] maggiore
    } di { $seat } in { $industry }
may-investment =
    Puoi rispondere così: L'Investimento { $size ->
        [minor] minore
       *[major] maggiore
    } di { $seat } in { $industry }.
pick-move = Verso { $industry }
may-move = Puoi rispondere così: Verso { $industry }.
pick-replace = Su { $industry }
may-replace = Puoi rispondere così: Su { $industry }.
pick-block =
    Blocca { $global ->
        [event] Risolvere l'Evento
        [relationships] Avanzare le Relazioni
        [income] Rendita dei Cimeli
        [fame] Fama dei Cimeli
        [foundation] Contribuire alla Fondazione
        [influence] Influenzare i Settori
        [dividends] Riscuotere i Dividendi
       *[trade] Conferenza Commerciale
    } con un { $token ->
        [relationship] gettone Relazione
        [minor] gettone Investimento minore
       *[major] gettone Investimento maggiore
    }
may-block =
    Puoi rispondere così: Blocca { $global ->
        [event] Risolvere l'Evento
        [relationships] Avanzare le Relazioni
        [income] Rendita dei Cimeli
        [fame] Fama dei Cimeli
        [foundation] Contribuire alla Fondazione
        [influence] Influenzare i Settori
        [dividends] Riscuotere i Dividendi
       *[trade] Conferenza Commerciale
    } con un { $token ->
        [relationship] gettone Relazione
        [minor] gettone Investimento minore
       *[major] gettone Investimento maggiore
    }.
pick-unlock =
    Sblocca un { $token ->
        [relationship] gettone Relazione
        [minor] gettone Investimento minore
       *[major] gettone Investimento maggiore
    }
may-unlock =
    Puoi rispondere così: Sblocca un { $token ->
        [relationship] gettone Relazione
        [minor] gettone Investimento minore
       *[major] gettone Investimento maggiore
    }.
pick-outcome =
    L'esito { $outcome ->
        [top] superiore
       *[bottom] inferiore
    }
may-outcome =
    Puoi rispondere così: L'esito { $outcome ->
        [top] superiore
       *[bottom] inferiore
    }.
pick-tile = La tessera { $tile }
may-tile = Puoi rispondere così: La tessera { $tile }.
pick-collect = Riscuoti dal tracciato ({ $character })
may-collect = Puoi rispondere così: Riscuoti dal tracciato ({ $character }).
pick-collect-figure = Riscuoti da { $figure }
may-collect-figure = Puoi rispondere così: Riscuoti da { $figure }.
pick-fame = { $heirloom }: Fama da { $industry }
may-fame = Puoi rispondere così: { $heirloom }: Fama da { $industry }.
pick-both = { $heirloom } paga per entrambi
may-both = Puoi rispondere così: { $heirloom } paga per entrambi.
pick-contribute = Contribuisci con { $amount } Oro
may-contribute = Puoi rispondere così: Contribuisci con { $amount } Oro.
pick-currency =
    Offerte in { $commodity ->
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
       *[resources] Risorse
    }
may-currency =
    Puoi rispondere così: Offerte in { $commodity ->
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
       *[resources] Risorse
    }.
pick-bid =
    Offri { $amount } per { $commodity ->
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
       *[resources] Risorse
    }
may-bid =
    Puoi rispondere così: Offri { $amount } per { $commodity ->
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
       *[resources] Risorse
    }.
pick-pass = Non offrire
may-pass = Puoi rispondere così: Non offrire.
pick-stay = Lascia l'offerta dov'è
may-stay = Puoi rispondere così: Lascia l'offerta dov'è.
pick-honorarium =
    Prendi { $commodity ->
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
       *[resources] Risorse
    }
may-honorarium =
    Puoi rispondere così: Prendi { $commodity ->
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
       *[resources] Risorse
    }.
pick-take = Prendi { $successor }
may-take = Puoi rispondere così: Prendi { $successor }.
pick-successor = Metti in gioco { $successor }
may-successor = Puoi rispondere così: Metti in gioco { $successor }.
pick-draw =
    Pesca { $what ->
        [card] una carta Giocatore
        [successor] un Successore
       *[nothing] niente
    }
may-draw =
    Puoi rispondere così: Pesca { $what ->
        [card] una carta Giocatore
        [successor] un Successore
       *[nothing] niente
    }.

## Perché qualcosa non si può fare

global-words =
    { $global ->
        [event] Risolvere l'Evento
        [relationships] Avanzare le Relazioni
        [income] Rendita dei Cimeli
        [fame] Fama dei Cimeli
        [foundation] Contribuire alla Fondazione
        [influence] Influenzare i Settori
        [dividends] Riscuotere i Dividendi
       *[trade] Conferenza Commerciale
    }
refused-not-now = Non adesso: non risponde alla domanda aperta.
refused-finish-first = Prima finisci ciò che hai cominciato: la domanda aperta ne fa parte.
refused-no-words = In questo gioco le risposte non si accompagnano con parole.
refused-character-taken = { $victim } gioca già { $the-character }.
refused-not-in-hand = Non hai { $card } in mano.
refused-heir-not-in-hand = { $successor } non è tra i Successori che puoi mettere in gioco.
refused-not-in-market = { $market } non è nel mercato.
refused-too-few-played = In questa Generazione hai giocato { $played } carte Giocatore; ne servono { $needed }.
refused-tile-down = L'Azione Globale «{ global-words }» è già stata attivata in questa Generazione.
refused-event-lost = L'Evento di questa Generazione è andato perso; non ce n'è nessuno da risolvere.
refused-tile-blocked = { $victim } blocca l'Azione Globale «{ global-words }».
refused-foundation-first = Contribuire alla Fondazione non può essere la prima Azione Globale di una Generazione.
refused-not-on-card =
    { $partner ->
        [legendary] { $card } non offre una Relazione con una Figura Leggendaria.
       *[other] { $card } non mostra { $the-partner }.
    }
refused-no-own-icon = { $card } non mostra il tuo personaggio.
refused-own-track = È il tracciato del proprio personaggio: lì non vanno gettoni propri.
refused-already-there = Su quel tracciato c'è già un gettone dello stesso posto.
refused-no-token = Sulla tua plancia non c'è un gettone di quel tipo.
refused-cannot-pay-gold = Costa { $gold } Oro; ne hai { $own_gold }.
refused-cannot-pay-fame = Costa { $fame } Fama; ne hai { $own_fame }.
refused-cannot-pay-resources =
    { $any ->
        [0] Costa { $resources }; hai { $own_resources } Risorse in tutto, non quelle giuste o troppo poche.
        [one] Costa { $resources } e { $any } Risorsa qualsiasi; ne hai { $own_resources } in tutto, non quelle giuste o troppo poche.
       *[other] Costa { $resources } e { $any } Risorse qualsiasi; ne hai { $own_resources } in tutto, non quelle giuste o troppo poche.
    }
refused-cannot-pay-cards = Costa { $cards } altre carte Giocatore; ne hai { $own_cards }.
refused-no-figure = Questa Figura Leggendaria non è scoperta sul tabellone.
refused-figure-limit = Hai Relazioni con { $limit } Figure Leggendarie, il massimo che puoi.
refused-figure-own = C'è già il tuo gettone.
refused-not-learned = Non hai imparato l'Azione Speciale ({ $character }).
refused-wrong-industry = La carta non tratta { $industry }.
refused-no-investment-token = Non hai gettoni Investimento disponibili di quella misura.
refused-size-there = Sul Settore c'è già un gettone di quella misura.
refused-nothing-to-sell = In { $industry } non hai un Investimento così da vendere.
refused-no-opportunity = { $card } non ha un'Opportunità.
refused-heirloom-gone = Non ne resta nulla da acquisire.
refused-heirloom-absent = Questo personaggio non è in gioco.
refused-level-there = Hai già un Cimelio di livello { $level }.
refused-level-six-last = Il livello { $level } viene per ultimo: serve uno per ogni livello inferiore.
refused-opponent-limit = Puoi avere { $limit } Cimeli ({ $character }), e li hai.
refused-cannot-pay-fee = Il diritto d'acquisizione è { $fee } Fama; ne hai { $own_fame }.
refused-level-zero = I Cimeli di livello 0 non si possono acquisire.
refused-resource-not-owned = Lì non c'è { $resource }.
refused-not-in-cost = Il costo non lo richiede.
refused-no-such-option = Non c'è una possibilità { $option }.
refused-not-an-opponent = Un avversario è qualcun altro.
refused-not-there = Non c'è, o è già stato scelto.
refused-cannot-move = In quel verso non può muoversi.
refused-cannot-shift = Il valore ({ $industry }) è in fondo al tracciato e in quel verso non può muoversi.
refused-no-bonus = Lì non c'è un gettone Bonus da riscuotere.
refused-not-locked = Non hai un tale gettone bloccato.
refused-icon-missing = { $tile } non mostra { $icon }, mentre altre tessere sì.
refused-tile-gone = { $tile } ora non è tra le tessere Punteggio disponibili.
refused-same-foundation = Un pagamento minore porta alla stessa Fondazione.
refused-over-cap = Si può contribuire con { $cap } Oro al massimo.
refused-is-currency = Non si offre per { commodity }: è ciò con cui si fanno le offerte.
refused-not-a-row = Sulla tabella non c'è una riga da { $amount }.
refused-cell-taken = A { $amount } per { commodity } c'è già un altro cubo.
refused-cannot-afford-bid = Non puoi offrire { $amount }: di ciò con cui si offre hai { $owned }.
refused-wrong-step = Con la tua Fondazione si offrono solo multipli di { $step }.
refused-below-bid = La tua offerta è { $bid }: non può scendere.
refused-not-displayed = { $successor } non è in vista.
refused-successor-done = Hai già messo in gioco il Successore di questa Generazione.
refused-no-successors-now = Nell'ultima Generazione non si pescano Successori.
refused-not-your-heirloom = { $heirloom } non è uno dei Cimeli in questione.
refused-not-influenced = { $industry } non è uno dei Settori che puoi muovere.
refused-not-of-effect = L'effetto non riguarda questo.

## Il tavolo

section-table = Il tavolo
table-generation = Generazione { $generation } di 6, Secolo { $century }. Finisce con entrambe le Azioni Globali obbligatorie e { $needed } delle altre.
table-over = La partita è finita. { $seat } vince con { $fame } Fama.
table-turn = È il turno di { $seat }; la domanda è per { $asked }.
table-between = La domanda è per { $seat }.
table-order = Ordine di turno: { $seats }.
table-scores = Fama: { $by_seat }.
section-globals = Azioni Globali
globals = Sulla fila
piece-name-global =
    { $tile ->
        [event] Risolvere l'Evento
        [relationships] Avanzare le Relazioni
        [income] Rendita dei Cimeli
        [fame] Fama dei Cimeli
        [foundation] Contribuire alla Fondazione
        [influence] Influenzare i Settori
        [dividends] Riscuotere i Dividendi
       *[trade] Conferenza Commerciale
    }
piece-global =
    { piece-name-global }{ $triggered ->
        [yes] { " " }(attivata)
       *[no] { "" }
    }{ $blocked ->
        [yes] { " " }(bloccata da { $seat } con un { $token ->
        [relationship] gettone Relazione
        [minor] gettone Investimento minore
       *[major] gettone Investimento maggiore
    })
       *[no] { "" }
    }
section-events = Eventi
event-now = Attuale
event-later = In arrivo
piece-event = { $event }. Sopra: { $top-event }. Sotto: { $bottom-event }
event-resolved =
    Risolto: { $event }, esito { $outcome ->
        [top] superiore
       *[bottom] inferiore
    }, { $icon }.
events-lost = Mai risolti: { $events }.
events-deck = Eventi ancora da venire: { $count }.
events-deck-open = Mazzo Eventi: { $in_order }.
section-tracks = Personaggi
track =
    { $character }{ $played ->
        [yes] { " " }({ $seat })
       *[no] { "" }
    }, { $length } spazi{ $bonus ->
        [none] { "" }
       *[other] ; { $bonus }: { $effect-bonus }
    }{ $count ->
        [0] { "" }
       *[other] . Gettoni:
    }
piece-track = { $character }
piece-token = { $seat } nello spazio { $space }
section-legendary = Figure Leggendarie
legendary = Sul tabellone
piece-figure =
    { $figure }: { $effect-figure }{ $taken ->
        [yes] { " " }({ $seat })
       *[no] { "" }
    }
piece-figure-down = una coperta
section-industries = Settori
industry =
    { $industry }: riga { $row }, vale { $value } Oro e { $fame } Fama{ $pays ->
        [no] { "" }
       *[yes] , dividendi { $dividends }
    }{ $minors ->
        [0] { "" }
       *[other] ; Investimenti minori { $minors }
    }{ $majors ->
        [0] { "" }
       *[other] { $minors ->
            [0] ; Investimenti maggiori
           *[other] , maggiori
        } { $majors }
    }
piece-industry = { $industry }
piece-investment =
    { $industry }: { $size ->
        [minor] un Investimento minore
       *[major] un Investimento maggiore
    } di { $seat }
section-tiles = Tessere Punteggio
tiles =
    { $place_of ->
        [in-play] In gioco
        [scored] Già contate
       *[available] Disponibili
    }
piece-tile = { $tile } ({ $icons }): { $by_seat }
section-trade = Conferenza Commerciale
trade-currency =
    Offerte in { $currency ->
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
       *[resources] Risorse
    }: { $rows }
trade-column =
    { $commodity ->
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
       *[resources] Risorse
    }: premi { $prizes }; offerte { $count ->
        [0] nessuna
       *[other] { $by_seat }
    }
trade-bid =
    { $seat }: { $amount } per { $commodity ->
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
       *[resources] Risorse
    }
section-player =
    { $seat }{ $mine ->
        [you] { " " }(tu)
       *[other] { "" }
    }
automaton-rising-star = Astro Nascente
automaton-nemesis = Nemesi
automaton-nemesis-1 = Nemesi 1
automaton-nemesis-2 = Nemesi 2
automaton-nemesis-3 = Nemesi 3
automaton-nemesis-4 = Nemesi 4
automaton-nemesis-5 = Nemesi 5
player-character =
    { $kind ->
        [rising-star] { automaton-rising-star }
        [nemesis] { automaton-nemesis }
       *[person] Aiuto di gioco { $aid }
    }: { $character ->
        [none] ancora nessun personaggio
       *[other] { $character }
    }{ $side ->
        [none] { "" }
        [aboveboard] , lato onesto
       *[underhanded] , lato subdolo
    }
player-goods = { $fame } Fama, { $gold } Oro, { $foundation } Fondazione; Risorse: { $resources }
player-cards =
    Carte Giocatore in mano { $hand }, Successori in mano { $heirs }, Azioni Globali attivate { $triggered }; giocate: { $cards }{ $settled ->
        [yes] ; il Successore di questa Generazione è in gioco
       *[no] { "" }
    }
player-hall =
    Icona { $icon }, corrispondenze { $matches }; galleria: { $successors }; in gioco: { $current ->
        [none] nessuno
       *[other] { $current }
    }
player-taken = Scoperto, non ancora in gioco: { $successor }
player-tokens = Gettoni disponibili: Relazione { $relationship }, minori { $minor }, maggiori { $major }; bloccati: { $locked_relationship }, { $locked_minor }, { $locked_major }
player-figure = Relazione con { $figure }
player-relationship = Relazione con { $the-character }, spazio { $space }
player-investment =
    In { $industry }: { $size ->
        [minor] un Investimento minore
       *[major] un Investimento maggiore
    }
player-specials = Azioni Speciali: { $cards }
player-solo = Carte Solitario di questa Generazione ({ $count }): { $in_order }
player-latest = Ultima carta Solitario: { $solo }; freccia { $arrow-solo }, importo { $amount-solo }, Successore { $successor-solo }; priorità { $priority-solo }; offerte { $bids-solo }
player-next-row = Giocherà la prossima carta Solitario per la riga { $row }
player-purse = Oro che sta per andare alla Fondazione: { $gold }
player-heirlooms =
    { $kind ->
        [own] Cimeli propri
        [controlled] Cimeli controllati
       *[available] Ancora da acquisire
    } ({ $count })
piece-heirloom = { $heirloom }: livello { $level-heirloom }, { $resources-heirloom }, diritto { $fee-heirloom }
player-aim = Come bersaglio
piece-seat = { $seat }
section-market = Mercato
market = Carte Giocatore ({ $count })
display = Successori in vista ({ $count })
piece-slot = vuoto
piece-card =
    { $card }. Relazioni: { $relationships-card }. Investimento: { $investment-card }. { $opportunity-card ->
        [none] { "" }
       *[other] Opportunità: { $opportunity-card }.{ " " }
    }Risorse: { $resources-card }
piece-short = { $card }
piece-successor = { $successor }: { $icon-successor }, Fondazione { $foundation-successor }, { $ability-successor }
section-hand = La mano di { $seat }
hand = Carte Giocatore ({ $count })
hand-successors = Successori ({ $count })
section-projection = Se la partita finisse ora
projected = { $seat }, con { $fame } di Fama in tutto
section-outlook = Che cosa viene dopo
outlook-order = Nella prossima Generazione, se iniziasse ora, l'ordine sarebbe questo: { $seats }.
outlook-honoraria =
    { $seats ->
        [none] Nessuno avrebbe un onorario se la Generazione finisse con questo turno.
       *[other] Se la Generazione finisse con questo turno, avrebbero un onorario: { $seats }.
    }
outlook-mandatory = Senza { tile } nessuna Generazione finisce.
outlook-done =
    Attivate in questa Generazione: { $mandatory ->
        [one] { $mandatory } Azione Globale obbligatoria
       *[other] { $mandatory } Azioni Globali obbligatorie
    }, { $others ->
        [one] { $others } altra
       *[other] { $others } altre
    }.
outlook-century = La Generazione { $generation } fa parte del Secolo { $century }.
outlook-tile =
    { $there ->
        [yes] Alla fine di questo Secolo conta { $tile }.
       *[no] Per la fine di questo Secolo non c'è alcuna tessera Punteggio.
    }
outlook-chooser =
    { $you ->
        [seat] Hai meno Fama di tutti e sceglieresti la prossima tessera Punteggio.
       *[none] { $seat } ha meno Fama e sceglierebbe la prossima tessera Punteggio.
    }
outlook-event-tiles =
    Tessere Punteggio tra cui scegliere dopo l'esito { $outcome ->
        [top] superiore
       *[bottom] inferiore
    } dell'Evento: { $in_order }.
outlook-triggered = { $seat } ha attivato { tile } in questa Generazione.
outlook-host = { $seat } guida la Conferenza Commerciale.
outlook-bidding = Si offre in quest'ordine: { $seats }.
outlook-waiting = Devono ancora offrire: { $seats }.
outlook-influenced = { $character } influenza { $in_order }.
section-offers = I tuoi prezzi ora
offered-not =
    { $why ->
        [cannot-pay-gold] Oro insufficiente
        [cannot-pay-fame] Fama insufficiente
        [cannot-pay-fee] Fama insufficiente per il diritto
        [cannot-pay-resources] mancano le Risorse
        [cannot-pay-cards] troppo poche altre carte
        [already-there] c'è già un tuo gettone
        [own-track] è il tuo tracciato
        [no-token] nessun gettone Relazione libero
        [figure-limit] hai già tutte le Figure Leggendarie che puoi
        [figure-own] c'è il tuo gettone
        [no-own-icon] il tuo personaggio non è sulla carta
        [no-opportunity] non c'è alcuna Opportunità
        [size-there] ne hai già uno di quella misura
        [no-investment-token] nessun gettone libero di quella misura
        [level-there] hai già quel livello
        [level-six-last] prima uno di ogni livello
        [opponent-limit] hai già tutti quelli di quel titolare che puoi
        [too-few-played] troppo poche carte giocate
        [tile-down] già attivata
        [tile-blocked] bloccata
        [foundation-first] non può essere la prima
        [event-lost] l'Evento è andato perso
        [cell-taken] occupata
        [cannot-afford-bid] più di quanto hai
        [below-bid] più bassa della tua offerta
        [wrong-step] non è un passo della tua Fondazione
       *[other] non ora
    }
offered-card = { $card }, per Investimenti in { $in_order }:
offered-item =
    { $why ->
        [printed] stampato
        [amicable] in meno, per un amico
        [hostile] in più, per un nemico
       *[successor] per il tuo Successore
    }: { $gold } Oro, { $fame } Fama{ $count ->
        [0] { "" }
       *[other] , { $resources }
    }
offered-industry = { $industry }, dove i tuoi Investimenti renderebbero { $gold } Oro:
offered-share =
    { $deal ->
        [buy] compra
       *[sell] vendi
    } { $size ->
        [minor] uno minore
       *[major] uno maggiore
    } per { $gold } Oro (le sue quote valgono { $plain }), poi riga { $row } con un dividendo di { $dividend }
offered-track = Il tracciato ({ $character }):
offered-entering = una nuova Relazione
offered-bumped =
    { $landed ->
        [0] il gettone di { $seat } verrebbe scalzato dallo spazio { $space } e lascerebbe il tracciato
       *[other] il gettone di { $seat } verrebbe scalzato dallo spazio { $space } al { $landed }
    }
offered-space = lo spazio { $space } ti darebbe { $gold } Oro, { $fame } Fama, { $foundation } Fondazione; Risorse: { $count }
offered-figures = Relazioni con Figure Leggendarie: { $count } di { $limit }.
offered-figure = con { $figure }
offered-heirlooms = Cimeli che nessuno ha ({ $count }):
offered-heirloom =
    { $heirloom }: diritto { $fee }{ $saved ->
        [0] { "" }
       *[other] , Risorse risparmiate { $saved }
    }
offered-limit = Cimeli di { $seat }: ne hai { $count } e puoi averne { $limit }.
offered-globals = Azioni Globali, dopo { $needed } carte:
offered-global =
    { tile }{ $commodity ->
        [none] { "" }
        [gold] , che paga Oro: { $by_seat }
       *[fame] , che paga Fama: { $by_seat }
    }{ $ends ->
        [yes] ; concluderebbe la Generazione
       *[no] { "" }
    }
offered-explore = Esplorare con la prossima carta porta { $gold } Oro e { $fame } Fama; Successori: { $heirs }.
offered-successors = Successori che potresti avere ({ $count }):
offered-heir =
    { $successor }: { $foundation } Fondazione, poi posto { $place } nell'ordine di turno{ $match ->
        [0] { "" }
       *[other] ; corrispondenza { $match }{ $brings ->
            [token] , che sblocca un gettone
            [special] , che permette un'Azione Speciale
           *[nothing] { "" }
        }
    }
offered-cells = Caselle della Conferenza Commerciale ({ $count }):
offered-cell =
    { $amount } per { $commodity ->
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
       *[resources] Risorse
    }: ora posto { $place }, che paga { $prize }
section-piles = Mazzi
piles = Carte Giocatore nel mazzo { $deck }, fuori dal gioco { $removed }; Successori nel mazzo { $heirs }; carte Solitario nel mazzo { $solo }.
pile-discard = Carte Giocatore scartate: { $in_order }.
pile-successor-discard = Successori scartati: { $in_order }.
pile-solo-discard = Carte Solitario scartate: { $in_order }.
pile-deck = Il mazzo: { $in_order }.
pile-successor-deck = Il mazzo dei Successori: { $in_order }.
pile-later = Un mazzo successivo: { $in_order }.
pile-solo = Un mazzo Solitario: { $in_order }.
pile-box = Nella scatola: { $in_order }.
offer-play =
    Gioca { $card }. Relazioni: { $relationships-card }. Investimento: { $investment-card }. { $opportunity-card ->
        [none] { "" }
       *[other] Opportunità: { $opportunity-card }.{ " " }
    }Risorse: { $resources-card }
offer-discard = Scarta { $card }. Relazioni: { $relationships-card }. Risorse: { $resources-card }
offer-successor = Metti in gioco { $successor }: { $icon-successor }, Fondazione { $foundation-successor }, { $ability-successor }
offer-take = Prendi { $successor }: { $icon-successor }, Fondazione { $foundation-successor }, { $ability-successor }
offer-heirloom = Acquisisci { $heirloom }: livello { $level-heirloom }, { $resources-heirloom }, diritto { $fee-heirloom }
offer-option = { $option }: { $effect-choice }
offer-do = Fallo: { $effect-choice }
offer-top = Sopra: { $top-event }
offer-bottom = Sotto: { $bottom-event }
offer-tile = Scegli { $tile }. { $scores-tile }
setup-seats = { $players } persone non possono giocare con questi automi: da soli serve una Nemesi, in due una Nemesi o un Astro Nascente, e i posti sono { $most } in tutto.
setup-rising-star = Una persona gioca contro una Nemesi e un Astro Nascente, o contro più Nemesi senza Astro Nascente; scegli uno di questi automi.
referee-number = { $place }: { $number } non può essere: si va da 0 a { $most }.
referee-icons = { $place }: le icone diverse sono solo { $most }, non { $number }.
referee-level = { $place }: il livello { $level } non c'è: vanno da 0 a { $most }.
referee-tile-twice = tiles: «{ $word }» compare due volte; ce n'è una sola di ciascuna.
referee-tiles = tiles: le tessere di fine partita sono { $count }; ne entrano in gioco al massimo { $most }.
referee-row =
    { $place }: nessuno può offrire { $amount }; in { $currency ->
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
       *[resources] Risorse
    } si offre { $known }.
referee-tile = «{ $word }» non è una tessera di fine partita; sono { $known }.
referee-trade = Una Conferenza Commerciale vuole una valuta tra { $known } e un Secolo da 1 a 3.
referee-column = { $name } non può offrire per «{ $word }».
referee-cell = { $name } offre { $amount } dove c'è un altro cubo.
note-own-rows = Gli importi che si possono offrire ({ $used }) sono ideati da noi; il foglio può darne altri come rows.
note-own-prize = Il premio di { $used } per il posto { $place } è ideato da noi; il foglio può darne un altro sotto prizes.
note-trade-affordable = L'offerta è contata, ma nessuno può offrire più di quanto possiede.
note-heirloom-one-per-level = Sono contati due Cimeli dello stesso livello, che nessuno può avere.
award-prize =
    posto { $place }: vince { $for ->
        [gold] { $points } Oro
        [fame] { $points } Fama
        [foundation] { $points } Fondazione
       *[resources] { $points ->
            [one] { $points } Risorsa
           *[other] { $points } Risorse
        }
    } e paga { $currency ->
        [gold] { $pays } Oro
        [fame] { $pays } Fama
        [foundation] { $pays } Fondazione
       *[resources] { $pays ->
            [one] { $pays } Risorsa
           *[other] { $pays } Risorse
        }
    }
award-resourceful = { $points } per Intraprendente
award-nostalgic = { $points } per Nostalgico
award-wealthy = { $points } per Facoltoso
award-storied = { $points } per Leggendario
award-diverse = { $points } per Poliedrico
award-philanthropic = { $points } per Filantropico
award-foundation = { $points } per Fondazione
award-gold = { $points } per Oro
award-resources = { $points } per Risorse
award-heirlooms = { $points } per Cimeli
section-reference = Azioni Speciali e tracciati
reference-character = { $character }. { $special-character }. { $spaces-character }
reference-global = { piece-name-global }: { $about-choice }
reference-tile = { $tile }. { $scores-tile }
scores-magnetic = Alla fine di un Secolo: { $fame } Fama per ogni gettone sul tracciato del tuo Personaggio
scores-devoted = Alla fine di un Secolo: i valori Fama dei due Settori che influenzi
scores-committed = Alla fine di un Secolo: il valore Fama di ogni Settore in cui hai un Investimento maggiore
scores-cautious = Alla fine di un Secolo: il valore Fama di ogni Settore in cui hai un Investimento minore
scores-desired = Alla fine di un Secolo: { $fame } Fama per ogni livello dei Cimeli del tuo Personaggio in mano agli avversari
scores-exotic = Alla fine di un Secolo: { $fame } Fama per ogni tua Relazione con una Figura Leggendaria
scores-resourceful = Alla fine della partita: { $fame } Fama per ogni Risorsa
scores-nostalgic = Alla fine della partita: { $fame } Fama per ogni livello dei tuoi Cimeli
scores-wealthy = Alla fine della partita: { $fame } Fama ogni { $unit } Oro
scores-storied = Alla fine della partita: { $fame } Fama per ogni icona diversa tra i tuoi Successori
scores-diverse = Alla fine della partita: { $fame } Fama per ogni tuo gettone sul tabellone
scores-philanthropic = Alla fine della partita: { $fame } Fama ogni { $unit } Fondazione
about-event = Chi la attiva sceglie uno dei due esiti dell'Evento; poi, fino alla Generazione { $last }, chi ha meno Fama sceglie una tessera Punteggio
about-relationships = Chi la attiva riscuote prima un suo gettone; poi tutti i gettoni avanzano di uno spazio a destra, e ognuno riscuote i suoi
about-income =
    Ognuno riceve, per ogni Cimelio proprio, i valori in Oro dei suoi due Settori; chi la attiva conta { $more ->
        [one] un Cimelio
       *[other] { $more } Cimeli
    } in più
about-fame = Ognuno riceve Fama per ogni Cimelio controllato, da uno dei due Settori del suo Personaggio; chi la attiva, per un Cimelio, da entrambi
about-foundation =
    Chi la attiva può versare Oro nella Fondazione, al massimo { $cap } secondo il Secolo, e conta { $times ->
        [2] il doppio
       *[other] { $times } volte
    }; poi possono gli altri, senza la banca
about-influence =
    Chi la attiva sposta di una riga { $count } dei suoi Settori, in su o in giù; ogni altro ne sposta { $others ->
        [one] uno
       *[other] { $others }
    }
about-dividends =
    Ognuno riceve i dividendi dei suoi Investimenti; chi la attiva li riceve { $times ->
        [2] due volte
       *[other] { $times } volte
    }
about-trade = Chi la attiva nomina una merce; con quella ognuno può fare offerte per i premi delle altre tre
short-event = un esito
short-relationships = tutti avanzano
short-income = oro
short-fame = fama
short-foundation =
    { $times ->
        [1] si versa
        [2] versi il doppio
       *[other] versi per { $times }
    }
short-influence =
    { $count ->
        [one] uno dei tuoi ±1
        [2] i tuoi due ±1
       *[other] { $count } dei tuoi ±1
    }
short-dividends = oro
short-trade = si fanno offerte
about-choice-order = La Fondazione più grande agisce per prima.
about-choice-bids = Ogni casella si prende una volta, paga solo chi vince. Dopo tutti, chi guida può salire o spostarsi.
about-choice-currency = Le offerte sono per le altre tre.
about-choice-heirlooms =
    Uno per livello, il { $last } per ultimo. Una Relazione con il titolare risparmia { $saved ->
        [one] una Risorsa
       *[other] { $saved } Risorse
    }; i diritti vanno al titolare.
about-choice-succession = Gli altri si scartano; l’Azione Speciale resta in famiglia.
benefit-centuries = nel Secolo 1: { $first }, nel Secolo 2: { $second }, nel Secolo 3: { $third }
mat-special = Lato onesto: { $aboveboard }. Lato subdolo: { $underhanded }
track-space = spazio { $space }: { $benefit }
track-spaces = Tracciato: { $spaces }

## Un pacchetto come elenco

commodity =
    { $commodity ->
        [gold] Oro
        [fame] Fama
        [foundation] Fondazione
       *[resources] Risorse
    }
solo-arrow =
    { $way ->
        [up] in su
       *[down] in giù
    }
solo-market =
    { $slot ->
        [top] in alto
        [middle] al centro
        [bottom] in basso
       *[none] invariato
    }
solo-successor =
    { $way ->
        [up] scoperto
       *[down] coperto
    }
solo-relationship = una Relazione con il primo possibile tra { $partners }
solo-buy = compra { $from } { $towards }, poi per tutto l'anello
solo-from =
    { $key ->
        [entertainment] dall'{ $field }
       *[other] dal { $field }
    }
solo-towards = verso { $the-field }
solo-sell = vende in { $fields }
solo-heirloom =
    { $whose ->
        [own] acquisisce un Cimelio proprio
       *[opponent] acquisisce un Cimelio di un avversario
    }
solo-global =
    attiva { $tiles }{ $currency ->
        [none] { "" }
        [gold] { " " }con offerte in Oro
        [fame] { " " }con offerte in Fama
        [foundation] { " " }con offerte in Fondazione
       *[resources] { " " }con offerte in Risorse
    }

group-player_cards = Carte Giocatore
group-successors = Successori
group-heirlooms = Cimeli
group-events = Eventi
group-solo_cards = Carte Solitario
group-mats = Plance
group-tracks = Tracciati Relazioni
group-investment_rows = Tracciato Investimenti
group-legendary = Figure Leggendarie
group-bonus_tokens = Gettoni Bonus
group-scoring_tiles = Tessere Punteggio
group-trade_ladders = Scale d'offerta
group-trade_payouts = Premi della Conferenza
group-difficulties = Livelli di difficoltà
group-exploration = Esplorazione
group-constants = Costanti
card-century = Secolo { $value }
card-relationships = Relazioni: { $value }
card-investment = Investimento: { $value }
card-opportunity = Opportunità: { $value }
card-resources = Risorse: { $value }
card-number = numero { $value }
card-icon = icona { $value }
card-foundation = Fondazione { $value }
card-timing = { $value }
card-effect = { $value }
card-character = { $value }
card-level = livello { $value }
card-fee = diritto { $value }
card-top = sopra: { $value }
card-bottom = sotto: { $value }
card-arrow = freccia { $value }
card-market = mercato: { $value }
card-successor = Successore { $value }
card-rows = righe: { $value }
card-priority = priorità: { $value }
card-bids = offerte: { $value }
card-fame = Fama { $value }
card-gold = Oro { $value }
card-resource = Risorsa { $value }
card-amicable = amici: { $value }
card-hostile = ostili: { $value }
card-special = { $value }
card-spaces = { $value }
card-minor = minore { $value }
card-major = maggiore { $value }
card-successors = Successori { $value }
card-key = { $value }
card-icons = icone { $value }
card-currency = valuta { $value }
card-tiles = tessere { $value }
card-row = fila { $value }
card-honorarium = onorario { $value }
card-contribution_cap = tetto del contributo { $value }
card-hostile_surcharge_fame = maggiorazione ostile { $value }
card-legendary_limit = limite di Figure { $value }
card-shares_minor = quote di un minore { $value }
card-shares_major = quote di un maggiore { $value }
card-rows_minor = righe mosse da un minore { $value }
card-rows_major = righe mosse da un maggiore { $value }
card-steps = passi { $value }
card-foundation_remainder = resto { $value }
card-century_tile_order = tessere di Secolo { $value }
card-heirloom_limit = limite di Cimeli { $value }
card-global_needed = Azioni Globali necessarie { $value }
card-cards_before_global = carte prima di un'Azione Globale { $value }
card-rising_star_cards = carte di un Astro Nascente { $value }
card-nemesis_last_row = ultima riga di una Nemesi { $value }
card-others_contribution_capped = tetto per gli altri { $value }
card-start_value = valore iniziale { $value }
card-stuck = chi è bloccato: { $value }
card-ruled = decisioni nostre: { $value }

## I capitoli delle regole

chapter-component = Componenti
chapter-core = Principi
chapter-setup = Preparazione
chapter-generation = Generazioni
chapter-century = Secoli
chapter-action = Azioni Giocatore
chapter-relationship = Relazioni
chapter-investment = Investimenti
chapter-heirloom = Cimeli
chapter-global = Azioni Globali
chapter-trade = La Conferenza Commerciale
chapter-foundation = La Fondazione
chapter-successor = Successori
chapter-event = Eventi
chapter-scoring = Punteggio
chapter-end = La fine della partita
chapter-npc = Automi
chapter-rising-star = L'Astro Nascente
chapter-two-player = In due
chapter-nemesis = La Nemesi
chapter-solo = In solitario
chapter-key = A che cosa serve

## Risposte con il loro prezzo

cost-words =
    { $free ->
        [yes] gratis
       *[no] { $gold ->
            [0] { "" }
           *[other] { $gold } Oro
        }{ $fame ->
            [0] { "" }
           *[other] { $first ->
                [fame] { "" }
               *[other] ,{ " " }
            }{ $fame } Fama
        }{ $count ->
            [0] { "" }
           *[other] { $first ->
                [resources] { "" }
               *[other] ,{ " " }
            }{ $resources }
        }{ $any ->
            [0] { "" }
           *[other] { $first ->
                [any] { "" }
               *[other] ,{ " " }
            }{ $any } qualsiasi
        }{ $cards_count ->
            [0] { "" }
           *[other] { $first ->
                [cards] { "" }
               *[other] ,{ " " }
            }{ $cards_count } carte Giocatore
        }
    }
offer-relationship =
    Crea una Relazione con { $partner ->
        [legendary] una Figura Leggendaria
       *[other] { $the-partner }
    }: { cost-words }
offer-special-action = Paga per un'Azione Speciale: { cost-words }
offer-wild = Crea una Relazione jolly: { cost-words }
offer-buy = Compra in { $industry }, a partire da { $gold } Oro
offer-opportunity = Cogli l'Opportunità: { cost-words }
offer-size =
    Quello { $size ->
        [minor] minore
       *[major] maggiore
    }: { $gold } Oro
offer-track = Il tracciato ({ $character }): { cost-words }

## La lezione

lesson-part-turn = Un turno
lesson-part-generation = Una Generazione
lesson-part-century = Un Secolo
lesson-so-far-turn = Finora: sei il Politico, è l'anno 1800, e altri due vogliono essere ricordati quanto te: l'Inventore e l'Impresario. Vince chi ha più Fama quando saranno passati tre Secoli. La tua vita è solo la prima di sei Generazioni.
lesson-goods = Contano quattro cose. La Fama fa vincere, e paga i favori. L'Oro paga quasi tutto. Con le Risorse si acquisiscono i Cimeli. E più grande è la tua Fondazione, prima tocca a te; alla fine diventa Fama anche lei.
lesson-card = Hai in mano tre carte. Ognuna offre più cose e si usa per una sola: una Relazione con qualcuno, un Investimento, un'Opportunità, oppure le sue Risorse. Con qualsiasi carta puoi anche esplorare la città o acquisire un Cimelio. A che cosa serve una carta lo decidi sempre tu.
lesson-friend = Comincia dalle persone. L'Appalto militare ti porta dal Generale e per questo chiede 2 Oro; ma il Generale ti è amico, quindi non paghi nulla. Chi ti è ostile costerebbe 2 Fama in più. Stringi la Relazione con il Generale.
lesson-track = Il tuo gettone è sul primo spazio del tracciato del Generale, e hai ciò che quello spazio dà: 1 Fama e un Ferro. Ogni volta che le Relazioni avanzano va avanti di uno spazio e rende di nuovo, finché esce dal tracciato. Lo spinge avanti anche chi arriva dopo: l'amicizia sbiadisce.
lesson-invest = Ora un po' di denaro che lavori per te. Il Banchetto elettorale mostra Comunicazioni, uno dei due Settori che influenzi. Comprane un minore: due quote a 3 Oro l'una. La domanda alza il valore, e più un Settore sta in alto, più rendono le sue quote.
lesson-choice = Sulla tua ultima carta decidi tu. Anche la Magnate Industriale ti è amica, e rende subito. Esplorare porta 3 Oro per ogni carta che hai giocato. Un Ingranaggio avvicina a un Cimelio. Oppure scambiala con una del mercato. Il primo tocco mostra che cosa ne verrebbe.
lesson-turn-over = Questo è un turno: una carta, un uso. Dalla tua seconda carta in poi puoi invece attivare un'Azione Globale: ci guadagnano tutti, e tu più di tutti. È così che una Generazione arriva alla fine, e ne parla la prossima parte. Oppure continua da te.
lesson-so-far-generation = Finora: ti conoscono il Generale e la Magnate Industriale, e hai quote in Comunicazioni. Le tue tre carte sono giocate. L'Inventore ha appena fatto avanzare tutte le Relazioni, e ognuno dei tuoi gettoni ha reso ancora una volta.
lesson-globals = Queste sono le otto Azioni Globali. Ognuna avviene una volta per Generazione: ci guadagnano tutti, e chi la attiva un po' di più. Due sono obbligatorie, l'Evento e le Relazioni. Quando ci sono state entrambe e tre delle altre, la Generazione è finita.
lesson-trigger = Non hai più carte, quindi attivane una. Quale giova a te più che agli altri? La Rendita dei Cimeli ti paga due volte il valore dei tuoi due Settori. Con l'Evento scegli che cosa capita a tutti. A ciò che metti nella Fondazione la banca aggiunge altrettanto.
lesson-successor = Nessuno vive per sempre: la tua prima Azione Globale di una Generazione porta un Successore, e la sua abilità ora è tua, finché non arriva il prossimo. Chi porta l'icona d'Impatto del tuo personaggio è una corrispondenza e sblocca un gettone. Restano tutti nella tua Galleria.
lesson-to-the-end = Ora gioca fino alla fine della Generazione. In alto vedi che cosa manca ancora. Chi agisce presto sceglie fra molte azioni, a chi conclude restano le ultime; e chi nell'ordine di turno viene dopo chi ha concluso riceve un onorario.
lesson-generation-over = La Generazione è finita. Restano Relazioni, quote, Cimeli e le carte che non hai giocato; tutte le Azioni Globali tornano disponibili, e ognuno riceve tre carte nuove. Comincia la Fondazione più grande. Due Generazioni fanno un Secolo: è la prossima parte.
lesson-so-far-century = Finora: la seconda Generazione è già avanti. L'Evento è risolto e le Relazioni sono avanzate, quindi altre tre Azioni Globali la chiudono, e con lei il Secolo. Hai 23 Fama, più degli altri, e ancora una carta.
lesson-tiles = Ogni Secolo conta una tessera. In questo è Magnetico: 5 Fama per ogni gettone sul tracciato del tuo personaggio, di chiunque sia. Entrambi gli altri ne hanno uno sul tuo. Perciò guarda che cosa si conterà prima di decidere da chi andare.
lesson-cards-go = Quando un Secolo finisce, le sue carte Giocatore escono dal gioco, anche quelle che hai in mano. La Parata della vittoria andrà persa, se non la usi. Restano Oro, Risorse, Fondazione, gettoni sul tabellone e Cimeli.
lesson-heirlooms = Con qualsiasi carta puoi acquisire un Cimelio pagando Risorse. I tuoi portano Oro quando qualcuno attiva la Rendita dei Cimeli, quelli degli altri portano Fama con la Fama dei Cimeli. Gli altri hanno già preso alcuni dei tuoi. Alla fine ognuno vale il suo livello.
lesson-century-free = Porta il Secolo alla fine, come preferisci. Hai Oro per quote o per la Fondazione, Risorse per un Cimelio, una carta da giocare e sei Azioni Globali fra cui scegliere.
lesson-scored = Il Secolo è contato: tutti hanno avuto la Fama per Magnetico. Ora quella tessera è girata, e il prossimo Secolo conta quella scelta con il primo Evento. È apparsa una nuova Figura Leggendaria: c'è posto per un solo gettone, ma lì non sbiadisce.
lesson-values = Dove vedi tre numeri, come 3/6/15, da adesso vale il secondo. Relazioni, esplorazione e Settori rendono tutti di più, e così salgono i prezzi. Le tue quote sono cresciute da sole.
lesson-game-end = Dopo sei Generazioni si conta la fine della partita: le sue tessere, e inoltre 1 Fama ogni 25 di Fondazione, ogni 100 Oro e ogni Risorsa, e il livello di ogni Cimelio. Con Facoltoso bastano 50 Oro.
lesson-play-on = Ora sai di che cosa è fatta la Fama. Continua da qui, con due Secoli davanti, o comincia una partita con tutte le carte. Se qualcosa ti incuriosisce, toccala: dice quanto costa, che cosa porta, e perché no.
lesson-hint-trade = Una Conferenza Commerciale: si offre in un bene per averne uno degli altri tre. La colonna è ciò che vuoi, la riga quanto pagheresti. In ogni colonna vincono le offerte più alte, e paga solo chi vince: cerca una colonna che gli altri trascurano.
lesson-hint-influence = Influenzare i Settori: chi lo attiva sposta di una riga entrambi i suoi Settori, gli altri uno solo. In su giova alla tua rendita e alle tue quote; in giù danneggia chi ha investito lì.
lesson-hint-event = L'Evento ha due esiti, e ne avviene uno. Poi chi ha meno Fama sceglie una tessera Punteggio con la stessa icona. Vale per tutti, ma la sceglie chi ne ha più bisogno.
lesson-hint-foundation = Tutti possono mettere Oro nella propria Fondazione, e a chi l'ha attivata la banca aggiunge altrettanto. Una Fondazione grande agisce presto, vince le parità e alla fine vale 1 Fama ogni 25.
lesson-hint-dividends = Dividendi: ogni tuo Investimento, minore o maggiore, rende ciò che dice la riga del suo Settore, il doppio se li hai attivati tu. Le tre righe più basse non danno nulla. Per questo si compra presto e si alza il valore.
lesson-hint-income = Rendita dei Cimeli: il valore dei tuoi due Settori insieme, una volta per ogni Cimelio tuo; uno ce l'hai dall'inizio. Chi la attiva conta un Cimelio in più.
lesson-hint-heirloom-fame = Fama dei Cimeli: ogni Cimelio altrui che controlli porta il valore in Fama di uno dei Settori del suo personaggio. Perciò conviene avere cose di chi ha Settori che stanno in alto.
lesson-hint-advance = Le Relazioni avanzano: chi l'ha attivata riceve prima il beneficio di un suo gettone. Poi tutti i gettoni vanno avanti di uno spazio, e ognuno rende per dove si trova ora.
lesson-hint-heirloom = Un Cimelio ha cambiato mano. Costa Risorse, una in meno se hai una Relazione con il suo personaggio, e per quelli altrui un diritto in Fama che va a loro, a meno che ti siano ostili.
lesson-hint-match = Una corrispondenza! Il tuo Successore porta l'icona del tuo personaggio, quindi sblocchi uno dei tuoi tre gettoni bloccati. La quarta e la quinta portano un'Azione Speciale.
lesson-hint-figure = Una Figura Leggendaria ha posto per un gettone. Rende quando arrivi e ogni volta che le Relazioni avanzano, e non sbiadisce; ma qualcuno può scalzarlo. Chi è scalzato può pescare una carta.
lesson-hint-over = La partita è finita e vince chi ha più Fama; a parità, la Fondazione più grande. Grazie per aver giocato! Con tutte le carte ci sono più Eventi e più modi di essere ricordati.
