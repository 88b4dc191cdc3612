### 推理步骤。
###
### | thing | word |
### |---|---|
### | a place for a digit; without one | 格; 空格 |
### | row, column, box; any of the three | 行, 列, 宫; 区域 |
### | what a cell holds; what it may hold | 数; 候选数 |
### | candidates in turn; closed; what joins two of them | 链; 环; 强链, 弱链 |
### | to remove a candidate | 删去 |
### | a cell in the same house | 这一格*看到*它 |
### | almost locked set | 待定数组 (ALS) |
### | forcing chain, net | 强制链, 强制网 |
### | a technique; a step | 技巧; 步 |
###
### Punctuation is of full width.  Between a character and a name such as r1c1, a digit or a letter stands a
### blank, as on paper; none stands beside punctuation.

## 区域；kind：只说种类。

house-row = { $case ->
        [kind] 行
       *[other] 第 { LIST($numbers, between: "、") } 行
    }
house-column = { $case ->
        [kind] 列
       *[other] 第 { LIST($numbers, between: "、") } 列
    }
house-box = { $case ->
        [kind] 宫
       *[other] 第 { LIST($numbers, between: "、") } 宫
    }
house-region = { $case ->
        [kind] 区域
       *[other] 区域 { LIST($numbers, between: "、") }
    }
house-diagonal = 对角线
house-falling = 左上对角线
house-rising = 右上对角线
house-window = { $case ->
        [kind] 窗口
       *[other] 窗口 { LIST($numbers, between: "、") }
    }
house-disjoint = { $case ->
        [kind] 同位组
       *[other] 同位组 { LIST($numbers, between: "、") }
    }
house-columns = { $case ->
        [kind] 列组
       *[other] 列组 { LIST($numbers, between: "、") }
    }
house-rows = { $case ->
        [kind] 行组
       *[other] 行组 { LIST($numbers, between: "、") }
    }
house-centres = 各宫中心
house-asterisk = 星形
house-girandola = 风车形
house-listed = { $case ->
        [kind] 格组
       *[other] 格组“{ LIST($numbers) }”
    }

## 分句：某数在某格，或不在。

is = { $cell } 是 { $digit }
is-not = { $cell } 不是 { $digit }
is-among = { LIST($cells, between: "、") } 中有 { $digit }
is-not-among = { LIST($cells, between: "、") } 中没有 { $digit }
holds = { $cell } 是 { LIST($digits, with: "or") }
one-of = 下列至少有一个成立：{ LIST($clauses, between: "；") }

## 整个步骤。

step = { $technique }：{ $text }
so = 因此 { LIST($parts, between: "，") }。
struck-out = { LIST($cells, between: "、") } 可删去 { LIST($digits, between: "、") }

## 排除与唯一余数。

last-cell = { BEFORE($house) }只剩 { $cell } 一个空格，缺的数是 { $digit }
only-place = { BEFORE($house) }的 { $digit } 只能填在 { $cell }
only-place-by = { BEFORE($house) }的 { $digit } 只能填在 { $cell }（{ LIST($used) } 的 { $digit } 排除了其余空格）
only-place-by-steps = { BEFORE($house) }的 { $digit } 只能填在 { $cell }（{ LIST($used) } 的 { $digit } 排除了部分空格，{ LIST($rest) } 的候选数 { $digit } 已删去）
sees-the-others = { $cell } 能看到 { $digit } 以外的所有数
last-candidate = { $cell } 只剩候选数 { $digit }
single = { $clause }。

short-last-cell = { $cell } 是 { $digit }：{ BEFORE($house) }的最后一个空格。
short-only-place = { $cell } 是 { $digit }：{ BEFORE($house) }中的唯一位置。
short-only-place-by = { $cell } 是 { $digit }：{ BEFORE($house) }中的唯一位置（{ LIST($used) } 的 { $digit } 排除了别处）。
short-sees-the-others = { $cell } 是 { $digit }：能看到其余所有数。
short-last-candidate = { $cell } 是 { $digit }：没有别的候选数。

## 区块、数组、鱼。

locked = { BEFORE($from) }的 { $digit } 只能填在 { LIST($cells) }，而这些格都在{ AFTER($to) }。所以{ BEFORE($to) }的 { $digit } 必在其中一格。
all-see = { BEFORE($from) }的 { $digit } 只能填在 { LIST($cells) }。其中必有一格是 { $digit }，所以能同时看到这些格的格都不能填 { $digit }。
apart-knight = 相距马步的格：{ LIST($pairs, between: "，") }。
apart-king = 对角相邻的格：{ LIST($pairs, between: "，") }。
apart-listed = 格组“{ $name }”内不同的格：{ LIST($pairs, between: "，") }。
pair = { $one } 与 { $other }

# 量词前的小数目。
number = { $count ->
    [0] 零
    [1] 一
    [2] 两
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
   *[other] {" "}{ $count }{" "}
}
naked = { BEFORE($house) }的 { LIST($cells) } 这{ number }格总共只有{ number }个候选数 { LIST($digits) }，所以这{ number }格恰好填这{ number }个数，能同时看到这些格的其他格都不能填这些数。
hidden = { BEFORE($house) }的 { LIST($digits) } 这{ number }个数只能填在 { LIST($cells) } 这{ number }格，所以这{ number }格恰好填这{ number }个数，不能再填别的数。
fish = { BEFORE($base) }的 { $digit } 只能填在{ $cover }。这{ number }{ FORM($base, case: "kind") }各要填一个 { $digit }，而且任何两个都不同{ FORM($cover, case: "kind") }，所以它们占满了{ $cover }：这些{ FORM($cover, case: "kind") }的其余格不能填 { $digit }。
finned = 除 { LIST($fins) } 外，{ BEFORE($base) }的 { $digit } 只能填在{ $cover }。如果 { COUNT($fins) ->
        [1] { LIST($fins) } 不是
       *[other] { LIST($fins, between: "、") } 都不是
    } { $digit }，{ BEFORE($cover) }的 { $digit } 就只能填在与{ BEFORE($base) }的交点；如果{ COUNT($fins) ->
        [1] 是
       *[other] 其中有
    } { $digit }，它看到的格就不能填 { $digit }。无论如何，{ BEFORE($cover) }中能看到 { LIST($fins) } 的格都不能填 { $digit }。

## 翼、染色、排除。

wing = { $pivot } 是 { LIST($candidates, with: "or") }：{ LIST($cases, between: "；") }。所以 { LIST($ends) } 中必有一格是 { $digit }，能同时看到这些格的格都不能填 { $digit }。
pincer = 若是 { $held }，则 { $pincer } 是 { $digit }
pivot-itself = 若是 { $digit }，则它自己就是 { $digit }
colours = 某个区域里 { $digit } 只有两个位置时，其中一个是 { $digit }，另一个不是。这样逐个区域推下去，要么 { COUNT($one) ->
        [1] { LIST($one) } 是
       *[other] { LIST($one) } 都是
    } { $digit }，要么 { COUNT($other) ->
        [1] { LIST($other) } 是
       *[other] { LIST($other) } 都是
    } { $digit }。
wrong-colour = 但 { LIST($wrong) } 中有互相看到的格，所以不是这一组。
both-colours = 能同时看到两组的格，无论哪种情况都不能填 { $digit }。
exclusion = 列出 { LIST($cells) } 这{ number }格的所有填法：互相看到的格不能填相同的数。凡是剩下的填法中都不出现的候选数，都可以删去。
exclusion-by = 列出 { LIST($cells) } 这{ number }格的所有填法：互相看到的格不能填相同的数，也不能让 { LIST($peers, with: "or") } 的候选数全部用完。凡是剩下的填法中都不出现的候选数，都可以删去。

## 唯一性。

bug = 除 { $cell } 外，所有空格都只有两个候选数。如果去掉它的 { $digit }，每个区域里每个没填的数都恰好有两个位置，题目就要么有两个解，要么无解：把每格换成另一个候选数，一个解就变成另一个解。我们相信题目只有一个解。
grave = 除 { LIST($cells) } 外，所有空格都只有两个候选数。如果{ COUNT($cells) ->
        [1] 它
       *[other] 这些格都
    }填另外两个数之一，把每格换成另一个候选数就得到第二个解。我们相信题目只有一个解，所以{ AFTER($so) }。
deadly = 如果 { LIST($cells) } 只填 { LIST($digits) }，它们就可以互换，题目就有两个解。我们相信题目只有一个解，所以{ AFTER($so) }。
must-be-in = { BEFORE($house) }的 { $digit } 只能填在 { LIST($cells) }。
can-only-be = { LIST($cells) } 只能是 { LIST($digits, with: "or") }。

two-houses = { LIST($cells) } 这{ number }格总共有{ number }个候选数 { LIST($digits) }。其中每个数在这些格里的位置，要么都在{ AFTER($line) }，要么都在{ AFTER($square) }，所以没有一个能出现两次，每个恰好出现一次。
direct = 这样，{ BEFORE($house) }的 { $digit } 就只能填在 { $cell }。

## 链与网。

with-reason = { $clause }（{ $reason }）
because-of-cell = 这一格没有别的候选数
because-of-house = { BEFORE($house) }没有别的位置
because-of-unique = 否则会有两个解
because-of-rule = { $technique }：{ INSIDE($reason) }

suppose = 假设 { LIST($clauses, between: "，") }。
link = 那么 { $is }，所以 { $isnot }。
ring = 那么 { $is }，所以 { $isnot }，与假设一致。这条链首尾相接成环，两个方向都可以推导：环上任意相邻两项中恰有一项成立。
after-all = 那么 { $is }，与假设矛盾。
remote = 那么 { $is }。另一个数也同样如此：链的两端不相同。
either = 那么 { $is }。所以 { $first }，或者 { $last }；凡与两者都矛盾的都不成立。

whether = 无论 { $cell } 是不是 { $digit }：
whichever-digit = 无论 { $cell } 填哪个数：
wherever = 无论{ BEFORE($house) }的 { $digit } 填在哪里：
whichever = 无论哪一个成立：
itself = - 或者直接有 { $clause }。
leads-to = - 若 { $first }，则 { LIST($then, between: "，于是 ") }。

then = 于是 { $clause }。
no-candidate = 但这样 { $cell } 就没有候选数了。
no-place = 但这样{ BEFORE($house) }的 { $digit } 就没有位置了。
two-solutions = 但这样就会有两个解。
cases = 有{ number }种情况。

## 待定数组。

-almost = 的候选数都比格数多一个：去掉其中任何一个数，其余的数就都要填
set = { LIST($cells, between: "、") }（{ LIST($digits, with: "or") }）
two-sets = 待定数组 { LIST($sets, between: "，", last: "与 ") }{ -almost }。它们不能同时有 { LIST($links, between: "，也不能同时有 ") }，所以各缺其中一个数，其余的数都有。
sets = 待定数组 { LIST($sets, between: "，", last: "与 ") }{ -almost }。假设第一个没有 { $digit }。
next-set = 那么它有 { $link }，所以第{ $number ->
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
       *[other] {" "}{ $number }{" "}
    }个没有 { $link }。
last-set = 那么它有 { $digit }。所以第一个或最后一个有 { $digit }，能看到这两个中 { $digit } 的所有位置的格都不能填 { $digit }。
blossom = { $stem } 是 { LIST($candidates, with: "or") }：{ LIST($cases, between: "；") }。所以其中必有一组有 { $digit }，能看到各组中 { $digit } 的所有位置的格都不能填 { $digit }。
petal = 若是 { $held }，则 { $set }没有 { $held }，必有 { $digit }
