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
rules-too-short = найдено { QUOTE($found) }, а ожидались две клетки или больше
rules-shape-again = найдено { QUOTE($found) }, а размер ожидался один раз, до всех правил
rules-shape-wanted = найдено { QUOTE($found) }, а ожидалось 'shape RxC', например 'shape 3x3'
rules-no-letters = найдено { QUOTE($found) }, а после этого ожидались строки букв
rules-no-cell = найдено { QUOTE($found) }, а ожидались клетки от r1c1 до r{ $side }c{ $side }
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
rules-of-digits = «{ $rules }» запрещает соседние по счёту цифры, а шаги и оценки говорят об одной цифре сразу
rules-other-shape = правила даны для { $found }, а ожидались для { $expected }
needs-3x3 = блоки 3x3
needs-square = квадратные блоки, 2x2 и больше
needs-two = блоки не меньше чем из двух строк и двух столбцов
needs-odd = блоки с нечётным числом строк и столбцов, 3x3 и больше

## Текст задачи, с местом в нём.

text-at = строка { $line }: { $message }
text-at-column = строка { $line }, столбец { $column }: { $message }

## Нет сетки, нет решения, нет рецепта для новых задач.

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
recipe-rules = минимальные задачи без перекоса составляют из сеток, которые все равновероятны, а сетки по другим правилам так не выбирают
recipe-pattern = у минимальных задач без перекоса узор любой, а указана симметрия { $pattern }
recipe-too-large = минимальные задачи без перекоса составляют не больше чем на 81 клетку; в { $shape } их { $cells }
recipe-too-few = ни в одной правильной задаче { $shape } нет { $most } данных цифр или меньше: наименьшее число — { $fewest }, это доказано перебором всех сеток
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

## Сетки, данные цифры и перестановки, которые сохраняют правила.

not-lawful = { $how }
    .hint = равносильность — о том, что сохраняет правила; исправьте одну из двух клеток
no-only-solution = { $how }
    .hint = дайте сетку или задачу с одним решением
not-numbered = сетки { $shape } не пронумерованы; есть номера у 2x2, 2x3, 3x2, 2x4, 4x2, 3x3 и до 1x5
no-grid-of-rules = ни одна сетка { $shape } не соблюдает правила { $rules }: перебраны все заполнения
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

## Чего ждёт командная строка; `.hint`: что набрать вместо этого.

none-given = задача не найдена, а нужна одна: в аргументе, в файле или из канала
    .hint = наберите клетки строка за строкой, '.' вместо пустой, или имя файла, или -
wanted-one = задач найдено { $found }, а нужна одна
    .hint = давайте по одной
wanted-two = задач найдено { $found }, а для сравнения нужны две
    .hint = ennea equivalent A B или файл из двух строк; ennea unique сравнит сколько угодно
wanted-the-same-rules = у задач правила { $one } и { $other }, а нужны одни и те же
    .hint = --lossy опустит правила
wanted-one-grid = сеток больше одной, а нужна одна
    .hint = давайте по одной
wanted-a-grid = сетка не найдена, а нужна одна
    .hint = без GRID берётся циклическая сетка
no-grid = это не сетка: { $how }
    .hint = ennea solve заполнит то, чего нет
rank-not-given = номер не найден, а нужен один: в аргументе, в файле или из канала
    .hint = ennea unrank 0 — первая сетка
neither-rank-nor-file = { $at }: «{ $found }» — не номер и не файл, который можно прочесть: { $why }
    .hint = номер — это число, например 0 или 41,000,000
not-a-rank = { $at }: найдено «{ $found }», а ожидался номер, число от 0 до { $last }
no-such-rank = { $at }: номера { $found } нет; номера — от 0 до { $last }
    .hint = без --ed номера — это номера всех сеток
no-classes = эта сетка { $shape }, а каталог классов есть только у 3x3
    .hint = уберите --ed
ending-unknown = нельзя записать в { $path }: найдено окончание .{ $found }, а ожидалось { LIST($names, last: " или ") }
ending-missing = нельзя записать в { $path }: окончания нет, а ожидалось { LIST($names, last: " или ") }
only-read = { $format } только читается, а нужен другой формат
    .hint = ennea convert --list покажет, какие форматы записываются
no-target = не сказано, в каком формате писать; нужно --to ФОРМАТ
    .hint = ennea convert --list покажет форматы; --to line пишет по строке на задачу
no-target-of = у { $path } окончание, которого нет ни у одного формата; нужно --to ФОРМАТ
    .hint = ennea convert --list покажет форматы; --to line пишет по строке на задачу
cells-beside-clues = клеток найдено { $found }, а в --clues их { $expected }
    .hint = дайте всё положение одной строкой
clue-beside-clues = в { $at } стоит { $found }, а в --clues там данная цифра { $clue }
    .hint = исправьте { $at }
scale-of-plain = у задачи свои правила, а нужна обычная: других эта шкала не оценивает
    .hint = уберите --scale
scale-of-clues = задача решена наполовину, а нужны одни данные цифры: оценка начинается с них
    .hint = уберите --scale или цифры, поставленные потом

## Чего нет в формате; `.hint`: что набрать вместо этого.

unknown-in-format = найдены правила, которых здесь не знают: { $rules }, а их не должно быть
    .hint = --lossy опустит их
rules-beyond-format = найдены правила { $rules }, а в { $format } правил нет; нужен другой формат
    .hint = правила есть в { LIST($others) }; --lossy опустит их
some-rules-beyond-format = найдены правила { $rules }, а { $format } не может их записать; нужен другой формат
    .hint = правила есть в { LIST($others) }; --lossy опустит их
shape-beyond-format = найдена задача { $shape }, а в { $format } бывают только 3x3
    .hint = --to line и --to picture берут любые размеры
size-beyond-format = найдена задача { $shape }, а в { $format } не больше { $most } цифр
    .hint = --to line и --to picture берут любые размеры

## Чего нельзя напечатать; `.hint`: что набрать вместо этого.

nothing-to-print = печатать нечего: задача не найдена, а нужна хотя бы одна
    .hint = ennea print -o ФАЙЛ ЗАДАЧИ
print-without-solution = у задачи нет решения, а должно быть ровно одно
    .hint = исправьте её или всё равно напечатайте с --allow-improper
print-without-solution-as = у задачи нет решения: { $why }, а должно быть ровно одно
    .hint = исправьте её или всё равно напечатайте с --allow-improper
print-with-several = у задачи несколько решений, а должно быть ровно одно{"\u000A"}{"  "}два из них впервые расходятся в { $at }: там { $one } или { $other }
    .hint = ennea solve --limit 2 покажет два; --allow-improper всё равно напечатает
print-font = нельзя написать «{ $text }»: ни в одном шрифте здесь нет { LIST($characters, between: ", ") }
    .hint = --font ФАЙЛ возьмёт их из другого шрифта
print-no-font = нужен шрифт TrueType или OpenType с контурами
print-small-digits = цифры вышли бы в { $found } пункта, а нужно не меньше { $expected }
    .hint = поместите на страницу меньше с --per-page или возьмите --paper побольше
print-small-grid = сетки вышли бы шириной { $found } см, а крупной печати нужно не меньше 14 см
    .hint = возьмите --paper a4 или letter или --margin поменьше
print-no-room = на странице нет места
    .hint = возьмите --margin поменьше, заголовок покороче или --paper побольше
print-long-code = в тексте для QR-кода { $length } байтов, для него нет места
    .hint = дайте --qr ссылку покороче или поместите на страницу меньше с --per-page

## Что можно сосчитать и как; `.hint`: что набрать вместо этого.

shape-malformed = «{ $found }» — не размеры блока; нужно RxC, строки и столбцы блока, например 3x3 или 2x4
shape-out-of-range = блоков { $rows }x{ $columns } здесь нет: R и C не меньше 1, а R умножить на C не больше { $most }
census-shapes = полностью считаются 2x2, 2x3, 3x2, 2x4, 4x2, 2x5, 5x2 и 3x3 и латинские квадраты от 1x2 до 1x9; остальные оцениваются
    .hint = наберите строки и столбцы блока, для сеток 9x9:  ennea census 3x3
census-bands-of-rules = --table bands не имеет смысла вместе с --rules
    .hint = --table classes имеет
census-single-lines = первые полосы { $shape } — отдельные строки, этому способу нужны другие блоки
    .hint = уберите --method или наберите:  ennea census 1x5 --method templates
census-side = этот способ считает стороны до { $most }, а у { $shape } сторона { $side }
    .hint = уберите --method или наберите:  ennea census 2x3 --method enumerate
census-side-of-latin = этот способ считает латинские квадраты со стороной до { $most }, а у { $shape } сторона { $side }
    .hint = уберите --method или наберите:  ennea census 2x3 --method enumerate
census-table = эта таблица для { $shape } вне досягаемости
    .hint = уберите --table, чтобы получить то, что можно вычислить; или наберите:  ennea census 3x3 --table bands
method-of-clues = у задачи правила или кандидаты, для которых этот способ не подходит; нужен walk, all-grids или templates
    .hint = уберите --method
method-bands = эта задача { $shape }, а bands считает только 3x3
    .hint = уберите --method
method-half-rows = эта задача { $shape }, а half-rows считает два столба или две полосы, любые 2x4 и те 2x5, где довольно данных цифр
    .hint = уберите --method
method-all-grids = у этой задачи данные цифры не все видят друг друга, или сеток слишком много; all-grids считает задачи, где все данные цифры видят друг друга, до 2x5 и 1x9
    .hint = уберите --method
method-templates-of-digits = у этой задачи правила между цифрами, для них шаблонов нет
    .hint = уберите --method
method-templates = этой задаче нужно больше памяти, чем можно взять templates
    .hint = уберите --method
count-stopped = остановлено: решений не меньше { $found } и меньше 10^{ $digits }
walks-some = решений по оценке { $found }, и они находятся по одному
    .hint = --estimate оценит лучше, --limit закончит раньше; после Ctrl-C будет сказано, сколько найдено
walks-many = решений больше { $found }, и они находятся по одному
    .hint = --estimate оценит лучше, --limit закончит раньше; после Ctrl-C будет сказано, сколько найдено
clues-too-large = в сетке с блоками { $shape } клеток { $cells }; неизбежные множества находятся до 128
    .hint = дайте сетку с блоками не больше 2x5

## Замечания командной строки.

note-seed = --seed { $seed } повторит это
note-one-a-file = { $format } — для одной задачи на файл; другие программы могут прочесть только первую
note-made-in-time = составлено { $made } из { $wanted }: время вышло; --time даёт больше
note-made-of-attempts = составлено { $made } из { $wanted }: попыток подряд без нового — { $attempts }; --attempts даёт больше
note-attempt-failed = из попытки { $id } ничего не выходит
note-few-pages = в книге страниц { $pages }, а большинство типографий переплетает от { $least }
note-no-puzzle = задач не найдено
