# 语言自己的名称。
language = 中文

# 列举的连接：各项之间、最后一项之前、两句之间。
list-comma = 、
list-and = {" 和 "}
list-or = {" 或 "}
list-blank = {""}

# 时间。
time-in-s = { $value } 秒
time-in-ms = { $value } 毫秒
time-in-us = { $value } 微秒

# 按原样引用的词。
quote-open = “
quote-close = ”
