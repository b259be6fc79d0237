# Suggerimenti e analisi, in tutti i giochi.

# ---- suggerimenti, al posto a cui tocca rispondere
hint-matters-none = Qui c'è una sola risposta.
hint-matters-little = Qui più risposte valgono più o meno lo stesso.
hint-matters-some = Qui quello che rispondi fa differenza.
hint-matters-much = Da questa risposta dipende molto.
hint-about = Si tratta di questa regola: { $title }.
hint-frame = Guarda F{ $frame }.
hint-rival = Tieni d'occhio { $seat }.
hint-answer = La migliore trovata: { $answer }.
hint-plan = Il piano: { $answers }.
hint-points =
    { $points ->
        [one] Dovrebbe portarti un punto prima che tocchi a qualcun altro.
       *[other] Dovrebbe portarti { $points } punti prima che tocchi a qualcun altro.
    }
hint-share = Da qui vinceresti circa { $share } partite su 100 (tra { $low } e { $high }).
hint-runner = Con «{ $answer }» ne vinceresti circa { $fewer } in meno.
hint-runner-close = «{ $answer }» vale più o meno lo stesso: la differenza è troppo piccola per dirlo.

# ---- analisi
review-title = Analisi: { $game }, { $entries } voci
review-fixed = Ogni stima ha richiesto la stessa quantità di lavoro, con la sorte numero { $seed }.
review-timed = Ogni stima ha richiesto al massimo { $milliseconds } millisecondi.
review-chart = Le probabilità dalla prima voce all'ultima, secondo ciò che ciascuno poteva sapere:
review-row = { $bars } { $seat }, { $start } % all'inizio, { $end } % alla fine
review-seats = Da dove viene il risultato:
review-sum = { $seat }: { $start } % all'inizio; decisioni proprie { $own }, decisioni degli altri { $others }, fortuna { $chance }; { $end } % alla fine.
review-cost =
    { $decisions ->
        [one] Una decisione, costata
       *[other] { $decisions } decisioni, costate
    } { $cost } in tutto{ $faults ->
        [none] {""}, senza errori.
       *[other] : { $faults }.
    }
review-count-blunder =
    { $count ->
        [one] un errore grave
       *[other] { $count } errori gravi
    }
review-count-mistake =
    { $count ->
        [one] un errore
       *[other] { $count } errori
    }
review-count-slip =
    { $count ->
        [one] un'imprecisione
       *[other] { $count } imprecisioni
    }
review-count-unclear = { $count } troppo vicine per dirlo
review-level = Somiglia al gioco di { $level }.
review-level-between = Somiglia soprattutto al gioco di { $level }; può essere qualunque cosa tra { $low } e { $high }.
review-level-random = chi risponde a caso
review-level-beginner = un principiante
review-level-casual = un giocatore occasionale
review-level-strong = un giocatore forte
review-level-expert = un esperto
review-moments = I momenti che hanno deciso la partita:
review-answer = Voce { $n }, { $seat }: «{ $answer }».
review-verdict-best = La migliore trovata.
review-verdict-fine = Vale quanto la migliore trovata, «{ $best }», o quasi.
review-verdict-slip = Un'imprecisione: è costata { $cost } ± { $band }. La migliore trovata: «{ $best }».
review-verdict-mistake = Un errore: è costato { $cost } ± { $band }. La migliore trovata: «{ $best }».
review-verdict-blunder = Un errore grave: è costato { $cost } ± { $band }. La migliore trovata: «{ $best }».
review-verdict-unclear = Troppo vicino per dirlo: è costata { $cost } ± { $band } rispetto a «{ $best }».
review-open = Con tutte le carte scoperte: «{ $answer }»; questo non conta mai.
review-luck = Poi la fortuna:
review-change = { $seat } { $before } → { $after } %
