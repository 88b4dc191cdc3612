### Steps of reasoning.
###
### | thing | word |
### |---|---|
### | a place for a digit; without one | cell; open cell |
### | row, column, box; any of the three | row, column, box; house |
### | a row or a column | line |
### | what a cell holds; what it may hold | digit; candidate |
### | candidates in turn; what joins two of them | chain; link (strong, weak) |
### | to remove a candidate | to strike out |
### | a cell in the same house | the cell *sees* it |
###
### Cells come as their names, r1c1; lists of them are never empty.  A clause begins with a small letter and
### has no full stop; everything else is whole sentences.

## Houses: in other languages in the form that `FORM($house, case: "...")` asks for.  One house or several of a kind.

# $numbers (list), $count (how many).
house-row = { $count ->
        [1] row
       *[other] rows
    } { LIST($numbers) }
house-column = { $count ->
        [1] column
       *[other] columns
    } { LIST($numbers) }
house-box = { $count ->
        [1] box
       *[other] boxes
    } { LIST($numbers) }
house-region = region { LIST($numbers) }
house-diagonal = the diagonal
house-falling = the diagonal from the top left
house-rising = the diagonal from the top right
house-window = window { LIST($numbers) }
house-disjoint = disjoint group { LIST($numbers) }
house-columns = columns group { LIST($numbers) }
house-rows = rows group { LIST($numbers) }
house-centres = the centre dots
house-asterisk = the asterisk
house-girandola = the girandola
# A house of a list of the user's own..
house-listed = { LIST($numbers) }

## Clauses: a digit is in a cell, or not.

is = { $cell } is { $digit }
is-not = { $cell } is not { $digit }
# One of several cells has the digit. $cells (list).
is-among = { $digit } is at { LIST($cells, with: "or") }
is-not-among = { $digit } is not at { LIST($cells, with: "or") }
# One of several digits is in a cell. $digits (list).
holds = { $cell } is { LIST($digits, with: "or") }
# One of some clauses is true.
one-of = one of these holds: { LIST($clauses, between: "; ") }

## A step as a whole.

# $technique (its name), $text (why something follows, and what).
step = { $technique }. { $text }
# What follows: clauses, and what can be struck out.
so = So { LIST($parts) }.
# A part of that. $nth: which of them it is, from 1.
# Also $nth.
struck-out = { LIST($digits) } can be struck out at { LIST($cells) }

## Singles.

# Clauses, from here on.
last-cell = { $cell } is the last open cell of { $house }, and { $digit } is the digit that it lacks
only-place = in { $house } the only place for { $digit } is { $cell }
# $used: the cells whose digits rule out all the others; $others: how many these are; $closed: how many of these the digits rule out.
# Also $others.
only-place-by = in { $house } the only place for { $digit } is { $cell }: the { $digit }{ COUNT($used) ->
        [1] {""}
       *[other] s
    } at { LIST($used) } { COUNT($used) ->
        [1] rules
       *[other] rule
    } out the other open cells
# $rest: the cells from which the digit has been struck out.
# Also $closed.
only-place-by-steps = in { $house } the only place for { $digit } is { $cell }: the { $digit }{ COUNT($used) ->
        [1] {""}
       *[other] s
    } at { LIST($used) } { COUNT($used) ->
        [1] rules
       *[other] rule
    } out some of the others, and it is struck out of { LIST($rest) }
sees-the-others = { $cell } sees every digit but { $digit }
last-candidate = { $digit } is the only candidate that { $cell } has left
# A clause as a sentence.
single = { CAPITAL($clause) }.

# In few words.
short-last-cell = { $cell } is { $digit }: the last open cell of { $house }.
short-only-place = { $cell } is { $digit }: its only place in { $house }.
short-only-place-by = { $cell } is { $digit }: its only place in { $house } (the { $digit }{ COUNT($used) ->
        [1] {""}
       *[other] s
    } at { LIST($used) }).
short-sees-the-others = { $cell } is { $digit }: it sees all other digits.
short-last-candidate = { $cell } is { $digit }: its last candidate.

## Locked candidates, subsets, fish.

locked = In { $from } the only places for { $digit } are { LIST($cells) }, and all of these are in { $to }. The { $digit } of { $to } is therefore one of them.
all-see = In { $from } the only places for { $digit } are { LIST($cells) }. One of them is { $digit }, so what sees all of them is not.
# Cells that differ without a house: by a knight's move, a king's move, or as a list of this name says.
apart-knight = A knight's move joins { LIST($pairs) }.
apart-king = A king's move joins { LIST($pairs) }.
apart-listed = Of { $name }, { LIST($pairs) } differ.
pair = { $one } with { $other }

# $count: how many cells, or digits.
number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $count }
}
naked = In { $house } the { number } cells { LIST($cells) } have only the { number } candidates { LIST($digits) } in all, so these cells take these digits, and no cell that sees all of them can have one.
hidden = In { $house } the { number } digits { LIST($digits) } have only the { number } places { LIST($cells) }, so these cells take these digits and have no room for others.
fish = In { $base } all places for { $digit } are in { $cover }. These { number } lines need a { $digit } each, no two of them in the same line across, so they fill { $cover }: there { $digit } can stand nowhere else.
finned = In { $base } all places for { $digit } are in { $cover }, but for { LIST($fins, with: "or") }. If { $digit } is not at { LIST($fins, with: "or") }, it stands in { $cover } only where these cross { $base }. If it is, it cannot be where it sees that place. Either way what is in { $cover } and sees { LIST($fins, with: "or") } is not { $digit }.

## Wings, colours, exclusion.

# $cases (list of clauses), $ends (the cells of which one has the digit).
wing = { $pivot } is { LIST($candidates, with: "or") }: { LIST($cases, between: "; ") }. So one of { LIST($ends) } is { $digit }, and what sees all of these is not.
# Clauses: cases of the pivot. $held: the digit that it holds.
pincer = if it is { $held }, then { $pincer } is { $digit }
pivot-itself = if it is { $digit }, it is { $digit } itself
# $one, $other: the cells of each colour.
colours = Where { $digit } has two places in a house, one of them is { $digit } and the other is not. Going from house to house, either all of { LIST($one) } are { $digit }, or all of { LIST($other) } are.
# Also $digit.
wrong-colour = But of { LIST($wrong) } some see each other, so it is not these.
both-colours = What sees some of both is not { $digit }, either way.
exclusion = Look at all ways to fill the { number } cells { LIST($cells) }. They cannot have one digit twice where they see each other. In all ways that are left the same is missing.
# $peers: no filling may take all candidates from one of these.
exclusion-by = Look at all ways to fill the { number } cells { LIST($cells) }. They cannot have one digit twice where they see each other, nor take from { LIST($peers, with: "or") } all its candidates. In all ways that are left the same is missing.

## Uniqueness.

bug = All open cells have two candidates, but for { $cell }. Without its { $digit } every digit would have two places in each house where it is missing, and the puzzle would have two solutions or none: any one could be turned into the other by taking the other candidate everywhere. We trust that it has one.
# $so (clause).
grave = All open cells have two candidates, but for { LIST($cells) }. If each held one of its two others, taking the other candidate everywhere would give a second solution. We trust that there is one, so { $so }.
deadly = If { LIST($cells) } held only { LIST($digits) }, these could be swapped, and the puzzle would have two solutions. We trust that it has one, so { $so }.
must-be-in = In { $house } the only places for { $digit } are { LIST($cells) }.
can-only-be = { LIST($cells) } can only be { LIST($digits, with: "or") }.

two-houses = The { number } cells { LIST($cells) } have the { number } candidates { LIST($digits) } in all. None of these digits can stand in them twice, for its places there are all in { $line } or all in { $square }. So each stands in them once.
direct = That leaves { $digit } no other place in { $house } than { $cell }.

## Chains and nets.

# A clause, and in brackets why it holds.
with-reason = { $clause } ({ $reason })
because-of-cell = nothing else is left there
because-of-house = no other place in { $house }
because-of-unique = else there would be two solutions
# $reason (sentences).
because-of-rule = by { $technique }: { $reason }

suppose = Suppose { LIST($clauses) }.
# $is, $isnot, $first, $last (clauses).
link = Then { $is }, so { $isnot }.
ring = Then { $is }, so { $isnot } indeed. The chain closes to a ring, and can be followed both ways: of any two neighbours in it exactly one is true.
after-all = Then { $is }, after all.
remote = Then { $is }. The same goes for the other digit: the two ends differ.
either = Then { $is }. So in any case { $first }, or { $last }: what cannot be true beside the one, nor beside the other, is false.

whether = Whether { $cell } is { $digit } or not:
whichever-digit = Whichever digit { $cell } holds:
wherever = Wherever { $digit } stands in { $house }:
whichever = Whichever of them is true:
# Entries of a list, one of which holds.
itself = - or { $clause } itself.
leads-to = - if { $first }, then { LIST($then, between: ", then ") }.

then = Then { $clause }.
no-candidate = But then { $cell } has no candidate left.
no-place = But then { $digit } has no place left in { $house }.
two-solutions = But then there would be two solutions.
cases = There are { number } cases.

## Almost locked sets.

-almost = has one candidate more than cells, so without any one of its digits it has all the others
set = { LIST($cells) } ({ LIST($digits, with: "or") })
two-sets = Each of the sets { LIST($sets) } { -almost }. They cannot both have { LIST($links, between: ", nor both ") }, so each lacks one of these and has all its other digits.
sets = Each of the sets { LIST($sets) } { -almost }. Suppose the first has no { $digit }.
# $number: which set, from 2 on.
next-set = Then it has { $link }, so number { $number } has no { $link }.
last-set = Then it has { $digit }. So { $digit } is in the first or in the last, and what sees all its places in both is not { $digit }.
blossom = { $stem } is { LIST($candidates, with: "or") }: { LIST($cases, between: "; ") }. So one of these has { $digit }, and what sees all their places for it is not { $digit }.
petal = if it is { $held }, { $set } have no { $held } and need their { $digit }
