### Why the text of some format cannot be read, without a full stop; `.hint`: what to type instead.

## Signs and cells.

# $digits: of digits-from or digits-and-letters.
misread-sign = found '{ $found }'; expected one of { $digits }, or '.' for an empty cell
    .hint = correct the sign; --alphabet says how digits above 9 are written
misread-number = found '{ $found }'; expected 1 to { $side }, or 0 for an empty cell
    .hint = correct the cell
misread-cell = found { $found } at { $cell }; expected 1 to { $side }, or 0 for an empty cell
    .hint = correct the cell
misread-candidate = found '{ $found }'; expected digits 1 to { $last }
    .hint = write the candidates of a cell close together, least first; a placed digit of sdx is u6
misread-place = found '{ $found }'; expected { $digit } or '.' at this place
    .hint = every cell has one sign for each digit, in order
misread-places = found { $found } { $found ->
        [one] sign
       *[other] signs
    }; expected { $expected }, one for each of { $side } candidates of every cell
    .hint = write '.' for a candidate that a cell does not have
misread-triple = found '{ $found }'; expected a digit, a row and a column, such as 436
    .hint = give every eliminated candidate as digit, row, column, with blanks between
misread-move = found '{ $found }'; expected I, a cell from 00 to 80 and a digit, or E, a cell and a candidate
    .hint = I048 places 8 in the cell 4; E17003 strikes 3 out of the cell 17
misread-given = found '{ $found }'; expected a cell and its digits, such as R1C1_5
    .hint = correct the cell, or its digits
misread-placed = found another digit than the clue placed at { $cell }; expected the clue, or none there
    .hint = take the placed digit away, or correct the clue
# $key: the name of a list of candidates.
misread-sets = found other { $key }; expected a list with the digits of every cell
    .hint = give the list as it was written, with a part for each cell

## Rows, shapes and rules.

misread-side = found { $found } { $found ->
        [one] cell
       *[other] cells
    } in a row; expected 1 to 36
    .hint = give every row a line of its own
misread-groups = found { $found } { $found ->
        [one] group
       *[other] groups
    } of digits in a row; expected { $expected }
    .hint = give every cell a group of its own, with blanks or bars between
misread-rows = found { $found } { $found ->
        [one] row
       *[other] rows
    }; expected { $expected }
    .hint = correct the rows, or the shape
misread-size = found { $found } { $found ->
        [one] row
       *[other] rows
    }; expected { $size }, as "size" says
    .hint = the text seems to be damaged or cut off; copy it again
misread-no-rows = found no rows in "{ $what }"; expected a square
    .hint = the puzzle must be a square of rows
misread-row = found a row of { $found } { $found ->
        [one] cell
       *[other] cells
    } in "{ $what }"; expected { $side }, as there are { $side } rows
    .hint = only square puzzles are converted
misread-shape = found the shape '{ $found }'; expected { $kind ->
        [size] a size from 4x4 to 36x36
        [solo] one such as 3x3, or a side and j
       *[boxes] one such as 3x3
    }
    .hint = correct the shape
misread-other-shape = found a puzzle of the shape { $shape }; expected { $expected }
    .hint = ask for the shape of the puzzle, or for none
misread-areas = found other regions; expected boxes of one shape, or { $side } regions of { $side } cells
    .hint = correct the regions, or --shape
# $why: which region, or how many of them.
misread-regions = { $why }
    .hint = correct the letters, one for the region of each cell
misread-rules = found rules that do not fit: { $why }; expected rules of the shape
    .hint = correct the rules

## Lines, tables and lists.

misread-bank = found one field; expected an id, 81 digits and a rating
    .hint = --from line reads puzzles without ids
misread-library = found { $found } { $found ->
        [one] field
       *[other] fields
    }; expected at least five, each after a colon: technique, digits, cells, deleted
    .hint = a plain puzzle is :0000:x:CELLS::::
misread-csv = found { $found } { $found ->
        [one] field
       *[other] fields
    }, none of them a puzzle; expected a puzzle between commas
    .hint = name the columns in the first line: puzzle,solution,rating
misread-header = found { $found } { $found ->
        [one] field
       *[other] fields
    }; expected { $expected }, as the header has
    .hint = put fields with commas in quotes
misread-sheet = found a sheet of { $rows } rows and { $columns } columns in which the puzzle may stand in { $places } places; expected no empty rows and columns on both sides of it
    .hint = leave the empty rows and columns around the puzzle out, or write 0 in its empty cells
misread-list = found a list with { $found } { $found ->
        [one] cell
       *[other] cells
    } in all; expected N lists of N cells
    .hint = give every row a list of its own, with 0 for an empty cell
misread-repeated = found a bracket that is repeated; expected a number behind the '*', and no more than 1296 cells
    .hint = write every cell out, 0 for an empty one
misread-solutions = found { $found } { $found ->
        [one] solution
       *[other] solutions
    } without a puzzle; expected a puzzle beside each
    .hint = give a grid without the name "solution" to have it read as a puzzle
misread-solo = found an id without a colon; expected the shape, a colon and the cells
    .hint = an id with # is a seed; copy the game id, not the random seed
misread-solo-cell = found '{ $found }'; expected 1 to { $side }, a small letter or _
    .hint = copy the whole game id
misread-borders = found no whole borders of regions; expected them after a comma
    .hint = copy the whole game id
misread-no-borders = found ',{ $found }'; expected no borders
    .hint = copy the whole game id

## JSON and XML.

# $why: a reason in English.
misread-json = found damaged JSON ({ $why }); expected whole JSON
    .hint = the text seems to be damaged or cut off; copy it again
misread-object = found an object without a puzzle; expected "puzzle" or "grid"
    .hint = give the lines as ennea --json has written them
misread-answer = found the error "{ $found }"; expected a puzzle
    .hint = give the lines as ennea --json has written them
misread-value = found other { $key }: { $found }; expected { $expected ->
        [list] a list with a text for each cell
       *[text] a text
    }
    .hint = give the lines as ennea --json has written them
misread-kind = found the kind { $found }; expected sudoku#1
    .hint = only Sudoku is converted
# $why: a reason in English.
misread-xml = found damaged XML ({ $why }); expected whole XML
    .hint = the file seems to be damaged; export it again
misread-no-game = found <{ $root }> without a game; expected <game data="...">
    .hint = ennea convert --list shows the formats that are read
misread-version = found data of version { $found }; expected version 1 to 5
    .hint = the file seems to be damaged; export it again
misread-game = found { $found } { $found ->
        [one] field
       *[other] fields
    }; expected { $expected }, with digit, notes and editable of each cell, as in 5|0|1|
    .hint = the file seems to be damaged; export it again
misread-game-cell = found '{ $found }' for cell { $cell }; expected digit, notes and editable, as in 5|0|1|
    .hint = the file seems to be damaged; export it again

## Links and codes.

misread-link = found a link without { $key }=; expected ?{ $key }= and a puzzle
    .hint = { $key ->
        [load] open the link and copy the long one that the site exports
        [bd] use the solver's "Email this board" to get such a link
       *[p] copy the whole link from the page
    }
misread-short-link = found a short link; expected one with the puzzle inside
    .hint = the puzzle is on a server; open the link and export it from there
misread-packed = found no text that can be unpacked; expected a whole link or code
    .hint = the link or the code seems to be cut off; copy all of it
misread-link-sign = found '{ $found }' in a link; expected a whole link, packed with lz-string
    .hint = { misread-packed.hint }
misread-link-size = found a packed text of { $found } signs; expected at most { $most }
    .hint = { misread-packed.hint }
misread-board = found a board of the kind '{ $kind }'; expected a square one with its size
    .hint = open the link, and copy the puzzle as a whole
misread-board-size = found a board of { $rows } { $rows ->
        [one] row
       *[other] rows
    } and { $columns } { $columns ->
        [one] column
       *[other] columns
    }; expected a square of at most 36 rows
    .hint = { misread-board.hint }
misread-wiki-code = found the code { $found }; expected S9B or S6B, or X9B, W9B or C9B of variants
    .hint = jigsaws and cages cannot be read; open the link and copy the puzzle
misread-wiki-signs = found { $found } { $found ->
        [one] sign
       *[other] signs
    }; expected { $expected }, two for every cell
    .hint = copy the whole link
misread-wiki-cell = found '{ $found }' for cell { $cell }; expected a cell in two signs
    .hint = copy the whole link
