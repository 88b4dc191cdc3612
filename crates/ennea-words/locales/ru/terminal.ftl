### Что говорит терминал кроме ответов: отказы и замечания; без точки в конце.

## Память и потоки; `.hint`: что ввести вместо этого.

pool-memory = для --threads { $asked } нужно { $megabytes } МБ памяти, а её меньше
    .hint = подойдёт --threads { $fits }; ulimit -v показывает предел и поднимает его
pool-no-memory = памяти меньше { $megabytes } МБ, а нужно не меньше
    .hint = ulimit -v показывает предел и поднимает его
pool-threads = столько потоков, --threads { $asked }, система не даёт: { $why }
    .hint = подойдёт --threads { $fits }; ulimit -u показывает предел и поднимает его
pool-no-threads = система не даёт потоков: { $why }
    .hint = ulimit -u показывает предел и поднимает его

## Ключи, которые не сочетаются или здесь ничего не значат.

rules-not-taken = ennea { $command } не берёт --rules: { $why }
    .hint = его берут: { LIST($takes, between: ", ") }
no-rules-moves = его перестановки — по форме, а большинство других правил они нарушают
no-rules-numbers = он нумерует сетки из строк, столбцов и блоков
no-rules-clues = он ищет условия сеток из строк, столбцов и блоков
no-rules-flow = из его команд правила берут formula и solve
no-rules-jobs = его работы — те, что перечисляет «ennea units plan»
no-rules-ladder = он проверяет числа всех форм; «ennea census --rules» проверяет свои
no-rules-page = у каждой задачи на странице могут быть свои правила
no-rules-at-all = он не имеет дела с задачами
negative-number = найдено { $found }, а чисел меньше 0 здесь не бывает
    .hint = { $help } покажет, что берётся
negative-after = после { $option } найдено { $found }, а ожидалось неотрицательное число
    .hint = { $help } покажет, что берётся
seed-of-count = найден --seed, но при подсчёте решений ничего не выбирается случайно
    .hint = добавьте --estimate или уберите --seed
seed-of-ladder = найден --seed, но лестница ничего не выбирает случайно
    .hint = --certificate LEDGER выбирает строки
scale-without-levels = у шкалы minutes-1 нет уровней
    .hint = уберите --level или --scale
other-rules-of-id = найдены --rules { $rules } и метка { $id } с другими правилами, а нужно одно из них
    .hint = уберите --rules: он для меток, у правил которых нет имени
no-rules-of-id = у правил метки { $id } нет имени, и это не те, что даны
    .hint = добавьте --rules FILE с правилами, по которым она составлена

## Случайный выбор; `.hint`: что ввести вместо этого.

draw-completing = --completing выбирает из решений задачи любой формы, если их не слишком много
draw-memory = { $number } решений не помещаются в память
draw-of-rules = правила { $rules } соблюдает больше { $most } сеток, даже без переименований; чтобы выбирать их равновероятно, они находятся одна за другой
    .hint = дайте цифры с --completing или возьмите --shape поменьше
draw-too-many = у этой задачи { $shape } слишком много решений, чтобы их здесь сосчитать, а значит, и выбирать
    .hint = дайте больше цифр с --completing или возьмите --shape поменьше; для 3x3 годится любая задача

## Правила, сетки или перестановки которых вне досягаемости.

of-these-rules = { $why }{"\u000A"}{"  "}правила — «{ $rules }» для { $shape }
many-templates = у этих правил слишком много шаблонов, чтобы их перечислить, а нужны сторона до 11 и не больше миллиона шаблонов
no-grid-of-templates = ни одна сетка не соблюдает этих правил: шаблонов { $number }, и никакой дозволенный их набор не покрывает всех клеток
templates-to-cover = у этих правил { $number } шаблонов, а пары или отсутствие блоков не дают считать по полосам; точные покрытия от 9x9 считаются не больше чем с 10,000 шаблонов
moves-templates = у этих правил слишком много шаблонов, чтобы искать их перестановки, а нужны сторона до 11 и не больше миллиона шаблонов
moves-digits = эти правила — о разных цифрах, а формы находятся с точностью до переименования; ожидались правила об одной цифре за раз
moves-group = в группе этих правил { $number } элементов, и они перебираются по одному, а может быть не больше 262,144
census-group = в группе этих правил { $number } элементов, а может быть не больше 262,144
census-walk = сетки по правилам о разных цифрах считаются по одной, и сторона может быть не больше 9
group-of-rules = в группе правил { $rules } для { $shape } перестановок клеток { $order } ({ $scope })
two-shapes = найдены задачи { $one } и { $other }, а ожидались две одной формы

## Замечания о составленных задачах.

note-taken-away = цифры убираются, пока можно: лишних в таких задачах почти не бывает
note-fewest-unproved = правильных задач { $shape } меньше чем с { $clues } данными цифрами не известно, хотя никто не доказал, что их нет
note-most-unproved = минимальных задач { $shape } больше чем с { $clues } данными цифрами не известно, хотя никто не доказал, что их нет
note-filled = сетки этих правил заполняются случайно клетка за клеткой, так что одни вероятнее других
note-not-uniform = сетки { $shape } нельзя выбирать равномерно; эти дал решатель и перемешивание, так что одни вероятнее других
note-symmetric-minimal = симметрично-минимальная: орбиту цифр убрать нельзя, но одну цифру, может быть, можно
note-without-rules = в строках правил { $rules } нет: указывайте их при чтении задач снова, с --rules, или возьмите --json
note-tries = попыток: { $tries }; у сетки { $shape } в среднем { $mean } минимальных задач, где данных цифр не больше { $most }, +- { $error } %
note-tries-from = попыток: { $tries }; у сетки { $shape } в среднем { $mean } минимальных задач, где данных цифр от { $fewest } до { $most }, +- { $error } %
note-nearest = ближайшая из других { $what }:{"\u000A"}{ $clues }
note-is-rated = — с оценкой { $rating }
note-needs = — ей хватает приёма «{ $technique }»
note-has-clues = — с числом данных цифр { $count }

## Долгая работа и её журналы.

ledger-done = { $file }: уже готово { $done } из { $all } частей{ $whose ->
        [shard] {" доли"}
       *[other] {""}
    }
ledger-saved = прервано: готово { $done } из { $all } частей{ $whose ->
        [shard] {" доли"}
       *[other] {""}
    }, они сохранены в { $file }
    .hint = та же команда продолжит оттуда
ledger-lost = прервано: было готово { $done } из { $all } частей{ $whose ->
        [shard] {" доли"}
       *[other] {""}
    }, и они потеряны
    .hint = с --checkpoint FILE та же команда продолжит с места, где её прервали
ledger-counted = сосчитано частей: { $done } за { $time }
ledger-busy = нельзя сохранить { $file }: туда пишет другой запуск
    .hint = укажите папку, например runs/, где у каждого запуска свой файл
ledger-cut = нельзя записать в { $file }: { $why }; прежние строки целы, из этого запуска — { $lines }
    .hint = освободите место, и та же команда продолжит оттуда
ledger-damaged = { $file }, строка { $line } повреждена ({ $why }); несделанной считается только её часть
cannot-save = нельзя сохранить { $file }: { $why }
cannot-write = писать нельзя: { $why }
no-folder = нельзя создать папку { $file }: { $why }
figure-drawn = { $file } нарисован

## Сервер; `.hint`: что ввести вместо этого.

cannot-listen = нельзя слушать { $address }: { $why }
page-port-taken = страница, возможно, уже открыта; --port 0 возьмёт свободный порт
setters-port-taken = там, возможно, слушает другой решатель; --setters-port возьмёт другой порт
port-forbidden = порты ниже 1024 — для администратора
listens-to-others = страница слушает { $address }: кто достанет до этой машины, может пользоваться ею и её временем
no-browser = браузер открыть не удалось ({ $why }); откройте { $page }

## Лестница взаимных проверок.

no-rung = на лестнице нет ступеней о { $shape }
    .hint = укажите 2x2, 2x3, 2x4, 3x3 или от 1x4 до 1x7, или несколько из них
rungs-hold = верны { $good } из { $all } равенств; { $time }
rungs-stopped = остановлено: { $told }

## Страницы.

pages-same = задачи { $earlier } и { $later } одинаковы с точностью до перестановок
pages-same-more = и ещё { $others }; ennea unique оставит по одной каждого вида
pages-other-id = { $at }: { $id } даёт другую задачу и не печатается
# Without $facts.
pages-left-facts = сведения о задачах, кроме названий, не печатаются
pages-left-placed = поставленные цифры и записанные кандидаты не печатаются, только данное
pages-titles = заголовков глав: { $found }, а нужно { $wanted }, по одному для { LIST($names, between: ", ") }
    .hint = дайте --chapter TITLE для каждой главы в этом порядке или ни для одной
pages-margin = поле { $found } пт на бумаге шириной { $width } пт, а должно быть меньше половины
pages-terminal = PDF терминал показать не может, после -o - нужен канал или файл
    .hint = ennea print -o - FILE | lp или -o FILE.pdf
pages-json = найден --json вместе с -o -, а нужен один из них: пишется только PDF
    .hint = ennea print -o - FILE | lp или -o FILE.pdf

## Поток.

flow-none = { $why }, так что потока нет
flow-empty-clause = один из дизъюнктов пуст, так что формулу ничто не выполняет и потока нет
    .hint = ennea solve скажет то же о задаче
flow-no-variable = переменных нет, так что следить не за чем
    .hint = возьмите задачу с пустыми клетками
flow-variable = найдена переменная { $found }, а ожидалась от 1 до { $most }
flow-no-candidate = найдено { $found }, это не клетка с цифрой
    .hint = кандидат пишется, например, { $example }
flow-closed = найдено { $found }, а это условие исключает; ожидался кандидат
    .hint = кандидат пишется, например, { $example }
flow-no-cells = у формулы нет клеток, а ожидалась задача
flow-clue = в { $cell } стоит данная цифра { $clue }, а ожидалась пустая клетка
    .hint = например, { LIST($open, between: ", ") }
flow-many = переменных для наблюдения: { $found }, а может быть не больше { $most }
flow-alone = найден только { $found }, а для сканирования нужны два спина
    .hint = назовите два, например --spins { $example }
flow-twice = { $found } найден дважды, а ожидались два разных кандидата
flow-cell = клетки { $found } нет, а ожидалась от r1c1 до r{ $side }c{ $side }
    .hint = r2c5 — клетка в строке 2, столбце 5

## Что не так в командной строке; дальше идут советы и как пишется команда.

usage-unknown = аргумента «{ $option }» здесь нет
usage-no-command = команды «{ $command }» нет
usage-command-missing = для «{ $command }» нужна подкоманда: { LIST($names, between: ", ") }
usage-missing = не хватает: { $option }
usage-twice = «{ $option }» можно указать только один раз
usage-conflict = «{ $option }» не сочетается с «{ $other }»
usage-no-value = для «{ $option }» нужно значение, а его нет
usage-many-values = найдено ещё { QUOTE($value) } для «{ $option }», а больше значений не ожидалось
usage-few-values = для «{ $option }» нужно значений: { $wanted }, а найдено: { $count }
usage-no-text = один из аргументов — не текст в UTF-8
usage-as-value = как значение это пишется «-- { $found }»
usage-line = Использование: { $usage }
value-whole = ожидалось целое число
value-whole-within = ожидалось целое число в пределах { $range }

## JSON там, где его нет; `.hint`: что написать вместо этого.

json-completions = найден --json, но дополнения — это сценарий для оболочки
    .hint = уберите --json
json-man = найден --json, но страницы руководства — для людей
    .hint = уберите --json
json-shell = найден --json, но отчёты оболочки — для людей, а `export` — для программ
    .hint = уберите --json

## Чего не даёт система, что не прочесть и не записать.

cannot-write-to = не удалось записать { $file }: { $why }
cannot-use = { $file } не подходит: { $why }
it-is-a-folder = это папка
neither-file-nor-folder = это не файл и не папка
no-line-editing = правка строк не работает: { $why }
no-signals = не удаётся ждать Ctrl-C: { $why }
no-thread = не удалось запустить поток: { $why }
    .hint = меньше всего нужно для --threads 1
note-finishing = начатое завершается; ещё раз Ctrl-C — и конец сразу
# Рядом с полосой хода.
bar-so-far = , прошло { $time }
bar-left = , осталось около { $time }
many-automorphisms = автоморфизмов { $order }, а перечисляется не больше { $most }
    .hint = --generators назовёт несколько, из которых получаются все

## Что делается, рядом с полосой хода: по английским словам.

doing-climbing-by-brute-force = перебор в лоб
doing-comparing = сравнение
doing-computing-parts-again = части вычисляются снова
doing-computing-parts = вычисление частей
doing-counting-the-grids = подсчёт сеток
doing-drawing = чертим
doing-following = слежение
doing-laying-out = вёрстка
doing-making = создание
doing-mapping = составление карты
doing-rating = оценка
doing-shuffling = перемешивание
doing-solving = решение
doing-bounding = поиск границ
doing-closing-in = сужение
doing-counting = подсчёт
doing-estimating = оценивание
doing-explaining = объяснение
doing-looking-for-sets = поиск множеств
doing-moving = ходы
doing-ranking = нумерация
doing-trying-digits = проба цифр
doing-thinking = поиск
doing-unranking = сетки по номерам
doing-writing = запись

## Таблица форматов, по английским словам. Столбцы в 22, 11, 10, 5, 5 и 7 знаков.

format-format = формат
format-what-it-is = что это
format-endings = окончания
format-marks = канд.
format-rules = прав.
format-placed = цифры
format-read-write = ввод вывод
format-read = ввод
format-write = {"     "}вывод
format-kept = да
format-clues = условие
format-all = все
format-some = часть
format-cells-in-one-line = клетки в строку
format-a-line-each-empty = по строке, { $one } - пусто
format-sudocue-in-progress = SudoCue в процессе
format-as-in-forums = как на форумах
format-rows-of-signs = строки знаков
format-grid-of-candidates = сетка кандидатов
format-line-with-d-and-drc = строка с +d и :drc
format-hodokus-library = библиотека HoDoKu
format-a-sign-a-candidate = знак на кандидата
format-opensudoku-version = OpenSudoku, версия { $one }
format-puzzlesolutionrating = задача,решение,оценка
format-gsfs-and-tables = таблицы gsf { $one } и { $two }
format-puzzle-bank-records = записи банка задач
format-ipuz-version = ipuz, версия { $one }
format-what-ennea---json-writes = вывод ennea --json
format-link-with-all-inside = ссылка со всем внутри
format-what-is-in-the-link = то, что в ссылке
format-link-or-plain = ссылка, { $one } и прямая
format-code-of-sudokucoach = код sudoku.coach
format-game-id-of-sgt-solo = код игры SGT Solo
format-cells-and-regions-in-a-line = клетки и области
format-nested-lists-of-programs = вложенные списки
format-link-of-penpa = ссылка Penpa+
format-constraints-as-text = условия текстом
format-link-of-enneas-page = ссылка страницы ennea
format-sentences-to-read-aloud = фразы для чтения
format-braille-to-emboss = шрифт Брайля
