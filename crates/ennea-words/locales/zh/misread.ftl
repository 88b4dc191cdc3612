### 某种格式的文本为什么读不了，句末没有句号；`.hint`：应怎样写。

## 符号和格。

misread-sign = 有{ QUOTE($found) }，应为{ BEFORE($digits) }之一，或表示空格的点
    .hint = 请改正这个符号；--alphabet 说明大于 9 的数怎样写
misread-number = 有{ QUOTE($found) }，应为 1 到 { $side }，空格为 0
    .hint = 请改正这一格
misread-cell = { $cell } 是 { $found }，应为 1 到 { $side }，空格为 0
    .hint = 请改正这一格
misread-candidate = 有{ QUOTE($found) }，应为 1 到 { $last } 的数
    .hint = 一格的候选数紧挨着写，小的在前；sdx 中填入的数写作 u6
misread-place = 有{ QUOTE($found) }，此处应为 { $digit } 或点
    .hint = 每格依次为每个数写一个符号
misread-places = 有 { $found } 个符号，应为 { $expected } 个，每格的 { $side } 个候选数各一个
    .hint = 一格没有的候选数写作点
misread-triple = 有{ QUOTE($found) }，应为数、行、列，例如 436
    .hint = 每个删去的候选数写作数、行、列，中间用空白隔开
misread-move = 有{ QUOTE($found) }，应为 I、00 到 80 的格和一个数，或 E、格和候选数
    .hint = I048 把 8 填入第 4 格；E17003 从第 17 格删去 3
misread-given = 有{ QUOTE($found) }，应为格和它的数，例如 R1C1_5
    .hint = 请改正这一格，或它的数
misread-placed = { $cell } 填入的数与已知数不同，应为已知数，或不填
    .hint = 请去掉填入的数，或改正已知数
misread-sets = { BEFORE($key) }中是别的内容，应为每格各有其数的列表
    .hint = 请按原来写出的样子给出列表，每格一项

## 行、形状和规则。

misread-side = 一行有 { $found } 格，应为 1 到 36 格
    .hint = 每一行格单独写成一行
misread-groups = 一行有 { $found } 组数，应为 { $expected } 组
    .hint = 每格单独成组，之间用空白或竖线隔开
misread-rows = 有 { $found } 行，应为 { $expected } 行
    .hint = 请改正各行，或形状
misread-size = 有 { $found } 行，应为 { $size } 行，与 "size" 一致
    .hint = 文本似乎已损坏或被截断；请重新复制
misread-no-rows = "{ $what }" 中没有行，应为正方形
    .hint = 题目必须是由行组成的正方形
misread-row = "{ $what }" 中有一行是 { $found } 格，应为 { $side } 格，与行数相同
    .hint = 只转换正方形的题目
misread-shape = 形状是{ QUOTE($found) }，应为 { $kind ->
        [size] 4x4 到 36x36
        [solo] 3x3 这样的形状，或边长加 j
       *[boxes] 3x3 这样的形状
    }
    .hint = 请改正形状
misread-other-shape = 题目的形状是 { $shape }，应为 { $expected }
    .hint = 请写明题目的形状，或不写
misread-areas = 区域不对，应为同一形状的宫，或 { $side } 个区域，每个 { $side } 格
    .hint = 请改正区域，或 --shape
misread-regions = { $why }
    .hint = 请改正字母，每格所属的区域一个
misread-rules = 规则不合适：{ $why }；应为适合这个形状的规则
    .hint = 请改正规则

## 文本行、表格和列表。

misread-bank = 只有一个字段，应为编号、81 个数和评分
    .hint = --from line 读取没有编号的题目
misread-library = 有 { $found } 个字段，应至少有五个，每个在冒号之后：技巧、数、格、删去的候选数
    .hint = 普通题目写作 :0000:x:各格::::
misread-csv = 有 { $found } 个字段，其中没有题目，应为逗号之间的题目
    .hint = 请在第一行写出各列的名称：puzzle,solution,rating
misread-header = 有 { $found } 个字段，应为 { $expected } 个，与表头一致
    .hint = 含有逗号的字段请加引号
misread-sheet = 表格有 { $rows } 行 { $columns } 列，题目可能在其中 { $places } 处，两侧不应都有空行空列
    .hint = 请去掉题目四周的空行空列，或在题目的空格中填 0
misread-list = 列表共有 { $found } 格，应为 N 个列表，每个 N 格
    .hint = 每一行单独写成一个列表，空格写作 0
misread-repeated = 括号要重复，'*' 后面应为数，且不超过 1296 格
    .hint = 请写出每一格，空格写作 0
misread-solutions = 有 { $found } 个解没有题目，每个解旁边应有题目
    .hint = 不用名称 "solution" 的终盘会当作题目读取
misread-solo = 编号中没有冒号，应为形状、冒号和各格
    .hint = 带 # 的编号是随机种子；请复制游戏编号
misread-solo-cell = 有{ QUOTE($found) }，应为 1 到 { $side }、小写字母或 _
    .hint = 请复制完整的游戏编号
misread-borders = 没有完整的区域边界，边界应在逗号之后
    .hint = 请复制完整的游戏编号
misread-no-borders = 逗号之后有{ QUOTE($found) }，不应有边界
    .hint = 请复制完整的游戏编号

## JSON 和 XML。

# Without $why.
misread-json = JSON 已损坏，应当完整
    .hint = 文本似乎已损坏或被截断；请重新复制
misread-object = 对象中没有题目，应有 "puzzle" 或 "grid"
    .hint = 请按 ennea --json 写出的样子给出各行
misread-answer = 有错误 "{ $found }"，应为题目
    .hint = 请按 ennea --json 写出的样子给出各行
misread-value = { BEFORE($key) }是 { $found }，应为{ $expected ->
        [list] 列表，每格一段文字
       *[text] 文字
    }
    .hint = 请按 ennea --json 写出的样子给出各行
misread-kind = 种类是 { $found }，应为 sudoku#1
    .hint = 只转换数独
# Without $why.
misread-xml = XML 已损坏，应当完整
    .hint = 文件似乎已损坏；请重新导出
misread-no-game = <{ $root }> 中没有游戏，应有 <game data="...">
    .hint = ennea convert --list 列出可以读取的格式
misread-version = 数据的版本是 { $found }，应为 1 到 5
    .hint = 文件似乎已损坏；请重新导出
misread-game = 有 { $found } 个字段，应为 { $expected } 个：每格的数、笔记和能否改动，例如 5|0|1|
    .hint = 文件似乎已损坏；请重新导出
misread-game-cell = 第 { $cell } 格有{ QUOTE($found) }，应为数、笔记和能否改动，例如 5|0|1|
    .hint = 文件似乎已损坏；请重新导出

## 链接和代码。

misread-link = 链接中没有 { $key }=，应为 ?{ $key }= 和题目
    .hint = { $key ->
        [load] 请打开链接，复制网站导出的长链接
        [bd] 用求解器的“Email this board”可得到这样的链接
       *[p] 请从页面复制完整的链接
    }
misread-short-link = 这是短链接，应为含有题目的链接
    .hint = 题目在服务器上；请打开链接，从那里导出
misread-packed = 没有可以解压的文本，应为完整的链接或代码
    .hint = 链接或代码似乎被截断；请完整复制
misread-link-sign = 链接中有{ QUOTE($found) }，应为用 lz-string 压缩的完整链接
    .hint = { misread-packed.hint }
misread-link-size = 压缩的文本有 { $found } 个符号，最多 { $most } 个
    .hint = { misread-packed.hint }
misread-board = 盘面的种类是{ QUOTE($kind) }，应为正方形，并写明大小
    .hint = 请打开链接，复制整道题目
misread-board-size = 盘面有 { $rows } 行 { $columns } 列，应为不超过 36 行的正方形
    .hint = { misread-board.hint }
misread-wiki-code = 代码是 { $found }，应为 S9B 或 S6B，变体为 X9B、W9B 或 C9B
    .hint = 锯齿数独和笼子读不了；请打开链接，复制题目
misread-wiki-signs = 有 { $found } 个符号，应为 { $expected } 个，每格两个
    .hint = 请复制完整的链接
misread-wiki-cell = 第 { $cell } 格有{ QUOTE($found) }，应为两个符号的格
    .hint = 请复制完整的链接
