### Chaos im Sudoku: Berichte, Anmerkungen und Absagen.

## Formeln; `.hint`: was stattdessen zu schreiben ist.

formula-size = { $variables } Variablen, { $constraints } Bedingungen, { $clauses } Klauseln
formula-large = ihre Formel hat { $variables } Variablen und { $clauses } Klauseln und braucht etwa { $needed }; --memory erlaubt { $memory }
    .hint = geben Sie mehr, etwa --memory { $more }G
formula-bytes = { $one } Bytes
# $found and $expected: one of those after it, or what was found.
formula-misread = { $at }, Zeile { $line }: gefunden wurde { $found }; erwartet wird { $expected }
    .hint = eine Formel ist eine Zeile p cnf VARIABLES CLAUSES und dann Klauseln wie 1 -2 0
formula-no-header = keine Kopfzeile
formula-the-end-inside-a-clause = das Ende in einer Klausel
formula-clauses-at-the-end = am Ende { $one } Klauseln
formula-the-literal = das Literal { $one }
formula-p-cnf-variables-clauses-two-numbers = p cnf VARIABLES CLAUSES, zwei Zahlen
formula-a-line-p-cnf-variables-clauses = eine Zeile p cnf VARIABLES CLAUSES
formula-a-literal-such-as-or-or-at-the-end-of-a-clause = ein Literal wie 3 oder -3, oder 0 am Ende einer Klausel
formula-one-of-variables-to = eine der Variablen { $one } bis { $two }
formula-at-the-end-of-a-clause = { $one } am Ende einer Klausel
formula-as-the-header-says = { $one } wie die Kopfzeile sagt

## Lösungen durch den Fluss; `.hint`: was stattdessen zu schreiben ist.

flow-idle = { $option } sagt { $integrator } nichts
    .hint = --integrator { $other } beachtet es
flow-late = in der Zeit wurde keine Lösung gefunden; --time erlaubt mehr; das beweist nicht, dass es keine gibt
flow-until = bis t = { $time } wurde keine Lösung gefunden; --until erlaubt mehr; das beweist nicht, dass es keine gibt
flow-steps = in { $steps } Schritten, bis t = { $time }, wurde keine Lösung gefunden; --steps erlaubt mehr; das beweist nicht, dass es keine gibt
flow-takes-long = noch keine Lösung, und eine chaotische Suche kann Stunden dauern; --time SECONDS oder --steps N begrenzt sie, Ctrl-C beendet sie

## Bahnen und Karten.

# Kopf einer Spalte von 8 Zeichen.
trajectory-violated = verletzt
trajectory-left-out = von { $all } Spins werden { $shown } gezeigt; mehr zeigt --cell, --csv, --json oder --out
trajectory-unsolved = bis t = { $time } wurde keine Lösung gefunden; --until kann weiter folgen
map-edges = Kanten
map-solved = gelöst bis t = { $until }: { $percent } %

## Entweichraten; `.hint`: was stattdessen zu schreiben ist.

escape-late = das Fenster beginnt bei { $from }, aber Starts werden nur bis { $until } verfolgt
    .hint = sagen Sie, wo es endet, etwa --window { $from }..{ $end }
# Köpfe von Spalten von 6, 6, 13 und 9 Zeichen.
escape-starts = Starts
escape-events = gelöst
escape-window = Fenster
escape-unsolved = ungelöst
escape-half = halber Schritt
escape-above = über { $least }
escape-few-events = zu wenige gelöste Starts für eine Probe
escape-same = der halbe Schritt gibt ein eta, das um { $distance } abweicht, { $errors } Standardfehler
escape-other = der halbe Schritt gibt ein eta, das um { $distance } abweicht, { $errors } Standardfehler; nehmen Sie ein kürzeres --step oder mehr --sweeps
escape-no-events = im Fenster wurde kein Start gelöst, davor { $solved }; mehr --starts oder ein längeres --window kann welche finden
