### Страница в браузере.

page-skip = К содержанию
page-parts = Разделы
page-language = Язык
page-colours = Цвета
page-auto = Как на устройстве
page-light = Светлые
page-dark = Тёмные
page-play = Игра
page-make = Составить
page-count = Счёт
page-symmetry = Симметрия
page-chaos = Хаос
page-gone = Программа не отвечает; возможно, она завершена. Запустите её снова: ennea serve. То, что на доске, сохранится.
page-not-kept = Этот браузер ничего не сохраняет до следующего посещения (хранилище переполнено или запрещено). Ссылка на эту страницу вернёт цифры.
page-by-server = Вычисляет программа по адресу { $host }.
page-by-browser = Вычисляется в этом браузере, со 128-битными векторами.
page-by-old-browser = Вычисляется в этом браузере, в котором нет 128-битных векторов: трудные вопросы занимают в несколько раз больше времени.
page-offline = Сохранено: страница работает и без сети.
page-online = Этот браузер ничего не сохраняет: странице нужна сеть.
page-not-loaded = Часть программы не удалось загрузить. Когда сеть снова появится, спросите ещё раз; всё, что на доске, останется.
page-broken = Для программы в этом браузере это слишком много. Другие вопросы можно задавать; всё, что на доске, останется.
page-board = Доска
page-help = Помощь
page-digits = Цифры
page-empty = пусто
page-clue = данная цифра
page-marks = пометки
page-clashes = повторяется
page-full = ничего
page-lacks = { $house }: { $digits }.
page-comma = {", "}
page-write = вписать { $digit }
page-pencil = Пометки
page-erase = Стереть
page-undo = Отменить
page-redo = Повторить
page-fill = Расставить пометки
page-fill-help = Вписывает в каждую клетку все цифры, которых нет в видимых из неё клетках
page-hint = Подсказка
page-step = Следующий шаг
page-check = Проверить
page-way = Весь путь
page-way-step = { $name }: { $what }
page-more = Подробнее
page-apply = Выполнить
page-applied = Выполнено: { $what }.
page-why = Почему это верно?
page-proof = Опирается на: { $houses }.
page-take-back = Уберите { $sets }.
page-edit = Править условие
page-edit-on = Теперь цифры - данные задачи
page-edit-off = Теперь цифры ваши
page-is-clue = Это данная цифра
page-is-filled = Клетка заполнена
page-undone = Отменено
page-redone = Повторено
page-another = Теперь другая доска. «Отменить» вернёт прежнюю.
page-returned = Прежняя доска. «Повторить» вернёт другую.
page-marks-on = Пометки включены
page-marks-off = Пометки выключены
page-new-puzzle = Новая задача
page-blank = Пустая доска
page-print = Печать
page-any-level = любой уровень
page-paste = Вставить задачу
page-paste-label = Строка, рисунок, ссылка или файл другой программы
page-paste-help = 81 цифра или ссылка f-puzzles, SudokuPad, sudokuwiki ...
page-load = Загрузить
page-ignored = Пропущено: { $what }
page-share = Поделиться
page-format = Вид
page-this-page = Ссылка на эту страницу
page-shared = Текст для отправки
page-copy = Скопировать
page-copied = Скопировано.
page-copy-by-hand = Скопируйте текст вручную.
page-setter = Составить самому
page-shape = Размер блоков
page-rules = Правила
page-plain = строки, столбцы и блоки
page-stop = Остановить
page-stopped = Остановлено.
page-working = Идёт работа ...
page-of-steps = { $percent } % ...
page-solutions = { $count } { $count ->
        [one] решение
        [few] решения
       *[many] решений
    }
page-at-least = Не меньше { $number } решений
page-several = Несколько решений
page-where-differ = Где они различаются?
page-differ = Два решения различаются в { $count } { $count ->
        [one] клетке
       *[other] клетках
    }; остальные показаны.
page-unique = Ровно одно решение
page-none = Решений нет
page-true-candidates = Показать истинных кандидатов
page-candidate-counts = Решений у каждого
page-true-only = есть ли решение
page-up-to = сколько, до { $number }
page-rated = { $level }, { $number } по шкале { $scale }
page-done = Решено. Отлично!
page-not-right = Все клетки заполнены, но не верно.
page-cannot-check = Проверить можно только задачу с единственным решением.
page-wrong = { $count } { $count ->
        [one] цифра неверна
        [few] цифры неверны
       *[many] цифр неверны
    }.
page-wrong-marks = Все цифры верны; верной цифры нет среди пометок в { $count } { $count ->
        [one] клетке
       *[other] клетках
    }.
page-all-right = Пока всё верно.
page-place = Место на пути
page-way-help = Это путь к решению, вписать в него ничего нельзя. «Закрыть» или любая другая кнопка вернёт вашу доску.
page-step-of = Шаг { $step } из { $all }
page-way-ends = Решено за { $count } { $count ->
        [one] шаг
        [few] шага
       *[many] шагов
    }.
page-back = Назад
page-forth = Вперёд
page-close = Закрыть
page-keys = Клавиши
page-make-title = Составить и напечатать
page-number = Сколько
page-level = Уровень
page-technique = Самый трудный приём
page-any-technique = любой
page-seed = Начальное число
page-seed-help = пусто: каждый раз новые
page-make-them = Составить
page-made = { $count } { $count ->
        [one] задача
        [few] задачи
       *[many] задач
    }; начальное число { $seed } даст те же.
page-clues = { $count } { $count ->
        [one] данная цифра
        [few] данные цифры
       *[many] данных цифр
    }
page-pages = Страницы
page-title = Заглавие
page-per-page = Задач на странице
page-paper = Бумага
page-print-large = Крупная печать
page-print-book = Книга с главами
page-print-levels = Указать трудность
page-print-no-answers = Без ответов
page-download = Скачать { $format }
page-saved = Сохранено: { $name }, { $size } байт
page-page-number = Страница { $number }
page-count-title = Сколько всего судоку?
page-count-lead = Программа выводит число сеток и число существенно различных сеток из одних только правил, здесь и сейчас, и показывает, как.
page-count-them = Сосчитать
page-story = Рассказ
page-different = существенно различных сеток
page-burnside = { $grids } сеток под действием { $symmetries } симметрий: среднее число сеток, которые симметрия оставляет на месте.
page-small-title = Все 288 сеток 4 x 4
page-small-lead = Каждая плитка - сетка, цифры показаны цветом. Ход переводит каждую сетку в другую или оставляет на месте. Сетки, связанные ходами, по существу одинаковы.
page-small-picture = { $number } сеток плитками
page-moves = Ходы
page-move = Ход
page-fixed = Остаются на месте
page-fixed-caption = Сколько сеток ход оставляет на месте. Среднее по всем ходам и есть число классов.
page-fixed-by = { $move }: на месте остаются { $number } из { $all } сеток.
page-two-classes = { $all } сеток, классов: { $classes } ({ $sizes }). Их различают рамки.
page-move-nothing = Ничего
page-move-rows = Поменять строки 1 и 2
page-move-bands = Поменять полосы
page-move-columns = Поменять столбцы 1 и 2
page-move-mirror = Отразить в диагонали
page-move-turn = Пол-оборота
page-move-relabel = Переименовать 1 и 2
page-move-rows-relabel = Строки в обеих полосах, переименовать 1-2, 3-4
page-move-bands-relabel = Поменять полосы, переименовать 1-3, 2-4
page-symmetry-title = То же самое под маской
page-symmetry-lead = Перетащите строку или столбец внутри полосы, дальше - чтобы поменять полосы, или нажимайте кнопки. Сетка выглядит иначе, но то, что справа, не меняется.
page-grid = Сетка
page-random = Случайная сетка
page-famous = Симметричная сетка { $number }
page-start-again = Сначала
page-rows-word = Строки
page-columns-word = Столбцы
page-swap-bands = полосы { $one }↔{ $other }
page-swap-stacks = столбцы блоков { $one }↔{ $other }
page-mirror = Отразить
page-turn-quarter = Четверть оборота
page-rename-digits = Переименовать цифры
page-scramble = Перемешать
page-what-stays = Что остаётся
page-automorphisms = Автоморфизмы
page-first-of = Первые { $number } из { $all }:
page-move-it = Сделайте ход.
page-same-again = Снова та же сетка.
page-same-renamed = Та же сетка с точностью до имён цифр.
page-moves-done = { $count } { $count ->
        [one] ход
        [few] хода
       *[many] ходов
    }: другая сетка, по существу та же.
page-canonical = Каноническая форма: наименьшая из всех масок
page-class-number = Номер класса
page-counted-from-0 = { $number }, считая с 0
page-equivalent-grids = Сеток, по существу одинаковых
page-order = порядок { $order }
page-automorphism-done = Автоморфизм: после переименования каждая цифра на своём месте.
page-chaos-title = Хаос внутри судоку
page-chaos-lead = Каждый кандидат становится спином между -1 и 1, каждое правило - силой. Поток ищет решение и по пути может хаотически блуждать, тем дольше, чем труднее задача. Чем бледнее цифра, тем меньше уверен поток.
page-puzzle = Задача
page-start = Начало (число)
page-follow-it = Проследить
page-play-it = Пуск
page-pause = Пауза
page-time = Время
page-flow-at = t = { $time }: нарушено правил: { $rules }
page-flow-unsolved = t = { $time }: ещё не решено, нарушенных правил: { $rules }. Другое начало может привести к цели раньше.
page-flow-solved = Решено при t = { $time }
page-curve-label = Нарушенные правила во времени, не больше { $most }
page-map-title = Куда ведут начала
page-map-lead = Меняются два спина начала. Цвет - цифра клетки, которая впереди в этот момент; где цвета смешаны во всех масштабах, предсказать её нельзя. Обведите прямоугольник, чтобы приблизить.
page-map-label = Карта начал; + приблизить, - показать всё
page-cell = Клетка
page-map-it = Карта
page-zoom-out = Всё
page-map-words = спины { $spins }; различается { $percent } % соседей; { $points } точек по стороне
page-rated-by = { $level }: { $technique } ({ $scale })
page-rated-without = { $level } ({ $scale })
page-shape-latin = { $side } x { $side }, латинские квадраты
page-shape-boxes = { $side } x { $side }, блоки { $rows } x { $columns }

## Клавиши, `.keys`, и что они делают.

page-key-move = перейти
    .keys = стрелки, Home, End, PgUp, PgDn
page-key-digit = вписать цифру
    .keys = 1 - 9
page-key-mark = пометка
    .keys = Shift и 1 - 9
page-key-delete = стереть
    .keys = Delete
page-key-pencil = пометки вкл. и выкл.
    .keys = m или пробел
page-key-next = следующая пустая клетка
    .keys = n
page-key-lack = сказать, чего недостаёт
    .keys = l
page-key-hint = подсказка, шаг, выполнить
    .keys = h, s, a
page-key-way = весь путь
    .keys = w
page-key-check = проверить
    .keys = c
page-key-undo = отменить, повторить
    .keys = u, y
page-key-edit = править условие
    .keys = e

## Симметрии расположения данных цифр.

page-symmetry-none = нет
page-symmetry-half-turn = пол-оборота
page-symmetry-quarter-turn = четверть оборота
page-symmetry-diagonal = диагональ
page-symmetry-antidiagonal = побочная диагональ
page-symmetry-mirrors = оба отражения
page-symmetry-diagonals = обе диагонали
page-symmetry-horizontal = по горизонтали
page-symmetry-vertical = по вертикали
page-symmetry-full = полная

## Правила, одним словом.

page-rule-jigsaw = Фигурные области
page-rule-x = Диагонали
page-rule-diagonal = Одна диагональ
page-rule-windoku = Окна
page-rule-disjoint = Места в блоках
page-rule-centre-dot = Середины блоков
page-rule-asterisk = Звёздочка
page-rule-girandola = Вертушка
page-rule-hypercube = Гиперкуб
page-rule-knight = Ход коня
page-rule-king = Ход короля
page-rule-non-consecutive = Не подряд
page-rule-non-consecutive-round = Не подряд по кругу
page-rule-latin = Латинский квадрат
