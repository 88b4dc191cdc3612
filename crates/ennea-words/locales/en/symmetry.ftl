### Symmetries of grids.

## Classes of symmetries, as the community calls them.

symmetry-identity = identity
symmetry-half-turn = half turn
symmetry-quarter-turn = quarter turn
symmetry-diagonal-mirror = diagonal mirror
symmetry-mini-rows = mini rows
symmetry-jumping-rows = jumping rows
symmetry-full-rows = full rows
symmetry-mini-diagonals = mini diagonals
symmetry-jumping-diagonals = jumping diagonals
symmetry-full-diagonals = full diagonals
symmetry-gliding-rows = gliding rows
symmetry-waving-rows = waving rows
symmetry-broken-columns = broken columns
symmetry-column-sticks = column sticks

## The words of a transformation, each before its cycles; and how they are joined.

move-identity = identity
move-transpose = transpose
move-rows = rows
move-columns = columns
move-digits = digits
moves = { LIST($parts, between: " ") }
