"""Who holds a seat and who answers for it while the game runs, and what the others have to agree to."""
