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
round-brief = R { $round }/{ $rounds }
turn-brief = T { $turn }/{ $turns }
extra-turn-brief = T +1
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
works-here = qui riesce
fails-here = qui fallisce
chosen-short = scelta
would-work = In questa finestra riesce.
yes-establish =
    { $cost ->
        [0] Stabilisci
        [one] Stabilisci, paga { $cost } carta
       *[other] Stabilisci, paga { $cost } carte
    }
yes-travel = Viaggia nella finestra { $frame }
yes-fate = Gioca la carta
yes-draw = Pesca due carte
works-from = dalla finestra { $frame }
frame-is-full = finestra { $frame } piena
already-in-frame = già nella finestra { $frame }
too-few-cards = troppo poche carte
works-nowhere = non ancora
fate-card = carta Destino
fate-playable = si può giocare
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
tree-legend = Le linee portano da ogni tecnologia a quelle che la richiedono. «✓2» significa che è sviluppata nella finestra 2, «✕2» che lì è fallita, «in mano» che hai la carta in mano.
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

door-gears = Torna indietro, fonda tecnologie e guida ciò su cui poggia il futuro.
door-machines = Macchine proibite, turni in più e un riquadro più antico del tempo.
