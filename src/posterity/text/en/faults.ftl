# What is wrong, wherever it is said: errors of records, sheets and card sets in plain words.

standard-input = standard input
or = { $first } or { $last }
type-int = a whole number
type-str = a text
type-bool = true or false
type-null = null
type-array = a list
type-object = an object with keys
type-float = a number with a decimal point
wrong-type = { $place } must be { $wanted }, not { $got }
wrong-type-top = it must be { $wanted }, not { $got }
key-missing = the key “{ $key }” is missing in { $place }
key-missing-top = the key “{ $key }” is missing
key-unknown = the key “{ $key }” in { $place } is not known and must be left out
key-unknown-top = the key “{ $key }” is not known and must be left out
not-one-of = { $place } must be one of { $known }, not “{ $value }”
not-one-of-top = it must be one of { $known }, not “{ $value }”
not-allowed = { $place } cannot be “{ $value }”
not-allowed-top = it cannot be “{ $value }”
entry-no-object = it must be an object with keys
entry-no-kind = one of the keys pick, undo, kind and reseed must be there
server = the server
other-game = The card set is for the game “{ $game }”; it must be for “{ $wanted }”.

lesson-no-file = { $file } cannot be read: { $why }.
lesson-key = { $file }: { $fault }.
lesson-twice = { $file }: there are two steps “{ $step }”.
lesson-no-message = { $file }, step “{ $step }”: the message { $message } is missing in the language { $lang }.
lesson-no-clause = { $file }, step “{ $step }”: there is no clause { $clause }.
lesson-seat = { $file }: there is no seat { $number } with { $players } players.
lesson-setup = { $file }: the game cannot begin like this; look at “{ $option }”.
lesson-cards = { $file }: there is no card set { $cards }.
lesson-not-asked = { $file }, step “{ $step }”: “{ $pick }” stands where somebody else is asked, or nobody any more.
lesson-illegal = { $file }, step “{ $step }”: “{ $pick }” cannot be answered there; possible would be { $known }.
