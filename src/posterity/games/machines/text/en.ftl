### Machines in English. Technologies and characters go by their bare names: Anima, Amariana Paradox.
### $you says who reads: the seat that acts (or is meant), the victim, or none of them.

## The chapters of the rules

chapter-base = The base game
chapter-component = Components
chapter-setup = Set-up
chapter-round = Rounds
chapter-turn = A turn
chapter-when = When-established abilities
chapter-activate = Activating
chapter-modifier = Reward tokens
chapter-extra-turn = Extra turns
chapter-spliced = The spliced frame
chapter-card = Technologies by name
chapter-resolve = Resolving the timeline
chapter-score = Awarding points
chapter-return = Returning cubes
chapter-prepare = Preparing the next round
chapter-end = The end of the game
chapter-clarification = Clarifications
chapter-advice = Advice
