### 文本是怎样读取的；说明末尾不加句号。

## 两种读法中取了哪一种。

digits-from = 数字 { $first } 至 { $last }
digits-and-letters = 数字 { $first } 至 9，然后 A 至 { $last }
digits-and-letter = 数字 { $first } 至 9，然后 { $last }
read-with = 按{ $digits }读取，'.' 或 '0' 为空格
read-with-zero = 按{ $digits }读取，'.' 为空格
read-no-clues = 没有已知数；其中的数字当作已知数
read-no-clues-but-candidates = 没有已知数；其中的数字当作已知数，候选数当作题目的一部分
read-layout = 第 { $line } 行的字母当作它的分区
read-layout-alone = 字母当作没有已知数的锯齿数独的分区；放在题目的格子之后，就是那道题的分区
read-digits-as-regions = 题目后面的数字当作它的分区
read-as-another = 当作另一道题，因为它不是前一道题的解
read-as-empty = { $sign } 与其他空格符号混用，当作其中之一
read-labels = 四周的行号和列号已略去；给出 --shape 时它们是格子
read-in-sheet = 从表格的第 { $row } 行第 { $column } 列读起；旁边的空行空列不是格子
read-dashes-as-rows = 只有短横的行当作空行
read-dashes-as-frame = 只有短横的行当作边框
read-by-counting = 数字与一种空格符号合计 81 个；其余的都略过
read-link-cells = 取链接中的格子
read-still-there = '-' 之后、下一步要删去的候选数当作仍然存在
read-written-candidates = 有已知数的地方为空的候选数，按旧文件的写法当作手写的
read-no-boxes = 没有画出宫；取 { $shape } 的宫

## 不能采用或不相符的内容。

read-goes-on = 文本在第 { $line } 行还有内容；那里的内容已略过
read-before-link = 链接之前的内容已略去：{ $text }
read-key = 键 '{ $key }' 已略去
read-column = 列 '{ $name }' 已略去
read-solution-differs = 旁边的解不成立：{ $at } 中的数字不能放在那里
read-solution-clashes = 旁边的解不成立：{ $why }
read-page-of-variant = 页面 { $page } 可能属于某种变体，其规则不在链接中
read-id-unknown = 编号中的规则在这里未知：{ $part }
read-id-nameless = { $id } 的规则没有名称，行中也没有写出
read-speaks-of-rules = { $place ->
        [title] 标题
        [comment] 注释
        [level] 级别
        [text] 文字
        [line] 这一行
        [column] 规则列
       *[other] { $place }
    }提到了规则，而数据中只有行、列和宫：“{ $text }”

## 略去的部分；每一项都列在 `left-out` 之后。

ignored-words = 它前面的文字：{ $words }
ignored-candidates = { $at } 的候选数，那里的数字不在其中
ignored-notes = 它的候选数：仅凭已知数就有唯一解，且候选数保留该解
ignored-beside = 其文本中的 { $what }，因为另有给定
ignored-behind = 这一行后面的内容：{ $text }
ignored-key = 链接中的键 '{ $key }'
ignored-section = 节 [{ $name }]
ignored-rules = 规则 { $rules }
ignored-solution-size = 一个 { $cells } 格的解
ignored-solution-no-grid = 一个不是这种大小的网格的解
ignored-solution-misread = 一个无法读取的解：{ $why }
ignored-solution-more = 另一个解

## 其中没有题目的文本。

text-unknown = 找到{ $kind ->
        [xml] 没有 <opensudoku> 或 <sudoku> 的 XML
        [json] 没有 "puzzle"（ipuz）、"grid"（f-puzzles）或 "cells" 的 JSON
        [link] 指向题目无法读取的网站的链接
       *[text] 格式未知的 { $lines } 行，其中有 { $cells } 个格子
    }；应为 { $formats } 种格式之一的题目
    .hint = ennea convert --list 列出各种格式；--from 名称 指明是哪一种
text-other-file = 找到{ $what ->
        [pdf]  PDF
        [picture] 图片
        [archive] 压缩包（电子表格就是这样的文件）
       *[packed] 压缩文件
    }；应为文本形式的题目
    .hint = { text-unknown.hint }
text-nothing = 什么也没有找到；应为题目
    .hint = { text-unknown.hint }
text-only-comments = 只找到注释；应为题目
    .hint = { text-unknown.hint }

value-format = “{ $found }”不是格式；应为 { $count } 个名称之一，例如 line、sdm、pm 或 f-puzzles
    .hint = ennea convert --list 列出所有格式

## 没有名称的未知规则。

unknown-rule-lines-along-cells = 沿单元格的线
unknown-rule-numbers-beside-the-cells-or-of-other-kinds = 单元格旁的或其他种类的数字
unknown-rule-cells-without-a-region = 不属于任何区域的单元格
unknown-rule-regions-that-leave-cells-out = 未覆盖全部单元格的区域
unknown-rule-cages = 笼
unknown-rule-killer-cages = 杀手笼
