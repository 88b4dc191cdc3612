### Долгая работа по частям, каталог, перемешивания: отчёты и отказы.

## Что находят работы и каким способом: по английским словам.

finds-all-essentially-different-grids-each-found = все существенно различные сетки { $one }, каждая найдена
finds-the-essentially-different-grids = существенно различные сетки { $one }
finds-all-grids = все сетки { $one }
finds-by-pairs-of-bands-under-a-canonical-band = пары полос под канонической полосой
finds-by-fixed-grids-of-classes-stack-by-stack = сохраняемые сетки классов, столбец блоков за столбцом
finds-by-column-sets-of-two-bands-by-halves-of-the-digits = наборы столбцов двух полос, по половинам цифр
finds-by-three-stacks-by-classes-of-one-without-its-last-band = три столбца блоков, по классам одного без последней полосы

## План работы и сколько её сделано.

units-shape = форма
units-method = способ
units-version = версия
units-parts = части
units-plan = план
units-fingerprint = отпечаток всего этого
units-done = { $job }: готово { $done } из { $all } частей
units-none = нет
units-left = осталось
units-twice = сказано дважды
units-damaged = повреждённых строк
units-of-cores = секунды ядер
units-computed = вычислялось
units-to-compute = осталось вычислять
units-not-known = пока неизвестно

## Суммы.

units-only = только части { $only }; для проверок целого нужны все части
units-published = Тождество сохраняет все сетки; их число здесь не сосчитано, а взято из публикации.
sum-classes = классы
sum-grids = сетки
sum-automorphisms = автоморфизмов: { $order }
sum-different = существенно различных
sum-all = все сетки
sum-all-published = все сетки, опубликовано: { $source }
sum-of-fixed = сумма размер x сохраняемые с именами
sum-fixing = сохраняют сетки
sum-bands = полосы из блоков в два столбца
sum-splits = классы разбиений
sum-of-parts = сумма по частям
sum-without-last = классы без последней полосы
claim-relabellings = { $number } переименований делят сетки каждого класса
claim-relabellings-divide = { $number } переименований делят число сеток
claim-order-divides = порядок группы { $order } делит сумму
claim-sizes-of-classes = размеры классов в сумме дают этот порядок
claim-whole-orbits = орбиты степеней каждого элемента целые
claim-not-for = { $claim }: не для { $class }
claim-sequences = последовательности = { $splits }^{ $c }
claim-bands-by-matrices = полосы = полосы по суммам матриц
claim-again = часть { $number } вычислена ещё раз = как записано
claim-not-again = часть { $number } вычислена ещё раз = как записано: найдено { $found }, а { $place } — { $written }
check-failed = проверка не прошла: { $claim }

## Части работ.

part-band = каноническая полоса { $band }, раздача { $deal }
part-of-identity = тождество: { $count } из { $all } классов разбиений
part-involutions = инволюции, меняющие столбцы блоков, по двум системам столбцов
part-classes = классов: { $count }, первый — { $first }
part-splits = { $count } из { $all } классов разбиений
part-stacks = класс { $class } из { $all }, последних полос: { $last }

## Какие части; `.hint`: что написать вместо этого.

units-parts-are = части — от 1 до { $of }, пишутся так: 1-12,20
units-no-part = «{ $found }» — не часть и не ряд частей
units-no-range = «{ $found }» — не ряд частей
units-not-there = части { $found } нет
# $damaged: in a line of its own, a damaged line of a ledger.
units-missing = { $count ->
        [one] не хватает части { $missing } работы { $name }
       *[other] не хватает частей { $missing } работы { $name }
    }: готово { $done } из { $all }{ $damaged }
    .hint = ennea units run { $name } LEDGER  сделает недостающее
units-no-classes = найдено { $job }, а ожидались все части одной из работ 2x5, 2x6 и 3x4: у других нет классов
units-without-list = найдено --parts или --shard без --list
    .hint = добавьте --list

## Журналы, которые не приняты или повреждены.

ledger-line = { $file }, строка { $line }
ledger-this-run = этот запуск
ledger-none = { $file } — не журнал: ни одна строка не начинается с «{ $mark }»
    .hint = файл остался как был; дайте другое имя
ledger-of-no-job = { $file } — не журнал: в нём работа «{ $name }», а ожидалась одна из { LIST($jobs, between: ", ") }
    .hint = журналы пишет  ennea units run JOB LEDGER
ledger-foreign = { $file }, строка { $line }: { $what }
    .hint = файл остался как был; у каждой работы свои журналы, так что дайте другое имя
# $name: one of the five after it.
ledger-of-another = { $name } — «{ $found }», а ожидалось «{ $expected }»
ledger-its-version-of-ledgers = версия журналов
ledger-its-job = работа
ledger-its-version-of-the-job = версия работы
ledger-its-number-of-bits-in-a-word = число битов в слове
ledger-its-plan = план
ledger-no-mark = она не начинается с «{ $mark }»
ledger-no-text = это уже не текст
ledger-no-sum = она кончается раньше контрольной суммы
ledger-cut-sum = она кончается внутри контрольной суммы
ledger-wrong-sum = контрольная сумма должна быть { $found }, а записано { $written }
ledger-no-sense = в её полях нет смысла
ledger-doubt = { $here } — о части { $number } работы { $job } там неверно: { $doubt }{"\u000A"}{"  | "}{ $values }
    .hint = удалите эту строку, и часть будет вычислена снова
ledger-two-values = у части { $number } работы { $job } два значения{"\u000A"}{"  | "}{ $first }  — { $there }{"\u000A"}{"  | "}{ $second }  — { $here }
    .hint = какое неверно, покажет  ennea units run { $job } --parts { $number } NEW ; удалите другую строку
# Why a value cannot be right.
doubt-order = сеток с { $order } автоморфизмами нет
doubt-classes = классов не бывает { $number }
doubt-not-the-classes = это не классы той части
doubt-not-the-class = это не класс той части
doubt-orders = { $number } не делится на { $orders }, число порядков столбцов
doubt-lists = { $number } не делится на { $lists }, число списков его класса

## Каталог существенно различных сеток.

catalogue-title = Существенно различные сетки 3x3, каждая найдена в каноническом виде
catalogue-only = только из доли { $shard }: { $parts } из { $all } частей
catalogue-automorphisms = автоморфизмы
catalogue-classes = классы
catalogue-grids = сетки
catalogue-all = все
catalogue-symmetric = больше одного
catalogue-rest = проверки — когда есть все доли: ennea catalog merge FILE...
claim-catalogue-grids = сумма классы x { $order } / порядок = все сетки
claim-catalogue-orbits = классы = орбиты по лемме Бернсайда
no-class = сетки с номером { $from } нет
    .hint = номера существенно различных сеток 3x3 — от 0 до { $last }

## Перемешивания и как часто они возвращают сетку.

shuffle-title = Перемешивания сетки { $shape }
shuffle-by-seed = переименованием, перестановкой строк внутри полос и столбцов внутри столбцов блоков.
shuffle-by-all = переименованием, перестановкой строк, столбцов, полос и столбцов блоков и транспонированием.
shuffle-by-all-but-transposing = переименованием, перестановкой строк, столбцов, полос и столбцов блоков.
shuffle-comes-back = Как часто сетка возвращается?
shuffle-trials = попыток
shuffle-coincidences = совпадений
shuffle-percent = в процентах
shuffle-expected = ожидалось совпадений
shuffle-probability = точная вероятность
shuffle-how-many = Сколько сеток достижимо?
shuffle-moves = ходов
shuffle-idle = ходов без изменений
shuffle-reached = достижимых сеток
shuffle-all-differ = Все { $moves } ходов дают разные сетки: эту не меняет только тождество.
shuffle-reaches = Эти { $moves } ходов ведут лишь к { $reached } сеткам, так как { $order } из ходов эту не меняют, и к каждой ведут { $order } путей.
shuffle-elements = Ходы, которые ничего не меняют
shuffle-more = и ещё { $count }
