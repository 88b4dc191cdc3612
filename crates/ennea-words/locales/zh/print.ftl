### 数字以外印出的文字。

print-sudoku = 数独
print-puzzle = 第 { $number } 题
print-level = { $level }
print-answers = 答案
print-answer = 第 { $number } 题答案
print-no-solution = 无解
print-several-solutions = 多解
print-how-to = 玩法说明
print-one-solution = 每道题都有且只有一个解。
print-qr = 本题的二维码
print-cell = 第{ $row }行第{ $column }列
print-row = 第{ $number }行：{ LIST($cells, between: "，") }。
print-blank = 空
print-sentences = { $name }。{ $rest }

## 要做什么。$all：哪些区域。

fill-boxes = 每行、每列和每个粗线宫内
fill-regions = 每行、每列和每个粗线区域内
fill-lines = 每行和每列内
fill-in = 在空格中填入数字，使{ $all }数字 1 至 { $n } 各出现一次。
fill-in-letter = 在空格中填入数字，使{ $all }数字 1 至 9 和字母 A 各出现一次。
fill-in-letters = 在空格中填入数字，使{ $all }数字 1 至 9 和字母 A 至 { $last } 各出现一次。
fill-in-any = 在空格中填入数字（或字母），使{ $all }每个数字（或字母）恰好出现一次。

## 每条规则的附加要求。

rule-x = 两条灰色对角线上每个数字也各出现一次。
rule-diagonal = 灰色对角线上每个数字也各出现一次。
rule-windoku = 每个灰色窗口内每个数字也各出现一次。
rule-disjoint = 各宫相同位置的格内每个数字也各出现一次。
rule-centre-dot = 各宫的灰色中心格内每个数字也各出现一次。
rule-asterisk = 星形的九个灰色格内每个数字也各出现一次。
rule-girandola = 风车形的九个灰色格内每个数字也各出现一次。
rule-hypercube = 在横带、带内行、竖带、带内列四者中任取两者相同的格内，每个数字各出现一次。
rule-knight = 相距国际象棋马步的两格数字不同。
rule-king = 对角相邻的两格数字不同。
rule-non-consecutive = 同行或同列相邻的两格不能是连续的数字，例如 3 和 4。
rule-non-consecutive-round = 同行或同列相邻的两格不能是连续的数字，例如 3 和 4，也不能是第一个和最后一个数字。
listed-house = 灰色格组“{ $name }”内每个数字也各出现一次。
listed-pairs = 格组“{ $name }”内的数字互不相同。
rules-of-puzzles = 第 { $numbers } 题：{ $sentence }

## 成书。

book-other-puzzles = 其他题目
book-levels = 各难度所需的技巧
book-contents = 目录
book-puzzles = 第 { $first } 至 { $last } 题
book-some-answers = 答案 { $first } 至 { $last }
book-page = 第 { $page } 页
book-answers-from = 答案从第 { $page } 页开始。
book-answer-on = 答案见第 { $page } 页
book-example = 解题示例
example-rows = 第 { LIST($rows, between: "、") } 行
example-columns = 第 { LIST($columns, between: "、") } 列
example-lines = { COUNT($rows) ->
        [0] { example-columns }
       *[other] { COUNT($columns) ->
            [0] { example-rows }
           *[other] { example-rows }和{ example-columns }
        }
    }
example-words = 第 { $inbox } 宫的 { $digit } 在哪一格？宫的编号与阅读顺序相同，从左到右，从上到下。{ example-lines }{ $count ->
        [1] {""}
       *[other] 都
    }已有 { $digit }，线所经过的格都不能再填 { $digit }。只剩下带框的一格，即第 { $row } 行第 { $column } 列，简写为 { $name }，所以它是 { $digit }。
