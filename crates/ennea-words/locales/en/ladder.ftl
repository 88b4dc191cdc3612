### The ladder of cross-checks, an equality in two lines.

## Questions, by their English words. $one, $two: what has digits in them, first the shape.

rung-symmetries-of-the-cells = { $one } symmetries of the cells
rung-symmetries-with-relabelling = { $one } symmetries with relabelling
rung-conjugacy-classes = { $one } conjugacy classes
rung-sizes-of-classes-by-cycle-type = { $one } sizes of classes, by cycle type
rung-grids = { $one } grids
rung-reduced-first-bands = { $one } reduced first bands
rung-sizes-of-classes-of-first-bands = { $one } sizes of classes of first bands
rung-completions-of = { $one } completions of { $two }
rung-solutions-first-box-in-order = { $one } solutions, first box in order
rung-reduced-grids = { $one } reduced grids
rung-completions-of-classes-of-first-bands = { $one } completions of classes of first bands
rung-grids-estimated-with-different-seeds = { $one } grids, estimated with different seeds
rung-solutions-of-a-puzzle-with-clues = { $one } solutions of a puzzle with { $two } clues
rung-solutions-of-the-empty-puzzle = { $one } solutions of the empty puzzle
rung-solutions-with-the-first-row-given = { $one } solutions with the first row given
rung-clues-and-one-more = { $one } { $two } clues and one more
rung-latin-squares = { $one } Latin squares
rung-isotopy-classes = { $one } isotopy classes
rung-main-classes = { $one } main classes
rung-fixed-grids-of-all-classes = { $one } fixed grids of all classes
rung-fixed-grids-of-all-classes-but-the-identity = { $one } fixed grids of all classes but the identity
rung-fixed-grids-of-the-classes-that-fix-some = { $one } fixed grids of the classes that fix some
rung-edges-of-a-square-in-two-colours = edges of a square in two colours
rung-essentially-different-grids = { $one } essentially different grids
rung-essentially-different-grids-not-transposed = { $one } essentially different grids, not transposed
rung-essentially-different-grids-enumerated = { $one } essentially different grids, enumerated
rung-minimal-puzzles-by-their-clues = { $one } minimal puzzles by their clues
rung-essentially-different-ones-by-their-clues = { $one } essentially different ones by their clues
rung-grids-and-solutions-of-puzzles-with-fewest-clues = { $one } grids, and solutions of puzzles with fewest clues
rung-fewest-clues-of-all-classes = { $one } fewest clues of all classes
rung-bands = { $one } bands
rung-grids-that-have-a-number = { $one } grids that have a number
rung-classes-that-the-catalogues-table-is-about = { $one } classes that the catalogue's table is about
rung-grids-as-images-of-canonical-ones = { $one } grids, as images of canonical ones
rung-random-grids-and-those-with-their-ranks = { $one } random grids, and those with their ranks
rung-canonical-forms-of-random-grids = { $one } canonical forms of random grids
rung-canonical-forms-and-those-with-their-ranks = { $one } canonical forms, and those with their ranks
rung-canonical-forms-of-puzzles-of-clues = { $one } canonical forms of puzzles of { $two } clues
rung-classes-by-their-automorphisms = { $one } classes by their automorphisms

## Ways to their answers, by their English words.

way-formula = formula
way-breadth-first-closure = breadth-first closure
way-stabiliser-chain = stabiliser chain
way-stabiliser-chain-on-cubelets = stabiliser chain on cubelets
way-closure = closure
way-partitions = partitions
way-published = published
way-written-down = written down
way-bands = bands
way-column-sets = column sets
way-templates = templates
way-ranks = ranks
way-backtracking = backtracking
way-naive = naive
way-exact-cover = exact cover
way-exact-covers = exact covers
way-in-order = in order
way-exact-covers-by-templates = exact covers by templates
way-at-most-standard-errors = at most { $one } standard errors
way-estimates-less-column-sets = estimates less column sets
way-puzzle-by-column-sets = puzzle by column sets
way-all-grids = all grids
# The number of all, divided by $one.
way-all-grids-by = all grids / { $one }
way-with-each-digit-in-the-last-cell-added-up = with each digit in the last cell, added up
way-not-given = not given
way-column-sets-of-half-the-rows = column sets of half the rows
way-row-by-row = row by row
way-burnside = Burnside
way-joined = joined
way-joined-one-by-one = joined one by one
way-cell-by-cell = cell by cell
way-all-sets-of-cells = all sets of cells
way-solver-orbits = solver, orbits
way-automorphisms = automorphisms
way-canonical-forms = canonical forms
way-different-canonical-forms = different canonical forms
way-solver-of-hitting-sets = solver, of hitting sets
way-hitting-sets = hitting sets
way-classes-by-their-symmetries = { $one } classes by their symmetries
way-numbers-of-grids = numbers of grids
way-catalogue = catalogue
way-the-catalogues-table = the catalogue's table
way-group-by-automorphisms-added-up = |group| / |automorphisms|, added up
way-one-by-one = one by one
way-drawn = drawn
way-unranked = unranked
way-by-bands = by bands
way-by-states = by states

## What was found.

ladder-values = { $count } values
ladder-values-of = { $found } of { $count } values
ladder-missing = missing
