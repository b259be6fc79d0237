# Parole usate in tutto il programma.

nothing = niente
player-number = posto { $number }
list-and = { $first } e { $last }
value-on = sì
value-off = no
section-question = La domanda per { $seat }

# ---- risposte che non si possono accettare
illegal-unknown-verb = «{ $pick }» non è una risposta di questo gioco; le risposte iniziano con { $verbs }.
illegal-wrong-arguments = «{ $pick }» è incompleta o ha qualcosa di troppo; la forma è { $form }.
illegal-not-a-number = «{ $word }» in «{ $pick }» non è un numero intero da 0 a 999999.
illegal-unknown-name = «{ $word }» in «{ $pick }» è sconosciuto; può essere { $known }.
illegal-over = La partita è finita: «{ $pick }» non risponde a nulla.
illegal-stale = «{ $pick }» risponde alla domanda { $number }, ma ora è aperta la domanda { $open }.
illegal-foreign = «{ $pick }» viene da { $seat }, ma la domanda è per { $asked }.
illegal-words-wanted = «{ $pick }» richiede parole che l'accompagnino.
illegal-no-such-seat = A questo tavolo ci sono solo i posti da 0 a { $seats_there }.
illegal-undo-nothing = Non c'è nessuna mossa { $entry } da ritirare; l'ultima è la { $last }.
illegal-undo-consent = Per ritirare la mossa { $entry } serve il consenso di { $seats }; puoi tornare liberamente alla mossa { $free }.
illegal-game-over = La partita è finita.
illegal-game-running = La partita è ancora in corso; sarà possibile quando è finita.
illegal-seat-bot = Per { $seat } risponde già un bot.
illegal-seat-person = { $seat } risponde già di persona.
illegal-proposal-gone = La proposta non vale più: la partita è andata avanti.
illegal-proposal-not-asked = A { $seat } non è richiesto il consenso.
illegal-proposal-open = Serve ancora il consenso di { $seats }.
illegal-branch-nothing = Non c'è nessuna mossa { $entry } da cui proseguire; l'ultima è la { $last }.
illegal-branch-over = Dopo la mossa { $entry } la partita è finita; scegline una precedente.
illegal-deal-hex = Devono essere 64 cifre esadecimali (da 0 a 9, da a a f).
illegal-deal-twice = C'è già un impegno di { $seat } per un altro segreto.
illegal-deal-early = Prima deve arrivare l'impegno di { $seats }.
illegal-deal-other = Non sono i byte dell'impegno di { $seat }.
illegal-deal-open = Il segreto di { $seats } non è ancora stato rivelato.
illegal-deal-not-taking = { $seat } non partecipa alla distribuzione.

# ---- partite che non si possono preparare
setup-players =
    { $players ->
        [one] Questo gioco non si può giocare in { $players }: servono da { $fewest } a { $most } giocatori.
       *[other] Questo gioco non si può giocare in { $players }: servono da { $fewest } a { $most } giocatori.
    }
setup-unknown-option = L'opzione «{ $option }» non esiste; le opzioni sono { $known }.
setup-option-value = L'opzione { $option } può valere { $values }, non «{ $value }».

# ---- posizioni da un tavolo vero
referee-key = Il foglio non si può leggere: { $fault }.
referee-no-name = { $place } è vuoto; ogni giocatore deve avere un nome.
referee-twice = «{ $name }» compare due volte; ogni giocatore deve avere un nome diverso.
referee-unknown-player = «{ $name }» non è tra i giocatori, che sono { $known }.

# ---- registrazioni che non si possono capire
record-not-utf8 = La registrazione non è testo UTF-8 (byte { $place }).
record-not-json = La registrazione non è JSON (riga { $line }, colonna { $column }).
record-half-character = La registrazione contiene metà di un carattere (un surrogato isolato).
record-no-object = La registrazione non è un oggetto JSON.
record-key-twice = La chiave «{ $key }» compare due volte in un oggetto della registrazione.
record-key = La registrazione non si può leggere: { $fault }.
record-format = La registrazione ha il formato { $format }; questo programma legge il formato { $known }.
record-rng = La registrazione usa il generatore del caso «{ $rng }»; questo programma conosce { $known }.
record-hex = La chiave «{ $key }» della registrazione deve avere 64 cifre esadecimali, da 0 a 9 e da a a f.
record-from = La chiave «from.at» della registrazione vale { $at }; una diramazione comincia dalla voce 0 in poi.
record-entry = La voce { $number } della registrazione non si può leggere: { $fault }.
record-no-seed = La registrazione non ha il seme: è stata consegnata a partita in corso e non si può rigiocare.
record-rules = La registrazione segue le regole { $rules }; questo programma conosce le regole da 1 a { $known }.
record-options = Nella registrazione manca l'opzione { $options }; le registrazioni indicano tutte le opzioni.
record-cards = Le carte proprie della registrazione hanno l'impronta { $sha256 }, ma vi si legge { $recorded }.
record-game = La registrazione è del gioco «{ $game }»; questo programma conosce { $known }.
record-automata = La registrazione ha { $count } automi; questa partita ne ha { $right }, e siedono dopo le persone.

# ---- registrazioni che non possono essere avvenute
altered-illegal = La voce { $number } non può essere avvenuta: { $why }
altered-hash = La voce { $number } non porta alla posizione registrata: l'impronta è { $hash }, non { $recorded }.
altered-cut-off = La registrazione ha un risultato, ma dopo { $entries } voci la partita non è finita: manca la voce { $number }.
altered-result = Il risultato registrato non è quello della partita (l'ultima voce è la { $number }): i punteggi sono { $scores }.
altered-no-secret = Per la distribuzione c'era un impegno, ma la registrazione della partita finita non rivela il segreto.
altered-no-commitment = La registrazione rivela segreti di una distribuzione, ma non riporta l'impegno con cui verificarli.
altered-commitment = Il segreto rivelato non corrisponde al suo impegno ({ $who }).
altered-seed = Il seme non deriva dai segreti rivelati: non è la distribuzione per cui c'era l'impegno.

# ---- set di carte
cards-not-utf8 = non è testo UTF-8 (byte { $place })
cards-not-toml = non è TOML: { $detail }
cards-key = { $fault }
cards-no-set = questo set di carte non esiste; ci sono { $known }
cards-no-version = non esiste un'edizione { $version }; ci sono { $known }
cards-no-edition = non esiste un'edizione con sha256 { $sha256 }; ci sono { $known }
cards-no-slug = { $place }: il nome non ha lettere o cifre da cui ricavare lo slug
cards-wrong-slug = { $place }: lo slug «{ $slug }» non deriva dal nome; sarebbe «{ $would }»
cards-origins = { $place }: origins nomina «{ $word }», che lì non è un valore; i valori sono { $known }
cards-same-slug = { $place }: ha lo stesso slug «{ $slug }» di { $first }
cards-copies = { $place }: copies vale { $copies }; deve andare da 1 a { $most }
cards-too-many = il set ha { $count } carte diverse; può averne al massimo { $most }
