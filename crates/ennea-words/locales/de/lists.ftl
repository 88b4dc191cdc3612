# Wie die Sprache sich selbst nennt.
language = Deutsch

# Womit Aufzählungen verbunden werden: zwischen den Wörtern, vor dem letzten, zwischen zwei Sätzen.
list-comma = {", "}
list-and = {" und "}
list-or = {" oder "}
list-blank = {" "}

# Zeiten.
time-in-s = { $value } s
time-in-ms = { $value } ms
time-in-us = { $value } µs

# Ein Wort, wie es getippt wurde.
quote-open = „
quote-close = “
