### 终端在答案之外说的话：拒绝和说明；句末没有句号。

## 内存和线程；`.hint`：应改为输入什么。

pool-memory = --threads { $asked } 需要 { $megabytes } MB 内存，而内存不足
    .hint = 可用 --threads { $fits }；ulimit -v 显示限额，也可提高限额
pool-no-memory = 内存少于 { $megabytes } MB，至少应有这么多
    .hint = ulimit -v 显示限额，也可提高限额
pool-threads = 系统给不了 --threads { $asked } 这么多线程：{ $why }
    .hint = 可用 --threads { $fits }；ulimit -u 显示限额，也可提高限额
pool-no-threads = 系统不提供线程：{ $why }
    .hint = ulimit -u 显示限额，也可提高限额

## 不能同用或在此无意义的选项。

rules-not-taken = ennea { $command } 不接受 --rules：{ $why }
    .hint = 接受的命令：{ LIST($takes, between: "、") }
no-rules-moves = 它的变换只按形状，会破坏大多数其他规则
no-rules-numbers = 它给行、列、宫的终盘编号
no-rules-clues = 它寻找行、列、宫终盘的提示数
no-rules-flow = 它的命令中 formula 和 solve 接受规则
no-rules-jobs = 它的任务是“ennea units plan”列出的那些
no-rules-ladder = 它检验所有形状的数；“ennea census --rules”检验自己的数
no-rules-page = 页面上每道题都可以有自己的规则
no-rules-at-all = 它与题目无关
negative-number = 有 { $found }，这里不应有负数
    .hint = { $help } 说明接受什么
negative-after = { $option } 后面是 { $found }，应为非负的数
    .hint = { $help } 说明接受什么
seed-of-count = 有 --seed，但计数时并不抽取
    .hint = 请加上 --estimate，或去掉 --seed
seed-of-ladder = 有 --seed，但阶梯并不抽取
    .hint = --certificate LEDGER 会抽取行
scale-without-levels = 标度 minutes-1 没有等级
    .hint = 请去掉 --level 或 --scale
other-rules-of-id = 有 --rules { $rules } 和标识 { $id }，后者是另一种规则；应只有其一
    .hint = 请去掉 --rules；它用于规则没有名称的标识
no-rules-of-id = { $id } 的规则没有名称，也不是给出的规则
    .hint = 请加上 --rules FILE，给出做它时的规则

## 随机抽取；`.hint`：应改为输入什么。

draw-completing = --completing 从任何形状的题目的解中抽取，只要解不太多
draw-memory = 内存放不下 { $number } 个解
draw-of-rules = 满足规则 { $rules } 的终盘超过 { $most } 个（不计改名）；为等概率抽取，要逐个找出
    .hint = 请用 --completing 给出提示数，或用更小的 --shape
draw-too-many = 这道 { $shape } 题目的解太多，这里数不清，因而也无法抽取
    .hint = 请用 --completing 给出更多提示数，或用更小的 --shape；3x3 的题目都可以

## 终盘或变换无法算出的规则。

of-these-rules = { $why }{"\u000A"}{"  "}规则是 { $shape } 的“{ $rules }”
many-templates = 这些规则的模板太多，无法列出；边长最多 11，模板最多一百万个
no-grid-of-templates = 没有终盘满足这些规则：它们的 { $number } 个模板中，没有一种允许的取法盖满所有格
templates-to-cover = 这些规则有 { $number } 个模板，且因成对条件或没有宫而不能按大行计数；9x9 及更大的精确覆盖最多用 10,000 个模板
moves-templates = 这些规则的模板太多，无法寻找变换；边长最多 11，模板最多一百万个
moves-digits = 这些规则涉及不同的数，而标准形允许任意改名；应为每次只涉及一个数的规则
moves-group = 这些规则的群有 { $number } 个元素，要逐个尝试；最多 262,144 个
census-group = 这些规则的群有 { $number } 个元素；最多 262,144 个
census-walk = 涉及不同数的规则，其终盘逐个计数；边长最多 9
group-of-rules = { $shape } 上 { $rules } 的群有 { $order } 个格的变换（{ $scope }）
two-shapes = 题目是 { $one } 和 { $other }，应为同一形状

## 关于所做题目的说明。

note-taken-away = 逐个去掉提示数，直到不能再去，因为这种题目几乎没有多余的
note-fewest-unproved = 已知数少于 { $clues } 个的 { $shape } 唯一解题目尚未发现，虽然没人证明不存在
note-most-unproved = 已知数多于 { $clues } 个的 { $shape } 极小题尚未发现，虽然没人证明不存在
note-filled = 这些规则的终盘逐格随机填出，因此有些更容易出现
note-not-uniform = { $shape } 的终盘无法均匀抽取；这些来自求解和打乱，因此有些更容易出现
note-symmetric-minimal = 对称极小：不能去掉一整条轨道的提示数，但也许能去掉单个提示数
note-without-rules = 各行不含规则 { $rules }：读取这些题目时请再用 --rules 给出，或用 --json
note-tries = { $tries } 次尝试；{ $shape } 终盘平均有 { $mean } 道至多 { $most } 个已知数的极小题，+- { $error } %
note-tries-from = { $tries } 次尝试；{ $shape } 终盘平均有 { $mean } 道 { $fewest } 到 { $most } 个已知数的极小题，+- { $error } %
note-nearest = 其余中最接近的一道{ AFTER($what) }：{"\u000A"}{ $clues }
note-is-rated = 评分为 { $rating }
note-needs = 最多需要{ $technique }
note-has-clues = 有 { $count } 个已知数

## 耗时的工作及其账本。

ledger-done = { $file }：{ $whose ->
        [shard] {"本份的"}
       *[other] {""}
    } { $all } 部分中已完成 { $done } 部分
ledger-saved = 已中断：{ $whose ->
        [shard] {"本份的"}
       *[other] {""}
    } { $all } 部分中完成了 { $done } 部分，已存入 { $file }
    .hint = 用同样的命令可从那里继续
ledger-lost = 已中断：{ $whose ->
        [shard] {"本份的"}
       *[other] {""}
    } { $all } 部分中完成的 { $done } 部分已丢失
    .hint = 加上 --checkpoint FILE，同样的命令可从中断处继续
ledger-counted = 用 { $time } 数完 { $done } 部分
ledger-busy = 无法保存 { $file }：另一次运行正在写入
    .hint = 请给出文件夹，例如 runs/，每次运行各用一个文件
ledger-cut = 无法写入 { $file }：{ $why }；之前的行都在，其中 { $lines } 行来自本次运行
    .hint = 请腾出空间，同样的命令可从那里继续
ledger-damaged = { $file } 第 { $line } 行已损坏（{ $why }）；只有它那部分算作未完成
cannot-save = 无法保存 { $file }：{ $why }
cannot-write = 无法写入：{ $why }
no-folder = 无法建立文件夹 { $file }：{ $why }
figure-drawn = { $file } 已画好

## 服务器；`.hint`：应改为输入什么。

cannot-listen = 无法在 { $address } 监听：{ $why }
page-port-taken = 页面可能已经打开；--port 0 使用空闲的端口
setters-port-taken = 可能有别的求解程序在监听；--setters-port 使用别的端口
port-forbidden = 1024 以下的端口只供管理员使用
listens-to-others = 页面在 { $address } 监听：能连到这台机器的人都能使用它和它的时间
no-browser = 无法打开浏览器（{ $why }）；请打开 { $page }

## 交叉检验的阶梯。

no-rung = 阶梯中没有关于 { $shape } 的一级
    .hint = 请给出 2x2、2x3、2x4、3x3 或 1x4 到 1x7，或其中几个
rungs-hold = { $all } 个等式中 { $good } 个成立；{ $time }
rungs-stopped = 已停止：{ $told }

## 页面。

pages-same = 第 { $earlier } 题和第 { $later } 题只差打乱
pages-same-more = 另有 { $others } 道也是如此；ennea unique 每种保留一道
pages-other-id = { $at }：{ $id } 做出的是另一道题，不打印
# Without $facts.
pages-left-facts = 除标题外，题目的附加信息不打印
pages-left-placed = 已填的数和写下的候选数不打印，只打印给定的内容
pages-titles = 有 { $found } 个章标题，应为 { $wanted } 个，依次用于 { LIST($names, between: "、") }
    .hint = 请按此顺序为每章给出 --chapter TITLE，或一个也不给
pages-margin = 纸宽 { $width } 磅而页边距 { $found } 磅，应小于纸宽的一半
pages-terminal = 终端无法显示 PDF；-o - 之后应为管道或文件
    .hint = ennea print -o - FILE | lp，或 -o FILE.pdf
pages-json = --json 和 -o - 同时出现，应只有其一，因为只写出 PDF
    .hint = ennea print -o - FILE | lp，或 -o FILE.pdf

## 流。

flow-none = { $why }，因此没有流可跟踪
flow-empty-clause = 有一个子句是空的，因此公式无法满足，没有流可跟踪
    .hint = ennea solve 对题目也这样说
flow-no-variable = 没有变量，因此没有可跟踪的
    .hint = 请用有空格的题目
flow-variable = 有变量 { $found }，应为 1 到 { $most }
flow-no-candidate = 有 { $found }，这不是带数的格
    .hint = 候选数的写法如 { $example }
flow-closed = 有 { $found }，提示数已排除它；应为候选数
    .hint = 候选数的写法如 { $example }
flow-no-cells = 公式没有格，应为题目
flow-clue = { $cell } 是提示数 { $clue }，应为空格
    .hint = 例如 { LIST($open, between: "、") }
flow-many = 有 { $found } 个要观察的变量，最多 { $most } 个
flow-alone = 只有 { $found }，应有两个要扫描的自旋
    .hint = 请指明两个，例如 --spins { $example }
flow-twice = { $found } 出现两次，应为两个不同的候选数
flow-cell = 没有格 { $found }，应为 r1c1 到 r{ $side }c{ $side }
    .hint = r2c5 是第 2 行第 5 列的格

## 命令行哪里有错；其后是提示和用法。

usage-unknown = 这里没有参数“{ $option }”
usage-no-command = 没有命令“{ $command }”
usage-command-missing = “{ $command }”需要子命令：{ LIST($names, between: "、") }
usage-missing = 缺少：{ $option }
usage-twice = “{ $option }”只能出现一次
usage-conflict = “{ $option }”不能与“{ $other }”同用
usage-no-value = “{ $option }”需要一个值，但没有给出
usage-many-values = “{ $option }”又有值{ QUOTE($value) }，不应再有
usage-few-values = “{ $option }”需要 { $wanted } 个值，只有 { $count } 个
usage-no-text = 有参数不是 UTF-8 文本
usage-as-value = 作为值应写成“-- { $found }”
usage-line = 用法：{ $usage }
value-whole = 应为整数
value-whole-within = 应为 { $range } 内的整数

## 没有 JSON 之处；`.hint`：应改为输入什么。

json-completions = 有 --json，但补全是给 shell 用的脚本
    .hint = 去掉 --json
json-man = 有 --json，但手册页是给人看的
    .hint = 去掉 --json
json-shell = 有 --json，但 shell 的报告是给人看的，`export` 才是给程序的
    .hint = 去掉 --json

## 系统不给的，无法读写的。

cannot-write-to = 无法写入 { $file }：{ $why }
cannot-use = 无法使用 { $file }：{ $why }
it-is-a-folder = 这是文件夹
neither-file-nor-folder = 既不是文件也不是文件夹
no-line-editing = 无法编辑行：{ $why }
no-signals = 无法等待 Ctrl-C：{ $why }
no-thread = 无法启动线程：{ $why }
    .hint = --threads 1 需要的最少
note-finishing = 正在完成手头的工作；再按 Ctrl-C 立即结束
# 在进度条旁。
bar-so-far = ，已用 { $time }
bar-left = ，约剩 { $time }
many-automorphisms = 有 { $order } 个自同构，最多列出 { $most } 个
    .hint = --generators 列出能生成全部的几个

## 进度条旁的工作名：按英文词语。

doing-climbing-by-brute-force = 蛮力检验
doing-comparing = 比较
doing-computing-parts-again = 重算部分
doing-computing-parts = 计算部分
doing-counting-the-grids = 计数终盘
doing-drawing = 绘制
doing-following = 跟踪
doing-laying-out = 排版
doing-making = 生成
doing-mapping = 作图
doing-rating = 评分
doing-shuffling = 打乱
doing-solving = 求解
doing-bounding = 求上界
doing-closing-in = 逼近
doing-counting = 计数
doing-estimating = 估计
doing-explaining = 讲解
doing-looking-for-sets = 寻找集合
doing-moving = 变换
doing-ranking = 编号
doing-trying-digits = 试数
doing-thinking = 思考
doing-unranking = 由编号求终盘
doing-writing = 写出

## 格式表，按英文词语。各列宽 22、11、10、5、5、7。

format-format = 格式
format-what-it-is = 说明
format-endings = 扩展名
format-marks = 候选
format-rules = 规则
format-placed = 已填
format-read-write = 读 写
format-read = 读
format-write = {"   "}写
format-kept = 保留
format-clues = 提示数
format-all = 全部
format-some = 部分
format-cells-in-one-line = 一行写全部格
format-a-line-each-empty = 每题一行，{ $one } 为空
format-sudocue-in-progress = SudoCue 进行中
format-as-in-forums = 论坛式样
format-rows-of-signs = 符号行
format-grid-of-candidates = 候选数表
format-line-with-d-and-drc = 带 +d 和 :drc 的行
format-hodokus-library = HoDoKu 题库
format-a-sign-a-candidate = 一符一候选数
format-opensudoku-version = OpenSudoku 第 { $one } 版
format-puzzlesolutionrating = 题,解,评分
format-gsfs-and-tables = gsf 的 { $one } 和 { $two } 表
format-puzzle-bank-records = 题库记录
format-ipuz-version = ipuz 第 { $one } 版
format-what-ennea---json-writes = ennea --json 的输出
format-link-with-all-inside = 含全部内容的链接
format-what-is-in-the-link = 链接里的内容
format-link-or-plain = 链接，{ $one } 或明文
format-code-of-sudokucoach = sudoku.coach 代码
format-game-id-of-sgt-solo = SGT Solo 游戏代码
format-cells-and-regions-in-a-line = 一行写格与区域
format-nested-lists-of-programs = 程序的嵌套列表
format-link-of-penpa = Penpa+ 链接
format-constraints-as-text = 约束文本
format-link-of-enneas-page = ennea 网页链接
format-sentences-to-read-aloud = 供朗读的句子
format-braille-to-emboss = 供压印的盲文
