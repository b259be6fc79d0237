### Leaders in italiano. Le carte hanno i loro articoli: $card è Banca, $a-card una Banca, $the-card la Banca.
### $you dice chi legge: il posto che agisce (o di cui si parla), la vittima, o nessuno dei due.

## Il gioco e le sue opzioni

game-title = Leaders
game-about = Costruisci Banche, Monumenti e Parate, e occhio a chi vuole distruggerli: è il gioco di carte leggero che sulla scatola si chiama Legacy.
round-number = Manche { $round }
round-by-round = manche per manche
round-after = Dopo la manche { $round }

option-rounds = Manche
option-rounds-help = Quante manche si giocano; i punti di tutte le manche si sommano.
option-duel-without-protect-and-destroy = Duello senza Protezione e Distruzione libera
option-duel-without-protect-and-destroy-help = Solo in due giocatori: prima della partita si tolgono tutte le carte Protezione e Distruzione libera.
option-dedications = Dediche
option-dedications-help = Chi costruisce dice in onore di che cosa è l'edificio; le parole restano con l'edificio e non hanno alcun effetto.

## Che cosa accade: manche

round-began =
    { $rounds ->
        [1] Comincia la partita. Mazziere: { $dealer }.
       *[other] Comincia la manche { $round } di { $rounds }. Mazziere: { $dealer }.
    }
round-began-heading = Manche { $round }
dealt =
    { $you ->
        [seat] La tua mano iniziale: { $resources }; { $cards }.
       *[none] Mano iniziale di { $seat }: { $resources }; { $cards }.
    }
dealt-unseen = { $seat } riceve { $count } carte Risorsa e { $legacies } carte Lascito.
deadlock =
    { $why ->
        [standstill] Per { $count } turni di fila nessuno ha costruito o distrutto un edificio: la manche finisce in stallo.
       *[idle] Per { $count } turni di fila nessuno ha fatto nulla: la manche finisce in stallo.
    }
points-majority =
    { $you ->
        [seat] La tua maggioranza: { $count } × { $card }, { $points } punti.
       *[none] La maggioranza di { $seat }: { $count } × { $card }, { $points } punti.
    }
points-other =
    { $you ->
        [seat] I tuoi altri edifici: { $count }, { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
       *[none] Altri edifici di { $seat }: { $count }, { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    }
points-first =
    { $you ->
        [seat] Hai finito prima degli altri: { $points } punti.
       *[none] { $seat } ha finito prima degli altri: { $points } punti.
    }
scored =
    { $you ->
        [seat] Fai { $points } punti{ $rounds ->
            [1] .
           *[other] ; il tuo totale è { $total }.
        }
       *[none] { $seat } fa { $points } punti{ $rounds ->
            [1] .
           *[other] , per un totale di { $total }.
        }
    }
won =
    { $you ->
        [seat] { $count ->
            [one] Vinci con { $points } punti.
           *[other] Condividi la vittoria con { $points } punti a testa: { $seats }.
        }
       *[none] { $count ->
            [one] Vince { $seats } con { $points } punti.
           *[other] Vittoria condivisa: { $seats }, con { $points } punti a testa.
        }
    }
resources-reshuffled =
    { $count ->
        [one] Gli scarti Risorse diventano il nuovo mazzo: { $count } carta.
       *[other] Gli scarti Risorse si mescolano e formano un nuovo mazzo di { $count } carte.
    }
legacies-reshuffled =
    { $count ->
        [one] Gli scarti Lasciti diventano il nuovo mazzo: { $count } carta.
       *[other] Gli scarti Lasciti si mescolano e formano un nuovo mazzo di { $count } carte.
    }

## Che cosa accade: turni

drew =
    { $count ->
        [0]
            { $you ->
                [seat] Non peschi nulla: il mazzo Risorse e i suoi scarti sono esauriti.
               *[none] { $seat } non pesca nulla: il mazzo Risorse e i suoi scarti sono esauriti.
            }
       *[other]
            { $you ->
                [seat] Peschi { $resources }.
               *[none] { $seat } pesca { $resources }.
            }
    }
drew-unseen =
    { $count ->
        [0] { $seat } non pesca nulla: il mazzo Risorse e i suoi scarti sono esauriti.
        [one] { $seat } pesca { $count } carta Risorsa.
       *[other] { $seat } pesca { $count } carte Risorsa.
    }
looked =
    { $you ->
        [seat] Guardi { $cards }.
       *[none] { $seat } guarda { $cards }.
    }
looked-unseen =
    { $count ->
        [one] { $seat } guarda { $count } carta Lascito.
       *[other] { $seat } guarda { $count } carte Lascito.
    }
kept =
    { $you ->
        [seat]
            { $count ->
                [0] Tieni { $the-card }.
                [one] Tieni { $the-card } e metti l'altra carta coperta negli scarti.
               *[other] Tieni { $the-card } e metti le altre { $count } carte coperte negli scarti.
            }
       *[none]
            { $count ->
                [0] { $seat } tiene { $the-card }.
                [one] { $seat } tiene { $the-card } e mette l'altra carta coperta negli scarti.
               *[other] { $seat } tiene { $the-card } e mette le altre { $count } carte coperte negli scarti.
            }
    }
kept-unseen =
    { $count ->
        [0] { $seat } tiene la carta.
        [one] { $seat } tiene una carta e mette l'altra coperta negli scarti.
       *[other] { $seat } tiene una carta e mette le altre { $count } coperte negli scarti.
    }
discarded =
    { $you ->
        [seat] Scarti { $a-resource }.
       *[none] { $seat } scarta { $a-resource }.
    }

## Che cosa accade: costruire e distruggere

announced =
    { $you ->
        [seat] Annunci { $a-card }.
       *[none] { $seat } annuncia { $a-card }.
    }
attacked =
    { $you ->
        [seat] Prendi di mira { $victim } con { $the-card }.
        [victim] { $seat } ti prende di mira con { $the-card }.
       *[none] { $seat } prende di mira { $victim } con { $the-card }.
    }
paid =
    { $you ->
        [seat] Paghi { $a-resource }.
       *[none] { $seat } paga { $a-resource }.
    }
paid-many =
    { $you ->
        [seat] Paghi { $resource }.
       *[none] { $seat } paga { $resource }.
    }
built =
    { $you ->
        [seat] Costruisci { $a-card }
       *[none] { $seat } costruisce { $a-card }
    }: { $count ->
        [one] { $count } edificio
       *[other] { $count } edifici
    } su { $target }.
built-dedicated =
    { $you ->
        [seat] Costruisci { $a-card } con la dedica «{ $words }»
       *[none] { $seat } costruisce { $a-card } con la dedica «{ $words }»
    }: { $count ->
        [one] { $count } edificio
       *[other] { $count } edifici
    } su { $target }.
finished-first =
    { $you ->
        [seat] Arrivi a { $target } edifici prima di tutti: ogni altro giocatore ha ancora un turno.
       *[none] { $seat } arriva a { $target } edifici prima di tutti: ogni altro giocatore ha ancora un turno.
    }
finished-too =
    { $you ->
        [seat] Arrivi anche tu a { $target } edifici: non si possono più distruggere.
       *[none] Anche { $seat } arriva a { $target } edifici: non si possono più distruggere.
    }
destroyed =
    { $you ->
        [seat] Distruggi { $the-building } di { $victim } con { $a-card }.
        [victim] { $seat } ti distrugge { $the-building } con { $a-card }.
       *[none] { $seat } distrugge { $the-building } di { $victim } con { $a-card }.
    }
declined-bonus =
    { $you ->
        [seat] Rinunci al bonus.
       *[none] { $seat } rinuncia al bonus.
    }
named-bonus =
    { $you ->
        [seat] Dichiari il tuo bonus: { $resources }.
       *[none] { $seat } dichiara il suo bonus: { $resources }.
    }
searched =
    { $you ->
        [seat]
            { $count ->
                [0] Non trovi nulla
               *[other] Trovi { $resources }
            }
       *[none]
            { $count ->
                [0] { $seat } non trova nulla
               *[other] { $seat } trova { $resources }
            }
    }{ $thrown ->
        [0] {""}
       *[other] ; carte girate e scartate: { $turned }
    }.

## Che cosa accade: carte speciali

protected =
    { $you ->
        [seat] Giochi { $a-card }: i tuoi edifici non si possono distruggere.
       *[none] { $seat } gioca { $a-card }: i suoi edifici non si possono distruggere.
    }
swapped =
    { $you ->
        [seat] Con uno Scambio prendi { $a-taken } da { $victim } e cedi { $a-given }.
        [victim] Con uno Scambio { $seat } ti prende { $a-taken } e ti cede { $a-given }.
       *[none] Con uno Scambio { $seat } prende { $a-taken } da { $victim } e cede { $a-given }.
    }
ruined =
    { $you ->
        [seat] Con una Distruzione libera distruggi { $the-building } di { $victim }.
        [victim] Con una Distruzione libera { $seat } ti distrugge { $the-building }.
       *[none] Con una Distruzione libera { $seat } distrugge { $the-building } di { $victim }.
    }
ruined-own =
    { $you ->
        [seat] Con una Distruzione libera distruggi { $the-building } nel tuo stesso tableau.
       *[none] Con una Distruzione libera { $seat } distrugge { $the-building } nel proprio tableau.
    }

## Domande; le leggono anche gli altri giocatori

ask-choose = Una nuova carta Lascito, oppure costruire e distruggere?
ask-keep =
    { $count ->
        [one] C'era solo { $count } carta Lascito da guardare: va tenuta.
       *[other] Quale delle { $count } carte Lascito tenere?
    }
ask-work = Che cosa costruire o distruggere?
ask-target = { $card }: chi perde { $a-building }?
ask-pay = Pagamento per { $the-card }, { $number } di { $count }: serve { $a-owed }.
ask-bonus = Bonus per { $the-building }, { $number } di { $count }: quale Risorsa?
ask-special = Giocare una carta speciale?
ask-taken =
    { $you ->
        [victim] Quale dei tuoi edifici prendere?
       *[none] Quale edificio di { $victim } prendere?
    }
ask-given =
    { $you ->
        [victim] Quale edificio cederti per { $the-building }?
       *[none] Quale edificio cedere per { $the-building } di { $victim }?
    }
ask-ruin =
    { $you ->
        [victim] Che cosa distruggere nel tuo tableau?
       *[none] Che cosa distruggere nel tableau di { $victim }?
    }
ask-also = Distruggere un secondo edificio? Se sì, di chi?
ask-limit =
    { $count ->
        [one] { $count } carta Risorsa oltre il limite di { $limit }: quale scartare?
       *[other] { $count } carte Risorsa oltre il limite di { $limit }: quale scartare?
    }

## Risposte

pick-look = Prendi una nuova carta Lascito
pick-work = Costruisci e distruggi
pick-keep = Tieni { $the-card }
pick-build = Costruisci { $a-card } ({ $price-card })
pick-destroy = Gioca { $a-card } ({ $price-card })
pick-target = Colpisci { $seat }
pick-pay = Paga { $a-resource }
pick-bonus =
    { $wanted ->
        [none] Rinuncia al bonus
       *[other] Chiedi { $a-wanted }
    }
pick-done = Concludi le costruzioni
pick-swap = Scambia con { $seat }
pick-taken = Prendi { $the-card }
pick-given = Cedi { $the-card }
pick-protect = Gioca una Protezione
pick-free-destroy =
    { $you ->
        [seat] Gioca una Distruzione libera su di te
       *[none] Gioca una Distruzione libera contro { $seat }
    }
pick-ruin = Distruggi { $the-card }
pick-also =
    { $other ->
        [none] Fermati qui
       *[other] { $you ->
            [seat] Distruggi anche un tuo edificio
           *[none] Distruggi anche un edificio di { $other }
        }
    }
pick-pass = Non giocare carte speciali
pick-discard = Scarta { $a-resource }

## Perché una cosa si può fare

may-look =
    { $count ->
        [one] Puoi prendere l'unica carta Lascito che c'è.
       *[other] Puoi guardare { $count } carte Lascito e tenerne una.
    }
may-work = Puoi costruire e distruggere, con quante carte riesci a pagare o anche con nessuna.
may-keep =
    { $count ->
        [one] Puoi tenere { $the-card }: è l'unica carta che hai guardato.
       *[other] Puoi tenere { $the-card }: è tra le { $count } carte che hai guardato.
    }
may-build = Puoi costruire { $the-card }: il costo è { $cost }; hai { $held }.
may-destroy = Puoi giocare { $the-card }: c'è { $a-building } da colpire. Il costo è { $cost }; hai { $held }.
may-target = Puoi colpire { $seat } con { $the-card }: nel tableau c'è { $a-building }, non ci sono Protezioni e gli edifici sono solo { $buildings } su { $target }.
may-pay = Puoi pagare { $a-resource }: per { $the-card } ora serve { $a-owed } o l'unico Jolly del pagamento.
may-bonus =
    { $wanted ->
        [none] Puoi rinunciare al bonus: è facoltativo.
       *[other] Puoi chiedere { $a-wanted } come Risorsa { $number } di { $count }: il bonus per { $the-building } si sceglie tra { $resources }.
    }
may-done = Puoi fermarti qui: puoi costruire e distruggere quante volte vuoi, anche nessuna.
may-swap =
    { $buildings ->
        [one] Puoi fare lo Scambio: { $seat } ha { $buildings } edificio da prendere, e tu ne hai da cedere.
       *[other] Puoi fare lo Scambio: { $seat } ha { $buildings } edifici tra cui scegliere, e tu ne hai da cedere.
    }
may-taken = Puoi prendere { $the-card }: è nel tableau di { $seat }.
may-given = Puoi cedere { $the-card }: è nel tuo tableau.
may-protect = Puoi giocare { $the-card }: non costa nulla e resta nel tuo tableau.
may-free-destroy =
    { $protects ->
        [0]
            { $you ->
                [seat] Puoi giocare { $the-card } su di te: i tuoi edifici sono { $buildings } su { $target } e non hai Protezioni.
               *[none] Puoi giocare { $the-card } contro { $seat }: i suoi edifici sono { $buildings } su { $target } e non ha Protezioni.
            }
        [one]
            { $you ->
                [seat] Puoi giocare { $the-card } su di te, ma solo per distruggere la tua unica Protezione.
               *[none] Puoi giocare { $the-card } contro { $seat }, ma solo per distruggere la sua unica Protezione.
            }
       *[other]
            { $you ->
                [seat] Puoi giocare { $the-card } su di te, ma solo per distruggere una delle tue { $protects } Protezioni.
               *[none] Puoi giocare { $the-card } contro { $seat }, ma solo per distruggere una delle sue { $protects } Protezioni.
            }
    }
may-ruin =
    { $you ->
        [seat] Puoi distruggere { $the-card } nel tuo stesso tableau.
       *[none] Puoi distruggere { $the-card } nel tableau di { $seat }.
    }
may-also =
    { $you ->
        [seat] Puoi distruggere un secondo edificio, uno dei tuoi.
       *[none]
            { $other ->
                [none] Puoi fermarti qui: un edificio basta.
               *[other] Puoi distruggere un secondo edificio, uno di { $other }.
            }
    }
may-pass = Puoi fare a meno di una carta speciale: giocarla è facoltativo.
may-discard = Puoi scartare { $a-resource }: hai { $count } carte Risorsa e il limite è { $limit }.

## Perché una cosa non si può fare: il passo sbagliato

refused-not-both = In questo turno hai scelto di costruire e distruggere: non puoi prendere anche una nuova carta Lascito.
refused-special-only-later = Le carte speciali vengono dopo, nel passo 3: prima si prende una carta Lascito oppure si costruisce e si distrugge.
refused-no-going-back = Il passo 2 è finito: in questo turno non puoi più prendere carte Lascito, costruire né distruggere.
refused-within-limit = Le carte Risorsa si scartano solo a fine turno, e solo quelle oltre il limite di sette.
refused-finish-aiming = Prima nomina il giocatore da attaccare con la carta in gioco.
refused-finish-paying = Prima completa il pagamento della carta in gioco.
refused-finish-naming = Prima nomina il bonus per l'edificio distrutto, oppure rinunciaci.
refused-not-now = Non adesso: non risponde alla domanda aperta. Il turno procede passo per passo.
refused-taking-a-card = In questo turno prendi una nuova carta Lascito, quindi non puoi anche costruire o distruggere.
refused-choose-work-first = Prima scegli di costruire e distruggere; poi usi le carte a pagamento.

## Perché una cosa non si può fare: nuove carte Lascito

refused-no-legacy-cards = Non c'è nessuna carta Lascito da guardare: il mazzo e i suoi scarti sono esauriti.
refused-not-looked-at =
    { $count ->
        [one] Tra le carte che hai guardato non c'è { $a-card }. Tieni questa: { $cards }.
       *[other] Tra le carte che hai guardato non c'è { $a-card }. Tieni una di queste { $count }: { $cards }.
    }

## Perché una cosa non si può fare: costruire e distruggere

refused-not-a-building = Non puoi costruire { $a-card }: solo un Lascito da costruire diventa un edificio.
refused-not-a-destroy = Non puoi usare { $a-card } qui: non è una Distruzione mirata.
refused-not-in-hand = Non hai carte { $card } in mano.
refused-already-finished = Hai già { $buildings } edifici su { $target }: non se ne possono costruire altri.
refused-cannot-pay = Per { $the-card } ti servono { $cost }; hai { $held }, e solo un Jolly può aiutarti.
refused-no-target = Non c'è nessuno da colpire con { $the-card }: nessun altro giocatore ha { $a-building } che si possa distruggere.
refused-own-tableau = Non puoi usare { $the-card } sul tuo tableau.
refused-no-such-building = Nel tableau di { $seat } non c'è { $a-building } da distruggere con { $the-card }.
refused-protected =
    { $protects ->
        [one] { $seat } ha { $protects } Protezione nel tableau: { $the-card } non può distruggervi nulla.
       *[other] { $seat } ha { $protects } Protezioni nel tableau: { $the-card } non può distruggervi nulla.
    }
refused-finished = { $seat } ha finito, con { $buildings } edifici su { $target }: non si possono più distruggere.
refused-not-owed = Non devi pagare { $a-resource }: per { $the-card } restano da pagare { $resources }.
refused-asked-later = Per { $the-card } devi pagare anche { $a-resource }, ma con un'altra domanda: in questa si tratta di { $a-owed }. L'ordine non ha importanza.
refused-resource-not-held = Non hai carte { $resource } in mano.
refused-second-wild = Per { $the-card } hai già pagato un Jolly, e ne è ammesso uno solo: paga { $a-owed }.
refused-wild-needed-later = Il Jolly ti serve per il resto del pagamento: { $the-card } costa { $cost }; hai { $held }. Ora paga { $a-owed }.
refused-not-in-cost = Non puoi chiedere { $a-wanted }: il bonus per { $the-building } è di { $count } Risorse tra queste: { $resources }.
refused-bonus-is-two = Il bonus è di { $count } Risorse o di nessuna, e la prima l'hai già dichiarata: ora dichiara la numero { $number }.

## Perché una cosa non si può fare: carte speciali

refused-special-not-in-hand = Non hai carte { $card } in mano.
refused-swap-with-oneself = Non puoi scambiare con te stesso: con uno Scambio si prende un edificio di un altro giocatore.
refused-nothing-to-give = Non hai edifici da cedere: per uno Scambio ne serve uno tuo da dare in cambio.
refused-given-not-there = Nel tuo tableau non c'è { $a-card } da cedere.
refused-nothing-to-take = { $seat } non ha edifici da prendere.
refused-taken-not-there = Nel tableau di { $seat } non c'è { $a-card } da prendere.
refused-not-swappable = Non puoi scambiare { $a-card }: si scambiano solo edifici.
refused-nothing-to-destroy =
    { $buildings ->
        [0]
            { $you ->
                [seat] Non hai edifici da distruggere.
               *[none] { $seat } non ha edifici da distruggere.
            }
       *[other]
            { $you ->
                [seat] Nel tuo tableau non c'è un edificio di quel tipo.
               *[none] Nel tableau di { $seat } non c'è un edificio di quel tipo.
            }
    }
refused-no-protect =
    { $you ->
        [seat] Nel tuo tableau non c'è nessuna Protezione.
       *[none] Nel tableau di { $seat } non c'è nessuna Protezione.
    }
refused-protect-or-buildings = Una Distruzione libera distrugge fino a due edifici oppure una Protezione, e questa ha già distrutto un edificio.
refused-free-protected =
    { $you ->
        [seat]
            { $protects ->
                [one] Hai { $protects } Protezione: i tuoi edifici non si possono distruggere.
               *[other] Hai { $protects } Protezioni: i tuoi edifici non si possono distruggere.
            }
       *[none]
            { $protects ->
                [one] { $seat } ha { $protects } Protezione: i suoi edifici non si possono distruggere.
               *[other] { $seat } ha { $protects } Protezioni: i suoi edifici non si possono distruggere.
            }
    }
refused-free-finished =
    { $you ->
        [seat] Hai finito, con { $buildings } edifici su { $target }: non si possono più distruggere.
       *[none] { $seat } ha finito, con { $buildings } edifici su { $target }: non si possono più distruggere.
    }

## Perché una cosa non si può dire: dediche

refused-no-dedications = In questa partita non ci sono dediche: le risposte non si accompagnano con parole.
refused-improper-dedication = Una dedica ha da 1 a { $limit } caratteri su una sola riga, e non solo spazi.
refused-dedicate-buildings-only = Si dedica solo un edificio, e solo quando lo si costruisce.

## Il tavolo

section-table = Tavolo
table-round =
    { $rounds ->
        [1] Mazziere: { $dealer }. Edifici richiesti: { $target }.
       *[other] Manche { $round } di { $rounds }. Mazziere: { $dealer }. Edifici richiesti: { $target }.
    }
table-turn =
    { $you ->
        [seat] Il tuo turno
       *[none] Turno di { $seat }
    }, { $step ->
        [choose] passo 2: nuova carta Lascito, oppure costruire e distruggere.
        [work] passo 2: costruire e distruggere.
        [special] passo 3: una carta speciale.
       *[limit] passo 4: il limite di carte Risorsa.
    }
table-steps = I passi del turno:
turn-step-draw = Pesca { $count }
turn-step-choose = Prendi o costruisci
turn-step-special = Carta speciale
turn-step-limit = Limite di mano { $count }
table-over =
    { $you ->
        [seat] { $count ->
            [one] La partita è finita: vinci con { $points } punti.
           *[other] La partita è finita: condividi la vittoria con { $points } punti a testa ({ $seats }).
        }
       *[none] { $count ->
            [one] La partita è finita: vince { $seats } con { $points } punti.
           *[other] La partita è finita. Vittoria condivisa: { $seats }, con { $points } punti a testa.
        }
    }
table-first-finisher =
    { $you ->
        [seat] Hai finito prima di tutti
       *[none] { $seat } ha finito prima di tutti
    }{ $over ->
        [yes] .
       *[no] : questo giro è l'ultimo.
    }
table-idle = Turni di fila senza azioni, compreso questo: { $count } (a { $limit } la manche finisce).
table-standstill = Turni di fila senza che un edificio sia costruito o distrutto, compreso questo: { $count } (a { $limit } la manche finisce).
table-paid = Pagato finora: { $resources }.
table-decks = Carte nei mazzi: Risorse { $resources_left }, Lasciti { $legacies_left }.
table-resource-discard =
    { $count ->
        [0] Scarti Risorse: nessuno.
       *[other] Scarti Risorse ({ $count }): { $resources }.
    }
table-legacy-discard =
    { $count ->
        [0]
            { $unknown ->
                [0] Scarti Lasciti: nessuno.
               *[other] Scarti Lasciti: coperti { $unknown }.
            }
       *[other]
            { $unknown ->
                [0] Scarti Lasciti ({ $count }): { $cards }.
               *[other] Scarti Lasciti (noti { $count }, coperti { $unknown }): { $cards }.
            }
    }
table-resource-deck-open = Mazzo Risorse, dalla cima: { $in_order }.
table-legacy-deck-open = Mazzo Lasciti, dalla cima: { $in_order }.

## I giocatori

section-player =
    { $mine ->
        [you] { $seat } (tu)
       *[other] { $seat }
    }
player-hand = In mano: Risorse { $count }, Lasciti { $legacies }.
player-tableau =
    { $count ->
        [0] Edifici: nessuno su { $target }.
       *[other] Edifici ({ $count } su { $target }):
    }
player-protects = Protezioni ({ $count }):
player-finished = Ha finito: { $target } edifici che non si possono più distruggere.
player-total = Punti: { $points }.
player-worth =
    { $points ->
        [one] Vale { $points } punto per ora:
       *[other] Vale { $points } punti per ora:
    }
player-aim = Azioni su questo giocatore:
piece-building = { $card }
piece-dedicated = { $card } «{ $words }»
piece-protect = Protezione


## Le mani

section-drawn = Carte Lascito guardate
drawn-unseen =
    { $count ->
        [one] { $seat } guarda { $count } carta Lascito.
       *[other] { $seat } guarda { $count } carte Lascito.
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
hand-resources =
    { $count ->
        [0] Carte Risorsa: nessuna.
       *[other] Carte Risorsa ({ $count }):
    }
piece-resource =
    { $count ->
        [1] { $resource }
       *[other] { $resource } ×{ $count }
    }
hand-legacies =
    { $count ->
        [0] Carte Lascito: nessuna.
       *[other] Carte Lascito ({ $count }):
    }
piece-legacy =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }{ $price-card ->
        [none] { "" }
       *[other] { " " }({ $price-card })
    }

## Errori in un file di carte

cards-no-wild = resources: manca il Jolly; una risorsa deve avere lo slug «wild»
cards-answer = { $place }: «{ $word }» è la risposta di chi rinuncia al bonus; alla risorsa serve un altro nome
cards-specials = specials: devono essere esattamente { $known }, in quest'ordine
cards-cost-unknown = { $place }: il costo nomina «{ $word }», che non è una risorsa di questo set
cards-cost-wild = { $place }: un costo non può contenere Jolly
cards-cost-number = { $place }: ogni numero di un costo deve essere almeno 1
cards-cost-sum = { $place }: il costo dà in tutto { $sum }; deve dare { $right }
cards-cost-types = { $place }: il costo ha { $types } tipi; se ne ammettono al massimo { $most }
cards-no-buildings = buildings: ce ne vuole almeno uno
cards-target-unknown = destroys: il bersaglio «{ $word }» non è un edificio di questo set
cards-target-count = destroys: le carte che distruggono «{ $word }» sono { $count }; deve essercene 1
cards-few-resources = resources: { $count } carte; a sei giocatori ne servono almeno { $least }
cards-few-legacies = carte Lascito: { $count }; a sei giocatori ne servono almeno { $least }

## Preparazioni e posizioni che non possono essere

setup-too-few-cards = Senza le carte tolte il mazzo Lasciti ha { $count } carte; per la distribuzione e il primo turno ne servono { $least }.
setup-two-players-only = L'opzione { $option } vale solo in due giocatori, non in { $players }.
referee-unknown-building = «{ $word }» nel tableau di { $name } non è un edificio; gli edifici sono { $known }.

## Che cosa dice l'arbitro

award-majority = { $points } per il tipo di edificio più numeroso
award-other = { $points } per gli altri edifici
award-first = { $points } per aver finito prima degli altri
note-end-no-more-than-five = nota: nessuno può avere { $buildings } edifici
note-end-trigger =
    { $buildings ->
        [one] nota: nessuno finisce con { $buildings } edificio
       *[other] nota: nessuno finisce con { $buildings } edifici
    }

## Le carte di un set, in elenco

group-resources = Risorse
group-buildings = Edifici
group-destroys = Carte Distruzione
group-specials = Carte speciali
card-cost = costa { $value }
card-target = distrugge { $a-value }

## I capitoli delle regole

chapter-component = Componenti
chapter-setup = Preparazione
chapter-turn = Il turno
chapter-deck = Mazzi e scarti
chapter-wild = Jolly
chapter-destroy = Distruggere
chapter-special = Carte speciali
chapter-end = La fine della manche
chapter-scoring = Punteggio
chapter-rounds = Manche
chapter-two-player = In due giocatori
chapter-variant = Varianti

## La lezione

lesson-part-first-game = La prima partita
lesson-goal = Ciao! Vuoi lasciare un segno, e il tuo avversario pure: si costruiscono Banche, Monumenti e Parate, e alla fine della manche vince chi ha più punti. Le regole te le racconto man mano che servono.
lesson-cards = Hai in mano due tipi di carte. Con le carte Risorsa si paga; le carte Lascito sono ciò che si paga: edifici, e carte che distruggono gli edifici altrui. Ogni turno comincia con due nuove carte Risorsa: le tue le hai appena pescate.
lesson-choose = Ora decidi: o prendi una nuova carta Lascito, o costruisci e distruggi. Mai le due cose nello stesso turno. Puoi già pagare qualcosa, quindi scegli «Costruisci e distruggi».
lesson-build = Un Monumento costa due Mattoni e un Suddito, e tu li hai tutti. Scegli un Monumento dalla tua mano.
lesson-pay = Paga una carta alla volta: un Mattone, un altro Mattone, un Suddito. Il Jolly tienilo da parte: può sostituire una Risorsa qualsiasi, e presto ti servirà.
lesson-built = Eccolo nel tuo tableau. Potresti continuare a costruire finché riesci a pagare, ma le carte Risorsa sono quasi finite: concludi le costruzioni.
lesson-special = Prima che il turno finisca puoi giocare una carta speciale, e non costa nulla. Hai una Protezione, ma per un solo edificio è quasi sprecata: per questa volta non giocare carte speciali.
lesson-attack = Il tuo avversario ha costruito una Banca. E guarda che cosa hai in mano: un Ladro, la carta che distrugge una Banca. Scegli di nuovo «Costruisci e distruggi».
lesson-thief = Scegli il Ladro, poi a chi deve far visita. Con più persone al tavolo potresti sceglierti la vittima.
lesson-wild = Un Ladro costa due Ori e un Suddito. Sudditi non ne hai, quindi il Jolly ne prende il posto. In ogni pagamento è ammesso un solo Jolly.
lesson-destroyed = La Banca non c'è più. In tre o più giocatori ora sceglieresti anche due Risorse come bonus; in due il bonus non c'è. Concludi.
lesson-protect = Quello che fai agli altri, gli altri possono farlo a te. Adesso conviene giocare la Protezione: finché sta nel tuo tableau, nessuno può distruggere i tuoi edifici. Scambiarli, invece, si può ancora.
lesson-look = Il tuo avversario ha risposto con un Monumento. A te in mano resta una sola carta da costruire: questa volta fai provviste e prendi una nuova carta Lascito.
lesson-keep = Queste tre carte le vedi solo tu. La Banca è un edificio, il Cartellone distrugge un Monumento, lo Scambio scambia due edifici. Tieni quella che preferisci; le altre vanno, coperte, negli scarti.
lesson-pass = Qualunque carta tu abbia preso, per ora non giocare carte speciali. Tocca al tuo avversario.
lesson-majority = Due parole sui punti. Alla fine si guarda di quale tipo di edificio ne hai di più: ognuno di quelli vale tre punti, ogni altro edificio uno. Perciò un secondo Monumento ti rende più di una prima Banca.
lesson-second = Puoi pagarlo: «Costruisci e distruggi», il Monumento, poi un Mattone, il Jolly al posto del secondo e un Suddito.
lesson-limit = Ben fatto! Concludi le costruzioni e non giocare carte speciali. Se a fine turno hai più di sette carte Risorsa, scarti fino a sette; le carte Lascito invece puoi accumularle.
lesson-end = Come finisce: in due giocatori, chi per primo ha sei edifici riceve due punti in più e non può più essere distrutto; all'altro resta un ultimo turno. In tre o più giocatori bastano cinque edifici.
lesson-free = È tutto quello che ti serve. Ora gioca per conto tuo fino alla fine: mi faccio sentire solo quando qualcosa succede per la prima volta. Le parole che non conosci si spiegano da sé se le scegli, e § porta alla regola.
lesson-hint-limit = Più di sette carte Risorsa a fine turno: quelle di troppo se ne vanno, ma scegli tu quali. Meglio spenderle in tempo.
lesson-hint-destroyed = Che colpo: un tuo edificio è stato distrutto e finisce negli scarti. Una Protezione nel tuo tableau tiene lontane queste carte.
lesson-hint-ruined = Era una Distruzione libera: abbatte fino a due edifici, oppure una Protezione, e non costa nulla. Ce ne sono poche.
lesson-hint-swapped = Uno Scambio: il tuo avversario ti ha preso un edificio e te ne ha dato uno dei suoi. Il numero resta lo stesso, ma il tipo prevalente può cambiare. Contro questo non aiuta nemmeno la Protezione.
lesson-hint-finished = L'ultimo edificio di un tableau è in piedi. Ora è al sicuro, e a tutti gli altri resta esattamente un turno: il momento buono per ciò che hai tenuto da parte.
lesson-hint-over = Si contano i punti: tre per ogni edificio del tuo tipo prevalente, uno per ogni altro, e due in più a chi ha finito per primo. Grazie per aver giocato! In una partita tua puoi aggiungere altri giocatori, altre manche, o le dediche, per dire in onore di chi costruisci.
