### The census: how many grids there are, told in lines of at most 80 columns.

## The story of a shape.

check-ok = ok
check-fail = FAIL
check = check  { $text }
census-how-many-grids = 1. How many grids are there?
census-which-moves = 2. Which moves turn grids into grids?
census-reduced-grids = reduced grids
census-grids = grids
census-order = order of G
census-with-relabelling = with relabelling
census-classes = conjugacy classes of G
census-different = essentially different
census-classes-that-fix = classes that fix grids
census-exact-covers = exact covers by templates
census-title = Census of the Sudoku grids with { $shape } boxes
census-intro = A grid has { $n } rows and { $n } columns, cut into { $bands } bands of { $rows } rows and { $stacks } stacks of { $columns } columns; each row, each column and each of the { $n } boxes holds the digits 1 to { $n } once.
census-time = time { $time }
census-whole-time = whole census { $time }
census-bands-formula = (3C)! (C!)^6 sum over k of binomial(C,k)^3
census-by-bands = sum of size x completions
census-by-column-sets = by column sets of two bands, transposed
census-written-down = every grid written down
census-first-bands = first bands
census-first-bands-intro = Relabelling the digits makes { $n }! grids of each one whose first box holds 1 to { $n } in order: a reduced grid. Below the first band all that matters is which digits stand in each of its columns, so its reduced forms fall into classes; one of each class is completed.
census-reduced-bands = reduced first bands
census-band-classes = classes of first bands
census-completions = completions of a band
census-fewest = fewest
census-most = most
census-moves = Permute the { $c } bands, the { $r } rows inside each, the { $r } stacks, the { $c } columns inside each: these moves of cells form a group G. Relabelling the digits commutes with all of them.
census-moves-and-mirror = Permute the { $c } bands, the { $r } rows inside each, the { $r } stacks, the { $c } columns inside each, mirror the grid in its diagonal: these moves of cells form a group G. Relabelling the digits commutes with all of them.
census-fixed-heading = 3. How many reduced grids does each move only relabel?
census-by-colourings = The rows of the digits in a stack are a graph, its columns colour the edges; counted are the colourings that the move only recolours, for all graphs that it keeps.
census-by-templates = The digits of a cycle of the relabelling stand on the images of one template, so the fixed grids are the exact covers of the cells by orbits of templates.
census-fixed-intro = A move fixes a reduced grid if relabelling brings the moved grid back. Conjugate moves fix equally many. { $how }
census-classes-that-fix-none = classes that fix none
census-all-of-them = all of them: { $command }
census-different-heading = 4. How many grids are essentially different?
census-different-intro = Grids that some move and some relabelling turn into each other count as one. By Burnside's lemma their number is the average number of reduced grids that a move fixes.
census-sum-over-moves = sum over all moves
census-size-by-fixed = size x fixed grids
census-without-transposition = without transposition
census-disputed = { $source } has another number: { $number }. Ours was counted in two ways that share no code: docs/RECORDS.md.
census-times-reduced = { $relabellings } x reduced
census-sum-divided = sum / { $by }
census-for-example = for example
census-size = size
census-order-of = order
census-fixes = fixes

## Latin squares.

latin-left-out = The main classes of order { $n }: the squares that an exchange of two roles fixes take minutes to count.
latin-title = Census of the Latin squares of order { $n }, the grids with { $shape } boxes
latin-intro = A square has { $n } rows and { $n } columns; each row and each column holds the digits 1 to { $n } once. Boxes of { $shape } cells are whole { $rows ->
        [1] rows
       *[other] columns
    }, so they ask for nothing more.
latin-rows-notice = What the rows below notice of the first rows is which digits each column has had: a graph of columns and digits. Graphs that become each other when columns and digits are permuted, or change their roles, can be filled in equally many ways, and so can what they leave.
latin-reduced = reduced squares
latin-reduced-how = first row and column in order
latin-first-row = first row in order
latin-times-these = { $n }! x these
latin-exact-covers = exact covers
latin-written-down = written down
latin-squares = squares
latin-further = Rows, columns and digits can also change their roles: part 5.
latin-moves = Permute the { $n } rows and the { $n } columns: these moves of cells form a group G. Relabelling the digits commutes with all of them; with it they are called isotopy.
latin-roles-heading = 5. How many, if rows, columns and digits change their roles?
latin-roles-intro = A square is a set of triples of a row, a column and a digit, any two of which determine the third. So these three can change their roles. Transposing exchanges rows and columns; with all six orders of the roles the classes are called main classes.
latin-roles-kept = kept
latin-roles-exchanged = exchanged
latin-roles-turned = turned
latin-with-transposition = with transposition
latin-main-classes = main classes
latin-rows = rows
latin-classes = classes
latin-column-sets = column sets
latin-rectangles = rectangles
latin-roles = roles
latin-elements = elements
latin-fixed-squares = sum of fixed squares
latin-left-out-here = Left out. { $what }

## Small shapes, where everything can be looked at.

small-heading = 5. The grids themselves
small-joined = Each of the { $reduced } reduced grids is moved by every swap of neighbours and by the diagonal mirror, and relabelled back: that joins them into { $count } classes.
small-class-of = class of { $size }
small-none-joins = All { $moves } moves were tried: none of them brings the first to the second, under any relabelling.
small-one-joins = All { $moves } moves were tried: one brings the first to the second: { $found }.
small-in-order = With the rest of the first row and of the first column in order as well, { $count } grids are left; { $count } x 4! 2 2 = { $all } in all.
small-grid = grid { $number }
small-no-transformation = no transformation
small-from-to = from grid { $a } to grid { $b }: { $verdict }
small-clues = How many clues does a proper puzzle need? The sets of cells of the two grids were tried against all { $all } grids, smallest first: the fewest clues are { LIST($counts) }.
small-digits = A proper puzzle shows at least 3 different digits: hide two everywhere, and a second solution has them exchanged. Three are not always enough:
small-has-solutions = has the solutions
small-burnside = Burnside's lemma by hand: the edges of a square in two colours; its { $order } symmetries fix { $sum } of the 2^4 colourings in all, so { $sum } / { $order } = { $orbits } are different.
small-burnside-fails = Burnside's lemma does not apply: { $error }
small-minimal = A puzzle is minimal if no clue can be left out. There are { $all } minimal puzzles, { $different } of them essentially different:
small-different = essentially different
small-clue-count = { $clues } clues
small-fewest-heading = 5. The fewest clues
small-fewest-intro = A proper puzzle has a clue in every unavoidable set of its grid. For one grid of each class, the fewest cells that meet all of them, with the first such puzzle:
# Also $count.
small-class-count = { $shown } classes

## What nobody can count.

estimate-intro = The { $shape } grids are too many to be counted here, so they are estimated: random bands and random columns with a weight that makes the mean right. The digits in brackets are the standard error, in units of the last digit.
estimate-trials = { $trials } trials
estimate-nothing = nothing found in { $trials } trials
estimate-grids = grids, estimated
estimate-effective = effective trials
estimate-seed = seed { $seed }
estimate-guess-formula = bands^{ $bands } stacks^{ $stacks } / { $side }!^{ $side }
estimate-guess = guess, no error known
estimate-few = So few effective trials may make the standard error itself too small; --trials N makes more.
estimate-published = published: { $number } { $source }
estimate-different-heading = 3. How many of them are essentially different?
estimate-different-intro = Almost every grid differs from all its images, so their number is a little more than the grids divided by the order of the group with relabelling.
estimate-by-order = estimate / order
estimate-exact = Their exact number, with the published number of all grids, takes hours and can be interrupted: ennea units run { $job } LEDGER
census-left-out = Left out
estimate-why-latin = more classes of column sets than can be gone through in seconds.
estimate-why-bands = more classes of bands than can be completed in seconds.
estimate-why-nobody = nobody has counted them.
estimate-exact-numbers = The exact numbers of { $shape } grids: { $why }
estimate-told-in-full = Told in full: 2x2, 2x3, 2x4, 2x5, 3x3, 1x2 to 1x9; for example: ennea census 2x4

## Other rules.

variant-title = Census of the grids of { $shape } with the rules { $rules }
variant-lines = rows and columns
variant-houses = rows, columns and boxes
variant-besides = Besides { $plain }: { $added }.
variant-templates = templates
variant-places = places of one digit
variant-by-bands = one band, and what goes with it
variant-by-clues = the extra houses as clues
variant-one-by-one = one by one
variant-few-relabellings = Few relabellings keep the rules; reduced grids stand for those that these turn into each other.
variant-group-neighbours = All permutations of the cells that keep the set of templates, and neighbours: a group G.
variant-group = All permutations of the cells that keep the set of templates: a group G.
variant-group-of-shape = The permutations of the cells that keep the set of templates, and the { $plain }: a group G.
variant-by-search = found by search
variant-different-heading = 3. How many grids really differ?
variant-sum = sum of size x fixed
variant-over-classes = over the classes
variant-consecutive = no consecutive digits of neighbours
variant-consecutive-round = no consecutive digits of neighbours, 1 and N included
variant-nothing = nothing
variant-more = { LIST($names, between: ", ") } and { $more } more
variant-added = { LIST($names, between: ", ") }
pairs-knight = a knight's move
pairs-king = a king's move

## What the checks claim: what is equal to what.

claim-bands-by-formula = first bands, class by class = by formula
claim-grids-by-bands = all grids = N! x sum of size x completions
claim-grids-written-down = all grids = N! x reduced grids, written down
claim-column-sets = column sets of { $rows } { $rows ->
        [one] row
       *[other] rows
    } = 0-1 matrices
claim-squares-row-by-row = squares, row by row and without isomorphism
claim-squares-by-column-sets = squares by column sets
claim-estimate = { $errors } standard errors from the published number
claim-order = the order, from generators alone (stabiliser chain)
claim-sizes = sizes sum to the order of the group
claim-elements = elements sum to the order of the group
claim-identity = the identity fixes all reduced grids (exact covers)
claim-covers = as exact covers: the classes of order { $order } and more
claim-divides = the order of the group divides the sum
claim-divides-by = { $order } divides the sum over the classes
claim-orbits = orbits of the reduced grids, joined
claim-squares-joined = isotopy, transposition, main: all squares joined
claim-every-grid = every grid written down
claim-cell-by-cell = grids counted cell by cell
claim-grids-joined = grids joined one by one
claim-by-bands = grids counted by bands
claim-by-clues = grids counted with the extra houses as clues
claim-published = as published: { $source }
claim-not-equal = { $claim }: { $left } is not { $right }

## Tables of classes: heads of columns, and what stands below.

class-title = Conjugacy classes of the symmetries of { $shape } boxes
class-title-of-rules = Conjugacy classes of the symmetries of { $rules } on { $shape }
class-size = size
class-order = order
class-fixed = fixed reduced grids
class-cycle-type = cycle type
class-name = name
class-none = in { $count } classes that fix no grid; --all lists them
class-none-listed = in { $count } classes that fix no grid
class-all = in all { $count } classes
class-id = the number of the class in the literature, [RJ2006]
class-transposing = marks a class that transposes
# Without $count.
class-fix-none = classes fix no grid
band-title = Classes of first bands with { $shape } boxes, fewest completions first
band-completions = completions
band-column-sets = column sets of one of them
band-sum = sum
band-reduced = reduced first bands
band-grids = sum of size x completions = { $sum }
