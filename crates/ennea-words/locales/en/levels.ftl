### Levels: how hard a puzzle is, in a word, and what the hardest steps are.

## The scale of Sudoku Explainer. `.chapter`: the heading of a chapter of such puzzles.

level-beginner = beginner
    .needs = the only place of a digit in a box
    .chapter = Beginner
level-easy = easy
    .needs = the only place in a row or column
    .chapter = Easy
level-medium = medium
    .needs = the only digit of a cell; hidden pairs that make a single
    .chapter = Medium
level-hard = hard
    .needs = locked candidates, pairs, X-Wings
    .chapter = Hard
level-tough = tough
    .needs = triples, Swordfish, wings, unique rectangles
    .chapter = Tough
level-expert = expert
    .needs = quads, BUGs, exclusion, short chains
    .chapter = Expert
level-fiendish = fiendish
    .needs = long chains, several assumptions
    .chapter = Fiendish
level-extreme = extreme
    .needs = dynamic chains, chains inside chains
    .chapter = Extreme

## The scale of HoDoKu.

score-level-easy = easy
    .needs = singles
score-level-medium = medium
    .needs = locked candidates, pairs and triples
score-level-hard = hard
    .needs = quads, fish, wings, rectangles, patterns of one digit
score-level-unfair = unfair
    .needs = finned fish, chains, loops, almost locked sets
score-level-extreme = extreme
    .needs = forcing chains, forcing nets, guesses

## Around levels.

# The ratings, or the scores, of a level: flushed to columns.
ratings = { $from } to { $to }
scores = up to { $to }
scores-any = any score
# How many minutes are expected, and the range of most people.
minutes = { $mean } minutes, { $low } to { $high }
# A rating on a scale with its parts.
on-scale = { $parts } on the scale { $scale }
# A rating, its level, and what the level asks for.
rating-level = { $rating } { $level }: { $needs }.
# The hardest technique, by its key or its name, and how often each was used.
# Also $hardest.
climbed = { $key } { $level }; { $used }
climbed-by-none = none { $level }; { $used }
