# Le parole sul tabellone di leaders.

the-table = Il tavolo
lost-since = ha perso: { $cards }
resource-cards =
    { $count ->
        [one] { $count } carta Risorsa
       *[other] { $count } carte Risorsa
    }
legacy-cards =
    { $count ->
        [one] { $count } carta Lascito
       *[other] { $count } carte Lascito
    }
free-card = non costa nulla
decks = Mazzi e scarti
discards =
    { $kind ->
        [legacy] Scarti Lasciti
       *[resource] Scarti Risorse
    }
buildings-of = { $count } di { $target } edifici
finished = ha finito
finished-first = primo a finire
aimed-at = Nel mirino di { $name }
your-tableau = I tuoi edifici
looking-alone = Queste carte le vedi solo tu
scoring =
    { $rounds ->
        [1] Il conteggio dei punti
       *[other] Il conteggio dei punti della manche { $round }
    }
protected = protetto
worth-now = +{ $points } ora
free-plot = libero
rises-here = sorge qui
yes-build = Costruisci
yes-play = Gioca la carta
yes-strike = Colpisci qui
yes-discard = Scarta
step-of = Passo { $at } di { $last }
city-round = Manche { $round } di { $rounds }
city-target = Chi arriva a { $target } edifici chiude la manche
city-target-short = Si chiude a { $target } edifici
paid-so-far =
    { $count ->
        [0] Ancora nulla di pagato.
       *[other] Pagato finora: { $cards }.
    }

door-leaders = Innalza Banche, Monumenti e Parate prima che gli altri li abbattano.
