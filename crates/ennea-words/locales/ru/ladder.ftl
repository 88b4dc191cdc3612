### Лестница взаимных проверок, равенство в двух строках.

## Вопросы, по их английским словам.

rung-symmetries-of-the-cells = { $one } симметрии клеток
rung-symmetries-with-relabelling = { $one } симметрии с переименованием
rung-conjugacy-classes = { $one } классы сопряжённости
rung-sizes-of-classes-by-cycle-type = { $one } размеры классов по цикловому типу
rung-grids = { $one } сетки
rung-reduced-first-bands = { $one } приведённые первые полосы
rung-sizes-of-classes-of-first-bands = { $one } размеры классов первых полос
rung-completions-of = { $one } дополнения { $two }
rung-solutions-first-box-in-order = { $one } решения, первый блок по порядку
rung-reduced-grids = { $one } приведённые сетки
rung-completions-of-classes-of-first-bands = { $one } дополнения классов первых полос
rung-grids-estimated-with-different-seeds = { $one } сетки, оценка с разными начальными числами
rung-solutions-of-a-puzzle-with-clues = { $one } решения задачи с { $two } данными цифрами
rung-solutions-of-the-empty-puzzle = { $one } решения пустой задачи
rung-solutions-with-the-first-row-given = { $one } решения с данной первой строкой
rung-clues-and-one-more = { $one } { $two } данных цифр и ещё одна
rung-latin-squares = { $one } латинские квадраты
rung-isotopy-classes = { $one } классы изотопии
rung-main-classes = { $one } главные классы
rung-fixed-grids-of-all-classes = { $one } сохраняемые сетки всех классов
rung-fixed-grids-of-all-classes-but-the-identity = { $one } сохраняемые сетки всех классов, кроме тождества
rung-fixed-grids-of-the-classes-that-fix-some = { $one } сохраняемые сетки классов, у которых они есть
rung-edges-of-a-square-in-two-colours = стороны квадрата в двух цветах
rung-essentially-different-grids = { $one } существенно различные сетки
rung-essentially-different-grids-not-transposed = { $one } существенно различные сетки без транспонирования
rung-essentially-different-grids-enumerated = { $one } существенно различные сетки, перечислены
rung-minimal-puzzles-by-their-clues = { $one } минимальные задачи по числу данных цифр
rung-essentially-different-ones-by-their-clues = { $one } существенно различные из них по числу цифр
rung-grids-and-solutions-of-puzzles-with-fewest-clues = { $one } сетки и решения задач с наименьшим условием
rung-fewest-clues-of-all-classes = { $one } наименьшее условие всех классов
rung-bands = { $one } полосы
rung-grids-that-have-a-number = { $one } сетки, у которых есть номер
rung-classes-that-the-catalogues-table-is-about = { $one } классы, о которых таблица каталога
rung-grids-as-images-of-canonical-ones = { $one } сетки как образы канонических
rung-random-grids-and-those-with-their-ranks = { $one } случайные сетки и сетки с их номерами
rung-canonical-forms-of-random-grids = { $one } канонические виды случайных сеток
rung-canonical-forms-and-those-with-their-ranks = { $one } канонические виды и виды с их номерами
rung-canonical-forms-of-puzzles-of-clues = { $one } канонические виды задач с { $two } данными цифрами
rung-classes-by-their-automorphisms = { $one } классы по автоморфизмам

## Пути к ответам, по их английским словам.

way-formula = формула
way-breadth-first-closure = замыкание в ширину
way-stabiliser-chain = цепь стабилизаторов
way-stabiliser-chain-on-cubelets = цепь стабилизаторов на кубиках
way-closure = замыкание
way-partitions = разбиения
way-published = опубликовано
way-written-down = выписано
way-bands = полосы
way-column-sets = множества столбцов
way-templates = шаблоны
way-ranks = номера
way-backtracking = перебор с возвратом
way-naive = наивно
way-exact-cover = точное покрытие
way-exact-covers = точные покрытия
way-in-order = по порядку
way-exact-covers-by-templates = точные покрытия шаблонами
way-at-most-standard-errors = не больше { $one } стандартных ошибок
way-estimates-less-column-sets = оценки минус множества столбцов
way-puzzle-by-column-sets = задача по множествам столбцов
way-all-grids = все сетки
way-all-grids-by = все сетки / { $one }
way-with-each-digit-in-the-last-cell-added-up = с каждой цифрой в последней клетке, сумма
way-not-given = не дано
way-column-sets-of-half-the-rows = множества столбцов половины строк
way-row-by-row = строка за строкой
way-burnside = Бернсайд
way-joined = соединены
way-joined-one-by-one = соединены по одной
way-cell-by-cell = клетка за клеткой
way-all-sets-of-cells = все множества клеток
way-solver-orbits = решатель, орбиты
way-automorphisms = автоморфизмы
way-canonical-forms = канонические виды
way-different-canonical-forms = разные канонические виды
way-solver-of-hitting-sets = решатель по пронзающим множествам
way-hitting-sets = пронзающие множества
way-classes-by-their-symmetries = { $one } классов по их симметриям
way-numbers-of-grids = номера сеток
way-catalogue = каталог
way-the-catalogues-table = таблица каталога
way-group-by-automorphisms-added-up = |группа| / |автоморфизмы|, сумма
way-one-by-one = по одной
way-drawn = выбрано
way-unranked = по номеру
way-by-bands = по полосам
way-by-states = по состояниям

## Что найдено.

ladder-values = значений: { $count }
ladder-values-of = { $found } из { $count } значений
ladder-missing = нет
