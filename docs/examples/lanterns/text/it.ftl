### Lanterne in italiano. Le carte hanno i loro articoli: $card è Luna, $a-card una Luna, $the-card la Luna.

## Il gioco e la sua opzione

game-title = Lanterne
game-about = Una festa di poche notti: pesca lanterne, appendile in fila e brilla più degli altri.
option-nights = Notti
option-nights-help = Quante notti dura la festa; ogni notte tutti hanno un turno.

## Che cosa accade

dealt =
    { $you ->
        [seat] La tua mano iniziale: { $cards }.
       *[none] Mano iniziale di { $seat }: { $cards }.
    }
dealt-unseen = { $seat } riceve { $count } lanterne.
drew =
    { $you ->
        [seat] Peschi { $a-card }.
       *[none] { $seat } pesca { $a-card }.
    }
drew-unseen = { $seat } pesca una lanterna.
hung =
    { $you ->
        [seat] Appendi { $a-card }.
       *[none] { $seat } appende { $a-card }.
    }
shone =
    { $you ->
        [seat] La tua fila brilla con luce { $light }.
       *[none] La fila di { $seat } brilla con luce { $light }.
    }

## La domanda e le sue risposte

ask-turn = Appendere una lanterna o pescarne una?
pick-hang = Appendi { $the-card }
pick-draw = Pesca una lanterna
may-hang = Puoi appendere { $the-card }: è nella tua mano e non ha accanto la stessa lanterna.
may-draw = Puoi pescare la prima lanterna del mazzo.

## Perché qualcosa non si può fare

refused-not-held = Non hai { $a-card } in mano.
refused-same-beside = Non puoi appendere { $the-card }: la tua fila finisce già con { $a-card }.
refused-no-words = In questo gioco non si dice nulla con una risposta.

## Il tavolo

section-table = Tavolo
table-night = Notte { $night } di { $nights }. Lanterne nel mazzo: { $deck }.
table-turn =
    { $you ->
        [seat] Tocca a te.
       *[none] Tocca a { $seat }.
    }
table-over = La festa è finita.
table-deck-open = Mazzo, dalla cima: { $in_order }.
section-player = { $seat }
player-row =
    { $count ->
        [0] Fila: vuota, luce { $light }.
       *[other] Fila di { $count }, luce { $light }:
    }
player-hand = In mano: { $count }.
section-hand =
    { $you ->
        [seat] La tua mano
       *[none] Mano di { $seat }
    }
hand-cards =
    { $count ->
        [0] Lanterne: nessuna.
       *[other] Lanterne ({ $count }):
    }
piece-card = { $card }

## Le carte e l'arbitro

group-lanterns = Lanterne
card-light = luce { $value }
cards-light = { $place }: light deve essere almeno 1
cards-few = lanterns: { $count } carte; a tre giocatori ne servono almeno { $least }
referee-unknown-lantern = «{ $word }» nella fila di { $name } non è una lanterna; le lanterne sono { $known }.
award-light = { $points } per { $a-card }

## I capitoli delle regole

chapter-setup = Preparazione
chapter-turn = Il turno
chapter-end = La fine
