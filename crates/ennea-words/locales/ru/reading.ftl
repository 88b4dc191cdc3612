### Как прочитан текст; примечания без точки в конце.

## Какое из двух прочтений выбрано.

digits-from = цифры от { $first } до { $last }
digits-and-letters = цифры от { $first } до 9, затем от A до { $last }
digits-and-letter = цифры от { $first } до 9, затем { $last }
read-with = прочитано так: { $digits }, '.' или '0' для пустой клетки
read-with-zero = прочитано так: { $digits }, '.' для пустой клетки
read-no-clues = данных цифр нет; стоящие цифры взяты как данные
read-no-clues-but-candidates = данных цифр нет; стоящие цифры взяты как данные, а кандидаты как часть задачи
read-layout = буквы в строке { $line } взяты как её области
read-layout-alone = буквы взяты как области фигурного судоку без данных цифр; после клеток задачи они её области
read-digits-as-regions = цифры после задачи взяты как её области
read-as-another = взято как ещё одна задача: это не решение предыдущей
read-as-empty = { $sign } стоит среди других знаков пустых клеток и прочитан как один из них
read-labels = номера строк и столбцов вокруг пропущены; с --shape они клетки
read-in-sheet = судоку прочитано с { $row }-й строки и { $column }-го столбца таблицы; пустые строки и столбцы рядом с ним — не клетки
read-dashes-as-rows = строки из одних чёрточек взяты как строки пустых клеток
read-dashes-as-frame = строки из одних чёрточек взяты как рамка
read-by-counting = цифр и одного знака пустых клеток вместе 81; всё остальное пропущено
read-link-cells = взяты клетки из ссылки
read-still-there = кандидаты после '-', которые вычеркнет следующий шаг, считаются ещё не вычеркнутыми
read-written-candidates = кандидаты, пустые там, где стоят данные цифры, взяты как записанные, как в старых файлах
read-no-boxes = блоки не нарисованы; взяты блоки { $shape }

## Что не удалось взять или не подходит.

read-goes-on = текст продолжается в строке { $line }; то, что там, пропущено
read-before-link = то, что стоит перед ссылкой, пропущено: { $text }
read-key = ключ '{ $key }' пропущен
read-column = столбец '{ $name }' пропущен
read-solution-differs = решение рядом неверно: в { $at } цифра, которой там быть не может
read-solution-clashes = решение рядом неверно: { $why }
read-page-of-variant = страница { $page } может быть страницей варианта, а его правил в ссылке нет
read-id-unknown = идентификатор называет правила, которые здесь не известны: { $part }
read-id-nameless = у правил { $id } нет имени, и в строке их нет
read-speaks-of-rules = { $place ->
        [title] заголовок говорит
        [comment] комментарий говорит
        [level] уровень говорит
        [text] текст говорит
        [line] строка говорит
        [column] столбец правил говорит
       *[other] { $place } говорит
    } о правилах, а в данных есть только строки, столбцы и блоки: «{ $text }»

## Пропущенные части; каждая стоит в перечне после слов `left-out`.

ignored-words = слова перед ней: { $words }
ignored-candidates = кандидаты { $at }, среди которых нет стоящей там цифры
ignored-notes = её кандидаты: уже у данных цифр одно решение, и они его оставляют
ignored-beside = { $what } в её тексте: даны другие
ignored-behind = то, что дальше в строке: { $text }
ignored-key = ключ '{ $key }' ссылки
ignored-section = раздел [{ $name }]
ignored-rules = правила { $rules }
ignored-solution-size = решение, в котором клеток: { $cells }
ignored-solution-no-grid = решение, которое не сетка этого размера
ignored-solution-misread = решение, которое не удалось прочитать: { $why }
ignored-solution-more = ещё одно решение

## Текст, в котором нет задачи.

text-unknown = { $kind ->
        [xml] найден XML без <opensudoku> и <sudoku>
        [json] найден JSON без "puzzle" (ipuz), "grid" (f-puzzles) и "cells"
        [link] найдена ссылка на сайт, задачи которого не читаются
       *[text] формат неизвестен, строк: { $lines }, клеток: { $cells }
    }; ожидалась задача в одном из форматов, а их { $formats }
    .hint = ennea convert --list показывает форматы; --from ИМЯ говорит, который из них
text-other-file = { $what ->
        [pdf] найден PDF
        [picture] найдена картинка
        [archive] найден архив, какие пишут электронные таблицы
       *[packed] найден сжатый файл
    }; ожидались задачи в виде текста
    .hint = { text-unknown.hint }
text-nothing = ничего не найдено; ожидалась задача
    .hint = { text-unknown.hint }
text-only-comments = найдены одни комментарии; ожидалась задача
    .hint = { text-unknown.hint }

value-format = «{ $found }» — не формат; ожидалось одно из имён, а их { $count }, например line, sdm, pm или f-puzzles
    .hint = ennea convert --list показывает их все

## Неизвестные правила без собственного названия.

unknown-rule-lines-along-cells = линии вдоль клеток
unknown-rule-numbers-beside-the-cells-or-of-other-kinds = числа рядом с клетками или другого вида
unknown-rule-cells-without-a-region = клетки вне областей
unknown-rule-regions-that-leave-cells-out = области, не покрывающие всех клеток
unknown-rule-cages = рамки
unknown-rule-killer-cages = рамки с суммами
