# What the language calls itself.
language = English

# Joints of lists: between the texts, before the last one, and between two sentences.
list-comma = {", "}
list-and = {" and "}
list-or = {" or "}
list-blank = {" "}

# Times.
time-in-s = { $value } s
time-in-ms = { $value } ms
time-in-us = { $value } us

# A word as it was typed.
quote-open = "
quote-close = "
