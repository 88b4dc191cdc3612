### Long work in parts, the catalogue, shuffles: reports and refusals.

## What jobs find, and by what method: by their English words.

finds-all-essentially-different-grids-each-found = all essentially different { $one } grids, each found
finds-the-essentially-different-grids = the essentially different { $one } grids
finds-all-grids = all { $one } grids
finds-by-pairs-of-bands-under-a-canonical-band = pairs of bands under a canonical band
finds-by-fixed-grids-of-classes-stack-by-stack = fixed grids of classes, stack by stack
finds-by-column-sets-of-two-bands-by-halves-of-the-digits = column sets of two bands, by halves of the digits
finds-by-three-stacks-by-classes-of-one-without-its-last-band = three stacks, by classes of one without its last band

## The plan of a job, and how far it is.

units-shape = shape
units-method = method
units-version = version
units-parts = parts
units-plan = plan
units-fingerprint = fingerprint of all that
units-done = { $job }: { $done } of { $all } parts are done
units-none = none
units-left = left
units-twice = said twice
units-damaged = damaged lines
units-of-cores = seconds of cores
units-computed = computed so far
units-to-compute = to be computed
units-not-known = not known yet

## Sums. $number and $order: in decimal.

units-only = only parts { $only }; checks of the whole need all parts
units-published = The identity fixes all grids; their number was not counted here but is the published one.
sum-classes = classes
sum-grids = grids
sum-automorphisms = automorphisms: { $order }
sum-different = essentially different
sum-all = all grids
sum-all-published = all grids, published: { $source }
sum-of-fixed = sum of size x labelled fixed
sum-fixing = classes that fix grids
sum-bands = bands of boxes of two columns
sum-splits = classes of splits
sum-of-parts = sum of the parts
sum-without-last = classes without the last band
claim-relabellings = { $number } relabellings divide each class's grids
claim-relabellings-divide = relabellings { $number } divide the grids
claim-order-divides = order of the group { $order } divides the sum
claim-sizes-of-classes = sizes of classes add up to that order
claim-whole-orbits = orbits of the powers of each element are whole
claim-not-for = { $claim }: not for { $class }
claim-sequences = sequences = { $splits }^{ $c }
claim-bands-by-matrices = bands = bands by sums of matrices
claim-again = part { $number } computed again = as written
claim-not-again = part { $number } computed again = as written: { $found } is found, but { $written } is in { $place }
check-failed = check failed: { $claim }

## Parts of jobs.

part-band = canonical band { $band }, deal { $deal }
part-of-identity = the identity: { $count } of { $all } classes of splits
part-involutions = involutions that exchange the stacks, by two systems of columns
part-classes = { $count } { $count ->
        [one] class
       *[other] classes
    }, the first that of { $first }
part-splits = { $count } of { $all } classes of splits
part-stacks = class { $class } of { $all } with { $last } last bands

## Which parts; `.hint`: what to type instead.

units-parts-are = parts are 1 to { $of }, written as 1-12,20
units-no-part = '{ $found }' is no part and no range of parts
units-no-range = '{ $found }' is no range of parts
units-not-there = there is no part { $found }
# $damaged: in a line of its own, a damaged line of a ledger.
units-missing = { $count ->
        [one] part { $missing } of { $name } is
       *[other] parts { $missing } of { $name } are
    } missing: { $done } of { $all } parts are done{ $damaged }
    .hint = run  ennea units run { $name } LEDGER  which does what is missing
units-no-classes = found { $job }; expected all parts of one of the jobs 2x5, 2x6 and 3x4: others have no classes
units-without-list = found --parts or --shard without --list
    .hint = add --list

## Ledgers that are refused, or damaged. $here, $there, $place: ledger-line or ledger-this-run.

ledger-line = { $file } line { $line }
ledger-this-run = this run
ledger-none = { $file } is no ledger: no line begins with '{ $mark }'
    .hint = it is left as it is; give another name
ledger-of-no-job = { $file } is no ledger: found the job '{ $name }' in it; expected one of { LIST($jobs, between: ", ") }
    .hint = ledgers are what  ennea units run JOB LEDGER  writes
ledger-foreign = { $file } line { $line } { $what }
    .hint = it is left as it is; each job has ledgers of its own, so give another name
# $name: one of the five after it.
ledger-of-another = has '{ $found }' as its { $name }, and '{ $expected }' was expected
ledger-its-version-of-ledgers = version of ledgers
ledger-its-job = job
ledger-its-version-of-the-job = version of the job
ledger-its-number-of-bits-in-a-word = number of bits in a word
ledger-its-plan = plan
ledger-no-mark = it does not begin with '{ $mark }'
ledger-no-text = it is not text any more
ledger-no-sum = it ends before its checksum
ledger-cut-sum = it ends within its checksum
ledger-wrong-sum = its checksum should be { $found }, but { $written } is written
ledger-no-sense = its fields make no sense
ledger-doubt = { $here } cannot be right about part { $number } of { $job }: { $doubt }{"\u000A"}{"  | "}{ $values }
    .hint = remove that line, and the part is computed again
ledger-two-values = part { $number } of { $job } has two values{"\u000A"}{"  | "}{ $first }  in { $there }{"\u000A"}{"  | "}{ $second }  in { $here }
    .hint = to see which is wrong run  ennea units run { $job } --parts { $number } NEW  and remove the other line
# Why a value cannot be right.
doubt-order = no grid has { $order } automorphisms
doubt-classes = there are no { $number } classes
doubt-not-the-classes = these are not the classes of that part
doubt-not-the-class = this is not the class of that part
doubt-orders = { $number } is no multiple of { $orders }, the orders of columns
doubt-lists = { $number } is no multiple of { $lists }, the lists of its class

## The catalogue of the essentially different grids.

catalogue-title = The essentially different 3x3 grids, each found as its canonical form
catalogue-only = only those of shard { $shard }: { $parts } of { $all } parts
catalogue-automorphisms = automorphisms
catalogue-classes = classes
catalogue-grids = grids
catalogue-all = all
catalogue-symmetric = with more than one
catalogue-rest = to be checked when all shards are in: ennea catalog merge FILE...
claim-catalogue-grids = sum of classes x { $order } / order = all grids
claim-catalogue-orbits = classes = orbits by Burnside's lemma
no-class = no grid has rank { $from }
    .hint = ranks of essentially different 3x3 grids are 0 to { $last }

## Shuffles, and how often they bring a grid back.

shuffle-title = Shuffles of a { $shape } grid
shuffle-by-seed = by relabelling, moving rows within their bands and columns within their stacks.
shuffle-by-all = by relabelling, moving rows, columns, bands and stacks, and transposing.
shuffle-by-all-but-transposing = by relabelling, moving rows, columns, bands and stacks.
shuffle-comes-back = How often does the grid come back?
shuffle-trials = trials
shuffle-coincidences = coincidences
shuffle-percent = in percent
shuffle-expected = coincidences expected
shuffle-probability = exact probability
shuffle-how-many = How many grids can be reached?
shuffle-moves = moves
shuffle-idle = moves that change nothing
shuffle-reached = grids reached
shuffle-all-differ = All { $moves } moves give different grids: none but the identity leaves this one unchanged.
shuffle-reaches = The { $moves } moves reach only { $reached } grids, because { $order } of the moves leave this one unchanged, so each is reached in { $order } ways.
shuffle-elements = The moves that change nothing
shuffle-more = and { $count } more
