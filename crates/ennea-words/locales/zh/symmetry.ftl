### 终盘的对称。

## 对称的类。

symmetry-identity = 恒等
symmetry-half-turn = 旋转 180 度
symmetry-quarter-turn = 旋转 90 度
symmetry-diagonal-mirror = 对角线翻转
symmetry-mini-rows = 宫内行
symmetry-jumping-rows = 跳跃行
symmetry-full-rows = 完整行
symmetry-mini-diagonals = 宫内对角线
symmetry-jumping-diagonals = 跳跃对角线
symmetry-full-diagonals = 完整对角线
symmetry-gliding-rows = 滑动行
symmetry-waving-rows = 波浪行
symmetry-broken-columns = 折断列
symmetry-column-sticks = 列棒

## 变换所用的词，各在其轮换之前；以及如何连接。

move-identity = 恒等
move-transpose = 转置
move-rows = 行
move-columns = 列
move-digits = 数字
moves = { LIST($parts, between: "，") }
