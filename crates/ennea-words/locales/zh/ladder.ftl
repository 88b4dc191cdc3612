### 交叉检验的阶梯，每个等式两行。

## 问题，按其英语词语。

rung-symmetries-of-the-cells = { $one } 格的对称
rung-symmetries-with-relabelling = { $one } 对称连同改名
rung-conjugacy-classes = { $one } 共轭类
rung-sizes-of-classes-by-cycle-type = { $one } 各轮换型的类的大小
rung-grids = { $one } 终盘
rung-reduced-first-bands = { $one } 约化首大行
rung-sizes-of-classes-of-first-bands = { $one } 首大行的类的大小
rung-completions-of = { $one } { $two } 的补全
rung-solutions-first-box-in-order = { $one } 解，首宫按顺序
rung-reduced-grids = { $one } 约化终盘
rung-completions-of-classes-of-first-bands = { $one } 首大行各类的补全
rung-grids-estimated-with-different-seeds = { $one } 终盘，用不同种子估计
rung-solutions-of-a-puzzle-with-clues = { $one } 有 { $two } 个提示数的题目的解
rung-solutions-of-the-empty-puzzle = { $one } 空题目的解
rung-solutions-with-the-first-row-given = { $one } 给定首行时的解
rung-clues-and-one-more = { $one } { $two } 个提示数再加一个
rung-latin-squares = { $one } 拉丁方
rung-isotopy-classes = { $one } 同痕类
rung-main-classes = { $one } 主类
rung-fixed-grids-of-all-classes = { $one } 各类的固定终盘
rung-fixed-grids-of-all-classes-but-the-identity = { $one } 除恒等外各类的固定终盘
rung-fixed-grids-of-the-classes-that-fix-some = { $one } 固定终盘的各类的固定终盘
rung-edges-of-a-square-in-two-colours = 正方形的边染两种颜色
rung-essentially-different-grids = { $one } 本质不同的终盘
rung-essentially-different-grids-not-transposed = { $one } 本质不同的终盘，不计转置
rung-essentially-different-grids-enumerated = { $one } 本质不同的终盘，逐一列举
rung-minimal-puzzles-by-their-clues = { $one } 各提示数的极小题
rung-essentially-different-ones-by-their-clues = { $one } 其中本质不同的，按提示数
rung-grids-and-solutions-of-puzzles-with-fewest-clues = { $one } 终盘，与提示数最少的题目的解
rung-fewest-clues-of-all-classes = { $one } 各类最少的提示数
rung-bands = { $one } 大行
rung-grids-that-have-a-number = { $one } 有编号的终盘
rung-classes-that-the-catalogues-table-is-about = { $one } 目录表中的类
rung-grids-as-images-of-canonical-ones = { $one } 终盘，作为标准形的像
rung-random-grids-and-those-with-their-ranks = { $one } 随机终盘，与同编号的终盘
rung-canonical-forms-of-random-grids = { $one } 随机终盘的标准形
rung-canonical-forms-and-those-with-their-ranks = { $one } 标准形，与同编号的标准形
rung-canonical-forms-of-puzzles-of-clues = { $one } 有 { $two } 个提示数的题目的标准形
rung-classes-by-their-automorphisms = { $one } 各自同构数的类

## 得出答案的途径，按其英语词语。

way-formula = 公式
way-breadth-first-closure = 广度优先闭包
way-stabiliser-chain = 稳定子链
way-stabiliser-chain-on-cubelets = 小立方体上的稳定子链
way-closure = 闭包
way-partitions = 分拆
way-published = 已发表
way-written-down = 逐个写出
way-bands = 大行
way-column-sets = 列集
way-templates = 模板
way-ranks = 编号
way-backtracking = 回溯
way-naive = 朴素法
way-exact-cover = 精确覆盖
way-exact-covers = 精确覆盖
way-in-order = 按顺序
way-exact-covers-by-templates = 模板的精确覆盖
way-at-most-standard-errors = 至多 { $one } 个标准误差
way-estimates-less-column-sets = 估计减去列集
way-puzzle-by-column-sets = 按列集算题目
way-all-grids = 全部终盘
way-all-grids-by = 全部终盘 / { $one }
way-with-each-digit-in-the-last-cell-added-up = 末格取各数，相加
way-not-given = 不给定
way-column-sets-of-half-the-rows = 半数行的列集
way-row-by-row = 逐行
way-burnside = 伯恩赛德
way-joined = 合并
way-joined-one-by-one = 逐个合并
way-cell-by-cell = 逐格
way-all-sets-of-cells = 全部格集
way-solver-orbits = 求解器，轨道
way-automorphisms = 自同构
way-canonical-forms = 标准形
way-different-canonical-forms = 不同的标准形
way-solver-of-hitting-sets = 求解器，用击中集
way-hitting-sets = 击中集
way-classes-by-their-symmetries = 按对称算 { $one } 类
way-numbers-of-grids = 终盘的编号
way-catalogue = 目录
way-the-catalogues-table = 目录的表
way-group-by-automorphisms-added-up = |群| / |自同构|，相加
way-one-by-one = 逐个
way-drawn = 抽取
way-unranked = 由编号得出
way-by-bands = 按大行
way-by-states = 按状态

## 所得结果。

ladder-values = { $count } 个值
ladder-values-of = { $count } 个值中的 { $found } 个
ladder-missing = 缺
