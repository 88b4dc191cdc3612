### What the terminal says besides answers: refusals and notes, without a full stop.

## Memory and threads; `.hint`: what to type instead.

# $fits: as many as there is room for.
pool-memory = --threads { $asked } needs { $megabytes } MB of memory, and there is less
    .hint = --threads { $fits } would do; ulimit -v shows a limit, and raises it
pool-no-memory = found less than { $megabytes } MB of memory; expected at least that much
    .hint = ulimit -v shows a limit, and raises it
# $why: in the words of the system.
pool-threads = --threads { $asked } is more than the system gives: { $why }
    .hint = --threads { $fits } would do; ulimit -u shows a limit, and raises it
pool-no-threads = the system gives no threads: { $why }
    .hint = ulimit -u shows a limit, and raises it

## Options that do not go together, or say nothing here; `.hint`: what to type instead.

# $why: one of the messages after it.
rules-not-taken = ennea { $command } takes no --rules: { $why }
    .hint = these commands do: { LIST($takes, between: ", ") }
no-rules-moves = its moves are those of the shape, which break most other rules
no-rules-numbers = it numbers the grids of rows, columns and boxes
no-rules-clues = it seeks the clues of grids of rows, columns and boxes
no-rules-flow = of its commands formula and solve take rules
no-rules-jobs = its jobs are those that 'ennea units plan' lists
no-rules-ladder = it checks the numbers of all shapes; 'ennea census --rules' checks its own
no-rules-page = each puzzle on the page may have rules of its own
no-rules-at-all = it has to do with no puzzles
negative-number = found { $found }; expected no number below 0 here
    .hint = { $help } tells what it takes
negative-after = found { $found } after { $option }; expected a number that is not negative
    .hint = { $help } tells what it takes
seed-of-count = found --seed, but nothing is drawn where solutions are counted
    .hint = add --estimate, or leave --seed out
seed-of-ladder = found --seed, but the ladder draws nothing
    .hint = --certificate LEDGER draws rows
scale-without-levels = the scale minutes-1 has no levels
    .hint = leave out --level, or --scale
other-rules-of-id = found --rules { $rules } and the id { $id }, which says other rules; expected one of them
    .hint = leave --rules out; it is for ids whose rules have no name
no-rules-of-id = the rules of { $id } have no name, and are not those given
    .hint = add --rules FILE with the rules that made it

## Drawing at random; `.hint`: what to type instead.

draw-completing = --completing draws from the solutions of a puzzle of any shape, if there are few enough
draw-memory = { $number } solutions do not fit into memory
draw-of-rules = more than { $most } grids keep the rules { $rules }, even without relabelling; to draw from them each with the same chance they are found one by one
    .hint = give clues with --completing, or take a smaller --shape
draw-too-many = the solutions of this { $shape } puzzle are too many to be counted here, and so to be drawn from
    .hint = give more clues with --completing, or take a smaller --shape; every 3x3 puzzle is served

## Rules whose grids or moves are out of reach.

# $why: one of the messages after it.
of-these-rules = { $why }{"\u000A"}{"  "}the rules are '{ $rules }' on { $shape }
many-templates = these rules have too many templates to list; expected a side up to 11 and a million templates at most
no-grid-of-templates = no grid keeps these rules: of their { $number } templates no choice that they allow covers all cells
templates-to-cover = these rules have { $number } templates, and pairs or no boxes that keep bands from being counted; exact covers of 9x9 and larger are counted with 10,000 templates at most
moves-templates = these rules have too many templates for a search for their moves; expected a side up to 11 and a million templates at most
moves-digits = these rules are between digits, and forms are found up to any relabelling; expected rules that speak of one digit at a time
moves-group = the group of these rules has { $number } elements, which are tried one by one; expected 262,144 at most
census-group = the group of these rules has { $number } elements; expected 262,144 at most
census-walk = grids of rules between digits are counted one by one; expected a side up to 9
# $scope: the name of an option.
group-of-rules = the group of { $rules } on { $shape } has { $order } moves of the cells ({ $scope })
two-shapes = found puzzles of { $one } and of { $other }; expected two of one shape

## Notes on puzzles that are made.

note-taken-away = clues are taken away until none can go, as such puzzles hardly have any to spare
note-fewest-unproved = no proper { $shape } puzzle with fewer than { $clues } clues is known, though nobody has proved that there is none
note-most-unproved = no minimal { $shape } puzzle with more than { $clues } clues is known, though nobody has proved that there is none
note-filled = grids of these rules are filled cell by cell at random, so some are likelier than others
note-not-uniform = { $shape } grids cannot be drawn uniformly; these come from a solver and a shuffle, so some are likelier than others
note-symmetric-minimal = symmetric-minimal: no orbit of clues can go, but a single clue may
note-without-rules = the lines do not say the rules { $rules }: give them again where the puzzles are read, with --rules, or take --json
note-tries = { $tries } tries; a { $shape } grid has { $mean } minimal puzzles of up to { $most } clues on average, +- { $error } %
note-tries-from = { $tries } tries; a { $shape } grid has { $mean } minimal puzzles of { $fewest } to { $most } clues on average, +- { $error } %
note-nearest = the nearest other one { $what }:{"\u000A"}{ $clues }
note-is-rated = is rated { $rating }
note-needs = needs no more than { $technique }
note-has-clues = has { $count } clues

## Long work and its ledgers. $file, and numbers of parts.

# $whose: shard, or other.
ledger-done = { $file }: { $done } of { $all } parts{ $whose ->
        [shard] {" of the shard"}
       *[other] {""}
    } are done already
# $whose: shard, or other.
ledger-saved = interrupted: { $done } of { $all } parts{ $whose ->
        [shard] {" of the shard"}
       *[other] {""}
    } are done and saved in { $file }
    .hint = the same words go on from there
# $whose: shard, or other.
ledger-lost = interrupted: { $done } of { $all } parts{ $whose ->
        [shard] {" of the shard"}
       *[other] {""}
    } were done and are lost
    .hint = with --checkpoint FILE the same words go on where they were interrupted
ledger-counted = counted { $done } parts in { $time }
ledger-busy = cannot save { $file }: another run writes to it
    .hint = give a folder, such as runs/, where each run has a file of its own
ledger-cut = cannot write to { $file }: { $why }; the lines before stand, { $lines } of them from this run
    .hint = make room, and the same words go on from there
ledger-damaged = { $file } line { $line } is damaged: { $why }; only its part counts as not done
cannot-save = cannot save { $file }: { $why }
cannot-write = cannot write: { $why }
no-folder = cannot make the folder { $file }: { $why }
figure-drawn = { $file } is drawn

## The server; `.hint`: what to type instead.

cannot-listen = cannot listen at { $address }: { $why }
page-port-taken = the page may be open already; --port 0 takes a port that is free
setters-port-taken = another solver may listen there; --setters-port takes another
port-forbidden = ports below 1024 are for the administrator
listens-to-others = the page listens at { $address }: whoever reaches this machine can use it, and its time
no-browser = no browser could be opened ({ $why }); open { $page }

## The ladder of cross-checks.

no-rung = no rung of the ladder is about { $shape }
    .hint = give 2x2, 2x3, 2x4, 3x3 or 1x4 to 1x7, or several of them
rungs-hold = { $good } of { $all } equalities hold; { $time }
rungs-stopped = stopped: { $told }

## Pages.

pages-same = puzzles { $earlier } and { $later } are the same but for a shuffle
pages-same-more = so are { $others } more; ennea unique keeps one of each kind
pages-other-id = { $at }: { $id } makes another puzzle; it is not printed
pages-left-facts = not printed: { LIST($facts) }
pages-left-placed = placed digits and written candidates are not printed: pages show what is given
pages-titles = found { $found } titles of chapters; expected { $wanted }, one for each of { LIST($names, between: ", ") }
    .hint = give --chapter TITLE for each chapter in this order, or for none
pages-margin = found a margin of { $found } points on paper { $width } points wide; expected less than half of it
pages-terminal = a PDF is nothing for a terminal to show; expected a pipe or a file after -o -
    .hint = ennea print -o - FILE | lp, or -o FILE.pdf
pages-json = found --json with -o -; expected one of them, as the PDF is all that is written
    .hint = ennea print -o - FILE | lp, or -o FILE.pdf

## The flow.

flow-none = { $why }, so there is no flow to follow
flow-empty-clause = a clause is empty, so nothing satisfies the formula and there is no flow to follow
    .hint = ennea solve says the same of a puzzle
flow-no-variable = there is no variable, so there is nothing to follow
    .hint = take a puzzle with empty cells
flow-variable = found variable { $found }; expected 1 to { $most }
flow-no-candidate = found { $found }, which is no cell with a digit
    .hint = a candidate is written such as { $example }
flow-closed = found { $found }, which no clue leaves open; expected a candidate
    .hint = a candidate is written such as { $example }
flow-no-cells = a formula has no cells; expected a puzzle
flow-clue = { $cell } holds the clue { $clue }; expected an empty cell
    .hint = such as { LIST($open, between: ", ") }
flow-many = found { $found } variables to watch; expected up to { $most }
flow-alone = found { $found } alone; expected two spins to scan
    .hint = say which two, as in --spins { $example }
flow-twice = found { $found } twice; expected two different candidates
flow-cell = found no cell { $found }; expected r1c1 to r{ $side }c{ $side }
    .hint = r2c5 is the cell in row 2, column 5

## What clap finds wrong with a command line, in other languages than English; with advice and the usage after it.

usage-unknown = unexpected argument '{ $option }' found
usage-no-command = unrecognized subcommand '{ $command }'
usage-command-missing = '{ $command }' requires a subcommand but one was not provided: { LIST($names, between: ", ") }
usage-missing = the following required arguments were not provided: { $option }
usage-twice = the argument '{ $option }' cannot be used multiple times
usage-conflict = the argument '{ $option }' cannot be used with '{ $other }'
usage-no-value = a value is required for '{ $option }' but none was supplied
usage-many-values = unexpected value '{ $value }' for '{ $option }' found; no more were expected
usage-few-values = { $wanted } values required for '{ $option }' but { $count } provided
usage-no-text = invalid UTF-8 was detected in one or more arguments
usage-as-value = to pass '{ $found }' as a value, use '-- { $found }'
usage-line = Usage: { $usage }
value-whole = expected a whole number
value-whole-within = expected a whole number in { $range }

## JSON where there is none; `.hint`: what to type instead.

json-completions = found --json, but completions are a script for a shell
    .hint = leave --json out
json-man = found --json, but manual pages are for people
    .hint = leave --json out
json-shell = found --json, but the reports of the shell are read by people, `export` by programs
    .hint = leave --json out

## What the system does not give, or cannot be read and written.

cannot-write-to = cannot write { $file }: { $why }
cannot-use = cannot use { $file }: { $why }
it-is-a-folder = it is a folder
neither-file-nor-folder = it is neither a file nor a folder
no-line-editing = no line editing: { $why }
no-signals = cannot listen for Ctrl-C: { $why }
no-thread = cannot start a thread: { $why }
    .hint = --threads 1 needs the least
note-finishing = finishing what is under way; Ctrl-C again ends it now
# Beside a bar of progress. $time: such as 3m.
bar-so-far = , { $time } so far
bar-left = , about { $time } left
many-automorphisms = it has { $order } automorphisms; up to { $most } are listed
    .hint = --generators lists a few that make all of them

## What is being done, beside a bar: by its English words.

doing-climbing-by-brute-force = climbing by brute force
doing-comparing = comparing
doing-computing-parts-again = computing parts again
doing-computing-parts = computing parts
doing-counting-the-grids = counting the grids
doing-drawing = drawing
doing-following = following
doing-laying-out = laying out
doing-making = making
doing-mapping = mapping
doing-rating = rating
doing-shuffling = shuffling
doing-solving = solving
doing-bounding = bounding
doing-closing-in = closing in
doing-counting = counting
doing-estimating = estimating
doing-explaining = explaining
doing-looking-for-sets = looking for sets
doing-moving = moving
doing-ranking = ranking
doing-trying-digits = trying digits
doing-thinking = thinking
doing-unranking = unranking
doing-writing = writing

## The table of formats: by the English words. Columns of 22, 11, 10, 5, 5 and 7 characters.

format-format = format
format-what-it-is = what it is
format-endings = endings
format-marks = marks
format-rules = rules
format-placed = placed
format-read-write = read write
format-read = read
format-write = {"     "}write
format-kept = kept
format-clues = clues
format-all = all
format-some = some
format-cells-in-one-line = cells in one line
format-a-line-each-empty = a line each, { $one } empty
format-sudocue-in-progress = SudoCue in progress
format-as-in-forums = as in forums
format-rows-of-signs = rows of signs
format-grid-of-candidates = grid of candidates
format-line-with-d-and-drc = line with +d and :drc
format-hodokus-library = HoDoKu's library
format-a-sign-a-candidate = a sign a candidate
format-opensudoku-version = OpenSudoku, version { $one }
format-puzzlesolutionrating = puzzle,solution,rating
format-gsfs-and-tables = gsf's { $one } and { $two } tables
format-puzzle-bank-records = puzzle bank records
format-ipuz-version = ipuz version { $one }
format-what-ennea---json-writes = what ennea --json writes
format-link-with-all-inside = link with all inside
format-what-is-in-the-link = what is in the link
format-link-or-plain = link, { $one } or plain
format-code-of-sudokucoach = code of sudoku.coach
format-game-id-of-sgt-solo = game id of SGT Solo
format-cells-and-regions-in-a-line = cells and regions in a line
format-nested-lists-of-programs = nested lists of programs
format-link-of-penpa = link of Penpa+
format-constraints-as-text = constraints as text
format-link-of-enneas-page = link of ennea's page
format-sentences-to-read-aloud = sentences to read aloud
format-braille-to-emboss = braille to emboss
