# Как язык называет себя сам.
language = Русский

# Чем соединяются перечни: между словами, перед последним и между предложениями.
list-comma = {", "}
list-and = {" и "}
list-or = {" или "}
list-blank = {" "}

# Время.
time-in-s = { $value } с
time-in-ms = { $value } мс
time-in-us = { $value } мкс

# Слово, как его ввели.
quote-open = «
quote-close = »
