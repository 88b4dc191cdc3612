### The page in a browser.

page-skip = Skip to the page
page-parts = Parts of the page
page-language = Language
page-colours = Colours
page-auto = As the device
page-light = Light
page-dark = Dark
page-play = Play
page-make = Make
page-count = Count
page-symmetry = Symmetry
page-chaos = Chaos
page-gone = The program does not answer; it may have ended. Start it again with: ennea serve. What is on the board stays.
page-not-kept = This browser keeps nothing for the next visit (its storage is full or forbidden). The link of this page brings the digits back.
page-by-server = Computed by the program at { $host }.
page-by-browser = Computed in this browser, with 128-bit vectors.
page-by-old-browser = Computed in this browser, which has no 128-bit vectors: hard questions take several times as long.
page-offline = Kept here: the page works without a network.
page-online = This browser keeps nothing: the page needs the network.
page-not-loaded = A part of the program could not be fetched. Once there is a network again, ask once more; what is on the board stays.
page-broken = This was too much for the program in this browser. Other questions can be asked; what is on the board stays.
page-board = Board
page-help = Help
page-digits = Digits
page-empty = empty
page-clue = clue
page-marks = marks
page-clashes = stands twice
page-full = nothing
page-lacks = { $house }: { $digits }.
page-comma = {", "}
page-write = write { $digit }
page-pencil = Pencil marks
page-erase = Erase
page-undo = Undo
page-redo = Redo
page-fill = Fill in marks
page-fill-help = Writes into each cell all digits that no cell it sees holds
page-hint = Hint
page-step = Next step
page-check = Check
page-way = Whole way
page-way-step = { $name }: { $what }
page-more = Tell more
page-apply = Do it
page-applied = Done: { $what }.
page-why = Why is that certain?
page-proof = It rests on: { $houses }.
page-take-back = Take back { $sets }.
page-edit = Edit clues
page-edit-on = Digits are clues now
page-edit-off = Digits are yours now
page-is-clue = This is a clue
page-is-filled = This cell is filled
page-undone = Undone
page-redone = Done again
page-another = Another board. Undo brings the last one back.
page-returned = The board from before. Redo brings the other one back.
page-marks-on = Pencil marks on
page-marks-off = Pencil marks off
page-new-puzzle = New puzzle
page-blank = Empty board
page-print = Print
page-any-level = any level
page-paste = Paste a puzzle
page-paste-label = A line, a picture, a link or a file of another program
page-paste-help = 81 digits, or a link of f-puzzles, SudokuPad, sudokuwiki, ...
page-load = Load
page-ignored = Left out: { $what }
page-share = Share
page-format = Form
page-this-page = Link of this page
page-shared = Text to share
page-copy = Copy
page-copied = Copied.
page-copy-by-hand = Copy the text by hand.
page-setter = Make your own
page-shape = Shape of boxes
page-rules = Rules
page-plain = rows, columns and boxes
page-stop = Stop
page-stopped = Stopped.
page-working = Working ...
page-of-steps = { $percent } % ...
page-solutions = { $count } { $count ->
        [one] solution
       *[other] solutions
    }
page-at-least = At least { $number } solutions
page-several = Several solutions
page-where-differ = Where do they differ?
page-differ = Two solutions differ in { $count } { $count ->
        [one] cell
       *[other] cells
    }; the others are shown.
page-unique = Exactly one solution
page-none = No solution
page-true-candidates = Show true candidates
page-candidate-counts = Solutions of each
page-true-only = whether there is one
page-up-to = how many, up to { $number }
page-rated = { $level }, { $number } on the scale { $scale }
page-done = Solved. Well done!
page-not-right = All cells are filled, but not rightly.
page-cannot-check = Only a puzzle with exactly one solution can be checked.
page-wrong = { $count } { $count ->
        [one] digit is
       *[other] digits are
    } wrong.
page-wrong-marks = All digits are right; the right one is missing among the marks of { $count } { $count ->
        [one] cell
       *[other] cells
    }.
page-all-right = All right so far.
page-place = Place on the way
page-way-help = This is the way, and nothing can be written on it. Close, or any other button, brings your own board back.
page-step-of = Step { $step } of { $all }
page-way-ends = Solved after { $count } { $count ->
        [one] step
       *[other] steps
    }.
page-back = Back
page-forth = On
page-close = Close
page-keys = Keys
page-make-title = Make puzzles and print them
page-number = How many
page-level = Level
page-technique = Hardest technique
page-any-technique = any
page-seed = Seed
page-seed-help = none: new ones each time
page-make-them = Make
page-made = { $count } { $count ->
        [one] puzzle
       *[other] puzzles
    }; the seed { $seed } makes the same again.
page-clues = { $count } { $count ->
        [one] clue
       *[other] clues
    }
page-pages = Pages
page-title = Title
page-per-page = Puzzles on a page
page-paper = Paper
page-print-large = Large print
page-print-book = As a book with chapters
page-print-levels = Say how hard
page-print-no-answers = Without answers
page-download = Download { $format }
page-saved = { $name } saved, { $size } bytes
page-page-number = Page { $number }
page-count-title = How many Sudokus are there?
page-count-lead = The program derives the number of grids and of essentially different grids of a shape from nothing but the rules, here and now, and tells how.
page-count-them = Count them
page-story = The story
page-different = essentially different grids
page-burnside = { $grids } grids, seen through { $symmetries } symmetries: the mean number of grids that a symmetry leaves as they are.
page-small-title = All 288 grids of 4 x 4
page-small-lead = Each tile is a grid, its digits as colours. A move sends every grid to another one, or leaves it where it is. Grids that moves connect are essentially the same.
page-small-picture = { $number } grids as tiles
page-moves = Moves
page-move = Move
page-fixed = Grids that stay
page-fixed-caption = What each move leaves as it is. The mean over all moves is the number of classes.
page-fixed-by = { $move }: { $number } of { $all } grids stay as they are.
page-two-classes = { $all } grids in { $classes } classes: { $sizes }. The frames tell them apart.
page-move-nothing = Nothing
page-move-rows = Swap rows 1 and 2
page-move-bands = Swap the bands
page-move-columns = Swap columns 1 and 2
page-move-mirror = Mirror in the diagonal
page-move-turn = Half turn
page-move-relabel = Rename 1 and 2
page-move-rows-relabel = Swap rows in both bands, rename 1-2, 3-4
page-move-bands-relabel = Swap the bands, rename 1-3, 2-4
page-symmetry-title = The same in disguise
page-symmetry-lead = Drag a row or a column within its band or stack, a farther one to swap bands, or use the buttons. The grid looks different; what is written on the right does not change.
page-grid = Grid
page-random = A random grid
page-famous = A symmetric grid, { $number }
page-start-again = Start again
page-rows-word = Rows
page-columns-word = Columns
page-swap-bands = bands { $one }↔{ $other }
page-swap-stacks = stacks { $one }↔{ $other }
page-mirror = Mirror
page-turn-quarter = Quarter turn
page-rename-digits = Rename digits
page-scramble = Scramble
page-what-stays = What stays
page-automorphisms = Automorphisms
page-first-of = The first { $number } of { $all }:
page-move-it = Move it.
page-same-again = The same grid again.
page-same-renamed = The same grid but for the names of the digits.
page-moves-done = { $count } { $count ->
        [one] move
       *[other] moves
    }: a different grid, essentially the same.
page-canonical = Canonical form: the least of all its disguises
page-class-number = Number of its class
page-counted-from-0 = { $number }, counted from 0
page-equivalent-grids = Grids that are essentially the same
page-order = order { $order }
page-automorphism-done = An automorphism: after renaming, each digit is where it was.
page-chaos-title = Chaos inside Sudoku
page-chaos-lead = Every candidate becomes a spin between -1 and 1, every rule a force. The flow seeks the solution, and on its way it may wander chaotically, the longer the harder the puzzle. The paler a digit, the less sure the flow is.
page-puzzle = Puzzle
page-start = Start (seed)
page-follow-it = Follow
page-play-it = Play
page-pause = Pause
page-time = Time
page-flow-at = t = { $time }: { $rules } rules are violated
page-flow-unsolved = t = { $time }: not solved yet, { $rules } rules are violated. Another start may arrive sooner.
page-flow-solved = Solved at t = { $time }
page-curve-label = Violated rules over time, at most { $most }
page-map-title = Where starts lead
page-map-lead = Two spins of the start are scanned. The colour is the digit of the cell that is ahead at the time; where colours mix at all scales, no one can foretell it. Draw a rectangle to look closer.
page-map-label = Map of starts; + looks closer, - at all of it
page-cell = Cell
page-map-it = Map
page-zoom-out = All of it
page-map-words = spins { $spins }; { $percent } % of neighbours differ; { $points } points a side
page-rated-by = { $level }: { $technique } ({ $scale })
page-rated-without = { $level } ({ $scale })
page-shape-latin = { $side } x { $side }, Latin squares
page-shape-boxes = { $side } x { $side }, boxes of { $rows } x { $columns }

## Keys of the keyboard, `.keys`, and what they do.

page-key-move = move
    .keys = arrows, Home, End, PgUp, PgDn
page-key-digit = write a digit
    .keys = 1 to 9
page-key-mark = a pencil mark
    .keys = Shift and 1 to 9
page-key-delete = empty the cell
    .keys = Delete
page-key-pencil = pencil marks on and off
    .keys = m or space
page-key-next = next empty cell
    .keys = n
page-key-lack = say what the houses lack
    .keys = l
page-key-hint = hint, next step, do it
    .keys = h, s, a
page-key-way = the whole way
    .keys = w
page-key-check = check
    .keys = c
page-key-undo = undo, redo
    .keys = u, y
page-key-edit = edit clues
    .keys = e

## Symmetries of patterns of clues.

page-symmetry-none = none
page-symmetry-half-turn = half turn
page-symmetry-quarter-turn = quarter turn
page-symmetry-diagonal = diagonal
page-symmetry-antidiagonal = antidiagonal
page-symmetry-mirrors = mirrors
page-symmetry-diagonals = diagonals
page-symmetry-horizontal = horizontal
page-symmetry-vertical = vertical
page-symmetry-full = full

## Rules, in a word.

page-rule-jigsaw = jigsaw
page-rule-x = x
page-rule-diagonal = diagonal
page-rule-windoku = windoku
page-rule-disjoint = disjoint
page-rule-centre-dot = centre-dot
page-rule-asterisk = asterisk
page-rule-girandola = girandola
page-rule-hypercube = hypercube
page-rule-knight = knight
page-rule-king = king
page-rule-non-consecutive = non-consecutive
page-rule-non-consecutive-round = non-consecutive-round
page-rule-latin = latin
