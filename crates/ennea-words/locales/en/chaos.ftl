### Chaos inside Sudoku: reports, notes and refusals.

## Formulas; `.hint`: what to type instead.

formula-size = { $variables } variables, { $constraints } constraints, { $clauses } clauses
formula-large = its formula has { $variables } variables and { $clauses } clauses and needs about { $needed }; --memory allows { $memory }
    .hint = give it more, such as --memory { $more }G
formula-bytes = { $one } bytes
# $found and $expected: one of those after it, or what was found.
formula-misread = { $at }, line { $line }: found { $found }; expected { $expected }
    .hint = a formula is a line p cnf VARIABLES CLAUSES and then clauses such as 1 -2 0
formula-no-header = no header
formula-the-end-inside-a-clause = the end inside a clause
formula-clauses-at-the-end = { $one } clauses at the end
formula-the-literal = the literal { $one }
formula-p-cnf-variables-clauses-two-numbers = p cnf VARIABLES CLAUSES, two numbers
formula-a-line-p-cnf-variables-clauses = a line p cnf VARIABLES CLAUSES
formula-a-literal-such-as-or-or-at-the-end-of-a-clause = a literal such as 3 or -3, or 0 at the end of a clause
formula-one-of-variables-to = one of variables { $one } to { $two }
formula-at-the-end-of-a-clause = { $one } at the end of a clause
formula-as-the-header-says = { $one } as the header says

## Solutions by the flow; `.hint`: what to type instead.

flow-idle = { $option } says nothing to { $integrator }
    .hint = --integrator { $other } heeds it
flow-late = no solution was found in time; --time allows more; that does not prove that there is none
flow-until = no solution was found up to t = { $time }; --until allows more; that does not prove that there is none
flow-steps = no solution was found in { $steps } steps, up to t = { $time }; --steps allows more; that does not prove that there is none
flow-takes-long = no solution yet, and a chaotic search may go on for hours; --time SECONDS or --steps N limits it, Ctrl-C stops it

## Trajectories and maps.

# Head of a column of 8 characters.
trajectory-violated = violated
trajectory-left-out = of { $all } spins { $shown } are shown; --cell, --csv, --json or --out shows more
trajectory-unsolved = no solution was found by t = { $time }; --until may follow it further
map-edges = edges
map-solved = solved by t = { $until }: { $percent } %

## Escape rates; `.hint`: what to type instead.

escape-late = the window begins at { $from }, but starts are followed to { $until } only
    .hint = say where it ends, as in --window { $from }..{ $end }
# Heads of columns of 6, 6, 13 and 9 characters.
escape-starts = starts
escape-events = events
escape-window = window
escape-unsolved = unsolved
escape-half = half the step
escape-above = above { $least }
escape-few-events = too few events for a check
escape-same = half the step gives an eta that differs by { $distance }, { $errors } standard errors
escape-other = half the step gives an eta that differs by { $distance }, { $errors } standard errors; take a shorter --step or more --sweeps
escape-no-events = no start was solved in the window, { $solved } before it; --starts or a longer --window may find some
