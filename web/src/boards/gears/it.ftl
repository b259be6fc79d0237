# Le parole sul tabellone di gears.

timeline = Il Tracciato Temporale
actions-left =
    { $count ->
        [one] { $count } azione rimasta
       *[other] { $count } azioni rimaste
    }
goes-here = va qui
you-are-here = Tu sei qui
frame-called = Finestra { $frame }
frame-before = La finestra precedente
frame-after = La finestra successiva
round-of = Round { $round } di { $rounds }
turn-of = Turno { $turn } di { $turns }
layer = Se finisse ora
places-left =
    { $left ->
        [0] piena
        [one] { $left } libero
       *[other] { $left } liberi
    }
present-day = Giorno Presente
present-brief = Presente
beyond = Ciò che sta oltre non è ancora accaduto.
would-help = servirebbe a { $name }
works-here = qui si sviluppa
fails-here = qui fallisce
chosen-short = scelta
works-from = si sviluppa da F{ $frame }
works-nowhere = non ancora
fate-card = carta Destino
fate-short = DESTINO
draft-area = Area di Draft
just-drawn = Appena pescate: quale tieni?
hand-of = { $name } ha in mano: { $count }
your-hand =
    { $count ->
        [0] La tua mano è vuota
        [one] La tua mano: { $count } carta
       *[other] La tua mano: { $count } carte
    }
pool =
    { $count ->
        [one] { $count } cubetto nella Riserva
       *[other] { $count } cubetti nella Riserva
    }
pool-name = Riserva
hand-name = Mano
hand-size =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
pursues = persegue { $name }, bonus { $bonus }
fate-unseen =
    { $count ->
        [one] { $count } carta Destino
       *[other] { $count } carte Destino
    }
extra-turn = turno extra
cubes-home = cubetti: tornano { $returned }, persi { $lost }
tree = Albero
in-hand = in mano
tree-legend = Da sinistra a destra: ciò che sta a destra richiede ciò a cui portano le sue linee. ✓ è sviluppata sul Tracciato Temporale, ✕ è fallita; la carta è nella tua mano.
tree-told =
    { $name }, costo { $cost }, ricompensa { $reward }{ $needs ->
        [none] , fondamentale.
       *[other] , richiede { $needs }.
    }{ $frames ->
        [none] {""}
       *[other] {" "}Sul Tracciato Temporale: { $frames }.
    }{ $held ->
        [0] {""}
       *[other] {" "}Nella tua mano.
    }
