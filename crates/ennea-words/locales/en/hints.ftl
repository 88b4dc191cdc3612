### Hints, and what is said around steps.

## Where to look, for what, at which cells.

look-at-house = Look at { $house }.
look-at-houses = Look at { $one } and { $other }.
look-at-digit-in = Look at the { $digit }s in { $houses }.
look-at-digit = Look at the { $digit }s.
look-at-board = Look at the board.
# $meaning (a sentence).
look-for = { $technique }: { $meaning }
here-at = Here it is at { LIST($cells) }.
# Heads of lists. $count: how many steps.
takes = It takes { number } steps:
# $is, $why (clauses).
because = { $is }, because { $why }.
because-of-all = { $is }, because:

## There are no steps, or how many there were.

all-filled = All cells are filled already.
rightly-filled = All cells are filled, and rightly.
conclusion = { $steps } steps. The hardest is: { $hardest }.
rated = { $steps } steps. The rating is that of the hardest, { $rating }: { $hardest }.
# $claim: that a digit is in a cell, or not.
shown-already = { $claim }: the board shows it already.
shown-by = `{ $order }` shows it
no-hint = there is no hint for the quiz as it is now
how-to-hint = `{ $digit }` gives one, `{ $step }` the next step alone
stopped = Stopped.

## What is wrong: without a full stop.

no-solution = no solution
conflict = no solution: { conflict-alone }
conflict-alone = { $house } holds the digit { $digit } twice, at { $one } and { $other }
# Two cells differ by a knight's move, a king's move, or as a list of this name says.
clash-knight = no solution: { $one } and { $other } both hold the digit { $digit }, and a knight's move joins them
clash-knight-alone = the digit { $digit } stands at { $one } and at { $other }, which a knight's move joins
clash-king = no solution: { $one } and { $other } both hold the digit { $digit }, and a king's move joins them
clash-king-alone = the digit { $digit } stands at { $one } and at { $other }, which a king's move joins
clash-listed = no solution: { $one } and { $other } both hold the digit { $digit }, and { $name } joins them
clash-listed-alone = the digit { $digit } stands at { $one } and at { $other }, which { $name } joins
clash-consecutive = no solution: { clash-consecutive-alone }
clash-consecutive-alone = { $digit } stands at { $one } and { $second } at { $other }, which are neighbours whose digits are not consecutive
lacks-digit = no solution: { lacks-digit-alone }
lacks-digit-alone = { $cell } has no candidate left
lacks-place = no solution: { lacks-place-alone }
lacks-place-alone = the digit { $digit } has no place left in { $house }
# $at: the cell in which two solutions differ.
several-solutions = several solutions: { $at } is { $one } in one and { $other } in another
mistakes = { COUNT($mistakes) ->
        [1] mistake
       *[other] mistakes
    }: { LIST($mistakes, between: ". ") }
mistake-placed = { $cell } is not { $digit } in the solution; take it back
mistake-missing = { $digit } has been struck out at { $cell }, wrongly; put it back
# What to take back, and what there is then. $sets (list).
take-back = ; take back { LIST($sets, between: ", or ") }, and there is a solution
take-back-unique = ; take back { LIST($sets, between: ", or ") }, and there is one solution
# A set: some digits, r1c1=5; or one of so many more sets.
take-back-set = { LIST($digits) }
take-back-more = { $count ->
        [one] another
       *[other] one of { $count } others
    }
