# Con che cosa si misurano le partite: pagine sull'equilibrio e comando `lab compare`.

cli-place-bot = BOT
cli-place-set-a = SET-A
cli-place-set-b = SET-B
cli-option-set-a = un set di carte: il nome, anche con l'edizione (SET@VERSIONE), o un file
cli-option-set-b = il set di carte con cui confrontarlo
cli-help-lab-compare-line = dice che effetto fa un cambiamento delle carte
cli-help-lab-compare-about = Gioca lo stesso numero di partite con due set di carte e mostra ogni misura di entrambi, una accanto all'altra, con la differenza e la sua banda al 95 %; * segna ciò che è più del caso. Lo stesso comando dà le stesse misure, quanti che siano i processi.
cli-help-lab-compare-games = quante partite si giocano con ciascun set (se manca: 100)
cli-help-lab-compare-bot = il bot che gioca a tutti i posti (se manca: greedy)
cli-help-lab-compare-seed = il numero della prima partita (se manca: 0)
cli-help-lab-compare-on = dove si gioca: processes (di questa macchina), ray, o ray:INDIRIZZO (se manca: processes)
cli-help-lab-compare-workers = quante partite si giocano alla volta (se manca: una per processore)
cli-help-lab-compare-out = conserva ogni partita in questa cartella e riprende da lì la volta dopo
cli-help-lab-compare-page = scrive in questa cartella una pagina con i grafici
cli-compare-cards = I due set si indicano dopo il gioco; qui --options non accetta cards.

# ---- tabelle e pagine
measure-comparison = { $a } e { $b }
measure-compared = { $game } con { $players } giocatori: { $games } partite con ciascuno tra { $a } e { $b }, tutti i posti giocati da { $bot }. Tra parentesi le bande al 95 %; * segna una differenza che è più del caso.
measure-bounds = I limiti
measure-apart = Che cosa differisce più del caso
measure-change = Differenza
measure-head = Misura
measure-bound = Limite
measure-series = Dove
measure-seen = Osservato
measure-where = Di
measure-holds = Rispettato
measure-yes = sì
measure-no = no
measure-limit =
    { $kind ->
        [least] { $group }: almeno { $limit }
       *[most] { $group }: al massimo { $limit }
    }
measure-unit =
    { $unit ->
        [share] %
        [fair] quote eque
        [points] punti
        [minutes] minuti
        [answers] risposte
        [decisions] decisioni
        [gold] oro
        [foundation] fondazione
        [fame] fama
        [resources] risorse
       *[times] volte
    }

# ---- con che cosa si misura ogni gioco
measure-places = Posto nel primo round
measure-places-about = Quanto spesso vince chi aveva questo posto nell'ordine del primo round, in multipli di una quota equa; le vittorie condivise contano in parte.
measure-scores = Punteggi
measure-scores-about = Punti alla fine: di tutti i posti, di chi vince, dell'ultimo, e il vantaggio di chi vince. Una partita è combattuta se il vantaggio è al massimo un decimo dei punti di chi vince.
measure-sources = Da dove vengono i punti
measure-sources-about = La parte di tutti i punti che viene da ciascuna fonte; ciò che si perde conta in negativo.
measure-decisive = Che cosa decide le partite
measure-decisive-about = Di quanti punti di ciascuna fonte chi vince è in media davanti agli altri.
measure-leads = Chi è in testa
measure-leads-about = Quanto spesso chi è in testa dopo un round vince alla fine, in multipli di una quota equa. In una partita che si decide presto il valore è alto fin dal primo round.
measure-length = Durata
measure-length-about = Risposte in una partita, quelle tra cui c'è da scegliere, e i minuti che impiegherebbero le persone, secondo un modello semplice: 4 secondi per ogni scelta e 2 in più per ogni raddoppio delle risposte possibili, 1 per una risposta obbligata.
measure-wasted = Giocate a vuoto
measure-wasted-about = Delle giocate di carte speciali e abilità quelle che non hanno cambiato nulla, e quante ce ne sono in una partita.
measure-is-place = posto { $place }
measure-is-mean = media
measure-is-winner = chi vince
measure-is-last = ultimo
measure-is-lead = vantaggio di chi vince
measure-is-close = partite combattute
measure-is-round = in testa dopo il round { $round }
measure-is-answers = risposte
measure-is-decisions = scelte
measure-is-minutes = minuti
measure-is-null-plays = a vuoto
measure-is-plays = giocate in una partita
measure-is-source =
    { $source ->
        [awarded-reward] ricompense
        [awarded-dependency] dipendenze
        [awarded-pursuit] obiettivi
        [gained-points] abilità
        [lost-points] persi
        [points-majority] maggioranza
        [points-other] altri edifici
        [points-first] finire per primi
        [gained] ottenuti
        [gained-exploring] esplorare
        [gained-heirlooms] cimeli
        [gained-trade] commercio
        [gained-relationships] relazioni
        [gained-specials] azioni speciali
        [gained-opportunities] opportunità
        [gained-events] eventi
        [gained-successors] successori
        [acquired] compensi per i cimeli
        [stole] rubati
       *[other] { $source }
    }

# ---- gears e machines
measure-dependencies = Punti dalle dipendenze
measure-dependencies-about = La parte di tutti i punti che va a chi guida Tecnologie da cui altre dipendono.
measure-established = Tecnologie fondate
measure-established-about = Delle partite in cui una Tecnologia è finita in mano a qualcuno: in quante è stata fondata.
measure-succeeded = Tecnologie che riescono
measure-succeeded-about = Delle partite in cui una Tecnologia è finita in mano a qualcuno: in quante è stata fondata ed era riuscita alla fine di un round.
measure-leaders = Chi guida alla fine
measure-leaders-about = Quanto spesso vince chi guida una Tecnologia quando si conta l'ultimo round, da solo o con altri, in multipli di una quota equa. Una Tecnologia con meno di 30 guide è mostrata, ma non giudicata.
measure-costs = Costi
measure-costs-about = Che parte di tutte le Tecnologie fondate ha ciascun costo.
measure-levels = Livelli
measure-levels-about = La parte di tutti i punti che viene da Tecnologie di ciascun livello; quelle fondamentali sono di livello 1, ciò che ne ha bisogno di livello 2.
measure-actions = Azioni
measure-actions-about = Che cosa sono le azioni di ciascun round: quanta parte è viaggiare, fondare, influenzare e pescare.
measure-uses-of-cards = Usi delle carte
measure-uses-of-cards-about = A che cosa servono le carte in mano in ciascun round: a essere fondate, a pagare, e come carte Destino.
measure-frames = Quanto si riempiono i periodi
measure-frames-about = Quando i turni di un round sono finiti: quanto della linea del tempo è occupato, e quanti periodi sono pieni.
measure-losses = Duplicati e dipendenze mancanti
measure-losses-about = Una copia che se ne va come duplicato non paga nulla a chi la guida, né lo fa una Tecnologia fallita alla fine di un round. In quante partite succede, quante volte in una partita, e quanto avrebbero pagato con le sole ricompense.
measure-fates = Carte Destino a vuoto
measure-fates-about = Delle giocate di ciascuna carta Destino quelle che non hanno cambiato nulla.
measure-is-verb =
    { $verb ->
        [travel] viaggiare
        [establish] fondare
        [influence] influenzare
        [draw] pescare
        [pay] pagare
       *[fate] Destino
    }, round { $round }
measure-is-cost = costo { $cost }
measure-is-level = livello { $level }
measure-is-taken = spazi occupati, round { $taken }
measure-is-full = periodi pieni, round { $full }
measure-is-copies-games = partite con duplicati
measure-is-copies-times = duplicati
measure-is-copies-points = punti dei duplicati
measure-is-failed-games = partite con fallimenti
measure-is-failed-times = fallimenti
measure-is-failed-points = punti dei fallimenti
measure-gears-used = Ingranaggi in uso
measure-gears-used-about = Delle partite in cui una Tecnologia con un ingranaggio era riuscita: in quante qualcuno l'ha attivata e qualcosa è cambiato.
measure-gears-in-vain = Ingranaggi attivati a vuoto
measure-gears-in-vain-about = Di tutte le attivazioni di un ingranaggio quelle che non hanno cambiato nulla.
measure-gears-users = Ingranaggi e vittorie
measure-gears-users-about = Quanto spesso vince chi ha attivato un ingranaggio con effetto, in multipli di una quota equa. Un ingranaggio con meno di 30 giocatori così è mostrato, ma non giudicato.
measure-timed-used = Abilità alla fondazione
measure-timed-used-about = Delle volte che una Tecnologia con una tale abilità è stata fondata: quanto spesso è stata usata, né rifiutata né impossibile da pagare.
measure-happenings = Che cosa fanno le abilità
measure-happenings-about = Quante volte in una partita si posano segnalini ricompensa, si ottengono turni e azioni, e si innesta il periodo.
measure-is-modified-up = segnalini +1
measure-is-modified-down = segnalini -1
measure-is-gained-turn = turni in più
measure-is-gained-actions = azioni in più
measure-is-spliced = periodi innestati

# ---- leaders
measure-rounds = Round
measure-rounds-about = Turni di ciascun giocatore in un round, round che finiscono perché per troppo tempo nulla è stato costruito o distrutto, e quante volte in una partita si rimescola un mazzo.
measure-attacks = Attacchi
measure-attacks-about = Quante volte in una partita si distruggono, scambiano e proteggono edifici, e in quante partite avrebbe vinto qualcun altro se ogni edificio fosse rimasto fino alla fine dove era stato costruito.
measure-cards-used = Carte Eredità in uso
measure-cards-used-about = Delle carte Eredità finite in una mano quelle che sono state costruite o giocate.
measure-majorities = Maggioranze
measure-majorities-about = Quanto spesso vince chi alla fine ha soprattutto un certo edificio, in multipli di una quota equa.
measure-thrown = Risorse scartate
measure-thrown-about = La parte di ciascuna risorsa tra quelle scartate al limite della mano, e quante sono in una partita.
measure-is-tours = turni ciascuno
measure-is-deadlock = round che ristagnano
measure-is-resources-reshuffled = carte Risorsa rimescolate
measure-is-legacies-reshuffled = carte Eredità rimescolate
measure-is-decided = partite decise dagli attacchi
measure-is-destroyed = edifici distrutti
measure-is-ruined = Distruzione libera
measure-is-ruined-own = Distruzione libera di un proprio edificio
measure-is-swapped = Scambio
measure-is-protected = Protezione
measure-is-thrown = scartate in una partita

# ---- legacies
measure-characters = Personaggi
measure-characters-about = Quanto spesso vince un personaggio, in multipli di una quota equa; giudicato con quattro giocatori. I bot sorteggiano personaggi e lati.
measure-sides = Lati
measure-sides-about = Quanto spesso vince chi gioca con questo lato della plancia in vista, in multipli di una quota equa.
measure-uses = Usi delle carte
measure-uses-about = A che cosa servono le carte in ciascun secolo. Relazioni, commercio, opportunità e risorse vi sono stampati; con ogni carta si può esplorare e acquisire cimeli. Comprare e vendere sono parti del commercio.
measure-opportunities = Opportunità
measure-opportunities-about = Delle partite in cui una carta era in mano a qualcuno: in quante la sua opportunità è stata colta.
measure-gold = Oro
measure-gold-about = L'oro che ha un giocatore quando comincia ciascuna generazione, e alla fine.
measure-unspent = Oro avanzato
measure-unspent-about = Di tutto l'oro che un giocatore aveva o ha ricevuto nell'ultimo Secolo: quanto non è stato speso alla fine della partita.
measure-event-kinds = Tipi di eventi
measure-event-kinds-about = Quante parole diverse del vocabolario compaiono negli esiti degli Eventi.
measure-event-growth = Gli eventi crescono
measure-event-growth-about = Quante volte la Fama del Secolo precedente portano gli Eventi.
measure-early = Durata e fini anticipate
measure-early-about = Di tutte le generazioni quelle che finiscono in anticipo, perché a qualcuno non restano né carte né azioni globali, e i turni di ciascun giocatore in una partita.
measure-globals = Azioni globali
measure-globals-about = In quante di tutte le generazioni qualcuno innesca un'azione globale.
measure-fame = Fama nel secolo { $number }
measure-fame-about = Da dove viene la fama che entra nel secolo { $number }. Ciò che una relazione, un evento o un'opportunità mette in moto conta come loro.
measure-income-fame = Fama di un giocatore
measure-income-fame-about = Quanto ottiene in media un giocatore da ciascuna fonte, per secolo; ciò che paga per averlo non è tolto.
measure-income-gold = Oro di un giocatore
measure-income-gold-about = Quanto ottiene in media un giocatore da ciascuna fonte, per secolo; ciò che paga per averlo non è tolto.
measure-income-foundation = Fondazione di un giocatore
measure-income-foundation-about = Quanto ottiene in media un giocatore da ciascuna fonte, per secolo; ciò che paga per averlo non è tolto.
measure-income-resources = Risorse di un giocatore
measure-income-resources-about = Quanto ottiene in media un giocatore da ciascuna fonte, per secolo; ciò che paga per averlo non è tolto.
measure-box = Più di quanto contiene la scatola
measure-box-about = Posizioni in cui sul tavolo ci sono più di 12 risorse di un tipo, che la scatola non contiene.
measure-is-aboveboard = alla luce del sole
measure-is-underhanded = sottobanco
measure-is-use =
    { $use ->
        [relationships] relazioni
        [trading] commercio
        [opportunity] opportunità
        [resources] risorse
        [exploring] esplorare
        [heirlooms] cimeli
        [buying] comprare
       *[selling] vendere
    }, secolo { $century }
measure-is-gold-at =
    { $when ->
        [end] alla fine
       *[generation] generazione { $generation }
    }
measure-is-early = generazioni che finiscono in anticipo
measure-is-turns = turni ciascuno
measure-is-global = { $name }
measure-is-income =
    { $source ->
        [exploring] esplorare
        [obtaining] procurarsi risorse
        [income] Rendita dei cimeli
        [heirloom-fame] Fama dei cimeli
        [dividends] Dividendi
        [trade] Conferenza commerciale
        [honoraria] onorari
        [opportunities] opportunità
        [special-actions] azioni speciali
        [relationships] relazioni
        [events] eventi
        [successors] successori
        [sold] investimenti venduti
        [fees] compensi per i cimeli
       *[scoring] conteggio
    }
measure-is-income-in = { measure-is-income }, secolo { $century }
measure-is-unspent = non speso
measure-is-kinds = tipi di passi
measure-is-growth = Secolo { $century }
measure-is-over-box = posizioni
