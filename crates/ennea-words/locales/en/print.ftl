### What is printed besides digits. Digits and letters of cells are the same in every language.

print-sudoku = Sudoku
print-puzzle = Puzzle { $number }
# A level, in a caption or a list.
print-level = { CAPITAL($level) }
print-answers = Answers
print-answer = Answer to puzzle { $number }
print-no-solution = no solution
print-several-solutions = several solutions
print-how-to = How to solve them
print-one-solution = Each puzzle has exactly one solution.
print-qr = QR code of this puzzle
print-cell = row { $row }, column { $column }
# A row of cells, to be read aloud; and an empty cell.
print-row = Row { $number }: { LIST($cells, between: ", ") }.
print-blank = blank
# A name, and what there is to say of it.
print-sentences = { $name }. { $rest }

## What is to be done. $all: which houses hold digits.

fill-boxes = every row, every column and every box with a thick frame holds
fill-regions = every row, every column and every region with a thick frame holds
fill-lines = every row and every column holds
fill-in = Fill in the empty cells so that { $all } the digits 1 to { $n }, each exactly once.
fill-in-letter = Fill in the empty cells so that { $all } the digits 1 to 9 and the letter A, each exactly once.
fill-in-letters = Fill in the empty cells so that { $all } the digits 1 to 9 and the letters A to { $last }, each exactly once.
# Puzzles of several sides.
fill-in-any = Fill in the empty cells so that { $all } each digit, or letter, exactly once.

## What each rule asks for besides.

rule-x = Both grey diagonals hold each digit once as well.
rule-diagonal = The grey diagonal holds each digit once as well.
rule-windoku = Every grey window holds each digit once as well.
rule-disjoint = Cells at the same place of all boxes hold each digit once as well.
rule-centre-dot = The grey middles of the boxes hold each digit once as well.
rule-asterisk = The nine grey cells of the asterisk hold each digit once as well.
rule-girandola = The nine grey cells of the windmill hold each digit once as well.
rule-hypercube = Cells that agree in two of band, row of the band, stack and column of the stack hold each digit once.
rule-knight = Cells a knight's move apart hold different digits.
rule-king = Cells that touch at a corner hold different digits.
rule-non-consecutive = Neighbours in a row or column never hold consecutive digits, such as 3 and 4.
rule-non-consecutive-round = Neighbours in a row or column never hold consecutive digits, such as 3 and 4, nor the first digit and the last.
listed-house = The grey cells of '{ $name }' hold each digit once as well.
listed-pairs = The cells of '{ $name }' hold different digits.
# A sentence of the rules that holds for some puzzles alone: $count of them, $numbers as text.
rules-of-puzzles = { $count ->
        [1] Puzzle
       *[other] Puzzles
    } { $numbers }: { $sentence }

## Books.

book-other-puzzles = Other puzzles
book-levels = What each level asks for
book-contents = Contents
book-puzzles = Puzzles { $first } to { $last }
book-some-answers = Answers { $first } to { $last }
book-page = page { $page }
book-answers-from = The answers begin on page { $page }.
book-answer-on = Answer on page { $page }
book-example = One step, as an example
# The rows and columns that hold the digit already: $rows and $columns, of which one may be empty; $count: how many in all.
example-rows = { COUNT($rows) ->
        [1] row { LIST($rows) }
       *[other] rows { LIST($rows) }
    }
example-columns = { COUNT($columns) ->
        [1] column { LIST($columns) }
       *[other] columns { LIST($columns) }
    }
example-lines = { COUNT($rows) ->
        [0] { example-columns }
       *[other] { COUNT($columns) ->
            [0] { example-rows }
           *[other] { example-rows } and { example-columns }
        }
    }
# Also $count.
example-words = Where does the { $digit } go in box { $inbox }? Boxes are counted like words on a page. In { example-lines } there is a { $digit } already, so no cell there can be another one: the lines show it. Only the framed cell is left, in row { $row }, column { $column }, or { $name } for short. It holds the { $digit }.
