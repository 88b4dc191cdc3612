### 提示，以及步骤之外所说的话。

look-at-house = 请看{ AFTER($house) }。
look-at-houses = 请看{ BEFORE($one) }和{ AFTER($other) }。
look-at-digit-in = 请看{ BEFORE($houses) }中的 { $digit }。
look-at-digit = 请看所有的 { $digit }。
look-at-board = 请看整个盘面。
look-for = { $technique }：{ $meaning }
here-at = 这里是 { LIST($cells) }。
takes = 需要{ number }步：
because = { $is }，因为{ AFTER($why) }。
because-of-all = { $is }，因为：

all-filled = 所有格都已填满。
rightly-filled = 所有格都已填满，而且全部正确。
conclusion = 共 { $steps } 步，最难的是：{ $hardest }。
rated = 共 { $steps } 步。题目的评分就是最难一步的评分，{ $rating }：{ $hardest }。
shown-already = { $claim }：盘面上已经看得出来。
shown-by = `{ $order }` 会说明原因
no-hint = 当前盘面还没有给过提示
how-to-hint = `{ $digit }` 给出提示，`{ $step }` 只提示下一步
stopped = 已停止。

no-solution = 无解
conflict = 无解：{ conflict-alone }
conflict-alone = { BEFORE($house) }有两个 { $digit }，在 { $one } 和 { $other }
clash-knight = 无解：{ clash-knight-alone }
clash-knight-alone = { $one } 和 { $other } 都是 { $digit }，而两格相距马步
clash-king = 无解：{ clash-king-alone }
clash-king-alone = { $one } 和 { $other } 都是 { $digit }，而两格对角相邻
clash-listed = 无解：{ clash-listed-alone }
clash-listed-alone = { $one } 和 { $other } 都是 { $digit }，而两格同属格组“{ $name }”
clash-consecutive = 无解：{ clash-consecutive-alone }
clash-consecutive-alone = { $one } 是 { $digit }，{ $other } 是 { $second }，而相邻两格的数字不能连续
lacks-digit = 无解：{ lacks-digit-alone }
lacks-digit-alone = { $cell } 没有候选数了
lacks-place = 无解：{ lacks-place-alone }
lacks-place-alone = { BEFORE($house) }里 { $digit } 没有位置了
several-solutions = 有多个解：{ $at } 可以是 { $one }，也可以是 { $other }
mistakes = 错误：{ LIST($mistakes, between: "；") }
mistake-placed = 解中 { $cell } 不是 { $digit }，请撤回
mistake-missing = { $cell } 的候选数 { $digit } 删错了，请恢复
take-back = ；撤回{ LIST($sets, between: "，或") }，就有解
take-back-unique = ；撤回{ LIST($sets, between: "，或") }，就恰有一个解
take-back-set = {" "}{ LIST($digits, between: " 和 ") }
take-back-more = { $count ->
        [1] 另外一种
       *[other] 另外 { $count } 种之一
    }
