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
