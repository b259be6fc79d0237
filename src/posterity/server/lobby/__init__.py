"""How tables begin and end: new tables, links to them, rematches, branches, lessons, records from files, expiry."""
