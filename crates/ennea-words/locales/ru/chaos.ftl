### Хаос внутри судоку: отчёты, замечания и отказы.

## Формулы; `.hint`: что написать вместо этого.

formula-size = переменных: { $variables }, условий: { $constraints }, дизъюнктов: { $clauses }
formula-large = в её формуле { $variables } переменных и { $clauses } дизъюнктов, нужно около { $needed }, а --memory даёт { $memory }
    .hint = дайте больше, например --memory { $more }G
formula-bytes = { $one } байт
# $found and $expected: one of those after it, or what was found.
formula-misread = { $at }, строка { $line }: найдено { $found }, а ожидалось: { $expected }
    .hint = формула — это строка p cnf VARIABLES CLAUSES, а затем дизъюнкты вроде 1 -2 0
formula-no-header = нет заголовка
formula-the-end-inside-a-clause = конец внутри дизъюнкта
formula-clauses-at-the-end = в конце дизъюнктов: { $one }
formula-the-literal = литерал { $one }
formula-p-cnf-variables-clauses-two-numbers = p cnf VARIABLES CLAUSES, два числа
formula-a-line-p-cnf-variables-clauses = строка p cnf VARIABLES CLAUSES
formula-a-literal-such-as-or-or-at-the-end-of-a-clause = литерал вроде 3 или -3 либо 0 в конце дизъюнкта
formula-one-of-variables-to = одна из переменных от { $one } до { $two }
formula-at-the-end-of-a-clause = { $one } в конце дизъюнкта
formula-as-the-header-says = { $one } как сказано в заголовке

## Решения потоком; `.hint`: что написать вместо этого.

flow-idle = { $option } ничего не говорит для { $integrator }
    .hint = --integrator { $other } его учитывает
flow-late = за это время решение не найдено; больше даёт --time; это не доказывает, что его нет
flow-until = до t = { $time } решение не найдено; больше даёт --until; это не доказывает, что его нет
flow-steps = за шагов: { $steps }, до t = { $time }, решение не найдено; больше даёт --steps; это не доказывает, что его нет
flow-takes-long = решения пока нет, а хаотический поиск может идти часами; --time SECONDS или --steps N его ограничивает, Ctrl-C останавливает

## Траектории и карты.

# Заголовок столбца в 8 знаков.
trajectory-violated = нарушено
trajectory-left-out = из { $all } спинов показано { $shown }; больше покажет --cell, --csv, --json или --out
trajectory-unsolved = к t = { $time } решение не найдено; --until может следить дальше
map-edges = границы
map-solved = решено к t = { $until }: { $percent } %

## Скорости выхода; `.hint`: что написать вместо этого.

escape-late = окно начинается с { $from }, а за стартами следят только до { $until }
    .hint = укажите, где оно кончается, например --window { $from }..{ $end }
# Заголовки столбцов в 6, 6, 13 и 9 знаков.
escape-starts = старты
escape-events = решено
escape-window = окно
escape-unsolved = не решено
escape-half = половина шага
escape-above = больше { $least }
escape-few-events = решённых стартов для проверки мало
escape-same = половина шага даёт eta, которое отличается на { $distance }, это { $errors } стандартной ошибки
escape-other = половина шага даёт eta, которое отличается на { $distance }, это { $errors } стандартной ошибки; возьмите меньше --step или больше --sweeps
escape-no-events = в окне не решён ни один старт, до него — { $solved }; больше --starts или --window подлиннее могут что-то найти
