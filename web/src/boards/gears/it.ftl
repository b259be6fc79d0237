# Le parole sul tabellone di gears.

left-to-pay = ancora da pagare: tocca le carte in mano
timeline = Il Tracciato Temporale
timeline-tools = Round e Tracciato Temporale
layer = Se finisse ora
zoom-in = Più grande
zoom-out = Più piccolo
places-left =
    { $left ->
        [0] piena
        [one] { $left } posto libero
       *[other] { $left } posti liberi
    }
present-day = Giorno Presente
beyond = Ciò che sta oltre non è ancora accaduto.
leaves = esce con il round
would-help = servirebbe a { $name }
works-here = qui si sviluppa
works-from = si sviluppa da F{ $frame }
works-nowhere = per ora da nessuna parte
fate-card = carta Destino
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
