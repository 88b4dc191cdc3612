### Warum etwas nicht geht; ohne Punkt am Ende.

## Keine Bewertung.

rate-shape = gefunden wurde eine Aufgabe { $shape }, erwartet 3x3: nur solche werden bewertet
rate-candidates = gefunden wurde eine Aufgabe aus Kandidaten, erwartet Vorgaben: { $scale } ist nur für diese
rate-rules = gefunden: die Regeln { $rules }, erwartet die gewöhnlichen: { $scale } ist für diese gemacht
rate-none = sie hat keine Lösung, erwartet wird genau eine
rate-several = sie hat mehrere Lösungen, erwartet wird genau eine: in { $at } kann { $one } oder { $other } stehen
other-scale = --scale ladder-1 bewertet Aufgaben jeder Größe, auch aus Kandidaten
no-scale = lassen Sie --scale weg
it-was-stopped = angehalten

## Text, der keine Aufgabe ist; `.hint`: was stattdessen zu tippen ist.

text-empty = keine Zellen gefunden; erwartet wird eine Aufgabe
    .hint = tippen Sie die Zellen aller Zeilen in eine Zeile oder jede Zeile für sich, mit '.' für eine leere Zelle
text-character = gefunden wurde '{ $found }'; erwartet wird eine Ziffer, oder '.' für eine leere Zelle
    .hint = schreiben Sie '.' für eine leere Zelle, '#' vor eine Bemerkung
text-cell-count = gefunden { $found ->
        [one] wurde eine Zelle
       *[other] wurden { $found } Zellen
    }; erwartet werden { $cells } (ein Gitter { $shape })
    .hint = schreiben Sie '.' für eine leere Zelle; bei Blöcken anderer Größe geben Sie diese an, zum Beispiel 2x4
text-row-length = gefunden { $found ->
        [one] wurde eine Zelle
       *[other] wurden { $found } Zellen
    } in einer Zeile; erwartet werden { $expected }
    .hint = geben Sie jeder Zeile von Zellen eine eigene Zeile und schreiben Sie '.' für eine leere Zelle
text-row-count = gefunden { $found ->
        [one] wurde eine Zeile
       *[other] wurden { $found } Zeilen
    } zu { $expected } Zellen; erwartet werden { $expected } Zeilen
    .hint = geben Sie jeder Zeile von Zellen eine eigene Zeile und schreiben Sie '.' für eine leere Zelle
text-frame = gefunden wurde ein Rahmen um Blöcke von { $rows }x{ $columns } Zellen; erwartet werden Blöcke von { $side } Zellen, so vielen wie in einer Zeile
    .hint = ziehen Sie den Rahmen nur um die Blöcke, lassen Sie ihn weg, oder geben Sie die Größe an, zum Beispiel 2x3
text-second-puzzle = hinter der Aufgabe steht noch etwas; erwartet wird ihr Ende
    .hint = geben Sie eine Aufgabe auf einmal
text-digit-too-large = gefunden wurde die Ziffer { $found }; erwartet wird 1 bis { $largest } (ein Gitter { $shape })
    .hint = berichtigen Sie die Ziffer; bei Blöcken anderer Größe geben Sie diese an, zum Beispiel 2x4
text-several-digits = gefunden wurde '{ $found }', mehrere Ziffern in einer Zelle; erwartet wird eine Ziffer oder '.'
    .hint = schreiben Sie '.' für eine Zelle, die noch leer ist; Kandidaten werden hier nicht gelesen
text-empty-cell = { $cell } ist leer; erwartet wird eine Ziffer in jeder Zelle
    .hint = füllen Sie alle Zellen, oder lösen Sie die Aufgabe zuerst
text-conflict = { $how }
    .hint = ändern Sie eine der beiden Zellen
# Without $found, $expected.
text-other = in dieser Form konnte es nicht gelesen werden
# Without $hint.
text-other-hint = kopieren Sie alles; `ennea convert` sagt mehr dazu, auf Englisch
unreadable-quiz = Aufgabe, Zeile { $line }: { $message }
unreadable-quiz-at = Aufgabe, Zeile { $line }, Spalte { $column }: { $message }
unreadable-file = { $name }, Zeile { $line }: { $message }
unreadable-file-at = { $name }, Zeile { $line }, Spalte { $column }: { $message }

## Text, der keine Regeln ergibt, oder Regeln, die nicht passen.

rules-at-line = Zeile { $line } der Regeln: { $message }
rules-unknown-meant = { QUOTE($word) } ist keine Regel; meinten Sie „{ $meant }“?
rules-unknown = { QUOTE($word) } ist keine Regel; erwartet wird eine von { LIST($rules, between: ", ") }, mehrere mit + verbunden, N mal N Buchstaben eines Jigsaws, oder eine Datei
rules-no-meaning = die Regel „{ $rule }“ hat für { $shape } keinen Sinn; sie braucht { $needs }
# Without $expected.
rules-unreadable = { QUOTE($text) } konnte nicht gelesen werden
# Without $found, $expected.
rules-too-short = erwartet werden zwei Zellen oder mehr
rules-letters = die Gebiete haben { $found } Buchstaben; erwartet werden { $expected }, einer für jede Zelle
rules-region-size = Gebiet „{ $letter }“ hat { $size } { $size ->
        [one] Zelle
       *[other] Zellen
    }; erwartet werden { $side } Gebiete zu je { $side } Zellen
rules-region-count = gefunden { $found ->
        [one] wurde ein Gebiet
       *[other] wurden { $found } Gebiete
    }; erwartet werden { $side } zu je { $side } Zellen
rules-house-size = das Gebiet „{ $name }“ hat { $found } verschiedene Zellen; erwartet werden { $expected } (Zellen, die nur verschieden sind, schreibt man 'differ r1c1 r2c2 ...')
# Without $name.
rules-house-size-of-line = das Gebiet aus Zeile { $line } hat { $found } verschiedene Zellen; erwartet werden { $expected } (Zellen, die nur verschieden sind, schreibt man 'differ r1c1 r2c2 ...')
rules-of-digits = „{ $rules }“ verbietet aufeinanderfolgende Ziffern, die Schritte hier sprechen aber immer nur von einer; `ennea solve`, `ennea count`, `ennea make` und `ennea print` kennen die Regel
rules-other-shape = die Regeln sind für { $found }, erwartet werden welche für { $expected }
needs-3x3 = 3x3
needs-square = quadratische Blöcke von 2x2 Zellen oder mehr
needs-two = Blöcke von zwei Zeilen und zwei Spalten oder mehr
needs-odd = Blöcke mit einer ungeraden Zahl von Zeilen und von Spalten, 3x3 oder mehr

## Der Text einer Aufgabe, mit der Stelle darin.

text-at = Zeile { $line }: { $message }
text-at-column = Zeile { $line }, Spalte { $column }: { $message }

## Kein Gitter, keine Lösung, kein Rezept für neue Aufgaben.

grid-length = gefunden wurden { $found } Ziffern; erwartet werden { $expected }
grid-digit-too-large = gefunden wurde die Ziffer { $digit } in { $cell }; erwartet wird keine über { $side } in { $shape }
grid-empty = { $cell } ist leer{ $count ->
        [1] {""}
       *[other] , wie insgesamt { $count } Zellen
    }; erwartet wird eine Ziffer in jeder Zelle
grid-conflict = { $how }; erwartet wird jede Ziffer einmal in jedem Haus
improper-none = keine Lösung
improper-several = mehrere Lösungen: in { $at } steht in einer { $one }, in einer anderen { $other }
recipe-empty-range = keine Zahl ist mindestens { $fewest } und höchstens { $most }
recipe-too-many-clues = eine Aufgabe { $shape } hat höchstens { $cells } Vorgaben, gefunden wurden { $found }
recipe-not-minimal = eine minimale Aufgabe { $shape } hat höchstens { $bound } Vorgaben, denn jede Zeile hat eine leere Zelle; gefunden wurden { $found }
recipe-rules = minimale Aufgaben ohne Verzerrung entstehen aus Gittern, die alle gleich wahrscheinlich sind; Gitter anderer Regeln werden nicht so gezogen
recipe-pattern = minimale Aufgaben ohne Verzerrung haben ein beliebiges Muster, gefunden wurde die Symmetrie { $pattern }
recipe-too-large = minimale Aufgaben ohne Verzerrung gibt es bis zu 81 Zellen; { $shape } hat { $cells }
recipe-too-few = keine eindeutige Aufgabe { $shape } hat { $most } Vorgaben oder weniger: die wenigsten sind { $fewest }, wie eine Suche durch alle Gitter bewiesen hat
recipe-too-many = keine minimale Aufgabe { $shape } hat mehr als { $most } Vorgaben
recipe-example = tippen Sie zum Beispiel:  ennea make --shape { $shape } --clues { $fewest }..{ $most }

## Wünsche, die einander ausschließen; `.hint`: was stattdessen zu tun ist.

taste-level = keine Bewertung ist beides: von --level, { $level }, und von --rating, { $rating }
    .hint = lassen Sie eines von beiden weg; ennea rate --levels zeigt die Stufen
taste-rating = keine Aufgabe ist beides: mit --technique { $technique } sind Bewertungen { $possible }, gewünscht sind { $wanted }
    .hint = lassen Sie eines von beiden weg; ennea rate --levels zeigt die Bewertungen der Stufen
taste-shape = nur gewöhnliche Aufgaben 3x3 haben Bewertungen, nicht die von { $shape }
    .hint = --level und --technique gehen für alle, zum Beispiel --level hard
taste-rules = nur gewöhnliche Aufgaben 3x3 haben Bewertungen, nicht die der Regeln { $rules }
    .hint = --level und --technique gehen für alle, zum Beispiel --level hard
taste-technique = keine Aufgabe ist beides: --technique { $technique } ist von der Stufe „{ $own }“, nicht „{ $level }“
    .hint = lassen Sie eines von beiden weg; ennea rate --levels --scale ladder-1 zeigt die Stufen
taste-hard = keine Aufgabe { $shape } ist so schwer wie „{ $wanted }“: alle wurden durchgesehen, und keine braucht mehr als { $hardest }
    .hint = wünschen Sie --level { $level } oder eine größere Form
taste-hard-rules = keine Aufgabe { $shape } mit den Regeln { $rules } ist so schwer wie „{ $wanted }“: alle wurden durchgesehen, und keine braucht mehr als { $hardest }
    .hint = wünschen Sie --level { $level } oder eine größere Form
rating-range = { $from } bis { $to }

## Gitter, Vorgaben, und Züge, die die Regeln erhalten.

not-lawful = { $how }
    .hint = gleichwertig ist, was die Regeln erhält; berichtigen Sie eine der beiden Zellen
no-only-solution = { $how }
    .hint = geben Sie ein Gitter oder eine Aufgabe mit genau einer Lösung
not-numbered = Gitter von { $shape } sind nicht nummeriert; die von 2x2, 2x3, 3x2, 2x4, 4x2, 3x3 und bis 1x5 sind es
no-grid-of-rules = kein Gitter von { $shape } hält die Regeln { $rules } ein: eine Suche durch alle Füllungen fand keines
unserved-rules = gefunden: die Regeln { $rules }; { $question } hat dafür kein Verfahren
unserved-candidates = gefunden: eine Aufgabe aus Kandidaten; { $question } hat dafür kein Verfahren
unserved-hint = ein Verfahren haben: { LIST($served, between: ", ") }

## Die Seite.

rule-not-known = gefunden: hier unbekannte Regeln: { $rule }; erwartet werden bekannte
not-the-clue = in { $cell } steht { $found }; erwartet wird die Vorgabe { $clue }
no-digit-at = in { $cell } steht „{ $sign }“; erwartet werden Ziffern
method-does-not-serve = dieses Verfahren taugt nicht für diese Aufgabe
    .hint = lassen Sie es weg
too-long = keine Antwort in { $seconds } s, der längsten Zeit, die diese Seite an einer Frage rechnet
    .hint = die Kommandozeile hat keine solche Grenze
busy = { $waiting } Fragen warten schon; erwartet werden weniger
    .hint = fragen Sie später noch einmal
not-made = gefunden { $found ->
        [one] wurde eine Aufgabe
       *[other] wurden { $found } Aufgaben
    }; erwartet werden { $wanted }
    .hint = wünschen Sie weniger oder etwas weniger Seltenes
too-many-moves = gefunden wurde die Form { $shape }, deren Zellen { $moves } Züge haben; erwartet werden höchstens { $most }
    .hint = die Kommandozeile hat keine solche Grenze

## Die Kommandozeile: Marken, Stellen im Eingegebenen, und was daran nicht stimmt.

label-error = Fehler:
label-note = Anmerkung:
label-hint = Hinweis:
source-argument = Argument { $number }
source-input = Standardeingabe
source-line = { $name }, Zeile { $line }
source-line-alone = Zeile { $line }
source-column = { $at }, Spalte { $column }
cannot-read = { $name } kann nicht gelesen werden: { $why }
left-out = weggelassen: { $rules }
so-no-solution = keine Lösung: { $why }
dead-end = was geschrieben steht, lässt keine Lösung zu: { $why }
dead-end-of-clues = was geschrieben steht, lässt keine Lösung zu: { $why }; die Antwort gilt den Vorgaben allein
no-puzzle = keine Aufgabe gefunden; erwartet wird mindestens eine
    .hint = ennea convert --from sagt, welches Format es ist; --list zeigt sie
rules-not-known = gefunden wurden Regeln, die hier nicht bekannt sind: { $rules }; erwartet werden Regeln, die ennea census --rules help nennt
    .hint = lösen Sie sie dort, woher der Link ist; --lossy lässt die Regeln weg
rules-differ = die Aufgabe hat die Regeln { $own }, und --rules hat { $given }; erwartet werden dieselben
    .hint = lassen Sie --rules weg; ennea convert --lossy --to line lässt die der Aufgabe weg
candidates-without-clues = diese hat gar keine Vorgaben
candidates-beside-clues = ennea convert --to line behält nur die Vorgaben, die nicht genau eine Lösung haben
link-of-none = { $at } ist ein Link zu einer Seite, deren Aufgaben nicht gelesen werden
    .hint = gelesen werden Links von f-puzzles, SudokuPad, sudokuwiki.org und sudoku.coach
neither = { $at } ist weder eine Aufgabe noch eine Datei
    .hint = prüfen Sie den Namen; in einer Aufgabe steht '.' für eine leere Zelle
neither-as-puzzle = als Aufgabe: { $message }
neither-as-puzzle-at = als Aufgabe: Spalte { $column }: { $message }
neither-as-file = als Datei: { $message }
# Without $help.
read-as = gelesen als { $format }
