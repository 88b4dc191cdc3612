### Was außer Ziffern gedruckt wird.

print-sudoku = Sudoku
print-puzzle = Sudoku { $number }
print-level = { CAPITAL($level) }
print-answers = Lösungen
print-answer = Lösung zu Sudoku { $number }
print-no-solution = keine Lösung
print-several-solutions = mehrere Lösungen
print-how-to = So wird gelöst
print-one-solution = Jede Aufgabe hat genau eine Lösung.
print-qr = QR-Code dieser Aufgabe
print-cell = Zeile { $row }, Spalte { $column }
print-row = Zeile { $number }: { LIST($cells, between: ", ") }.
print-blank = leer
print-sentences = { $name }. { $rest }

## Was zu tun ist. $all: welche Häuser.

fill-boxes = in jeder Zeile, in jeder Spalte und in jedem dick umrandeten Block
fill-regions = in jeder Zeile, in jeder Spalte und in jedem dick umrandeten Gebiet
fill-lines = in jeder Zeile und in jeder Spalte
fill-in = Füllen Sie die leeren Zellen so, dass { $all } die Ziffern 1 bis { $n } stehen, jede genau einmal.
fill-in-letter = Füllen Sie die leeren Zellen so, dass { $all } die Ziffern 1 bis 9 und der Buchstabe A stehen, jedes genau einmal.
fill-in-letters = Füllen Sie die leeren Zellen so, dass { $all } die Ziffern 1 bis 9 und die Buchstaben A bis { $last } stehen, jedes genau einmal.
fill-in-any = Füllen Sie die leeren Zellen so, dass { $all } jede Ziffer (oder jeder Buchstabe) genau einmal steht.

## Was jede Regel außerdem verlangt.

rule-x = Auch auf beiden grauen Diagonalen steht jede Ziffer genau einmal.
rule-diagonal = Auch auf der grauen Diagonale steht jede Ziffer genau einmal.
rule-windoku = Auch in jedem grauen Fenster steht jede Ziffer genau einmal.
rule-disjoint = Auch an derselben Stelle aller Blöcke steht jede Ziffer genau einmal.
rule-centre-dot = Auch in den grauen Mitten der Blöcke steht jede Ziffer genau einmal.
rule-asterisk = Auch in den neun grauen Zellen des Sterns steht jede Ziffer genau einmal.
rule-girandola = Auch in den neun grauen Zellen des Windrads steht jede Ziffer genau einmal.
rule-hypercube = In Zellen, die in zwei von Band, Zeile des Bands, Stapel und Spalte des Stapels übereinstimmen, steht jede Ziffer genau einmal.
rule-knight = Zellen, die einen Springerzug auseinander liegen, haben verschiedene Ziffern.
rule-king = Zellen, die sich an einer Ecke berühren, haben verschiedene Ziffern.
rule-non-consecutive = Nachbarn in einer Zeile oder Spalte haben nie aufeinanderfolgende Ziffern, wie 3 und 4.
rule-non-consecutive-round = Nachbarn in einer Zeile oder Spalte haben nie aufeinanderfolgende Ziffern, wie 3 und 4, und auch nicht die erste und die letzte.
listed-house = Auch in den grauen Zellen von „{ $name }“ steht jede Ziffer genau einmal.
listed-pairs = Die Zellen von „{ $name }“ haben verschiedene Ziffern.
rules-of-puzzles = Sudoku { $numbers }: { $sentence }

## Bücher.

book-other-puzzles = Weitere Aufgaben
book-levels = Was jede Stufe verlangt
book-contents = Inhalt
book-puzzles = Sudoku { $first } bis { $last }
book-some-answers = Lösungen { $first } bis { $last }
book-page = Seite { $page }
book-answers-from = Die Lösungen beginnen auf Seite { $page }.
book-answer-on = Lösung auf Seite { $page }
book-example = Ein Schritt als Beispiel
example-rows = { COUNT($rows) ->
        [1] Zeile { LIST($rows) }
       *[other] den Zeilen { LIST($rows) }
    }
example-columns = { COUNT($columns) ->
        [1] Spalte { LIST($columns) }
       *[other] den Spalten { LIST($columns) }
    }
example-lines = { COUNT($rows) ->
        [0] { example-columns }
       *[other] { COUNT($columns) ->
            [0] { example-rows }
           *[other] { example-rows } und { example-columns }
        }
    }
example-words = Wo steht in Block { $inbox } die { $digit }? Blöcke zählt man wie Wörter auf einer Seite. In { example-lines } steht schon eine { $digit }, also kann dort keine Zelle eine zweite haben: Das zeigen die Linien. Übrig bleibt nur die umrahmte Zelle in Zeile { $row }, Spalte { $column }, kurz { $name }. Dort steht die { $digit }.
