### Подсказки, и что говорится вокруг шагов.

look-at-house = Посмотрите на { FORM($house, case: "object") }.
look-at-houses = Посмотрите на { FORM($one, case: "object") } и { FORM($other, case: "object") }.
look-at-digit-in = Посмотрите на цифру { $digit } в { FORM($houses, case: "in") }.
look-at-digit = Посмотрите на цифру { $digit }.
look-at-board = Посмотрите на всё поле.
look-for = { $technique }: { SMALL($meaning) }
here-at = Здесь это { COUNT($cells) ->
        [1] клетка
       *[other] клетки
    } { LIST($cells) }.
takes = { $count ->
        [1] Понадобится один шаг:
        [2] Понадобятся { number } шага:
        [3] Понадобятся { number } шага:
        [4] Понадобятся { number } шага:
        [one] Понадобится { number } шаг:
        [few] Понадобится { number } шага:
       *[many] Понадобится { number } шагов:
    }
because = { CAPITAL($is) }, потому что { $why }.
because-of-all = { CAPITAL($is) }, потому что:

all-filled = Все клетки уже заполнены.
rightly-filled = Все клетки заполнены, и заполнены верно.
conclusion = Всего { $steps } { $steps ->
        [one] шаг
        [few] шага
       *[many] шагов
    }. Самый трудный приём: { $hardest }.
rated = Всего { $steps } { $steps ->
        [one] шаг
        [few] шага
       *[many] шагов
    }. Оценка — это оценка самого трудного из них, { $rating }: { $hardest }.
shown-already = { CAPITAL($claim) }: это уже видно на поле.
shown-by = почему, покажет `{ $order }`
no-hint = для нынешнего положения подсказки ещё не было
how-to-hint = её даёт `{ $digit }`, а один следующий шаг — `{ $step }`
stopped = Остановлено.

no-solution = решений нет
conflict = решений нет: { conflict-alone }
conflict-alone = в { FORM($house, case: "in") } цифра { $digit } стоит дважды, в { $one } и { $other }
clash-knight = решений нет: { clash-knight-alone }
clash-knight-alone = и в { $one }, и в { $other } стоит цифра { $digit }, а их связывает ход коня
clash-king = решений нет: { clash-king-alone }
clash-king-alone = и в { $one }, и в { $other } стоит цифра { $digit }, а их связывает ход короля
clash-listed = решений нет: { clash-listed-alone }
clash-listed-alone = и в { $one }, и в { $other } стоит цифра { $digit }, а они различаются по правилу «{ $name }»
clash-consecutive = решений нет: { clash-consecutive-alone }
clash-consecutive-alone = в { $one } стоит { $digit }, а в { $other } { $second }: цифры соседних клеток не идут подряд
lacks-digit = решений нет: { lacks-digit-alone }
lacks-digit-alone = в { $cell } не осталось кандидатов
lacks-place = решений нет: { lacks-place-alone }
lacks-place-alone = в { FORM($house, case: "in") } не осталось места для { $digit }
several-solutions = решений несколько: в { $at } может стоять и { $one }, и { $other }
mistakes = { COUNT($mistakes) ->
        [1] ошибка
       *[other] ошибки
    }: { LIST($mistakes, between: "; ") }
mistake-placed = в решении в { $cell } не { $digit } (уберите её)
mistake-missing = из { $cell } напрасно вычеркнута { $digit } (верните её)
take-back = ; уберите { LIST($sets, between: ", или ") }, и решение будет
take-back-unique = ; уберите { LIST($sets, between: ", или ") }, и решение будет ровно одно
take-back-set = { LIST($digits) }
take-back-more = { $count ->
        [1] ещё один набор
        [one] один из ещё { $count } набора
       *[other] один из ещё { $count } наборов
    }
