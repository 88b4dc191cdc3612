### Шаги рассуждения.
###
### | thing | word |
### |---|---|
### | a place for a digit; without one | клетка; пустая клетка |
### | row, column, box; any of the three | строка, столбец, блок; область |
### | a row or a column | линия |
### | what a cell holds; what it may hold | цифра; кандидат |
### | candidates in turn; closed; what joins two of them | цепочка; цикл; связь (сильная, слабая) |
### | to remove a candidate | вычеркнуть |
### | a cell in the same house | клетка её *видит* |
### | almost locked set | почти запертое множество, ALS |
### | forcing chain, net | вынуждающая цепочка, сеть |
### | a technique; a step | приём; шаг |
###
### A digit is feminine, as «цифра» is: «5 стоит», «она стоит».  What is read aloud as a number stands in the
### nominative, so that no ending hangs on a figure.

## Области в падежах: что? (без падежа); in: в чём?; object: на что?; of: чего?; with: с чем?
## Кроме того, для линий без номеров: each: в каждой; kinds: скольких?; same: в чём одном и том же?

house-row = { $case ->
        [in] { $count ->
            [1] строке
           *[other] строках
        } { LIST($numbers) }
        [object] { $count ->
            [1] строку
           *[other] строки
        } { LIST($numbers) }
        [of] { $count ->
            [1] строки
           *[other] строк
        } { LIST($numbers) }
        [with] { $count ->
            [1] строкой
           *[other] строками
        } { LIST($numbers) }
        [each] каждой
        [kinds] строк
        [same] одной строке
       *[other] строка { LIST($numbers) }
    }
house-column = { $case ->
        [in] { $count ->
            [1] столбце
           *[other] столбцах
        } { LIST($numbers) }
        [object] { $count ->
            [1] столбец
           *[other] столбцы
        } { LIST($numbers) }
        [of] { $count ->
            [1] столбца
           *[other] столбцов
        } { LIST($numbers) }
        [with] { $count ->
            [1] столбцом
           *[other] столбцами
        } { LIST($numbers) }
        [each] каждом
        [kinds] столбцов
        [same] одном столбце
       *[other] столбец { LIST($numbers) }
    }
house-box = { $case ->
        [in] { $count ->
            [1] блоке
           *[other] блоках
        } { LIST($numbers) }
        [object] { $count ->
            [1] блок
           *[other] блоки
        } { LIST($numbers) }
        [of] { $count ->
            [1] блока
           *[other] блоков
        } { LIST($numbers) }
        [with] { $count ->
            [1] блоком
           *[other] блоками
        } { LIST($numbers) }
        [each] каждом
        [kinds] блоков
        [same] одном блоке
       *[other] блок { LIST($numbers) }
    }
house-region = { $case ->
        [in] области { LIST($numbers) }
        [of] области { LIST($numbers) }
        [with] областью { LIST($numbers) }
        [each] каждой
        [kinds] области
        [same] одной области
       *[other] область { LIST($numbers) }
    }
house-diagonal = { $case ->
        [in] диагонали
        [of] диагонали
        [with] диагональю
        [each] каждой
        [kinds] диагонали
        [same] одной области
       *[other] диагональ
    }
house-falling = { $case ->
        [in] диагонали из левого верхнего угла
        [of] диагонали из левого верхнего угла
        [with] диагональю из левого верхнего угла
        [each] каждой
        [kinds] диагонали из левого верхнего угла
        [same] одной области
       *[other] диагональ из левого верхнего угла
    }
house-rising = { $case ->
        [in] диагонали из правого верхнего угла
        [of] диагонали из правого верхнего угла
        [with] диагональю из правого верхнего угла
        [each] каждой
        [kinds] диагонали из правого верхнего угла
        [same] одной области
       *[other] диагональ из правого верхнего угла
    }
house-window = { $case ->
        [in] окне { LIST($numbers) }
        [of] окна { LIST($numbers) }
        [with] окном { LIST($numbers) }
        [each] каждой
        [kinds] окна
        [same] одной области
       *[other] окно { LIST($numbers) }
    }
house-disjoint = { $case ->
        [in] группе мест { LIST($numbers) }
        [object] группу мест { LIST($numbers) }
        [of] группы мест { LIST($numbers) }
        [with] группой мест { LIST($numbers) }
        [each] каждой
        [kinds] группы мест
        [same] одной области
       *[other] группа мест { LIST($numbers) }
    }
house-columns = { $case ->
        [in] группе столбцов { LIST($numbers) }
        [object] группу столбцов { LIST($numbers) }
        [of] группы столбцов { LIST($numbers) }
        [with] группой столбцов { LIST($numbers) }
        [each] каждой
        [kinds] группы столбцов
        [same] одной области
       *[other] группа столбцов { LIST($numbers) }
    }
house-rows = { $case ->
        [in] группе строк { LIST($numbers) }
        [object] группу строк { LIST($numbers) }
        [of] группы строк { LIST($numbers) }
        [with] группой строк { LIST($numbers) }
        [each] каждой
        [kinds] группы строк
        [same] одной области
       *[other] группа строк { LIST($numbers) }
    }
house-centres = { $case ->
        [in] серединах блоков
        [of] середин блоков
        [with] серединами блоков
        [each] каждой
        [kinds] середин блоков
        [same] одной области
       *[other] середины блоков
    }
house-asterisk = { $case ->
        [in] звёздочке
        [object] звёздочку
        [of] звёздочки
        [with] звёздочкой
        [each] каждой
        [kinds] звёздочки
        [same] одной области
       *[other] звёздочка
    }
house-girandola = { $case ->
        [in] вертушке
        [object] вертушку
        [of] вертушки
        [with] вертушкой
        [each] каждой
        [kinds] вертушки
        [same] одной области
       *[other] вертушка
    }
house-listed = { $case ->
        [in] области «{ LIST($numbers) }»
        [of] области «{ LIST($numbers) }»
        [with] областью «{ LIST($numbers) }»
        [each] каждой
        [kinds] области
        [same] одной области
       *[other] область «{ LIST($numbers) }»
    }

## Часть предложения: цифра стоит в клетке или нет.

is = в { $cell } стоит { $digit }
is-not = в { $cell } не { $digit }
is-among = { $digit } стоит в { LIST($cells, with: "or") }
is-not-among = { $digit } не стоит { COUNT($cells) ->
        [1] в { LIST($cells) }
       *[other] ни в { LIST($cells, between: ", ни в ") }
    }
holds = в { $cell } стоит { LIST($digits, with: "or") }
one-of = верно хотя бы одно: { LIST($clauses, between: "; ") }

## Шаг целиком.

step = { $technique }. { $text }
so = Значит, { LIST($parts, last: ", а ") }.
struck-out = { $nth ->
        [1] { LIST($digits) } можно вычеркнуть из { LIST($cells) }
       *[other] { LIST($digits) } — из { LIST($cells) }
    }

## Одиночки.

last-cell = в { FORM($house, case: "in") } осталась одна пустая клетка, { $cell }, и не хватает только цифры { $digit }
only-place = в { FORM($house, case: "in") } единственное место для { $digit } — { $cell }
only-place-by = в { FORM($house, case: "in") } единственное место для { $digit } — { $cell }: { COUNT($used) ->
        [1] цифра { $digit } в { LIST($used) } закрывает
       *[other] цифры { $digit } в { LIST($used) } закрывают
    } { $others ->
        [1] другую пустую клетку
       *[other] остальные пустые клетки
    }
only-place-by-steps = в { FORM($house, case: "in") } единственное место для { $digit } — { $cell }: { COUNT($used) ->
        [1] цифра { $digit } в { LIST($used) } закрывает
       *[other] цифры { $digit } в { LIST($used) } закрывают
    } { $closed ->
        [1] одну из остальных клеток
       *[other] часть остальных клеток
    }, а из { LIST($rest) } кандидат { $digit } вычеркнут
sees-the-others = { $cell } видит все цифры, кроме { $digit }
last-candidate = в { $cell } остался единственный кандидат — { $digit }
single = { CAPITAL($clause) }.

short-last-cell = В { $cell } стоит { $digit }: последняя пустая клетка в { FORM($house, case: "in") }.
short-only-place = В { $cell } стоит { $digit }: единственное место в { FORM($house, case: "in") }.
short-only-place-by = В { $cell } стоит { $digit }: единственное место в { FORM($house, case: "in") } (из-за { $digit } в { LIST($used) }).
short-sees-the-others = В { $cell } стоит { $digit }: клетка видит все остальные цифры.
short-last-candidate = В { $cell } стоит { $digit }: других кандидатов не осталось.

## Запертые кандидаты, пары, тройки, рыбы.

locked = В { FORM($from, case: "in") } для { $digit } есть место только в { LIST($cells) }, и { COUNT($cells) ->
        [2] обе
       *[other] все
    } эти клетки лежат в { FORM($to, case: "in") }. Поэтому в { FORM($to, case: "in") } цифра { $digit } стоит в одной из них.
all-see = В { FORM($from, case: "in") } для { $digit } есть место только в { LIST($cells) }. В одной из этих клеток она и стоит, поэтому в клетке, которая видит их { COUNT($cells) ->
        [2] обе
       *[other] все
    }, её быть не может.
apart-knight = Ход коня связывает { LIST($pairs) }.
apart-king = Ход короля связывает { LIST($pairs) }.
apart-listed = По правилу «{ $name }» различаются { LIST($pairs) }.
pair = { $one } с { $other }

# Числа словами: мужского рода; чего?; клеток в винительном падеже.
number = { $count ->
    [0] ноль
    [1] один
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
   *[other] { $count }
}
number-of = { $count ->
    [0] ноля
    [1] одной
    [2] двух
    [3] трёх
    [4] четырёх
    [5] пяти
    [6] шести
    [7] семи
    [8] восьми
    [9] девяти
   *[other] { $count }
}
number-of-cells = { $count ->
    [1] одну
    [2] две
   *[other] { number }
}
naked = В { FORM($house, case: "in") } на { number-of-cells } { $count ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } { LIST($cells) } приходится всего { number } { $count ->
        [one] кандидат
        [few] кандидата
       *[many] кандидатов
    }: { LIST($digits) }. Эти цифры и займут эти клетки, и в любой клетке, которая видит их { COUNT($cells) ->
        [2] обе
       *[other] все
    }, этих цифр быть не может.
hidden = В { FORM($house, case: "in") } для { number-of } цифр { LIST($digits) } есть только { number-of-cells } { $count ->
        [one] клетка
        [few] клетки
       *[many] клеток
    }: { LIST($cells) }. Эти цифры и займут эти клетки, и другим цифрам там места нет.
fish = В { FORM($base, case: "in") } все места для { $digit } лежат в { FORM($cover, case: "in") }. В { FORM($base, case: "each") } из этих { number-of } { FORM($base, case: "kinds") } должна быть своя { $digit }, и никакие две из них не могут стоять в { FORM($cover, case: "same") }, поэтому они займут { FORM($cover, case: "object") }: в других клетках этих { FORM($cover, case: "kinds") } { $digit } быть не может.
finned = В { FORM($base, case: "in") } все места для { $digit }, кроме { LIST($fins) }, лежат в { FORM($cover, case: "in") }. Если { $digit } не стоит { COUNT($fins) ->
        [1] в { LIST($fins) }
       *[other] ни в { LIST($fins, between: ", ни в ") }
    }, то в { FORM($cover, case: "in") } она может стоять только на пересечении со { FORM($base, case: "with") }. Если же стоит, то её нет в клетках, которые её видят. В любом случае в клетках { FORM($cover, case: "of") }, которые видят { LIST($fins) }, цифра { $digit } стоять не может.

## Крылья, раскраски, исключение.

wing = В { $pivot } стоит { LIST($candidates, with: "or") }: { LIST($cases, between: "; ") }. Поэтому в одной из клеток { LIST($ends) } стоит { $digit }, и в клетке, которая видит их { COUNT($ends) ->
        [2] обе
       *[other] все
    }, её быть не может.
pincer = если { $held }, то в { $pincer } стоит { $digit }
pivot-itself = если { $digit }, то она в самой этой клетке
colours = Если в области для { $digit } всего два места, то в одном из них она стоит, а в другом нет. Переходя так от области к области, получаем: { $digit } стоит либо { COUNT($one) ->
        [1] в { LIST($one) }
        [2] в обеих клетках { LIST($one) }
       *[other] во всех клетках { LIST($one) }
    }, либо { COUNT($other) ->
        [1] в { LIST($other) }
        [2] в обеих клетках { LIST($other) }
       *[other] во всех клетках { LIST($other) }
    }.
wrong-colour = Но среди клеток { LIST($wrong) } есть такие, что видят друг друга, поэтому { $digit } стоит не в них.
both-colours = В клетке, которая видит и те и другие, { $digit } не может быть ни в том, ни в другом случае.
exclusion = Переберём все способы заполнить { number-of-cells } { $count ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } { LIST($cells) }. Одинаковые цифры не могут стоять в клетках, которые видят друг друга. Чего нет ни в одном из оставшихся способов, того быть не может.
exclusion-by = Переберём все способы заполнить { number-of-cells } { $count ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } { LIST($cells) }. Одинаковые цифры не могут стоять в клетках, которые видят друг друга, и нельзя оставить { LIST($peers, with: "or") } без кандидатов. Чего нет ни в одном из оставшихся способов, того быть не может.

## Единственность решения.

-one-solution = Мы исходим из того, что решение одно
bug = Во всех пустых клетках, кроме { $cell }, по два кандидата. Если убрать из неё { $digit }, то у каждой недостающей цифры в каждой области будет ровно два места, и решений будет либо два, либо ни одного: любое решение превращается в другое, если в каждой клетке взять второго кандидата. { -one-solution }.
grave = Во всех пустых клетках, кроме { LIST($cells) }, по два кандидата. Если бы в { COUNT($cells) ->
        [1] ней
       *[other] каждой из них
    } стоял один из двух остальных, то, взяв в каждой клетке второго кандидата, мы получили бы ещё одно решение. { -one-solution }, поэтому { $so }.
deadly = Если бы в { LIST($cells) } стояли только { LIST($digits) }, их можно было бы поменять местами, и решений было бы два. { -one-solution }, поэтому { $so }.
must-be-in = В { FORM($house, case: "in") } для { $digit } есть место только в { LIST($cells) }.
can-only-be = В { LIST($cells) } { COUNT($cells) ->
        [1] может стоять
       *[other] могут стоять
    } только { LIST($digits, with: "or") }.

two-houses = На { number-of-cells } { $count ->
        [one] клетку
        [few] клетки
       *[many] клеток
    } { LIST($cells) } приходится всего { number } { $count ->
        [one] кандидат
        [few] кандидата
       *[many] кандидатов
    }: { LIST($digits) }. Ни одна из этих цифр не может стоять в них дважды: все её места там лежат либо в { FORM($line, case: "in") }, либо в { FORM($square, case: "in") }. Поэтому каждая стоит в них ровно один раз.
direct = После этого в { FORM($house, case: "in") } для { $digit } остаётся только { $cell }.

## Цепочки и сети.

with-reason = { $clause } ({ $reason })
because-of-cell = больше там ничего не остаётся
because-of-house = в { FORM($house, case: "in") } другого места нет
because-of-unique = иначе решений было бы два
because-of-rule = приём «{ $technique }»: { SMALL(INSIDE($reason)) }

suppose = Предположим, что { LIST($clauses) }.
link = Тогда { $is }, поэтому { $isnot }.
ring = Тогда { $is }, поэтому { $isnot }, как и предполагалось. Цепочка замыкается в цикл, и пройти его можно в обе стороны: из любых двух соседних звеньев верно ровно одно.
after-all = Тогда { $is }, вопреки предположению.
remote = Тогда { $is }. То же верно и для другой цифры: на концах цепочки стоят разные цифры.
either = Тогда { $is }. Итак, { $first }, или { $last }; что исключено в обоих случаях, то неверно.

whether = Независимо от того, стоит ли в { $cell } цифра { $digit }:
whichever-digit = Какая бы цифра ни стояла в { $cell }:
wherever = Где бы ни стояла { $digit } в { FORM($house, case: "in") }:
whichever = Что бы из этого ни было верно:
itself = - либо сразу { $clause }.
leads-to = - если { $first }, то { LIST($then, between: ", отсюда ") }.

then = Тогда { $clause }.
no-candidate = Но тогда в { $cell } не остаётся кандидатов.
no-place = Но тогда в { FORM($house, case: "in") } для { $digit } не остаётся места.
two-solutions = Но тогда решений было бы два.
cases = { $count ->
        [1] Возможен один случай.
        [2] Возможны { number } случая.
        [3] Возможны { number } случая.
        [4] Возможны { number } случая.
        [one] Возможно { number } случай.
        [few] Возможно { number } случая.
       *[many] Возможно { number } случаев.
    }

## Почти запертые множества.

-almost = кандидатов на один больше, чем клеток: без любой из своих цифр оно содержит все остальные
set = { LIST($cells, between: ", ") } ({ LIST($digits, with: "or") })
two-sets = В каждом из множеств { LIST($sets) } { -almost }. Ни { LIST($links, between: ", ни ") } не могут быть в обоих сразу, поэтому в каждом нет одной из этих цифр и есть все остальные его цифры.
sets = В каждом из множеств { LIST($sets) } { -almost }. Предположим, что в первом нет { $digit }.
next-set = Тогда в нём есть { $link }, поэтому { $number ->
        [2] во втором
        [3] в третьем
        [4] в четвёртом
        [5] в пятом
        [6] в шестом
        [7] в седьмом
        [8] в восьмом
        [9] в девятом
       *[other] в множестве { $number }
    } нет { $link }.
last-set = Тогда в нём есть { $digit }. Итак, { $digit } есть в первом или в последнем, и в клетке, которая видит все её места в обоих, { $digit } быть не может.
blossom = В { $stem } стоит { LIST($candidates, with: "or") }: { LIST($cases, between: "; ") }. Поэтому в одном из этих множеств есть { $digit }, и в клетке, которая видит все её места в них, { $digit } быть не может.
petal = если { $held }, то в { $set } нет { $held } и нужна { $digit }
