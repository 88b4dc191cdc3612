### 难度：一个词，以及最难的步骤。

## Sudoku Explainer 的标准。`.chapter`：收录这种题目的一章的标题。

level-beginner = 入门
    .needs = 某数在宫内只有一个位置
    .chapter = 入门
level-easy = 容易
    .needs = 某数在行或列内只有一个位置
    .chapter = 容易
level-medium = 中等
    .needs = 某格只剩一个数；能直接定出数字的隐性数对
    .chapter = 中等
level-hard = 困难
    .needs = 区块、数对、X-Wing
    .chapter = 困难
level-tough = 很难
    .needs = 三数组、剑鱼、短翼、唯一矩形
    .chapter = 很难
level-expert = 专家
    .needs = 四数组、全双值坟墓 (BUG)、排除法、短链
    .chapter = 专家
level-fiendish = 极难
    .needs = 长链、多重假设
    .chapter = 极难
level-extreme = 极限
    .needs = 动态链、链中套链
    .chapter = 极限

## HoDoKu 的标准。

score-level-easy = 容易
    .needs = 排除、唯一余数
score-level-medium = 中等
    .needs = 区块、数对、三数组
score-level-hard = 困难
    .needs = 四数组、鱼、短翼、唯一矩形、单数技巧
score-level-unfair = 刁钻
    .needs = 带鳍鱼、链、环、待定数组
score-level-extreme = 极限
    .needs = 强制链、强制网、试数

## 与难度有关的话。

ratings = { $from } 至 { $to }
scores = 至 { $to }
scores-any = 不限
minutes = { $mean } 分钟，{ $low } 至 { $high }
on-scale = { $parts }，标准 { $scale }
rating-level = { $rating }，{ $level }：{ $needs }。
# Without $key.
climbed = { $hardest }，{ $level }；{ $used }
climbed-by-none = 不需要技巧，{ $level }；{ $used }
