# Why the games cannot be kept or read right now. Whoever reads this may be a player or whoever runs the server.

store-full = There is no room left on the disk for { $path }. Nothing is lost; it goes on as soon as there is room.
store-read-only = Nothing may be written to { $path }; its permissions and those of its folder must allow it.
store-locked = Another program is writing to { $path } and does not finish. Try again in a moment.
store-served = Another server of Posterity already keeps its games in { $path }; stop that one first, or choose another file with --store.
store-gone = The games are not where they were: { $path } is missing or has been replaced. It goes on when it is back.
store-cannot-open = The file { $path } cannot be opened ({ $reason }); it must be a file that can be read and written.
store-damaged = The store { $path } is damaged; put a backup in its place.
store-foreign = There is something else than a store of Posterity in { $path }; choose another place.
store-newer = The store { $path } was made by a newer Posterity (schema { $number }, known up to { $known }); use that one, or a newer one still.
store-failed = The games in { $path } cannot be reached right now ({ $reason }). Try again in a moment.
store-url = The store “{ $url }” is not understood; it must look like { $example }.
store-database-read-only = Nothing may be written to the database { $path } ({ $reason }); its user must be allowed to, and it must be no copy that is only read.
store-unreachable = The database { $path } cannot be reached right now ({ $reason }). Nothing is lost; it goes on as soon as it answers.
store-no-games = There are no tables of Posterity in the database { $path }.
store-driver = PostgreSQL needs the package asyncpg (the extra “postgresql” of Posterity), which is not installed; install it with: { $command }
