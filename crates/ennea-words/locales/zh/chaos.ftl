### 数独中的混沌：报告、说明与拒绝。

## 公式；`.hint`：应改为输入什么。

formula-size = { $variables } 个变量，{ $constraints } 个约束，{ $clauses } 个子句
formula-large = 其公式有 { $variables } 个变量和 { $clauses } 个子句，约需 { $needed }；--memory 允许 { $memory }
    .hint = 多给一些，例如 --memory { $more }G
formula-bytes = { $one } 字节
# $found and $expected: one of those after it, or what was found.
formula-misread = { $at } 第 { $line } 行：有 { $found }，应为 { $expected }
    .hint = 公式是一行 p cnf VARIABLES CLAUSES，然后是 1 -2 0 这样的子句
formula-no-header = 没有首行
formula-the-end-inside-a-clause = 在子句中间结束
formula-clauses-at-the-end = 末尾共 { $one } 个子句
formula-the-literal = 文字 { $one }
formula-p-cnf-variables-clauses-two-numbers = p cnf VARIABLES CLAUSES，两个数
formula-a-line-p-cnf-variables-clauses = 一行 p cnf VARIABLES CLAUSES
formula-a-literal-such-as-or-or-at-the-end-of-a-clause = 3 或 -3 这样的文字，或子句末尾的 0
formula-one-of-variables-to = 变量 { $one } 到 { $two } 之一
formula-at-the-end-of-a-clause = 子句末尾的 { $one }
formula-as-the-header-says = { $one } 如首行所说

## 用流求解；`.hint`：应改为输入什么。

flow-idle = { $option } 对 { $integrator } 没有意义
    .hint = --integrator { $other } 使用它
flow-late = 限定时间内没有找到解；--time 可放宽；这不证明没有解
flow-until = 到 t = { $time } 没有找到解；--until 可放宽；这不证明没有解
flow-steps = { $steps } 步内，到 t = { $time } 没有找到解；--steps 可放宽；这不证明没有解
flow-takes-long = 还没有解，而混沌的搜索可能持续数小时；--time SECONDS 或 --steps N 可限制它，Ctrl-C 可停止它

## 轨迹与图。

# 8 列宽的列标题。
trajectory-violated = 违反
trajectory-left-out = { $all } 个自旋中显示了 { $shown } 个；--cell、--csv、--json 或 --out 显示更多
trajectory-unsolved = 到 t = { $time } 没有找到解；--until 可以继续跟踪
map-edges = 边界
map-solved = 到 t = { $until } 已解：{ $percent } %

## 逃逸率；`.hint`：应改为输入什么。

escape-late = 窗口从 { $from } 开始，但起点只跟踪到 { $until }
    .hint = 说明它在哪里结束，例如 --window { $from }..{ $end }
# 6、6、13、9 列宽的列标题。
escape-starts = 起点
escape-events = 事件
escape-window = 窗口
escape-unsolved = 未解
escape-half = 半步长
escape-above = 大于 { $least }
escape-few-events = 事件太少，无法检验
escape-same = 半步长给出的 eta 相差 { $distance }，即 { $errors } 个标准误
escape-other = 半步长给出的 eta 相差 { $distance }，即 { $errors } 个标准误；请用更短的 --step 或更多的 --sweeps
escape-no-events = 窗口内没有起点得解，之前有 { $solved } 个；更多 --starts 或更长的 --window 可能找到一些
