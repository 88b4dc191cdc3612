### What the terminal says besides answers: refusals and notes, without a full stop.

## Memory and threads; `.hint`: what to type instead.

# $fits: as many as there is room for.
pool-memory = --threads { $asked } needs { $megabytes } MB of memory, and there is less
    .hint = --threads { $fits } would do; ulimit -v shows a limit, and raises it
pool-no-memory = found less than { $megabytes } MB of memory; expected these at least
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
