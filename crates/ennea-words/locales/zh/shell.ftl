### 交互式解题程序所说的话。格写作 r1c1，在 SudokuSolver 的报告中写作 [1,1]。

## 对话之外。

shell-greeting = ，交互式解题程序：请粘贴题目，或输入 help、bye。
shell-prompt = 请输入命令：
shell-prompt-of-quiz = 题目>{" "}
shell-advice = 提示：{ $hint }
shell-at-line = 第 { $line } 行：{ $message }
shell-at-line-of-file = { $file } 第 { $line } 行：{ $message }

## 对命令的回复。

shell-quiz-loaded = 题目已载入。
shell-loaded = 题目已载入：{ LIST($parts, between: "，") }。
clue-count = { $count } 个提示数
shell-loaded-placed = 已填 { $count } 个数
shell-loaded-struck = 已删去 { $count } 个候选数
shell-loaded-rules = 规则 { $rules }
shell-forgotten = 题目已清除；`undo` 可以恢复。
shell-saved = 已保存 { $count } 个数字。
shell-saved-in = 格式为 { $format }，因为一行数字不能保存全部内容。
shell-rules = 规则：{ $rules }。
shell-rules-plain = 规则：行、列和宫。
shell-rules-to-come = 以后载入的题目的规则：{ $rules }。
shell-more-houses = 除行和列以外的区域：{ LIST($houses, between: "、") }。
shell-more-houses-than-boxes = 除行、列和宫以外的区域：{ LIST($houses, between: "、") }。
shell-apart-knight = 相距马步的格不能同数。
shell-apart-king = 对角相邻的格不能同数。
shell-apart-listed = 同属格组“{ $name }”的格不能同数。
shell-is-set = { $at } = { $digit }。
shell-is-open = { $at } 又是空格了。
shell-struck-out = { $at } <> { LIST($gone, between: " ") }；{ COUNT($left) ->
        [0] 没有剩下候选数
       *[other] 剩下：{ LIST($left, between: " ") }
    }。
shell-starts-again = 搜索重新开始，已确定的数保留。
shell-none-left = { $at } 没有候选数了。
shell-back-to = 只留下 { clue-count }。
shell-undone = 已撤销：{ $order }
shell-redone = 已重做：{ $order }
shell-run-mode = 报告：{ $number }（1：还报告猜测；2：还报告每个数；0：只在结束时报告）
shell-guess-mode = 猜测：{ $number }（1：第一个空格；0：首要格）
shell-language = 语言：{ $code }
shell-colour-by-terminal = 颜色：随终端设置
shell-colour-on = 颜色：开
shell-colour-off = 颜色：关
shell-time = 用时 { $milliseconds } 毫秒。
shell-order = { $order }：{ $summary }
shell-order-list = 命令列表：
shell-more-help = `help <order>` 说明一个命令。题目可以直接粘贴。
shell-for-example = 例如：

## 搜索。

shell-fine = 得到解（步数：{ $steps }，解数：{ $solutions }）。
shell-done = 搜索结束（步数：{ $steps }，解数：{ $solutions }）。
shell-steps = 步数：{ $steps }
shell-candidates = 候选数：
shell-foremost = 首要格：{ $at }，{ $candidates } 个候选数
shell-guess = 第 { $level } 层猜测：{ $at } { $digit }
shell-guess-of = 第 { $level } 层猜测：{ $at } { $digit }，{ $of } 个中的第 { $which } 个
shell-no-guess = 目前没有猜测。
shell-placed = { $step }) 填数 { $at } { $digit }
shell-guessed = { $step }) 猜测 { $at }，第 { $level } 层，{ $of } 个中的第 { $which } 个
shell-stopped = 已停止；下次搜索从这里继续。
shell-run-time = 搜索用时 { $milliseconds } 毫秒；步数：{ $steps }，解数：{ $solutions }。
shell-deepest = {" "}最深的猜测层数：{ $level }
shell-many-time = 搜索用时 { $milliseconds } 毫秒；新解数：{ $current }
shell-many-steps = {" "}步数：{ $steps }
shell-many-solutions = {" "}总解数：{ $solutions }。
shell-all-found = 没有其他解了。
shell-ended = { $solutions ->
        [0] 无解。
        [1] 没有其他解了。
       *[other] 没有其他解了，一共 { $solutions } 个。
    }
shell-solution = 第 { $number } 个解。
shell-only = 这是唯一解。
shell-not-only = 解不唯一；`count` 会说明有多少个。
shell-stopped-early = 在找到解之前已停止。
shell-stopped-between = 在知道有没有其他解之前已停止。
shell-stopped-counting = 在得出解数之前已停止。
    .hint = `count <limit>` 只数到上限；`runrun` 可以接着数。
shell-product = 轮到各格时它的候选数个数之积：

## 为什么拒绝命令；`.hint`：改怎样做。

refused-unknown-order-meant = 没有{ QUOTE($word) }这个命令；是不是{ QUOTE($meant) }？
refused-unknown-order = 没有{ QUOTE($word) }这个命令
    .hint = `help` 会列出命令
refused-ambiguous = { QUOTE($word) }可能是{ QUOTES($orders, last: "或") }
refused-no-quiz-file = 没有写出题目的文件名。
refused-usage = { $order }：{ $misuse }
usage-is = 写法是 `{ $usage }`
refused-no-deed = 要对 { $place } 做什么？
    .hint = 填数写 r1c1=5，删去候选数写 r3c6<>4
refused-no-cell = 没有 { $place } 这一格
cells-go-to = 行和列都是 1 到 { $side }：r1c1 到 r{ $side }c{ $side }
refused-no-digit = 这道题没有{ QUOTE($word) }这个数
digits-go-to = 可用的数是 1 到 { $side }
digits-go-to-letter = 可用的数是 1 到 { $side }，{ $side } 写作 { $largest } 或 { $side }
refused-several-digits = { QUOTE($word) }不止一个数
refused-not-loaded = 还没有载入题目。
    .hint = 用 `load <file>` 载入，或粘贴各格
refused-loaded-before = 已经载入了题目。
    .hint = `load` 会替换它，`clear` 会清除它
refused-clues = 无解：{ $how }
    .hint = 请改正其中一格，再载入题目
refused-digits = 无解：{ $how }
there-are-rules = 这里可用的有（可用 + 连接）：{ LIST($rules, between: "、") }
other-rules = `rules plain` 只留下行、列和宫；`rules <name>` 改用其他规则
refused-clue = { $at } 是提示数 { $digit }
    .hint = 要改提示数，请用 `load` 载入另一道题
refused-not-by-hand = { $at } 没有手工填入的数
refused-rival = { $at } 不能是 { $digit }：{ BEFORE($house) }的 { $peer } 已是 { $digit }
refused-rival-knight = { $at } 不能是 { $digit }：{ $peer } 已是 { $digit }（相距马步）
refused-rival-king = { $at } 不能是 { $digit }：{ $peer } 已是 { $digit }（对角相邻）
refused-rival-listed = { $at } 不能是 { $digit }：{ $peer } 已是 { $digit }（同属格组“{ $name }”）
refused-struck-out = { $at } 的候选数 { $digit } 已经删去
    .hint = `undo` 撤销最近的更改，`reset` 撤销全部更改
refused-certain = { $at } 只能是 { $digit }
refused-filled = { $at } 是 { $digit }，没有候选数
refused-no-candidate = { $at } 没有候选数 { $digit }
refused-nothing-to-undo = 没有可以撤销的更改。
refused-nothing-to-redo = 没有可以重做的更改。
refused-quiz-not-read = 无法打开题目文件 { $name }：{ $why }。
    .hint = `load` 也可以读取写成一行的各格
refused-not-read = 无法打开文件 { $name }：{ $why }。
refused-not-written = 无法写入文件 { $name }：{ $why }。
refused-there-already = 文件 { $name } 已经存在。
written-over = `save! { $name }` 会覆盖它
# Without $reason.
refused-not-held = { $format } 格式存不下这种大小或规则的题目
    .hint = 以 .txt 或 .json 结尾的文件可以存下任何题目
refused-under-way = 正在执行 { $name } 中的命令
refused-empty-file = { $name } 中没有题目
refused-no-such-quiz = { $name } 中没有第 { $wanted } 题
it-has = 其中有 { $count } 道题
refused-no-cells = 题目：{ $message }

## 与命令不符的地方。

misuse-nothing = 后面有{ QUOTE($found) }，应当什么也没有
misuse-file = 应当写出文件名
misuse-source = 应当写出文件、各格，或用 - 表示后面几行
misuse-steps = 应当写出步数
misuse-force = 名称后面有 !，只有 `save` 可以这样写
misuse-one-digit = 应当写出一个数
misuse-digits = 应当写出一个或几个数
misuse-no-cell = { QUOTE($found) }不是格
misuse-choice = 写的是{ QUOTE($found) }，应为{ QUOTES($choices, last: "或") }
misuse-number = 写的是{ QUOTE($found) }，应为整数
misuse-itself = 不能给自己计时
misuse-cell-and-digit = 应当写出一格和一个数，例如 r1c1=5 或 r5c7<>2

## 为什么文件无法读取或写入。

file-missing = 没有这个文件
file-forbidden = 没有权限
file-folder = 这是文件夹
file-no-folder = 没有这个文件夹
file-no-room = 空间不足
file-other = 系统报告“{ $text }”

## 格式存不下的内容。

loss-shape = 宫的大小会丢失：{ $format } 格式只有格数
loss-clues = 提示数会丢失：{ $format } 格式中的不同
loss-singles-as-clues = 只剩一个候选数的空格会成为提示数：{ $format } 格式无法区分
loss-candidates = 给定的候选数会丢失：{ $format } 格式没有候选数
loss-candidates-as-marks = 给定的候选数会成为笔记：{ $format } 格式无法区分
loss-marks = 写下的候选数会丢失：{ $format } 格式没有候选数
loss-marks-as-candidates = 写下的候选数会成为题目的一部分：{ $format } 格式无法区分
loss-none-left = 没有候选数的格会像未动过一样：{ $format } 格式无法区分
loss-none-struck = 候选数齐全的格会像未动过一样：{ $format } 格式无法区分
loss-unmarked = 没有笔记的格会写上所有剩下的候选数：{ $format } 格式无法区分
loss-ruled-out = 被数字排除的候选数会丢失：{ $format } 格式没有这些
loss-placed = 已填的数会丢失：{ $format } 格式只有提示数
loss-placed-as-clues = 已填的数会成为提示数：{ $format } 格式只有提示数
loss-rules = 规则会丢失：{ $format } 格式无法表达
loss-rule-names = 规则中的名称会丢失：{ $format } 格式只有格
loss-solution = 解会丢失：{ $format } 格式没有解
# Without $fact.
loss-fact = 题目的附加信息会丢失：{ $format } 格式没有这一项
