### 为什么做不到；句末没有句号。

## 没有评分。

rate-shape = 题目是 { $shape }，应为 3x3：只有这种题目能评分
rate-candidates = 题目由候选数给出，应为提示数：{ $scale } 只给这种题目评分
rate-rules = 规则是 { $rules }，应为普通规则：{ $scale } 只给这种题目评分
rate-none = 无解，应当恰有一个解
rate-several = 有多个解，应当恰有一个：{ $at } 可以是 { $one }，也可以是 { $other }
other-scale = --scale ladder-1 可以给任何大小的题目评分，也包括候选数题目
no-scale = 请去掉 --scale
it-was-stopped = 已停止

## 不是题目的文字；`.hint`：应改写成什么。

text-empty = 没有找到格，应为一道题
    .hint = 所有格写成一行，或者每一行格写成一行；空格写作点
text-character = 有字符{ QUOTE($found) }，应为数字，或表示空格的点
    .hint = 空格写作点，注释前写 #
text-cell-count = 有 { $found } 格，应为 { $cells } 格（{ $shape } 盘面）
    .hint = 空格写作点；宫是其他大小时请写明，例如 2x4
text-row-length = 一行有 { $found } 格，应为 { $expected } 格
    .hint = 每一行格单独写成一行，空格写作点
text-row-count = 有 { $found } 行，每行 { $expected } 格，应为 { $expected } 行
    .hint = 每一行格单独写成一行，空格写作点
text-frame = 框线围出 { $rows }x{ $columns } 的宫，应与一行同为 { $side } 格
    .hint = 框线只画在宫的周围，或者不画，或者写明大小，例如 2x3
text-second-puzzle = 题目后面还有内容，应当到此为止
    .hint = 一次只给一道题
text-digit-too-large = 有数 { $found }，应为 1 到 { $largest }（{ $shape } 盘面）
    .hint = 请改正这个数；宫是其他大小时请写明，例如 2x4
text-several-digits = 有{ QUOTE($found) }，一格里有几个数，应为一个数或点
    .hint = 空格写作点；这里不读取候选数
text-empty-cell = { $cell } 是空的，应当每格都有数
    .hint = 请填满所有格，或先解出题目
text-conflict = 无解：{ $how }
    .hint = 请改动两格中的一格
unreadable-quiz = 题目第 { $line } 行：{ $message }
unreadable-quiz-at = 题目第 { $line } 行第 { $column } 个字符：{ $message }
unreadable-file = { BEFORE($name) }第 { $line } 行：{ $message }
unreadable-file-at = { BEFORE($name) }第 { $line } 行第 { $column } 个字符：{ $message }

## 不是规则的文字，或不合适的规则。

rules-at-line = 规则第 { $line } 行：{ $message }
rules-unknown-meant = 没有{ QUOTE($word) }这条规则；是不是“{ $meant }”？
# Without $rules.
rules-unknown = 没有{ QUOTE($word) }这条规则；应为用 + 连接的规则名称、锯齿区域的 N 行 N 列字母，或文件
rules-no-meaning = 规则“{ $rule }”对 { $shape } 没有意义：需要{ AFTER($needs) }
rules-too-short = 有{ QUOTE($found) }，应有两格或更多
rules-shape-again = 有{ QUOTE($found) }，形状应只写一次，在所有规则之前
rules-shape-wanted = 有{ QUOTE($found) }，应为 'shape RxC'，例如 'shape 3x3'
rules-no-letters = 有{ QUOTE($found) }，后面应有几行字母
rules-no-cell = 有{ QUOTE($found) }，应为 r1c1 到 r{ $side }c{ $side } 的格
rules-letters = 区域有 { $found } 个字母，应为 { $expected } 个，每格一个
rules-region-size = 区域“{ $letter }”有 { $size } 格，应为 { $side } 个区域，每个 { $side } 格
rules-region-count = 有 { $found } 个区域，应为 { $side } 个，每个 { $side } 格
rules-house-size = 区域“{ $name }”有 { $found } 个不同的格，应为 { $expected } 个（只要求不同的格写作 differ r1c1 r2c2 ...）
# Without $name.
rules-house-size-of-line = 第 { $line } 行的区域有 { $found } 个不同的格，应为 { $expected } 个（只要求不同的格写作 differ r1c1 r2c2 ...）
rules-of-digits = “{ $rules }”禁止相邻格为连续数字，而步骤和评分每次只涉及一个数字
rules-other-shape = 规则是为 { $found } 写的，应为 { $expected }
needs-3x3 = 3x3 的宫
needs-square = 至少 2x2 的正方形宫
needs-two = 至少两行两列的宫
needs-odd = 行数和列数都是奇数、至少 3x3 的宫

## 题目的文本及其中的位置。

text-at = 第 { $line } 行：{ $message }
text-at-column = 第 { $line } 行第 { $column } 列：{ $message }

## 不是终盘、无解，或者不能照此出题。

grid-length = 有 { $found } 个数字，应为 { $expected } 个
grid-digit-too-large = { $cell } 的数字是 { $digit }，而 { $shape } 的数字不超过 { $side }
grid-empty = { $cell } 是空格{ $count ->
        [1] {""}
       *[other] ，共有 { $count } 个空格
    }，应当每格都有数字
grid-conflict = { $how }，应当每个区域内每个数字各一次
improper-none = 无解
improper-several = 有多个解：{ $at } 在一个解中是 { $one }，在另一个解中是 { $other }
recipe-empty-range = 没有不小于 { $fewest } 且不大于 { $most } 的数
recipe-too-many-clues = { $shape } 题目最多有 { $cells } 个已知数，要求的是 { $found } 个
recipe-not-minimal = { $shape } 极小题最多有 { $bound } 个已知数，因为每行都有空格；要求的是 { $found } 个
recipe-rules = 无偏的极小题要从等概率的终盘做起，其他规则的终盘不能这样抽取
recipe-pattern = 无偏的极小题不限图案，要求的对称是 { $pattern }
recipe-too-large = 无偏的极小题最多 81 格；{ $shape } 有 { $cells } 格
recipe-too-few = 没有 { $shape } 唯一解题目的已知数为 { $most } 个或更少：最少是 { $fewest } 个，已由搜索全部终盘证明
recipe-too-many = 没有 { $shape } 极小题的已知数超过 { $most } 个
recipe-example = 例如输入：ennea make --shape { $shape } --clues { $fewest }..{ $most }

## 互相矛盾的要求；`.hint`：该怎么做。

taste-level = 没有评分同时符合 --level（{ $level }）和 --rating（{ $rating }）
    .hint = 去掉其中一个；ennea rate --levels 列出各等级
taste-rating = 没有这样的题目：--technique { $technique } 的评分是 { $possible }，要求的是 { $wanted }
    .hint = 去掉其中一个；ennea rate --levels 列出各等级的评分
taste-shape = 只有普通的 3x3 题目有评分，{ $shape } 的题目没有
    .hint = --level 和 --technique 适用于所有题目，例如 --level hard
taste-rules = 只有普通的 3x3 题目有评分，规则为 { $rules } 的题目没有
    .hint = --level 和 --technique 适用于所有题目，例如 --level hard
taste-technique = 没有这样的题目：--technique { $technique } 属于“{ $own }”，不是“{ $level }”
    .hint = 去掉其中一个；ennea rate --levels --scale ladder-1 列出各等级
taste-hard = 没有一道 { $shape } 题目达到“{ $wanted }”：已全部查过，没有一道需要比“{ $hardest }”更难的技巧
    .hint = 请要求 --level { $level }，或者更大的盘面
taste-hard-rules = 没有一道规则为 { $rules } 的 { $shape } 题目达到“{ $wanted }”：已全部查过，没有一道需要比“{ $hardest }”更难的技巧
    .hint = 请要求 --level { $level }，或者更大的盘面
rating-range = { $from } 至 { $to }

## 终盘、已知数，以及保持规则的变换。

not-lawful = { $how }
    .hint = 等价只谈保持规则的变换；请改正两格之一
no-only-solution = { $how }
    .hint = 请给出终盘，或有唯一解的题目
not-numbered = { $shape } 的终盘没有编号；有编号的是 2x2、2x3、3x2、2x4、4x2、3x3，以及到 1x5 为止的
no-grid-of-rules = 没有 { $shape } 终盘满足规则 { $rules }：已搜索全部填法
unserved-rules = 规则是 { $rules }；{ $question } 没有适用的方法
unserved-candidates = 题目由候选数给出；{ $question } 没有适用的方法
unserved-hint = 以下各项有：{ LIST($served, between: "、") }

## 页面。

rule-not-known = 规则 { $rule } 未知；应为已知的规则
not-the-clue = { $cell } 是 { $found }，应为提示数 { $clue }
no-digit-at = { $cell } 处有“{ $sign }”，应为数字
method-does-not-serve = 此方法不适用于本题
    .hint = 请省去它
too-long = { $seconds } 秒内没有答案，本页对一个问题最多算这么久
    .hint = 命令行没有这个限制
busy = 已有 { $waiting } 个问题在等待，超出了上限
    .hint = 请稍后再问
not-made = 做出了 { $found } 道题，要求的是 { $wanted } 道
    .hint = 请减少数目，或者要求不那么少见的题目
too-many-moves = { $shape } 的格有 { $moves } 种变换，最多允许 { $most } 种
    .hint = 命令行没有这个限制

## 命令行：标签、输入中的位置，以及输入有什么问题。

label-error = 错误：
label-note = 说明：
label-hint = 提示：
source-argument = 第 { $number } 个参数
source-input = 标准输入
source-line = { $name } 第 { $line } 行
source-line-alone = 第 { $line } 行
source-column = { $at }第 { $column } 列
cannot-read = 无法读取 { $name }：{ $why }
left-out = 已略去：{ $rules }
so-no-solution = 无解：{ $why }
dead-end = 按所写的内容无解：{ $why }
dead-end-of-clues = 按所写的内容无解：{ $why }；答案只针对已知数
no-puzzle = 没有找到题目；至少应有一道
    .hint = 用 ennea convert --from 指明格式；--list 列出所有格式
rules-not-known = 有此处不认识的规则：{ $rules }；应为 ennea census --rules help 所列的规则
    .hint = 请在链接的来源处解题；--lossy 会略去规则
rules-differ = 题目的规则是 { $own }，而 --rules 是 { $given }；两者应当相同
    .hint = 去掉 --rules；ennea convert --lossy --to line 会略去题目的规则
candidates-without-clues = 这道题没有任何已知数
candidates-beside-clues = ennea convert --to line 只保留已知数，而它们的解不唯一
link-of-none = { $at }是链接，但不读取该网站的题目
    .hint = 可以读取 f-puzzles、SudokuPad、sudokuwiki.org 和 sudoku.coach 的链接
neither = { $at }既不是题目，也不是文件
    .hint = 请检查名称；题目中空格写作 '.'
neither-as-puzzle = 作为题目：{ $message }
neither-as-puzzle-at = 作为题目：第 { $column } 列：{ $message }
neither-as-file = 作为文件：{ $message }
# Without $help.
read-as = 按 { $format } 格式读取

## 命令行所需的内容；`.hint`：应当怎样输入。

none-given = 没有找到题目；应由参数、文件或管道给出一道
    .hint = 请逐行输入各格（空格写作 '.'），或文件名，或 -
wanted-one = 找到 { $found } 道题，应为一道
    .hint = 请一次给出一道
wanted-two = 找到 { $found } 道题，比较需要两道
    .hint = ennea equivalent A B，或两行的文件；ennea unique 可比较任意多道
wanted-the-same-rules = 两题的规则是 { $one } 和 { $other }，应当相同
    .hint = --lossy 会略去规则
wanted-one-grid = 终盘不止一个，应为一个
    .hint = 请一次给出一个
wanted-a-grid = 没有找到终盘，应有一个
    .hint = 不写 GRID 时用循环终盘
no-grid = 这不是终盘：{ $how }
    .hint = ennea solve 会填上缺少的数
rank-not-given = 没有找到编号；应由参数、文件或管道给出
    .hint = ennea unrank 0 是第一个终盘
neither-rank-nor-file = { $at }：“{ $found }”既不是编号，也不是能读取的文件：{ $why }
    .hint = 编号是一个数，例如 0 或 41,000,000
not-a-rank = { $at }：找到“{ $found }”，应为 0 到 { $last } 的编号
no-such-rank = { $at }：没有编号 { $found }；编号为 0 到 { $last }
    .hint = 不加 --ed 时是所有终盘的编号
no-classes = 这个终盘是 { $shape }；只有 3x3 有等价类的目录
    .hint = 请去掉 --ed
ending-unknown = 无法写入 { $path }：后缀是 .{ $found }，应为 { LIST($names, between: "、", last: " 或 ") }
ending-missing = 无法写入 { $path }：没有后缀，应为 { LIST($names, between: "、", last: " 或 ") }
only-read = { $format } 只能读取，应为别的格式
    .hint = ennea convert --list 列出可写的格式
no-target = 没有指明写成什么格式，应有 --to FORMAT
    .hint = ennea convert --list 列出各种格式；--to line 每题写一行
no-target-of = { $path } 的后缀不属于任何格式，应有 --to FORMAT
    .hint = ennea convert --list 列出各种格式；--to line 每题写一行
cells-beside-clues = 找到 { $found } 格，应与 --clues 一样是 { $expected } 格
    .hint = 请在一行中给出整个局面
clue-beside-clues = { $at } 是 { $found }，应为 --clues 中的提示数 { $clue }
    .hint = 请改正 { $at }
scale-of-plain = 题目另有规则，应为普通题目：此标准不评定其他题目
    .hint = 请去掉 --scale
scale-of-clues = 题目已解了一半，应当只有提示数：评定由此开始
    .hint = 请去掉 --scale，或去掉后来填入的数

## 格式容不下的内容；`.hint`：应当怎样输入。

unknown-in-format = 有此处不认识的规则：{ $rules }；不应有这样的规则
    .hint = --lossy 会略去它们
rules-beyond-format = 规则是 { $rules }，而 { $format } 没有规则；应为别的格式
    .hint = { LIST($others) } 有这些规则；--lossy 会略去它们
some-rules-beyond-format = 规则是 { $rules }，而 { $format } 写不出它们；应为别的格式
    .hint = { LIST($others) } 有这些规则；--lossy 会略去它们
shape-beyond-format = 题目是 { $shape }，而 { $format } 只有 3x3
    .hint = --to line 和 --to picture 适用于任何形状
size-beyond-format = 题目是 { $shape }，而 { $format } 最多 { $most } 个数字
    .hint = --to line 和 --to picture 适用于任何形状

## 无法打印的内容；`.hint`：应当怎样输入。

nothing-to-print = 没有找到要打印的题目，至少应有一道
    .hint = ennea print -o 文件 题目
print-without-solution = 题目无解，应当恰有一个解
    .hint = 请改正题目，或用 --allow-improper 照样打印
print-without-solution-as = 题目无解：{ $why }；应当恰有一个解
    .hint = 请改正题目，或用 --allow-improper 照样打印
print-with-several = 题目有多个解，应当恰有一个解{"\u000A"}{"  "}其中两个最先在 { $at } 不同：{ $one } 或 { $other }
    .hint = ennea solve --limit 2 显示两个解；--allow-improper 照样打印
print-font = 无法写出“{ $text }”：这里的字体没有 { LIST($characters, between: "、") }
    .hint = --font 文件 从别的字体中取字
print-no-font = 应为带轮廓的 TrueType 或 OpenType 字体
print-small-digits = 数字只有 { $found } 磅，至少应为 { $expected } 磅
    .hint = 用 --per-page 减少每页题数，或用更大的 --paper
print-small-grid = 题目只有 { $found } 厘米宽，大字版至少应为 14 厘米
    .hint = 请用 --paper a4 或 letter，或更小的 --margin
print-no-room = 页面上没有空间
    .hint = 请用更小的 --margin、更短的标题，或更大的 --paper
print-long-code = 二维码的文字有 { $length } 字节，放不下
    .hint = 给 --qr 更短的链接，或用 --per-page 减少每页题数

## 能计数的内容和方法；`.hint`：应当怎样输入。

shape-malformed = “{ $found }”不是宫的形状；应为 RxC，即一宫的行数和列数，例如 3x3 或 2x4
shape-out-of-range = 无法处理 { $rows }x{ $columns } 的宫；R 和 C 至少为 1，R 乘 C 最多为 { $most }
census-shapes = 能完整计数的有 2x2、2x3、3x2、2x4、4x2、2x5、5x2、3x3，以及拉丁方 1x2 到 1x9；其余只作估计
    .hint = 请输入一宫的行数和列数，9x9 的终盘为：  ennea census 3x3
census-bands-of-rules = --table bands 与 --rules 一起没有意义
    .hint = --table classes 有
census-single-lines = { $shape } 的首带是单独的行；此方法需要别的宫
    .hint = 请去掉 --method，或输入：  ennea census 1x5 --method templates
census-side = 此方法只计数到边长 { $most }；{ $shape } 的边长是 { $side }
    .hint = 请去掉 --method，或输入：  ennea census 2x3 --method enumerate
census-side-of-latin = 此方法对拉丁方只计数到边长 { $most }；{ $shape } 的边长是 { $side }
    .hint = 请去掉 --method，或输入：  ennea census 2x3 --method enumerate
census-table = 对 { $shape } 无法算出这张表
    .hint = 去掉 --table 可得到能算出的内容；或输入：  ennea census 3x3 --table bands
method-of-clues = 题目有此方法不适用的规则或候选数；应为 walk、all-grids 或 templates
    .hint = 请去掉 --method
method-bands = 题目是 { $shape }；bands 只计数 3x3
    .hint = 请去掉 --method
method-half-rows = 题目是 { $shape }；half-rows 计数两个竖带或两个横带、任何 2x4 题目，以及已知数足够的 2x5 题目
    .hint = 请去掉 --method
method-all-grids = 题目的已知数并非都互相可见，或终盘太多；all-grids 计数已知数全都互相可见的题目，到 2x5 和 1x9 为止
    .hint = 请去掉 --method
method-templates-of-digits = 题目有数字之间的规则，没有对应的模板
    .hint = 请去掉 --method
method-templates = 题目所需的内存超过 templates 允许的
    .hint = 请去掉 --method
count-stopped = 已停止：至少 { $found } 个解，少于 10^{ $digits } 个
walks-some = 估计有 { $found } 个解，要逐个找出
    .hint = --estimate 估计得更好，--limit 提前结束；按 Ctrl-C 后会说明已找到多少
walks-many = 解多于 { $found } 个，要逐个找出
    .hint = --estimate 估计得更好，--limit 提前结束；按 Ctrl-C 后会说明已找到多少
clues-too-large = 宫为 { $shape } 的终盘有 { $cells } 格；不可避免集最多找到 128 格
    .hint = 请给出宫为 2x5 或更小的终盘

## 命令行的说明。

note-seed = --seed { $seed } 可重复此结果
note-one-a-file = { $format } 每个文件一道题；别的程序可能只读第一道
note-made-in-time = 做出 { $made } 道，共要 { $wanted } 道：时间已到；--time 可放宽
note-made-of-attempts = 做出 { $made } 道，共要 { $wanted } 道：连续 { $attempts } 次尝试没有新的；--attempts 可放宽
note-attempt-failed = 尝试 { $id } 没有结果
note-few-pages = 全书 { $pages } 页；多数印厂至少装订 { $least } 页
note-no-puzzle = 没有找到题目
