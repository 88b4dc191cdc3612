### Чего просят по HTTP или ключами и что не получается; без точки в конце.

## Поля вопроса по HTTP.

field-text = найдено { $found }, а ожидался текст
field-texts = найдено { $found }, а ожидался список текстов
field-many-texts = текстов: { $found }, а может быть не больше { $most }
field-cells = текстов: { $found }, а ожидалось { $cells }
field-whole = найдено { $found }, а ожидалось целое число от { $least } до { $most }
field-real = найдено { $found }, а ожидалось число от { $least } до { $most }
field-flag = найдено { $found }, а ожидалось true или false
field-name = найдено { $found }, а ожидалось одно из { LIST($names, between: ", ") }
field-near = есть «{ $near }»
field-unknown = найдено поле { $found }, а ожидались только эти: { LIST($names, between: ", ") }
# Without $about.
field-missing = этого поля нет, а оно нужно
body-no-json = строка { $line }, знак { $column } вопроса: это не JSON ({ $why }), а ожидался объект
body-no-object = найдено { $found }, а ожидался объект с полями
too-many-samples = найдено { $found }, а нужно не меньше { $least }, чтобы отсчётов не было слишком много
too-many-elements = автоморфизмов: { $found }, а перечисляется не больше { $most }
classes-of-shape = найдено { $shape } с классами, а ожидалось 3x3: пронумерованы только эти классы
print-not-proper = задача { $number }: { $how }, а решение должно быть ровно одно
print-no-page = найдена страница { $page }, а ожидалась от 1 до { $count }
print-many-dots = точек на странице: { $found }, а может быть не больше { $most }
    .hint = меньше точек на дюйм

## Запросы по HTTP; `.hint`: что сделать вместо этого.

no-page = по адресу { $path } ничего нет, а ожидался / или вопрос
    .hint = их перечисляет /api
http-get = найден другой метод, а ожидался GET
http-post = найден другой метод, а ожидался POST с объектом JSON
http-content-type = Content-Type: найдено «{ $found }», а ожидалось application/json
http-late = за { $seconds } с конец вопроса не пришёл, а ожидался
http-too-large = найдено больше { $most } байт, а вопрос должен быть короче
http-broken = вопрос обрывается ({ $why }), а ожидался его конец
http-mistake = ошибка ennea, а не вопроса
    .hint = пожалуйста, сообщите, о чём был вопрос
http-host = Host: найдено «{ $found }», а ожидалось { LIST($hosts, between: ", ") }
    .hint = другое имя задаёт --host NAME
http-origin = Origin: найдено «{ $origin }», а ожидалась страница этого сервера
http-site = Sec-Fetch-Site: найден запрос чужого сайта, а ожидался запрос этого сервера

## Значения ключей и полей, которые пишутся так же.

value-of-option = найдено { QUOTE($value) } для { QUOTE($option) }: { $why }
value-not-one = найдено { QUOTE($value) } для { QUOTE($option) }, а ожидалось одно из { LIST($names, between: ", ") }
value-zoom = ожидались два промежутка внутри -1..1, например 0.1..0.2,-0.5..-0.4
value-bytes = ожидалось число с K, M или G, например 512M
value-times = ожидались два времени, например 100..2000, 100.. или ..2000
value-not-before = { $from } не раньше { $to }
value-more-than = { $from } больше, чем { $to }
value-ratings = ожидалось 3.4, 2.6..4.2, 4.5.. или ..2.0, от 1.0 до 11.9
value-clues = ожидалось 24, 24..26, 24.. или ..26
value-shard = доля пишется I/N, например 1/4
value-no-shard = доля есть хотя бы одна
value-shards = из { $of } есть доли от 1/{ $of } до { $of }/{ $of }
value-many-shards = работу можно разделить на доли числом от 1 до { $most }
value-paper = найдено «{ $found }», а ожидалось a3, a4, a5, a6, b5, letter, legal, tabloid или ШИРИНАxВЫСОТА, например 6x9 (дюймы) или 148x210mm, от 2.5 до 50 дюймов
value-length = ожидалась длина с единицей, например 12mm или 0.5in
value-seconds = ожидалось число секунд больше 0, например 60 или 0.5
value-positive = ожидалось число больше 0
value-step = ожидалось число больше 0 и не больше { $most }
value-open = найдено {"{"}{ $name } без {"}"}, а ожидалась {"}"}
value-closed = найдено {"}"} без {"{"}, а скобка пишется {"}}"}
value-bar = найдено | дважды, а ожидалось один раз, между левым и правым
value-field = найдено поле {"{"}{ $found }{"}"}, а ожидалось одно из { LIST($names, between: ", ") }
value-field-meant = найдено поле {"{"}{ $found }{"}"}, а ожидалось одно из { LIST($names, between: ", ") }; может быть, {"{"}{ $meant }{"}"}?
value-id = метка начинается с e1-SEED-INDEX, например e1-42-7, а найдено «{ $found }»
value-id-part = часть метки — это размеры блока, правила вроде rules-x, minimal, weighted, unbiased, симметрия или числа данных цифр вроде 24-26, а найдено «{ $found }»
value-id-rules = у задач { $shape } нет правил «{ $rules }»; задачи без блоков — 1xN
value-no-technique = найдено { QUOTE($found) }, такого приёма нет, а ожидалось имя вроде x-wing
value-technique-meant = найдено { QUOTE($found) }, такого приёма нет; может быть, { LIST($meant, with: "or") }?
value-no-step = { $technique } — шаг оценок, а не ennea explain
value-technique = ennea make --technique list показывает все

## Названия ошибок HTTP: по английским словам.

title-bad-request = Неверный запрос
title-not-found = Не найдено
title-took-too-long = Слишком долго
title-busy = Занято
title-not-made = Не создано
title-stopped = Остановлено
title-upgrade-required = Нужно переключение
title-method-not-allowed = Метод не разрешён
title-internal-error = Внутренняя ошибка
title-request-timeout = Запрос не успел
title-unsupported-media-type = Тип содержимого не подходит
title-payload-too-large = Запрос слишком велик
title-forbidden = Запрещено
