// The colours of all games: lists of tables show them before a board is loaded.

import.meta.glob("./*/theme.css", { eager: true });
