### Why something cannot be done, without a full stop.

## No rating.

rate-shape = found a { $shape } puzzle, expected 3x3: only those are rated
rate-candidates = found a puzzle given by candidates, expected clues: { $scale } is made for these
rate-rules = found the rules { $rules }, expected those of the shape: { $scale } is made for these
rate-none = it has no solution, expected exactly one
rate-several = it has several solutions, expected exactly one: { $at } can be { $one } or { $other }
# What to type instead, in the terminal.
other-scale = --scale ladder-1 rates puzzles of any shape and rules, and candidates too
no-scale = leave --scale away
it-was-stopped = it was stopped

## A text that is no puzzle; `.hint`: what to type instead.

text-empty = found no cells; expected a puzzle
    .hint = type the cells of all rows in one line, or one row per line, with '.' for an empty cell
text-character = found '{ $found }'; expected a digit, or '.' for an empty cell
    .hint = write '.' for an empty cell, '#' before a comment
text-cell-count = found { $found } { $found ->
        [one] cell
       *[other] cells
    }; expected { $cells } (a { $shape } grid)
    .hint = write '.' for an empty cell; for boxes of another size give the shape, such as 2x4
text-row-length = found { $found } { $found ->
        [one] cell
       *[other] cells
    } in a row; expected { $expected }
    .hint = give every row a line of its own and write '.' for an empty cell
text-row-count = found { $found } { $found ->
        [one] row
       *[other] rows
    } of { $expected } cells; expected { $expected } rows
    .hint = give every row a line of its own and write '.' for an empty cell
text-frame = found a frame around boxes of { $rows }x{ $columns } cells; expected boxes of { $side } cells, as many as a row has
    .hint = draw the frame around the boxes only, leave it out, or give the shape, such as 2x3
text-second-puzzle = found more after the puzzle; expected its end
    .hint = give one puzzle at a time
text-digit-too-large = found the digit { $found }; expected 1 to { $largest } (a { $shape } grid)
    .hint = correct the digit; for boxes of another size give the shape, such as 2x4
text-several-digits = found '{ $found }', several digits in one cell; expected one digit or '.'
    .hint = write '.' for a cell that is still open; candidates are not read
text-empty-cell = found { $cell } empty; expected a digit in every cell
    .hint = fill in every cell, or solve the puzzle first
# $how: which digit a house holds twice.
text-conflict = { $how }
    .hint = change one of the two cells
# A quiz, or a file, with the place in it and what is wrong there.
unreadable-quiz = quiz line { $line }: { $message }
unreadable-quiz-at = quiz line { $line }, column { $column }: { $message }
unreadable-file = { $name }, line { $line }: { $message }
unreadable-file-at = { $name }, line { $line }, column { $column }: { $message }

## A text that gives no rules, or rules that do not fit.

rules-at-line = line { $line } of the rules: { $message }
rules-unknown-meant = '{ $word }' is not a rule; did you mean '{ $meant }'?
# Also $rules, all names.
rules-unknown = '{ $word }' is not a rule; expected one of { LIST($rules, between: ", ") }, several of them joined by '+', N times N letters for a jigsaw, or a file
# $needs: one of the four below.
rules-no-meaning = the rule '{ $rule }' has no meaning for { $shape }; it needs { $needs }
rules-too-short = found '{ $found }'; expected two cells or more
rules-shape-again = found '{ $found }'; expected the shape once, before all rules
rules-shape-wanted = found '{ $found }'; expected 'shape RxC', for example 'shape 3x3'
rules-no-letters = found '{ $found }'; expected lines of letters after it
rules-no-cell = found '{ $found }'; expected cells from r1c1 to r{ $side }c{ $side }
rules-letters = the regions have { $found } letters; expected { $expected }, one for each cell
rules-region-size = region '{ $letter }' has { $size } cells; expected { $side } regions of { $side } cells each
rules-region-count = found { $found } regions; expected { $side } of { $side } cells each
rules-house-size = the house '{ $name }' has { $found } different cells; expected { $expected } (cells that only differ are written 'differ r1c1 r2c2 ...')
# Also $line; $name is in English.
rules-house-size-of-line = the house '{ $name }' has { $found } different cells; expected { $expected } (cells that only differ are written 'differ r1c1 r2c2 ...')
rules-of-digits = found '{ $rules }', which forbids consecutive digits; expected rules that speak of one digit at a time, as steps and ratings do
rules-other-shape = the rules are for { $found }; expected rules for { $expected }
needs-3x3 = 3x3
needs-square = square boxes of 2x2 cells or more
needs-two = boxes of two rows and two columns or more
needs-odd = boxes of an odd number of rows and of columns, 3x3 or more

## A text of a puzzle, with the place in it.

text-at = line { $line }: { $message }
text-at-column = line { $line }, column { $column }: { $message }

## No grid, no solution, no recipe for new puzzles.

grid-length = found { $found } digits; expected { $expected }
grid-digit-too-large = found the digit { $digit } at { $cell }; expected none above { $side } in { $shape }
grid-empty = found { $cell } empty, one of { $count }; expected a digit in every cell
# $how: which digit a house holds twice.
grid-conflict = { $how }; expected each digit once in each house
improper-none = no solution
improper-several = several solutions: { $at } is { $one } in one and { $other } in another
recipe-empty-range = no number is at least { $fewest } and at most { $most }
recipe-too-many-clues = a { $shape } puzzle has up to { $cells } clues, found { $found }
recipe-not-minimal = a minimal { $shape } puzzle has up to { $bound } clues, as every row has an empty cell; found { $found }
recipe-rules = minimal puzzles without bias are made of grids that are all equally likely, and grids of other rules are not drawn like that
recipe-pattern = minimal puzzles without bias have any pattern, found the symmetry { $pattern }
recipe-too-large = minimal puzzles without bias are made for up to 81 cells; { $shape } has { $cells }
recipe-too-few = no proper { $shape } puzzle has { $most } clues or fewer: the fewest are { $fewest }, as was proved by a search through all grids
recipe-too-many = no minimal { $shape } puzzle has more than { $most } clues
recipe-example = type, for example:  ennea make --shape { $shape } --clues { $fewest }..{ $most }

## What is asked for excludes itself; `.hint`: what to do instead.

taste-level = no rating is both of that --level, { $level }, and of that --rating, { $rating }
    .hint = leave one of the two away; ennea rate --levels shows the levels
taste-rating = no puzzle is both: with --technique { $technique } ratings are { $possible }, and the wanted ones are { $wanted }
    .hint = leave one of the two away; ennea rate --levels shows the ratings of levels
taste-shape = only plain 3x3 puzzles have ratings, not those of { $shape }
    .hint = --level and --technique serve all, for example --level hard
taste-rules = only plain 3x3 puzzles have ratings, not those of the rules { $rules }
    .hint = --level and --technique serve all, for example --level hard
taste-technique = no puzzle is both: --technique { $technique } is of the level { $own }, not { $level }
    .hint = leave one of the two away; ennea rate --levels --scale ladder-1 shows the levels
# $wanted: a level, or a technique.
taste-hard = no { $shape } puzzle is as hard as { $wanted }: all of them were looked through, and none needs more than { $hardest }
    .hint = ask for --level { $level }, or for a larger shape
taste-hard-rules = no { $shape } puzzle with the rules { $rules } is as hard as { $wanted }: all of them were looked through, and none needs more than { $hardest }
    .hint = ask for --level { $level }, or for a larger shape
rating-range = { $from } to { $to }

## Grids, clues, and moves that keep the rules.

# $how: which digit a house holds twice.
not-lawful = { $how }
    .hint = equivalence is about what keeps the rules; correct one of the two cells
# $how: why there is not exactly one solution.
no-only-solution = { $how }
    .hint = give a grid, or a puzzle with one solution
not-numbered = grids of { $shape } are not numbered; those of 2x2, 2x3, 3x2, 2x4, 4x2, 3x3 and up to 1x5 are
no-grid-of-rules = no grid of { $shape } keeps the rules { $rules }: a search through all fillings found none
# A question by the name of its command, and those that have a method. $served (list).
unserved-rules = found the rules { $rules }; { $question } has no method for them
unserved-candidates = found a puzzle given by candidates; { $question } has no method for them
unserved-hint = these have: { LIST($served, between: ", ") }

## The page.

rule-not-known = found rules that are not known here: { $rule }; expected known ones
not-the-clue = { $cell }: found { $found }; expected the clue { $clue }
no-digit-at = { $cell }: found '{ $sign }'; expected digits
method-does-not-serve = this method does not serve this puzzle
    .hint = leave it out
too-long = found no answer in { $seconds } s, the longest that this page computes for one question
    .hint = the command line has no such limit
busy = found { $waiting } questions that wait; expected fewer
    .hint = ask again later
not-made = found { $found } puzzles; expected { $wanted }
    .hint = ask for fewer, or for something less rare
too-many-moves = found the shape { $shape }, whose cells have { $moves } moves; expected { $most } at most
    .hint = the command line has no such limit

## The command line: labels, places in what was given, and what is wrong with it.

label-error = error:
label-note = note:
label-hint = hint:
source-argument = argument { $number }
source-input = standard input
source-line = { $name }, line { $line }
source-line-alone = line { $line }
source-column = { $at }, column { $column }
cannot-read = cannot read { $name }: { $why }
left-out = left out: { $rules }
so-no-solution = { $why }, so there is no solution
# What somebody has written, $why; then, where the question is about the clues alone.
dead-end = what is written leaves no solution: { $why }
dead-end-of-clues = what is written leaves no solution: { $why }; the answer is about the clues alone
no-puzzle = found no puzzle; expected at least one
    .hint = ennea convert --from says which format it is; --list shows them
rules-not-known = found rules that are not known here: { $rules }; expected rules that ennea census --rules help lists
    .hint = solve it where the link is from; --lossy leaves the rules out
rules-differ = found a puzzle with the rules { $own }, and --rules has { $given }; expected the same
    .hint = leave --rules out; ennea convert --lossy --to line leaves the puzzle's out
candidates-without-clues = this one has no clues at all
candidates-beside-clues = ennea convert --to line keeps the clues alone, which do not have one solution
link-of-none = { $at } is a link to no site whose puzzles are read
    .hint = links of f-puzzles, SudokuPad, sudokuwiki.org and sudoku.coach are
# An argument that is neither a puzzle nor a file, for these reasons.
neither = { $at } is neither a puzzle nor a file
    .hint = check the name; in a puzzle write '.' for an empty cell
neither-as-puzzle = as a puzzle: { $message }
neither-as-puzzle-at = as a puzzle: column { $column }: { $message }
neither-as-file = as a file: { $message }
read-as = read as { $format } ({ $help })

## What the command line asks for; `.hint`: what to type instead.

none-given = found no puzzle; expected one as an argument, a file, or a pipe
    .hint = type the cells row by row with '.' for an empty one, a file's name, or -
wanted-one = found { $found } puzzles; expected one
    .hint = give one at a time
wanted-two = found { $found ->
        [one] one puzzle
       *[other] { $found } puzzles
    }; expected two to compare
    .hint = ennea equivalent A B, or a file with two lines; ennea unique compares any number
wanted-the-same-rules = found puzzles with the rules { $one } and { $other }; expected the same rules
    .hint = --lossy leaves rules out
wanted-one-grid = found more than one grid; expected one
    .hint = one at a time
wanted-a-grid = found no grid; expected one
    .hint = without GRID the cyclic grid is taken
# $how: which cell is empty, or which digit a house holds twice.
no-grid = this is no grid: { $how }
    .hint = ennea solve fills in what is missing
rank-not-given = found no rank; expected one as an argument, a file, or a pipe
    .hint = ennea unrank 0 is the first grid
neither-rank-nor-file = { $at }: '{ $found }' is neither a rank nor a file that can be read: { $why }
    .hint = a rank is a number such as 0 or 41,000,000
not-a-rank = { $at }: found '{ $found }'; expected a rank, a number from 0 to { $last }
no-such-rank = { $at }: there is no rank { $found }; ranks are 0 to { $last }
    .hint = without --ed, ranks are those of all grids
no-classes = this grid is { $shape }; only 3x3 has a catalogue of classes
    .hint = leave --ed out
# $names (list): endings with their dots.
ending-unknown = cannot write to { $path }: found the ending .{ $found }; expected { LIST($names, last: " or ") }
ending-missing = cannot write to { $path }: found no ending; expected { LIST($names, last: " or ") }
only-read = { $format } is only read; expected another format
    .hint = ennea convert --list shows which formats are written
no-target = found no format to write; expected --to FORMAT
    .hint = ennea convert --list shows the formats; --to line writes one line for each puzzle
no-target-of = { $path } has the ending of no format; expected --to FORMAT
    .hint = ennea convert --list shows the formats; --to line writes one line for each puzzle
cells-beside-clues = found { $found } cells; expected { $expected }, as --clues has
    .hint = give the whole state in one line
clue-beside-clues = found { $found } at { $at }; expected the clue { $clue } of --clues
    .hint = correct { $at }
scale-of-plain = found a puzzle with rules of its own; expected a plain one: the scale rates no others
    .hint = leave --scale away
scale-of-clues = found a half solved puzzle; expected clues alone: a rating starts from these
    .hint = leave --scale away, or the digits placed since

## What a format does not hold; `.hint`: what to type instead.
# $others (list): options.

unknown-in-format = found rules that are not known here: { $rules }; expected none
    .hint = --lossy leaves them out
rules-beyond-format = found the rules { $rules }, and { $format } has no rules; expected another format
    .hint = { LIST($others) } { COUNT($others) ->
        [1] has
       *[other] have
    } them; --lossy leaves them out
some-rules-beyond-format = found the rules { $rules }, and { $format } cannot say them; expected another format
    .hint = { LIST($others) } { COUNT($others) ->
        [1] has
       *[other] have
    } them; --lossy leaves them out
shape-beyond-format = found a { $shape } puzzle; expected 3x3, for { $format }
    .hint = --to line and --to picture take any shape
size-beyond-format = found a { $shape } puzzle; expected at most { $most } digits, for { $format }
    .hint = --to line and --to picture take any shape

## What cannot be printed; `.hint`: what to type instead.

nothing-to-print = found no puzzle to print; expected one at least
    .hint = ennea print -o FILE PUZZLES
print-without-solution = found a puzzle without a solution; expected one with exactly one
    .hint = correct it, or print it all the same with --allow-improper
# $why: the proof.
print-without-solution-as = found a puzzle without a solution: { $why }; expected one with exactly one
    .hint = correct it, or print it all the same with --allow-improper
print-with-several = found a puzzle with several solutions; expected one with exactly one{"\u000A"}{"  "}two of them differ first at { $at }, which is { $one } or { $other }
    .hint = ennea solve --limit 2 shows two; --allow-improper prints it all the same
# $characters (list): each with its code.
print-font = cannot write '{ $text }': no font here has { LIST($characters, between: ", ") }
    .hint = --font FILE takes them from another font
print-no-font = expected a TrueType or OpenType font with outlines
print-small-digits = the digits would have { $found } points; expected { $expected } at least
    .hint = put fewer on a page with --per-page, or take larger --paper
print-small-grid = the grids would be { $found } cm wide; expected 14 cm at least in large print
    .hint = take --paper a4 or letter, or a smaller --margin
print-no-room = there is no room on the page
    .hint = take a smaller --margin, a shorter title, or larger --paper
print-long-code = found a text of { $length } bytes for a QR code; there is no room for it
    .hint = give --qr a shorter link, or put fewer on a page with --per-page

## What can be counted, and how; `.hint`: what to type instead.

shape-malformed = '{ $found }' is not a box shape; expected RxC, the rows and columns of a box, for example 3x3 or 2x4
shape-out-of-range = boxes of { $rows }x{ $columns } cells cannot be handled; R and C are at least 1 and R times C is at most { $most }
census-shapes = what is counted in full: 2x2, 2x3, 3x2, 2x4, 4x2, 2x5, 5x2 and 3x3, and Latin squares 1x2 to 1x9; others are estimated
    .hint = type the rows and columns of a box, for grids of 9x9:  ennea census 3x3
census-bands-of-rules = --table bands has no meaning with --rules
    .hint = --table classes has
census-single-lines = first bands of { $shape } are single lines; this method needs other boxes
    .hint = leave --method out, or type:  ennea census 1x5 --method templates
census-side = this method counts sides up to { $most }; { $shape } has side { $side }
    .hint = leave --method out, or type:  ennea census 2x3 --method enumerate
census-side-of-latin = this method counts sides up to { $most } of Latin squares; { $shape } has side { $side }
    .hint = leave --method out, or type:  ennea census 2x3 --method enumerate
census-table = this table is out of reach for { $shape }
    .hint = leave --table out for what can be computed; or type:  ennea census 3x3 --table bands
method-of-clues = found a puzzle with rules or candidates that this method does not serve; expected walk, all-grids or templates
    .hint = leave --method out
method-bands = this puzzle is { $shape }; bands counts 3x3 only
    .hint = leave --method out
method-half-rows = this puzzle is { $shape }; half-rows counts two stacks or two bands, any 2x4 puzzle and those of 2x5 with enough clues
    .hint = leave --method out
method-all-grids = this puzzle has clues that do not see each other, or its grids are too many; all-grids counts puzzles whose clues all see each other, up to 2x5 and 1x9
    .hint = leave --method out
method-templates-of-digits = this puzzle has rules between digits, which have no templates
    .hint = leave --method out
method-templates = this puzzle needs more memory than templates may take
    .hint = leave --method out
count-stopped = stopped: at least { $found ->
        [one] 1 solution
       *[other] { $found } solutions
    } and less than 10^{ $digits }
walks-some = there are some { $found } solutions by estimate, and they are found one by one
    .hint = --estimate for a better estimate, --limit to stop earlier; after Ctrl-C it says how many were found
walks-many = there are more than { $found } solutions, and they are found one by one
    .hint = --estimate for a better estimate, --limit to stop earlier; after Ctrl-C it says how many were found
clues-too-large = a grid with { $shape } boxes has { $cells } cells; unavoidable sets are found up to 128
    .hint = give a grid of 2x5 or smaller boxes

## Notes of the command line.

note-seed = --seed { $seed } repeats this
note-one-a-file = { $format } is for one puzzle a file; other programs may read only the first
note-made-in-time = made { $made } of { $wanted }: the time is over; --time allows more
note-made-of-attempts = made { $made } of { $wanted }: { $attempts } attempts in a row gave nothing new; --attempts allows more
note-attempt-failed = nothing comes of the attempt { $id }
note-few-pages = the book has { $pages } pages; most printers bind { $least } at least
note-no-puzzle = found no puzzle
