### Machines in italiano. Tecnologie e personaggi hanno il nome senza articolo: Anima, Amariana Paradox.
### $you dice chi legge: il posto che agisce (o di cui si parla), la vittima, o nessuno dei due.

## I capitoli delle regole

chapter-base = Il gioco base
chapter-component = Componenti
chapter-setup = Preparazione
chapter-round = Round
chapter-turn = Il turno
chapter-when = Abilità «quando stabilita»
chapter-activate = Attivare
chapter-modifier = Gettoni ricompensa
chapter-extra-turn = Turni extra
chapter-spliced = La Finestra Temporale aggiunta
chapter-card = Le Tecnologie per nome
chapter-resolve = Risoluzione del Tracciato Temporale
chapter-score = Assegnazione dei punti
chapter-return = Ripresa dei cubetti
chapter-prepare = Preparazione del round successivo
chapter-end = La fine della partita
chapter-clarification = Chiarimenti
chapter-advice = Consigli
