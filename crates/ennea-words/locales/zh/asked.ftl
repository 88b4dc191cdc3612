### 由 HTTP 或选项提出而做不到的；句末没有句号。

## HTTP 问题的字段。

field-text = 有 { $found }，应为文字
field-texts = 有 { $found }，应为文字的列表
field-many-texts = 有 { $found } 段文字，最多 { $most } 段
field-cells = 有 { $found } 段文字，应为 { $cells } 段
field-whole = 有 { $found }，应为 { $least } 到 { $most } 的整数
field-real = 有 { $found }，应为 { $least } 到 { $most } 的数
field-flag = 有 { $found }，应为 true 或 false
field-name = 有 { $found }，应为其中之一：{ LIST($names, between: "、") }
field-near = 有“{ $near }”
field-unknown = 有字段 { $found }，应为这些字段：{ LIST($names, between: "、") }
# Without $about.
field-missing = 缺少这个字段
body-no-json = 问题第 { $line } 行第 { $column } 个字符：不是 JSON（{ $why }），应为对象
body-no-object = 有 { $found }，应为带字段的对象
too-many-samples = 有 { $found }，应不小于 { $least }，否则样本太多
too-many-elements = 有 { $found } 个自同构，最多列出 { $most } 个
classes-of-shape = 按类编号的形状是 { $shape }，应为 3x3，只有它的类有编号
print-not-proper = 第 { $number } 题：{ $how }；应当恰有一个解
print-no-page = 有第 { $page } 页，应为 1 到 { $count }
print-many-dots = 一页有 { $found } 个点，最多 { $most } 个
    .hint = 请减少每英寸的点数

## HTTP 请求；`.hint`：应怎样做。

no-page = { $path } 没有页面，应为 / 或一个问题
    .hint = /api 列出所有问题
http-get = 方法不对，应为 GET
http-post = 方法不对，应为 POST，内容是一个 JSON 对象
http-content-type = Content-Type：有“{ $found }”，应为 application/json
http-late = { $seconds } 秒内没有收到问题的结尾
http-too-large = 超过 { $most } 字节，问题应当更短
http-broken = 问题中断（{ $why }），应当完整
http-mistake = 这是 ennea 的错误，不是问题的错误
    .hint = 请报告所问的内容
http-host = Host：有“{ $found }”，应为 { LIST($hosts, between: "、") }
    .hint = 其他名称用 --host NAME 指定
http-origin = Origin：有“{ $origin }”，应为本服务器的页面
http-site = Sec-Fetch-Site：这是别的网站的请求，应为本服务器的

## 选项的值，以及写法相同的字段。

value-of-option = { QUOTE($option) } 的值是 { QUOTE($value) }：{ $why }
value-not-one = { QUOTE($option) } 的值是 { QUOTE($value) }，应为其中之一：{ LIST($names, between: "、") }
value-zoom = 应为 -1..1 内的两个范围，例如 0.1..0.2,-0.5..-0.4
value-bytes = 应为带 K、M 或 G 的数，例如 512M
value-times = 应为两个时间，例如 100..2000、100.. 或 ..2000
value-not-before = { $from } 不在 { $to } 之前
value-more-than = { $from } 大于 { $to }
value-ratings = 应为 3.4、2.6..4.2、4.5.. 或 ..2.0，范围是 1.0 到 11.9
value-clues = 应为 24、24..26、24.. 或 ..26
value-shard = 份写作 I/N，例如 1/4
value-no-shard = 至少有一份
value-shards = 分成 { $of } 份时是 1/{ $of } 到 { $of }/{ $of }
value-many-shards = 工作可分成 1 到 { $most } 份
value-paper = 有“{ $found }”，应为 a3、a4、a5、a6、b5、letter、legal、tabloid，或宽x高，例如 6x9（英寸）或 148x210mm，从 2.5 到 50 英寸
value-length = 应为带单位的长度，例如 12mm 或 0.5in
value-seconds = 应为大于 0 的秒数，例如 60 或 0.5
value-positive = 应为大于 0 的数
value-step = 应为大于 0 且不超过 { $most } 的数
value-open = 有 {"{"}{ $name } 而没有 {"}"}，应有 {"}"}
value-closed = 有 {"}"} 而没有 {"{"}，括号应写作 {"}}"}
value-bar = 有两个 |，应只有一个，在左右之间
value-field = 有字段 {"{"}{ $found }{"}"}，应为其中之一：{ LIST($names, between: "、") }
value-field-meant = 有字段 {"{"}{ $found }{"}"}，应为其中之一：{ LIST($names, between: "、") }；是不是 {"{"}{ $meant }{"}"}？
value-id = 标识以 e1-SEED-INDEX 开头，例如 e1-42-7；有“{ $found }”
value-id-part = 标识的一部分是形状、规则（如 rules-x）、minimal、weighted、unbiased、对称，或已知数的个数（如 24-26）；有“{ $found }”
value-id-rules = { $shape } 题目没有规则“{ $rules }”；没有宫的题目是 1xN
value-no-technique = 有{ QUOTE($found) }，没有这种技巧，应为 x-wing 这样的名称
value-technique-meant = 有{ QUOTE($found) }，没有这种技巧；是不是 { LIST($meant, with: "or") }？
value-no-step = { $technique } 是评分的步骤，不是 ennea explain 的
value-technique = ennea make --technique list 列出全部

## HTTP 问题的标题：按英文词语。

title-bad-request = 请求有误
title-not-found = 未找到
title-took-too-long = 用时过长
title-busy = 繁忙
title-not-made = 未生成
title-stopped = 已停止
title-upgrade-required = 需要升级协议
title-method-not-allowed = 方法不允许
title-internal-error = 内部错误
title-request-timeout = 请求超时
title-unsupported-media-type = 不支持的内容类型
title-payload-too-large = 请求过大
title-forbidden = 禁止
