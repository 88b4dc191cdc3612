### How a text was read; notes without a full stop.

## Which of two readings was taken.

digits-from = the digits { $first } to { $last }
digits-and-letters = the digits { $first } to 9, then A to { $last }
digits-and-letter = the digits { $first } to 9, then { $last }
read-with = read with { $digits }, '.' or '0' for an empty cell
read-with-zero = read with { $digits }, '.' for an empty cell
read-no-clues = it has no clues; its digits are taken as clues
read-no-clues-but-candidates = it has no clues; its digits are taken as clues, and its candidates as part of the puzzle
read-layout = the letters in line { $line } are taken as its regions
read-layout-alone = the letters are taken as the regions of a jigsaw without clues; behind the cells of a puzzle they are its regions
read-digits-as-regions = the digits after the puzzle are taken as its regions
read-as-another = it is taken as another puzzle, for it is no solution of the one before
read-as-empty = { $sign } stands among other signs for empty cells, and is read as one of them
read-labels = the numbers of rows and columns around it are left out; with a --shape they are cells
read-in-sheet = it is read from row { $row } and column { $column } of the sheet on; the empty rows and columns beside it are no cells
read-dashes-as-rows = lines of dashes alone are taken as rows of empty cells
read-dashes-as-frame = lines of dashes alone are taken as frame
read-by-counting = its digits and one sign for empty cells add up to 81; all else is passed over
read-link-cells = the cells in the link are taken
read-still-there = candidates after '-', which the next step strikes out, are taken as still there
read-written-candidates = candidates that are empty where clues stand are taken as written ones, as older files have them
read-no-boxes = no boxes are drawn; those of { $shape } are taken

## What could not be taken, or does not fit.

read-goes-on = the text goes on in line { $line }; what comes there is passed over
read-before-link = what stands before the link is left out: { $text }
read-key = the key '{ $key }' is left out
read-column = the column '{ $name }' is left out
read-solution-differs = the solution beside it is none: it has a digit at { $at } that may not stand there
read-solution-clashes = the solution beside it is none: { $why }
read-page-of-variant = the page { $page } may be that of a variant, whose rules are not in the link
read-id-unknown = the id says rules that are not known here: { $part }
read-id-nameless = the rules of { $id } have no name, and are not in the line
read-speaks-of-rules = its { $place } speaks of rules, and its data have none but rows, columns and boxes: "{ $text }"

## Parts that are left out; each stands in a list behind the words of `left-out`.

ignored-words = the words before it: { $words }
ignored-candidates = the candidates at { $at }, of which the digit there is none
ignored-notes = its candidates, for the clues alone have one solution, which they leave
ignored-beside = the { $what } in its text, as others are given
ignored-behind = what follows on the line: { $text }
ignored-key = the key '{ $key }' of the link
ignored-section = the section [{ $name }]
ignored-rules = the rules { $rules }
ignored-solution-size = a solution of { $cells } cells
ignored-solution-no-grid = a solution that is no grid of this size
ignored-solution-misread = a solution that cannot be read: { $why }
ignored-solution-more = another solution

## Text in which no puzzle is found.

text-unknown = found { $kind ->
        [xml] XML without <opensudoku> or <sudoku>
        [json] JSON without "puzzle" (ipuz), "grid" (f-puzzles) or "cells"
        [link] a link to a site whose puzzles are not read
       *[text] { $lines ->
            [one] 1 line
           *[other] { $lines } lines
        } of no known format, with { $cells ->
            [one] 1 cell
           *[other] { $cells } cells
        }
    }; expected a puzzle in one of { $formats } formats
    .hint = ennea convert --list shows the formats; --from NAME says which one it is
text-other-file = found { $what ->
        [pdf] a PDF
        [picture] a picture
        [archive] an archive, such as a spreadsheet is
       *[packed] a packed file
    }; expected puzzles as text
    .hint = { text-unknown.hint }
text-nothing = found nothing; expected a puzzle
    .hint = { text-unknown.hint }
text-only-comments = found only comments; expected a puzzle
    .hint = { text-unknown.hint }

value-format = '{ $found }' is no format; expected one of { $count } names such as line, sdm, pm or f-puzzles
    .hint = ennea convert --list shows all of them

## Rules that are not known and have no name of their own.

unknown-rule-lines-along-cells = lines along cells
unknown-rule-numbers-beside-the-cells-or-of-other-kinds = numbers beside the cells, or of other kinds
unknown-rule-cells-without-a-region = cells without a region
unknown-rule-regions-that-leave-cells-out = regions that leave cells out
unknown-rule-cages = cages
unknown-rule-killer-cages = killer cages
