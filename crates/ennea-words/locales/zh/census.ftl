### 普查：终盘共有多少；每行至多 80 列。

## 一种形状的过程。

check-ok = 成立
check-fail = 不成立
check = 检验  { $text }
census-how-many-grids = 1. 终盘共有多少？
census-which-moves = 2. 哪些变换把终盘变成终盘？
census-reduced-grids = 约化终盘
census-grids = 终盘
census-order = G 的阶
census-with-relabelling = 连同数字改名
census-classes = G 的共轭类
census-different = 本质不同的终盘
census-classes-that-fix = 固定终盘的共轭类
census-exact-covers = 用模板作精确覆盖
census-title = { $shape } 宫数独终盘普查
census-intro = 终盘有 { $n } 行 { $n } 列，分为 { $bands } 个大行（各 { $rows } 行）和 { $stacks } 个大列（各 { $columns } 列）；每行、每列和 { $n } 个宫中的每一宫，数字 1 至 { $n } 各出现一次。
census-time = 用时 { $time }
census-whole-time = 整个普查用时 { $time }
census-bands-formula = (3C)! (C!)^6 对 k 求和：二项式(C,k)^3
census-by-bands = （大小 x 补全数）之和
census-by-column-sets = 由两个大行的列集，经转置
census-written-down = 逐一写出全部终盘
census-first-bands = 首大行
census-first-bands-intro = 首宫中 1 至 { $n } 按顺序排列的终盘称为约化终盘；数字改名使每个约化终盘变出 { $n }! 个终盘。对首大行以下的部分，只有首大行各列所含的数字有影响，因此约化的首大行分成若干类，每类补全一个。
census-reduced-bands = 约化首大行
census-band-classes = 首大行的类
census-completions = 一个大行的补全数
census-fewest = 最少
census-most = 最多
census-moves = 置换 { $c } 个大行、每个大行内的 { $r } 行、{ $r } 个大列、每个大列内的 { $c } 列：这些格的变换构成群 G。数字改名与它们都可交换。
census-moves-and-mirror = 置换 { $c } 个大行、每个大行内的 { $r } 行、{ $r } 个大列、每个大列内的 { $c } 列，或沿对角线翻转终盘：这些格的变换构成群 G。数字改名与它们都可交换。
census-fixed-heading = 3. 每个变换只使多少个约化终盘改名？
census-by-colourings = 大列内各数字所在的行构成一个图，列给它的边着色；对变换所保持的每个图，计数只被它换色的着色。
census-by-templates = 改名的一个循环中的数字位于同一模板的各个像上，所以被固定的终盘就是用模板的轨道对全部格作的精确覆盖。
census-fixed-intro = 若改名能使变换后的终盘复原，就说变换固定这个约化终盘。共轭的变换固定的个数相同。{ $how }
census-classes-that-fix-none = 不固定终盘的共轭类
census-all-of-them = 全部列出：{ $command }
census-different-heading = 4. 本质不同的终盘有多少？
census-different-intro = 能用变换和改名互变的终盘算作一个。由伯恩赛德引理，其个数等于一个变换平均固定的约化终盘数。
census-sum-over-moves = 对全部变换求和
census-size-by-fixed = 大小 x 固定终盘数
census-without-transposition = 不计转置
census-disputed = { $source } 给出另一个数：{ $number }。我们的数由两种不共用代码的方法得出：docs/RECORDS.md。
census-times-reduced = { $relabellings } x 约化数
census-sum-divided = 总和 / { $by }
census-for-example = 例如
census-size = 大小
census-order-of = 阶
census-fixes = 固定

## 拉丁方。

latin-left-out = { $n } 阶的主类：要计数被两种角色互换所固定的拉丁方，需时数分钟。
latin-title = { $n } 阶拉丁方普查，即 { $shape } 宫的终盘
latin-intro = 拉丁方有 { $n } 行 { $n } 列；每行、每列中数字 1 至 { $n } 各出现一次。{ $shape } 的宫就是整{ $rows ->
        [1] 行
       *[other] 列
    }，不增加别的要求。
latin-rows-notice = 对下面各行而言，前几行只有一点要紧：每列已用过哪些数字，这是列与数字之间的一个图。若两个图可由置换列、置换数字或互换二者的角色而互变，则填法数相同，剩余部分的填法数也相同。
latin-reduced = 约化拉丁方
latin-reduced-how = 首行和首列按顺序
latin-first-row = 首行按顺序
latin-times-these = { $n }! x 上数
latin-exact-covers = 精确覆盖
latin-written-down = 逐一写出
latin-squares = 拉丁方
latin-further = 行、列、数字还可以互换角色：见第 5 部分。
latin-moves = 置换 { $n } 行和 { $n } 列：这些格的变换构成群 G。数字改名与它们都可交换；二者合称同痕。
latin-roles-heading = 5. 若行、列、数字可互换角色，又有多少？
latin-roles-intro = 拉丁方是由行、列、数字组成的三元组的集合，其中任意两个决定第三个，所以三者可以互换角色。转置交换行与列；容许全部六种角色排列时，所得的类称为主类。
latin-roles-kept = 不变
latin-roles-exchanged = 两者互换
latin-roles-turned = 三者轮换
latin-with-transposition = 计转置
latin-main-classes = 主类
latin-rows = 行数
latin-classes = 类数
latin-column-sets = 列集
latin-rectangles = 拉丁矩形
latin-roles = 角色
latin-elements = 元素个数
latin-fixed-squares = 固定的拉丁方总数
latin-left-out-here = 略去。{ $what }

## 可以逐一查看的小形状。

small-heading = 5. 终盘本身
small-joined = 对 { $reduced } 个约化终盘，逐一施行每个相邻交换和对角线翻转，再改名复原：它们由此连成 { $count } 个类。
small-class-of = 所在类的大小 { $size }
small-none-joins = 试过全部 { $moves } 个变换：无论怎样改名，没有一个把第一个终盘变成第二个。
small-one-joins = 试过全部 { $moves } 个变换：{ $found } 把第一个终盘变成第二个。
small-in-order = 若首行和首列的其余数字也按顺序排列，则剩下 { $count } 个终盘；总数为 { $count } x 4! 2 2 = { $all }。
small-grid = 终盘 { $number }
small-no-transformation = 没有变换
small-from-to = 由终盘 { $a } 到终盘 { $b }：{ $verdict }
small-clues = 唯一解的题目需要多少个提示数？把这两个终盘的格组从小到大逐一与全部 { $all } 个终盘比较：最少的提示数为 { LIST($counts) }。
small-digits = 唯一解的题目至少出现 3 个不同的数字：若有两个数字都不出现，把它们互换就得到另一个解。三个数字也未必足够：
small-has-solutions = 有以下解
small-burnside = 手算伯恩赛德引理：正方形的边染两种颜色；它的 { $order } 个对称对 2^4 种染色共固定 { $sum } 次，所以不同的染色有 { $sum } / { $order } = { $orbits } 种。
small-burnside-fails = 伯恩赛德引理不适用：{ $error }
small-minimal = 若任何提示数都不能去掉，题目就是极小的。极小的题目有 { $all } 个，其中本质不同的有 { $different } 个：
small-different = 个本质不同
small-clue-count = 提示数 { $clues }
small-fewest-heading = 5. 最少的提示数
small-fewest-intro = 唯一解的题目在其终盘的每个不可避免集中都有提示数。对每个类的一个终盘，求与所有不可避免集都相交的最少格数，并给出第一个这样的题目：
small-class-count = { $shown } 个类

## 无法数清的。

estimate-intro = { $shape } 的终盘太多，无法在此数清，所以用估计：随机的大行和随机的列，所加的权使平均值正确。括号内的数字是标准误，以末位为单位。
estimate-trials = { $trials } 次试验
estimate-nothing = { $trials } 次试验都没有找到
estimate-grids = 终盘，估计值
estimate-effective = 有效试验
estimate-seed = 种子 { $seed }
estimate-guess-formula = 大行^{ $bands } 大列^{ $stacks } / { $side }!^{ $side }
estimate-guess = 猜测，误差未知
estimate-few = 有效试验这么少，标准误本身可能偏小；--trials N 可增加试验次数。
estimate-published = 已发表：{ $number } { $source }
estimate-different-heading = 3. 其中本质不同的有多少？
estimate-different-intro = 几乎每个终盘都与它的所有像不同，所以其个数略多于终盘数除以（连同改名的）群的阶。
estimate-by-order = 估计值 / 阶
estimate-exact = 利用已发表的终盘总数，求其精确个数需时数小时，可以中断：ennea units run { $job } LEDGER
census-left-out = 略去
estimate-why-latin = 列集的类太多，几秒内无法逐一处理。
estimate-why-bands = 大行的类太多，几秒内无法逐一补全。
estimate-why-nobody = 还没有人数清。
estimate-exact-numbers = { $shape } 终盘的精确个数：{ $why }
estimate-told-in-full = 完整讲述的有：2x2、2x3、2x4、2x5、3x3、1x2 至 1x9；例如：ennea census 2x4

## 其他规则。

variant-title = { $shape } 终盘普查，规则 { $rules }
variant-lines = 行和列
variant-houses = 行、列和宫
variant-besides = 除{ $plain }外，还有：{ $added }。
variant-templates = 模板
variant-places = 一个数字的位置
variant-by-bands = 一个大行，以及与它相配的
variant-by-clues = 以附加区域为提示数
variant-one-by-one = 逐个数出
variant-few-relabellings = 保持规则的数字改名很少；每个约化终盘代表可由它们互变的终盘。
variant-group-neighbours = 既保持模板集合又保持相邻关系的全部格的置换：群 G。
variant-group = 保持模板集合的全部格的置换：群 G。
variant-group-of-shape = 既保持模板集合又保持{ $plain }的格的置换：群 G。
variant-by-search = 由搜索得出
variant-different-heading = 3. 真正不同的终盘有多少？
variant-sum = 乘积之和
variant-over-classes = 大小 x 固定数，对各类
variant-consecutive = 相邻格不为连续数字
variant-consecutive-round = 相邻格不为连续数字（含首尾数字）
variant-nothing = 无
variant-more = { LIST($names, between: "、") }，另有 { $more } 个
variant-added = { LIST($names, between: "、") }
pairs-knight = 马步
pairs-king = 王步

## 检验的内容：什么等于什么。

claim-bands-by-formula = 首大行：逐类计数 = 按公式
claim-grids-by-bands = 全部终盘 = N! x（大小 x 补全数）之和
claim-grids-written-down = 全部终盘 = N! x 逐一写出的约化终盘
claim-column-sets = 前 { $rows } 行的列集 = 0-1 矩阵
claim-squares-row-by-row = 拉丁方：逐行计数，不用同构
claim-squares-by-column-sets = 拉丁方：按列集计数
claim-estimate = 与已发表的数相差 { $errors } 个标准误
claim-order = 仅由生成元得出的阶（稳定子链）
claim-sizes = 各类大小之和等于群的阶
claim-elements = 元素个数之和等于群的阶
claim-identity = 恒等变换固定全部约化终盘（精确覆盖）
claim-covers = 按精确覆盖：阶不小于 { $order } 的共轭类
claim-divides = 群的阶整除总和
claim-divides-by = { $order } 整除对各类的总和
claim-orbits = 逐一合并约化终盘所得的轨道
claim-squares-joined = 同痕类、转置类、主类：逐一合并全部拉丁方
claim-every-grid = 逐一写出全部终盘
claim-cell-by-cell = 逐格计数的终盘
claim-grids-joined = 逐一合并终盘
claim-by-bands = 按大行计数的终盘
claim-by-clues = 以附加区域为提示数计数的终盘
claim-published = 与已发表的数一致：{ $source }
claim-not-equal = { $claim }：{ $left } 不等于 { $right }

## 类的表：各列的标题，以及表下的文字。

class-title = 宫为 { $shape } 时对称的共轭类
class-title-of-rules = { $shape } 上规则 { $rules } 的对称的共轭类
class-size = 大小
class-order = 阶
class-fixed = 不动的约化终盘
class-cycle-type = 循环型
class-name = 名称
class-none = 属于没有不动终盘的 { $count } 个类；--all 会列出
class-none-listed = 属于没有不动终盘的 { $count } 个类
class-all = 全部 { $count } 个类
class-id = 文献 [RJ2006] 中类的编号
class-transposing = 表示该类含转置
# Without $count.
class-fix-none = 个类没有不动终盘
band-title = 宫为 { $shape } 时首大行的类，补全数最少的在前
band-completions = 补全数
band-column-sets = 其中一个的列集
band-sum = 和
band-reduced = 个约化的首大行
band-grids = 大小 x 补全数之和 = { $sum }
