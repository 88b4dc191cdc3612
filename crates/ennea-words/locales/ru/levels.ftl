### Уровни: насколько трудна задача, одним словом (среднего рода, как «судоку»), и каковы самые трудные шаги.

## Шкала Sudoku Explainer. `.chapter`: заглавие главы с такими задачами.

level-beginner = для начинающих
    .needs = единственное место цифры в блоке
    .chapter = Для начинающих
level-easy = лёгкое
    .needs = единственное место цифры в строке или столбце
    .chapter = Лёгкие
level-medium = среднее
    .needs = единственная цифра клетки; скрытые пары, которые дают цифру
    .chapter = Средние
level-hard = трудное
    .needs = запертые кандидаты, пары, X-Wing
    .chapter = Трудные
level-tough = очень трудное
    .needs = тройки, рыба-меч (Swordfish), крылья, уникальные прямоугольники
    .chapter = Очень трудные
level-expert = для знатоков
    .needs = четвёрки, «могилы» (BUG), исключение, короткие цепочки
    .chapter = Для знатоков
level-fiendish = зверское
    .needs = длинные цепочки, несколько предположений
    .chapter = Зверские
level-extreme = предельно трудное
    .needs = динамические цепочки, цепочки внутри цепочек
    .chapter = Предельно трудные

## Шкала HoDoKu.

score-level-easy = лёгкое
    .needs = одиночки
score-level-medium = среднее
    .needs = запертые кандидаты, пары и тройки
score-level-hard = трудное
    .needs = четвёрки, рыбы, крылья, прямоугольники, узоры одной цифры
score-level-unfair = коварное
    .needs = рыбы с плавниками, цепочки, циклы, почти запертые множества
score-level-extreme = предельно трудное
    .needs = вынуждающие цепочки и сети, догадки

## Вокруг уровней.

ratings = от { $from } до { $to }
scores = до { $to }
scores-any = без предела
minutes = { $mean } мин, от { $low } до { $high }
on-scale = { $parts } по шкале { $scale }
rating-level = { $rating }, { $level }: { $needs }.
# Without $key.
climbed = { $hardest }, { $level }; { $used }
climbed-by-none = приёмов нет, { $level }; { $used }
