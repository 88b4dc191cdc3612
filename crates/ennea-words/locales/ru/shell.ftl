### Что говорит диалоговый решатель. Клетки называются r1c1, а в отчётах SudokuSolver [1,1].

## Вокруг беседы.

shell-greeting = , диалоговый решатель: вставьте задачу или введите help либо bye.
shell-prompt = Ваша команда:{" "}
shell-prompt-of-quiz = задача>{" "}
shell-advice = совет: { $hint }
shell-at-line = строка { $line }: { $message }
shell-at-line-of-file = { $file }, строка { $line }: { $message }

## Ответы на команды.

shell-quiz-loaded = Задача загружена.
shell-loaded = Задача загружена: { LIST($parts, between: ", ") }.
clue-count = { $count } { $count ->
        [one] данная цифра
        [few] данные цифры
       *[many] данных цифр
    }
shell-loaded-placed = поставлено цифр: { $count }
shell-loaded-struck = вычеркнуто кандидатов: { $count }
shell-loaded-rules = правила: { $rules }
shell-forgotten = Задача забыта; `undo` вернёт её.
shell-saved = Записано: { $count } { $count ->
        [one] цифра
        [few] цифры
       *[many] цифр
    }.
shell-saved-in = В формате { $format }: строка клеток вместила бы не всё.
shell-rules = Правила: { $rules }.
shell-rules-plain = Правила: строки, столбцы и блоки.
shell-rules-to-come = Правила для задач, которые будут загружены: { $rules }.
shell-more-houses = Области кроме строк и столбцов: { LIST($houses, between: ", ") }.
shell-more-houses-than-boxes = Области кроме строк, столбцов и блоков: { LIST($houses, between: ", ") }.
shell-apart-knight = Цифры различны в клетках, которые связывает ход коня.
shell-apart-king = Цифры различны в клетках, которые связывает ход короля.
shell-apart-listed = Цифры различны в клетках, которые связывает правило «{ $name }».
shell-is-set = { $at } = { $digit }.
shell-is-open = Клетка { $at } снова пуста.
shell-struck-out = { $at } <> { LIST($gone, between: " ") }; { COUNT($left) ->
        [0] кандидатов не осталось
       *[other] осталось: { LIST($left, between: " ") }
    }.
shell-starts-again = Поиск начинается заново; то, что было установлено точно, остаётся.
shell-none-left = В { $at } не осталось кандидатов.
shell-back-to = Осталось только условие: { clue-count }.
shell-undone = Отменено: { $order }
shell-redone = Возвращено: { $order }
shell-run-mode = Отчёт: { $number } (1: и догадки; 2: и все цифры; 0: только итог)
shell-guess-mode = Догадка: { $number } (1: в первой пустой клетке; 0: в главной клетке)
shell-language = Язык: { $code }
shell-colour-by-terminal = Цвета: как у терминала
shell-colour-on = Цвета: включены
shell-colour-off = Цвета: выключены
shell-time = Время: { $milliseconds } мс.
shell-order = { $order }: { $summary }
shell-order-list = Команды:
shell-more-help = Подробнее: `help <order>` с именем команды. Задачу можно просто вставить.
shell-for-example = Например:

## Поиск.

shell-fine = Решение [шагов: { $steps }, решений: { $solutions }].
shell-done = Поиск окончен [шагов: { $steps }, решений: { $solutions }].
shell-steps = Шагов: { $steps }
shell-candidates = Кандидаты:
shell-foremost = Главная клетка: { $at }, кандидатов: { $candidates }
shell-guess = Догадка уровня { $level }: { $at } { $digit }
shell-guess-of = Догадка уровня { $level }: { $at } { $digit }, { $which } из { $of }
shell-no-guess = Сейчас догадок нет.
shell-placed = { $step }) Цифра { $at } { $digit }
shell-guessed = { $step }) Догадка { $at }, уровень { $level }, { $which } из { $of }
shell-stopped = Остановлено; следующий поиск продолжит с этого места.
shell-run-time = Время поиска: { $milliseconds } мс; шагов: { $steps }, решений: { $solutions }.
shell-deepest = {" "}Наибольший уровень догадок: { $level }
shell-many-time = Время поиска: { $milliseconds } мс; новых решений: { $current }
shell-many-steps = {" "}шагов: { $steps }
shell-many-solutions = {" "}всего решений: { $solutions }.
shell-all-found = Других решений нет.
shell-ended = { $solutions ->
        [0] Решений нет.
        [1] Других решений нет.
       *[other] Других решений нет; всего их { $solutions }.
    }
shell-solution = Решение { $number }.
shell-only = Решение единственное.
shell-not-only = Решение не единственное; сколько их, скажет `count`.
shell-stopped-early = Остановлено раньше, чем нашлось решение.
shell-stopped-between = Остановлено раньше, чем стало известно, есть ли другое решение.
shell-stopped-counting = Остановлено раньше, чем стало известно число решений.
    .hint = До предела считает `count <limit>`; `runrun` умеет продолжать.
shell-product = Произведение чисел кандидатов каждой клетки в её очередь:

## Почему в команде отказано; `.hint`: что сделать вместо этого.

refused-unknown-order-meant = неизвестная команда { QUOTE($word) }; может быть, { QUOTE($meant) }?
refused-unknown-order = неизвестная команда { QUOTE($word) }
    .hint = команды перечисляет `help`
refused-ambiguous = { QUOTE($word) } может значить { QUOTES($orders) }
refused-no-quiz-file = Не назван файл задачи.
refused-usage = { $order }: { $misuse }
usage-is = команда пишется так: `{ $usage }`
refused-no-deed = что сделать с { $place }?
    .hint = r1c1=5 ставит цифру, r3c6<>4 вычёркивает кандидата
refused-no-cell = клетки { $place } нет
cells-go-to = номера строк и столбцов — от 1 до { $side }: от r1c1 до r{ $side }c{ $side }
refused-no-digit = в этой задаче нет цифры { QUOTE($word) }
digits-go-to = цифры — от 1 до { $side }
digits-go-to-letter = цифры — от 1 до { $side }; { $side } пишется { $largest } или { $side }
refused-several-digits = { QUOTE($word) } — больше чем одна цифра
refused-not-loaded = Задача ещё не загружена.
    .hint = введите `load <file>` с именем файла или вставьте её клетки
refused-loaded-before = Задача уже загружена.
    .hint = `load` заменяет её, `clear` забывает
refused-clues = решений нет: { $how }
    .hint = исправьте одну из двух клеток и загрузите задачу снова
refused-digits = решений нет: { $how }
there-are-rules = здесь можно взять, и несколько через +: { LIST($rules, between: ", ") }
other-rules = `rules plain` оставляет только строки, столбцы и блоки; `rules` с именем берёт другие правила
refused-clue = в { $at } стоит данная цифра, { $digit }
    .hint = чтобы изменить условие, загрузите другую задачу: `load`
refused-not-by-hand = в { $at } нет цифры, поставленной вручную
refused-rival = в { $at } не может стоять { $digit }: она уже есть в { $peer } ({ $house })
refused-rival-knight = в { $at } не может стоять { $digit }: она уже есть в { $peer } (ход коня)
refused-rival-king = в { $at } не может стоять { $digit }: она уже есть в { $peer } (ход короля)
refused-rival-listed = в { $at } не может стоять { $digit }: она уже есть в { $peer } (правило «{ $name }»)
refused-struck-out = { $digit } вычеркнута из { $at }
    .hint = `undo` отменяет последние изменения, `reset` — все
refused-certain = в { $at } может стоять только { $digit }
refused-filled = в { $at } стоит { $digit }, и кандидатов там нет
refused-no-candidate = в { $at } нет кандидата { $digit }
refused-nothing-to-undo = Отменять нечего.
refused-nothing-to-redo = Возвращать нечего.
refused-quiz-not-read = Не удалось открыть файл задачи { $name }: { $why }.
    .hint = `load` принимает и сами клетки, одной строкой
refused-not-read = Не удалось открыть файл { $name }: { $why }.
refused-not-written = Не удалось записать файл { $name }: { $why }.
refused-there-already = Файл { $name } уже есть.
written-over = `save! { $name }` пишет поверх него
# Without $reason.
refused-not-held = формат { $format } не вмещает задачу такого размера или с такими правилами
    .hint = файл, имя которого кончается на .txt или .json, вмещает любую задачу
refused-under-way = команды из { $name } уже выполняются
refused-empty-file = в { $name } нет ни одной задачи
refused-no-such-quiz = в { $name } нет задачи номер { $wanted }
it-has = там { $count } { $count ->
        [one] задача
        [few] задачи
       *[many] задач
    }
refused-no-cells = задача: { $message }

## Что не подходит к команде.

misuse-nothing = после неё стоит { QUOTE($found) }, а не должно стоять ничего
misuse-file = ожидалось имя файла
misuse-source = ожидались файл, клетки или - для клеток в следующих строках
misuse-steps = ожидалось число шагов
misuse-force = после имени стоит !, а он бывает только у `save`
misuse-one-digit = ожидалась одна цифра
misuse-digits = ожидалась цифра или несколько цифр
misuse-no-cell = { QUOTE($found) } — не клетка
misuse-choice = найдено { QUOTE($found) }, а ожидалось { QUOTES($choices) }
misuse-number = найдено { QUOTE($found) }, а ожидалось целое число
misuse-itself = команда не измеряет собственное время
misuse-cell-and-digit = ожидались клетка и цифра, например r1c1=5 или r5c7<>2

## Почему файл не читается или не пишется.

file-missing = такого файла нет
file-forbidden = нет доступа
file-folder = это папка
file-no-folder = такой папки нет
file-no-room = не хватает места
file-other = система сообщает «{ $text }»

## Чего не вмещает формат.

loss-shape = размеры блоков теряются: в формате { $format } только число клеток
loss-clues = данные теряются: в формате { $format } они другие
loss-singles-as-clues = пустые клетки с одним кандидатом становятся данными: формат { $format } их не различает
loss-candidates = заданные кандидаты теряются: в формате { $format } их нет
loss-candidates-as-marks = заданные кандидаты становятся записанными: формат { $format } их не различает
loss-marks = записанные кандидаты теряются: в формате { $format } их нет
loss-marks-as-candidates = записанные кандидаты становятся частью задачи: формат { $format } их не различает
loss-none-left = клетки без кандидатов выглядят нетронутыми: формат { $format } их не различает
loss-none-struck = клетки со всеми кандидатами выглядят нетронутыми: формат { $format } их не различает
loss-unmarked = в клетки без записей попадают все оставшиеся кандидаты: формат { $format } их не различает
loss-ruled-out = кандидаты, исключённые цифрами, теряются: в формате { $format } их нет
loss-placed = поставленные цифры теряются: в формате { $format } есть только данные
loss-placed-as-clues = поставленные цифры становятся данными: других в формате { $format } нет
loss-rules = правила теряются: в формате { $format } их нет
loss-rule-names = имена в правилах теряются: в формате { $format } только клетки
loss-solution = решение теряется: в формате { $format } его нет
# Without $fact.
loss-fact = сведения о задаче теряются: в формате { $format } их нет
