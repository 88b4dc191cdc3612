### 分部分的长计算、目录、打乱：报告与拒绝。

## 各任务求什么、用什么方法：按其英文词语。

finds-all-essentially-different-grids-each-found = 全部本质不同的 { $one } 终盘，逐一找出
finds-the-essentially-different-grids = 本质不同的 { $one } 终盘
finds-all-grids = 全部 { $one } 终盘
finds-by-pairs-of-bands-under-a-canonical-band = 标准大行下的大行对
finds-by-fixed-grids-of-classes-stack-by-stack = 各类的固定终盘，逐个大列
finds-by-column-sets-of-two-bands-by-halves-of-the-digits = 两个大行的列集，按数字的两半
finds-by-three-stacks-by-classes-of-one-without-its-last-band = 三个大列，按去掉末大行的一个大列的类

## 任务的计划与进度。

units-shape = 形状
units-method = 方法
units-version = 版本
units-parts = 部分
units-plan = 计划
units-fingerprint = 以上全部的指纹
units-done = { $job }：{ $all } 部分中已完成 { $done } 部分
units-none = 无
units-left = 剩余
units-twice = 重复的行
units-damaged = 损坏的行
units-of-cores = 核秒数
units-computed = 已计算
units-to-compute = 尚需计算
units-not-known = 尚不知道

## 总和。

units-only = 只有部分 { $only }；检验整体需要全部部分
units-published = 恒等变换固定全部终盘；其个数不是在此数出的，而是已发表的数。
sum-classes = 类
sum-grids = 终盘
sum-automorphisms = 自同构：{ $order }
sum-different = 本质不同的终盘
sum-all = 全部终盘
sum-all-published = 全部终盘，已发表：{ $source }
sum-of-fixed = （大小 x 带名的固定终盘）之和
sum-fixing = 固定终盘的共轭类
sum-bands = 两列宫的大行
sum-splits = 划分的类
sum-of-parts = 各部分之和
sum-without-last = 去掉末大行的类
claim-relabellings = { $number } 种改名整除每个类的终盘数
claim-relabellings-divide = { $number } 种改名整除终盘数
claim-order-divides = 群的阶 { $order } 整除总和
claim-sizes-of-classes = 各类大小之和等于这个阶
claim-whole-orbits = 每个元素的幂的轨道数为整数
claim-not-for = { $claim }：对 { $class } 不成立
claim-sequences = 序列 = { $splits }^{ $c }
claim-bands-by-matrices = 大行 = 按矩阵之和的大行
claim-again = 重算部分 { $number } = 所记录的
claim-not-again = 重算部分 { $number } = 所记录的：得到 { $found }，而{ $place }是 { $written }
check-failed = 检验不成立：{ $claim }

## 任务的部分。

part-band = 标准大行 { $band }，分配 { $deal }
part-of-identity = 恒等：{ $all } 个划分的类中的 { $count } 个
part-involutions = 交换大列的对合，按两个列系
part-classes = { $count } 个类，第一个是 { $first } 的
part-splits = { $all } 个划分的类中的 { $count } 个
part-stacks = { $all } 个类中的第 { $class } 个，末大行 { $last } 个

## 哪些部分；`.hint`：应改为输入什么。

units-parts-are = 部分是 1 到 { $of }，写作 1-12,20
units-no-part = “{ $found }”不是部分，也不是部分的范围
units-no-range = “{ $found }”不是部分的范围
units-not-there = 没有部分 { $found }
# $damaged: in a line of its own, a damaged line of a ledger.
units-missing = { $name } 缺部分 { $missing }：{ $all } 部分中已完成 { $done } 部分{ $damaged }
    .hint = ennea units run { $name } LEDGER  会完成所缺的部分
units-no-classes = 有 { $job }，应为任务 2x5、2x6、3x4 之一的全部部分：其他任务没有类
units-without-list = 有 --parts 或 --shard 而没有 --list
    .hint = 加上 --list

## 被拒绝或损坏的记录文件。

ledger-line = { BEFORE($file) }第 { $line } 行
ledger-this-run = 本次运行
ledger-none = { $file } 不是记录文件：没有以“{ $mark }”开头的行
    .hint = 文件保持原样；请换一个名称
ledger-of-no-job = { $file } 不是记录文件：其中的任务是“{ $name }”，应为其中之一：{ LIST($jobs, between: "、") }
    .hint = 记录文件由  ennea units run JOB LEDGER  写出
ledger-foreign = { $file } 第 { $line } 行：{ $what }
    .hint = 文件保持原样；每个任务有自己的记录文件，请换一个名称
# $name: one of the five after it.
ledger-of-another = { $name }是“{ $found }”，应为“{ $expected }”
ledger-its-version-of-ledgers = 记录文件的版本
ledger-its-job = 任务
ledger-its-version-of-the-job = 任务的版本
ledger-its-number-of-bits-in-a-word = 字的位数
ledger-its-plan = 计划
ledger-no-mark = 不以“{ $mark }”开头
ledger-no-text = 已不是文本
ledger-no-sum = 在校验和之前就结束了
ledger-cut-sum = 在校验和中间结束了
ledger-wrong-sum = 校验和应为 { $found }，写的却是 { $written }
ledger-no-sense = 各字段没有意义
ledger-doubt = { $here }关于 { $job } 的部分 { $number } 不可能正确：{ $doubt }{"\u000A"}{"  | "}{ $values }
    .hint = 删去那一行，该部分会重新计算
ledger-two-values = { $job } 的部分 { $number } 有两个值{"\u000A"}{"  | "}{ $first }  在{ $there }{"\u000A"}{"  | "}{ $second }  在{ $here }
    .hint = 要看哪个错，运行  ennea units run { $job } --parts { $number } NEW ，并删去另一行
# Why a value cannot be right.
doubt-order = 没有终盘有 { $order } 个自同构
doubt-classes = 没有 { $number } 个类
doubt-not-the-classes = 这不是该部分的类
doubt-not-the-class = 这不是该部分的类
doubt-orders = { $number } 不是列的排法数 { $orders } 的倍数
doubt-lists = { $number } 不是其类的列表数 { $lists } 的倍数

## 本质不同的终盘的目录。

catalogue-title = 本质不同的 3x3 终盘，各以标准形逐一找出
catalogue-only = 只有第 { $shard } 份的：{ $all } 部分中的 { $parts } 部分
catalogue-automorphisms = 自同构
catalogue-classes = 类
catalogue-grids = 终盘
catalogue-all = 全部
catalogue-symmetric = 不止一个的
catalogue-rest = 各份齐全后检验：ennea catalog merge FILE...
claim-catalogue-grids = （类 x { $order } / 阶）之和 = 全部终盘
claim-catalogue-orbits = 类 = 伯恩赛德引理的轨道
no-class = 没有编号为 { $from } 的终盘
    .hint = 本质不同的 3x3 终盘的编号是 0 到 { $last }

## 打乱，以及多久把终盘变回自身。

shuffle-title = { $shape } 终盘的打乱
shuffle-by-seed = 用改名、大行内换行、大列内换列。
shuffle-by-all = 用改名，换行、列、大行、大列，以及转置。
shuffle-by-all-but-transposing = 用改名，换行、列、大行、大列。
shuffle-comes-back = 终盘多久变回自身？
shuffle-trials = 试验
shuffle-coincidences = 重合
shuffle-percent = 百分比
shuffle-expected = 预期重合
shuffle-probability = 准确概率
shuffle-how-many = 能到达多少个终盘？
shuffle-moves = 变换
shuffle-idle = 不改变终盘的变换
shuffle-reached = 到达的终盘
shuffle-all-differ = 全部 { $moves } 个变换给出不同的终盘：只有恒等变换不改变这个终盘。
shuffle-reaches = 这 { $moves } 个变换只到达 { $reached } 个终盘，因为其中 { $order } 个不改变这个终盘，所以每个终盘有 { $order } 种到达方式。
shuffle-elements = 不改变终盘的变换
shuffle-more = 还有 { $count } 个
