### What the interactive solver says. Cells are r1c1, or in the reports of SudokuSolver [1,1].

## Around a conversation.

# After the name of the program and its version.
shell-greeting = , the interactive solver: paste a quiz, or help, or bye.
# Before an order, with what parts it from that; and before a line of a quiz.
shell-prompt = Order please:{" "}
shell-prompt-of-quiz = quiz>{" "}
# What to do instead of what was refused.
shell-advice = hint: { $hint }
# What is wrong at a line, perhaps of a file.
shell-at-line = line { $line }: { $message }
shell-at-line-of-file = { $file }, line { $line }: { $message }

## Replies to orders.

shell-quiz-loaded = Quiz loaded.
# $parts: the shape, the clues, and what else there is.
shell-loaded = Quiz loaded: { LIST($parts, between: ", ") }.
clue-count = { $count } { $count ->
        [one] clue
       *[other] clues
    }
shell-loaded-placed = { $count } placed
shell-loaded-struck = { $count } { $count ->
        [one] candidate
       *[other] candidates
    } struck out
shell-loaded-rules = rules { $rules }
shell-forgotten = Quiz forgotten; `undo` brings it back.
shell-saved = Saved: { $count } { $count ->
        [one] digit
       *[other] digits
    }.
shell-saved-in = In the format { $format }, for a line of cells does not hold all of it.
shell-rules = Rules: { $rules }.
shell-rules-plain = Rules: rows, columns and boxes.
shell-rules-to-come = Rules of quizzes to be loaded: { $rules }.
shell-more-houses = Houses besides rows and columns: { LIST($houses, between: ", ") }.
shell-more-houses-than-boxes = Houses besides rows, columns and boxes: { LIST($houses, between: ", ") }.
# Cells that differ: by a knight's move, a king's move, or as a list of this name says.
shell-apart-knight = Not the same digit: cells a knight's move apart.
shell-apart-king = Not the same digit: cells a king's move apart.
shell-apart-listed = Not the same digit: cells { $name } apart.
shell-is-set = { $at } = { $digit }.
shell-is-open = { $at } is open again.
# $gone: what has been struck out; $left: what is left.
shell-struck-out = { $at } <> { LIST($gone, between: " ") }; left: { COUNT($left) ->
        [0] none
       *[other] { LIST($left, between: " ") }
    }.
shell-starts-again = The search starts again; what was certain stays.
shell-none-left = No candidate is left at { $at }.
shell-back-to = Back to { clue-count }.
shell-undone = Undone: { $order }
shell-redone = Done again: { $order }
shell-run-mode = Working mode:{ $number } (1:tell guesses; 2:tell all digits; 0:report only)
shell-guess-mode = Guessing mode:{ $number } (1:first open cell; 0:foremost cell)
shell-language = Language: { $code }
shell-colour-by-terminal = Colour: as the terminal has it
shell-colour-on = Colour: on
shell-colour-off = Colour: off
shell-time = Time: { $milliseconds } milliseconds.
# An order with its arguments, and what it does.
shell-order = { $order }: { $summary }
shell-order-list = Order List:
shell-more-help = `help <order>` tells more. A quiz can be pasted as it is.
shell-for-example = For example:

## The search, in English in the words of SudokuSolver.

shell-fine = Fine [steps:{ $steps }, solution sum:{ $solutions }].
shell-done = Done [steps:{ $steps }, solution sum:{ $solutions }].
shell-steps = Steps:{ $steps }
shell-candidates = Candidates:
shell-foremost = The foremost cell with { $candidates } candidate(s) at { $at }
shell-guess = At guess level { $level } { $at } { $digit }
# $which, $of: which candidate of how many.
shell-guess-of = At guess level { $level } { $at } { $digit }, { $which } out of { $of }
shell-no-guess = No guess at present.
shell-placed = { $step }) Place { $at } { $digit }
shell-guessed = { $step }) Guess { $at } level { $level } at { $which } out of { $of }
shell-stopped = Stopped; the next run goes on from here.
shell-run-time = Run time: { $milliseconds } milliseconds; steps: { $steps }, solution sum: { $solutions }.
shell-deepest = {" "}Biggest level on this run(til): { $level }
# The three lines of a run for many solutions.
shell-many-time = Run-run time: { $milliseconds } milliseconds; current solutions: { $current }
shell-many-steps = {" "}steps: { $steps }
shell-many-solutions = {" "}total solutions: { $solutions }.
shell-all-found = These are all solutions.
shell-ended = { $solutions ->
        [0] There is no solution.
        [1] There is no other solution.
       *[other] These are all { $solutions } solutions.
    }
shell-solution = Solution { $number }.
shell-only = The only solution.
shell-not-only = Not the only solution; `count` says how many there are.
shell-stopped-early = Stopped before a solution was found.
shell-stopped-between = Stopped before it was known whether there is another.
shell-stopped-counting = Stopped before the number was known.
    .hint = `count <limit>` counts that far; `runrun` can go on.
# Before a picture.
shell-product = The product of the candidates that each cell has in its turn:

## Why orders are refused; what to do instead is `.hint`, or another message.

refused-unknown-order-meant = unknown order { QUOTE($word) }; did you mean { QUOTE($meant) }?
refused-unknown-order = unknown order { QUOTE($word) }
    .hint = `help` lists the orders
refused-ambiguous = { QUOTE($word) } can mean { QUOTES($orders) }
refused-no-quiz-file = No quiz file specified.
refused-usage = { $order }: { $misuse }
# What to do instead.
usage-is = it is written `{ $usage }`
refused-no-deed = what is to be done with { $place }?
    .hint = type r1c1=5 to set a digit, r3c6<>4 to strike out a candidate
refused-no-cell = there is no cell { $place }
cells-go-to = rows and columns go from 1 to { $side }: r1c1 to r{ $side }c{ $side }
refused-no-digit = { QUOTE($word) } is no digit of this quiz
digits-go-to = digits go from 1 to { $side }
digits-go-to-letter = digits go from 1 to { $side }, { $side } as { $largest } or { $side }
refused-several-digits = { QUOTE($word) } is more than one digit
refused-not-loaded = Quiz not loaded yet.
    .hint = `load <file>`, or paste its cells
refused-loaded-before = A quiz loaded before.
    .hint = `load` replaces it, `clear` forgets it
# $how: which two digits contradict each other.
refused-clues = contradictory clues: { $how }
    .hint = correct one of the two cells and load the quiz again
refused-digits = { $how }
there-are-rules = here these can be taken, and several joined by +: { LIST($rules, between: ", ") }
other-rules = `rules plain` leaves rows, columns and boxes alone; `rules <name>` takes others
refused-clue = { $at } is a clue, { $digit }
    .hint = `load` another quiz to change its clues
refused-not-by-hand = { $at } has no digit that was set by hand
# A cell that a house, a knight's move, a king's move or a list of this name joins with it has the digit.
refused-rival = { $at } cannot be { $digit }: { $house } has a { $digit } at { $peer }
refused-rival-knight = { $at } cannot be { $digit }: { $peer } is { $digit } (a knight's move)
refused-rival-king = { $at } cannot be { $digit }: { $peer } is { $digit } (a king's move)
refused-rival-listed = { $at } cannot be { $digit }: { $peer } is { $digit } ({ $name })
refused-struck-out = { $digit } has been struck out at { $at }
    .hint = `undo` takes back the last changes, `reset` all of them
refused-certain = { $at } can only be { $digit }
refused-filled = { $at } is { $digit } and has no candidates
refused-no-candidate = { $digit } is not a candidate of { $at }
refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-redo = There is nothing to do again.
# $why: why a file cannot be read or written.
refused-quiz-not-read = Fail to open quiz file { $name }: { $why }.
    .hint = `load` takes the cells in one line as well
refused-not-read = Fail to open file { $name }: { $why }.
refused-not-written = Fail to write file { $name }: { $why }.
refused-there-already = { $name } is there already.
written-over = `save! { $name }` writes over it
# $reason: in English. Also $format.
refused-not-held = { $reason }
    .hint = a name that ends in .txt or .json takes every quiz
refused-under-way = { $name } is being carried out already
refused-empty-file = { $name } holds no quiz
refused-no-such-quiz = { $name } has no quiz number { $wanted }
it-has = it has { $count ->
        [1] one
       *[other] { $count }
    }
refused-no-cells = quiz: { $message }

## What does not fit an order.

misuse-nothing = found { QUOTE($found) } after it; expected nothing
misuse-file = expected a file
misuse-source = expected a file, the cells, or - for the next lines
misuse-steps = expected the number of steps
misuse-force = found ! after its name, which only `save` may have
misuse-one-digit = expected one digit
misuse-digits = expected one or more digits
misuse-no-cell = { QUOTE($found) } is not a cell
misuse-choice = found { QUOTE($found) }; expected { QUOTES($choices) }
misuse-number = found { QUOTE($found) }; expected a whole number
misuse-itself = it does not time itself
misuse-cell-and-digit = expected a cell and a digit, such as r1c1=5 or r5c7<>2

## Why a file cannot be read or written. Also $text, what the system says.

file-missing = no such file or directory
file-forbidden = permission denied
file-folder = is a directory
file-no-folder = no such directory
file-no-room = no space left on device
file-other = { $text }

## What a format cannot hold.

loss-shape = the shape is lost: { $format } says no more than how many cells there are
loss-clues = clues are lost: { $format } has other ones
loss-singles-as-clues = open cells with one candidate become clues: { $format } cannot tell them apart
loss-candidates = given candidates are lost: { $format } has none
loss-candidates-as-marks = given candidates become written ones: { $format } cannot tell them apart
loss-marks = written candidates are lost: { $format } has none
loss-marks-as-candidates = written candidates become part of the puzzle: { $format } cannot tell them apart
loss-none-left = cells without a candidate look untouched: { $format } cannot tell them apart
loss-none-struck = cells with all candidates look untouched: { $format } cannot tell them apart
loss-unmarked = cells without marks get all candidates that are left: { $format } cannot tell them apart
loss-ruled-out = candidates that a digit rules out are lost: { $format } leaves them out
loss-placed = placed digits are lost: { $format } has only clues
loss-placed-as-clues = placed digits become clues: { $format } has only clues
loss-rules = the rules are lost: { $format } cannot say them
loss-rule-names = names in the rules are lost: { $format } has only the cells
loss-solution = the solution is lost: { $format } has none
# Also $fact.
loss-fact = the { $fact } is lost: { $format } has none
