### Почему что-то не получается; без точки в конце.

## Оценки нет.

rate-shape = найдена задача { $shape }, а ожидалась 3x3: оцениваются только такие
rate-candidates = найдена задача из кандидатов, а ожидалось условие: { $scale } только для него
rate-rules = найдены правила { $rules }, а ожидались обычные: { $scale } только для них
rate-none = решений нет, а должно быть ровно одно
rate-several = решений несколько, а должно быть ровно одно: в { $at } может стоять и { $one }, и { $other }
other-scale = --scale ladder-1 оценивает задачи любого размера и из кандидатов
no-scale = уберите --scale
it-was-stopped = остановлено

## Текст, который не задача; `.hint`: что ввести вместо него.

text-empty = клеток не найдено, а ожидалась задача
    .hint = введите все клетки одной строкой или каждую строку клеток отдельно; пустая клетка — точка
text-character = найден знак { QUOTE($found) }, а ожидалась цифра или точка
    .hint = для пустой клетки пишите точку, а перед примечанием — #
text-cell-count = клеток: { $found }, а ожидалось { $cells } (сетка { $shape })
    .hint = для пустой клетки пишите точку; если блоки другого размера, укажите его, например 2x4
text-row-length = клеток в строке: { $found }, а ожидалось { $expected }
    .hint = пишите каждую строку клеток отдельной строкой, а для пустой клетки — точку
text-row-count = строк по { $expected } { $expected ->
        [one] клетке
        [few] клетки
       *[many] клеток
    }: { $found }, а ожидалось { $expected }
    .hint = пишите каждую строку клеток отдельной строкой, а для пустой клетки — точку
text-frame = рамка проведена вокруг блоков { $rows }x{ $columns }, а клеток в блоке должно быть столько же, сколько в строке: { $side }
    .hint = проведите рамку только вокруг блоков, уберите её или укажите размер, например 2x3
text-second-puzzle = после задачи есть что-то ещё, а ожидался её конец
    .hint = давайте по одной задаче
text-digit-too-large = найдена цифра { $found }, а ожидались от 1 до { $largest } (сетка { $shape })
    .hint = исправьте цифру; если блоки другого размера, укажите его, например 2x4
text-several-digits = найдено { QUOTE($found) }, несколько цифр в одной клетке, а ожидалась одна цифра или точка
    .hint = для пустой клетки пишите точку; кандидаты здесь не читаются
text-empty-cell = клетка { $cell } пуста, а цифра должна быть в каждой
    .hint = заполните все клетки или сначала решите задачу
text-conflict = решений нет: { $how }
    .hint = измените одну из двух клеток
# Without $expected, $found.
text-other = записи в таком виде прочесть не удалось
# Without $hint.
text-other-hint = скопируйте запись целиком; `ennea convert` скажет о ней больше, по-английски
unreadable-quiz = задача, строка { $line }: { $message }
unreadable-quiz-at = задача, строка { $line }, знак { $column }: { $message }
unreadable-file = { $name }, строка { $line }: { $message }
unreadable-file-at = { $name }, строка { $line }, знак { $column }: { $message }

## Текст, который не даёт правил, или неподходящие правила.

rules-at-line = строка { $line } правил: { $message }
rules-unknown-meant = правила { QUOTE($word) } нет; может быть, «{ $meant }»?
# Without $rules.
rules-unknown = правила { QUOTE($word) } нет; ожидались имена правил через +, N раз по N букв фигурных областей или файл
rules-no-meaning = правило «{ $rule }» не имеет смысла для { $shape }: ему нужны { $needs }
# Without $expected.
rules-unreadable = { QUOTE($text) } прочесть не удалось
# Without $expected, $found.
rules-too-short = ожидались две клетки или больше
rules-letters = букв в областях: { $found }, а ожидалось { $expected }, по одной на клетку
rules-region-size = в области «{ $letter }» { $size } { $size ->
        [one] клетка
        [few] клетки
       *[many] клеток
    }, а ожидалось: { $side } { $side ->
        [one] область
        [few] области
       *[many] областей
    } по { $side } { $side ->
        [one] клетке
        [few] клетки
       *[many] клеток
    }
rules-region-count = областей: { $found }, а ожидалось: { $side } { $side ->
        [one] область
        [few] области
       *[many] областей
    } по { $side } { $side ->
        [one] клетке
        [few] клетки
       *[many] клеток
    }
rules-house-size = в области «{ $name }» разных клеток: { $found }, а ожидалось { $expected } (клетки, которые только различаются, пишут так: differ r1c1 r2c2 ...)
# Without $name.
rules-house-size-of-line = в области из строки { $line } разных клеток: { $found }, а ожидалось { $expected } (клетки, которые только различаются, пишут так: differ r1c1 r2c2 ...)
rules-of-digits = «{ $rules }» запрещает соседние по счёту цифры, а шаги здесь говорят об одной цифре сразу; это правило знают `ennea solve`, `ennea count`, `ennea make` и `ennea print`
rules-other-shape = правила даны для { $found }, а ожидались для { $expected }
needs-3x3 = блоки 3x3
needs-square = квадратные блоки, 2x2 и больше
needs-two = блоки не меньше чем из двух строк и двух столбцов
needs-odd = блоки с нечётным числом строк и столбцов, 3x3 и больше

## Текст задачи, с местом в нём.

text-at = строка { $line }: { $message }
text-at-column = строка { $line }, столбец { $column }: { $message }

## Нет решётки, нет решения, нет рецепта для новых задач.

grid-length = цифр найдено { $found }, а ожидалось { $expected }
grid-digit-too-large = в { $cell } найдена цифра { $digit }, а в { $shape } цифры не больше { $side }
grid-empty = клетка { $cell } пуста{ $count ->
        [1] {""}
       *[other] , всего пустых { $count }
    }, а ожидалась цифра в каждой клетке
grid-conflict = { $how }, а ожидалось по одной каждой цифре в каждой области
improper-none = решения нет
improper-several = решений несколько: в { $at } стоит { $one } в одном и { $other } в другом
recipe-empty-range = нет числа, которое не меньше { $fewest } и не больше { $most }
recipe-too-many-clues = в задаче { $shape } не больше { $cells } данных цифр, а указано { $found }
recipe-not-minimal = в минимальной задаче { $shape } не больше { $bound } данных цифр, потому что в каждой строке есть пустая клетка; указано { $found }
recipe-rules = минимальные задачи без перекоса составляют из решёток, которые все равновероятны, а решётки по другим правилам так не выбирают
recipe-pattern = у минимальных задач без перекоса узор любой, а указана симметрия { $pattern }
recipe-too-large = минимальные задачи без перекоса составляют не больше чем на 81 клетку; в { $shape } их { $cells }
recipe-too-few = ни в одной правильной задаче { $shape } нет { $most } данных цифр или меньше: наименьшее число — { $fewest }, это доказано перебором всех решёток
recipe-too-many = ни в одной минимальной задаче { $shape } нет больше { $most } данных цифр
recipe-example = введите, например:  ennea make --shape { $shape } --clues { $fewest }..{ $most }

## Пожелания, которые исключают друг друга; `.hint`: что сделать вместо этого.

taste-level = нет оценки, которая подходит сразу к --level, { $level }, и к --rating, { $rating }
    .hint = уберите одно из двух; уровни показывает ennea rate --levels
taste-rating = нет такой задачи: с --technique { $technique } оценки — { $possible }, а нужны { $wanted }
    .hint = уберите одно из двух; оценки уровней показывает ennea rate --levels
taste-shape = оценки есть только у обычных задач 3x3, а у задач { $shape } их нет
    .hint = --level и --technique годятся для всех, например --level hard
taste-rules = оценки есть только у обычных задач 3x3, а у задач с правилами { $rules } их нет
    .hint = --level и --technique годятся для всех, например --level hard
taste-technique = нет такой задачи: --technique { $technique } — уровень «{ $own }», а не «{ $level }»
    .hint = уберите одно из двух; уровни показывает ennea rate --levels --scale ladder-1
taste-hard = нет задачи { $shape } такой трудности, как «{ $wanted }»: просмотрены все, и ни одной не нужно больше, чем { $hardest }
    .hint = попросите --level { $level } или размер побольше
taste-hard-rules = нет задачи { $shape } с правилами { $rules } такой трудности, как «{ $wanted }»: просмотрены все, и ни одной не нужно больше, чем { $hardest }
    .hint = попросите --level { $level } или размер побольше
rating-range = от { $from } до { $to }

## Решётки, данные цифры и перестановки, которые сохраняют правила.

not-lawful = { $how }
    .hint = равносильность — о том, что сохраняет правила; исправьте одну из двух клеток
no-only-solution = { $how }
    .hint = дайте решётку или задачу с одним решением
not-numbered = решётки { $shape } не пронумерованы; есть номера у 2x2, 2x3, 3x2, 2x4, 4x2, 3x3 и до 1x5
no-grid-of-rules = ни одна решётка { $shape } не соблюдает правила { $rules }: перебраны все заполнения
unserved-rules = найдены правила { $rules }; у { $question } нет для них способа
unserved-candidates = найдена задача из кандидатов; у { $question } нет для них способа
unserved-hint = способ есть у: { LIST($served, between: ", ") }

## Страница.

rule-not-known = найдены правила, неизвестные здесь: { $rule }, а ожидались известные
not-the-clue = в { $cell } стоит { $found }, а ожидалась данная цифра { $clue }
no-digit-at = в { $cell } найдено «{ $sign }», а ожидались цифры
method-does-not-serve = этот способ не подходит к этой задаче
    .hint = не указывайте его
too-long = за { $seconds } с ответа нет, а дольше эта страница над одним вопросом не считает
    .hint = в командной строке такого предела нет
busy = вопросов в очереди: { $waiting }, а может быть меньше
    .hint = спросите позже
not-made = задач составлено: { $found }, а нужно { $wanted }
    .hint = попросите меньше или не такое редкое
too-many-moves = у клеток { $shape } { $moves } перестановок, а может быть не больше { $most }
    .hint = в командной строке такого предела нет

## Командная строка: метки, места во введённом, и что с ним не так.

label-error = ошибка:
label-note = замечание:
label-hint = совет:
source-argument = аргумент { $number }
source-input = стандартный ввод
source-line = { $name }, строка { $line }
source-line-alone = строка { $line }
source-column = { $at }, столбец { $column }
cannot-read = не удалось прочесть { $name }: { $why }
left-out = опущено: { $rules }
so-no-solution = решений нет: { $why }
dead-end = то, что записано, не оставляет решений: { $why }
dead-end-of-clues = то, что записано, не оставляет решений: { $why }; ответ — об одних данных цифрах
no-puzzle = задача не найдена; нужна хотя бы одна
    .hint = ennea convert --from скажет, какой это формат; --list покажет все
rules-not-known = найдены правила, которых здесь не знают: { $rules }; ожидаются правила из списка ennea census --rules help
    .hint = решите её там, откуда ссылка; --lossy опустит правила
rules-differ = у задачи правила { $own }, а в --rules { $given }; ожидаются одни и те же
    .hint = уберите --rules; ennea convert --lossy --to line опустит правила задачи
candidates-without-clues = у этой нет ни одной данной цифры
candidates-beside-clues = ennea convert --to line оставит одни данные цифры, у которых решение не одно
link-of-none = { $at } — ссылка на сайт, задачи которого не читаются
    .hint = читаются ссылки f-puzzles, SudokuPad, sudokuwiki.org и sudoku.coach
neither = { $at } — не задача и не файл
    .hint = проверьте имя; в задаче пустая клетка пишется знаком '.'
neither-as-puzzle = как задача: { $message }
neither-as-puzzle-at = как задача: столбец { $column }: { $message }
neither-as-file = как файл: { $message }
# Without $help.
read-as = прочитано как { $format }
