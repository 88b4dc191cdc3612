### Симметрии сеток.

## Классы симметрий.

symmetry-identity = тождество
symmetry-half-turn = пол-оборота
symmetry-quarter-turn = четверть оборота
symmetry-diagonal-mirror = отражение в диагонали
symmetry-mini-rows = мини-строки
symmetry-jumping-rows = прыгающие строки
symmetry-full-rows = полные строки
symmetry-mini-diagonals = мини-диагонали
symmetry-jumping-diagonals = прыгающие диагонали
symmetry-full-diagonals = полные диагонали
symmetry-gliding-rows = скользящие строки
symmetry-waving-rows = волнистые строки
symmetry-broken-columns = ломаные столбцы
symmetry-column-sticks = палочки в столбцах

## Слова преобразования, каждое перед своими циклами, и как они соединяются.

move-identity = тождество
move-transpose = транспонирование
move-rows = строки
move-columns = столбцы
move-digits = цифры
moves = { LIST($parts, between: ", ") }
