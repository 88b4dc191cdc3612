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
unreadable-quiz = Aufgabe, Zeile { $line }: { $message }
unreadable-quiz-at = Aufgabe, Zeile { $line }, Spalte { $column }: { $message }
unreadable-file = { $name }, Zeile { $line }: { $message }
unreadable-file-at = { $name }, Zeile { $line }, Spalte { $column }: { $message }

## Text, der keine Regeln ergibt, oder Regeln, die nicht passen.

rules-at-line = Zeile { $line } der Regeln: { $message }
rules-unknown-meant = { QUOTE($word) } ist keine Regel; meinten Sie „{ $meant }“?
rules-unknown = { QUOTE($word) } ist keine Regel; erwartet wird eine von { LIST($rules, between: ", ") }, mehrere mit + verbunden, N mal N Buchstaben eines Jigsaws, oder eine Datei
rules-no-meaning = die Regel „{ $rule }“ hat für { $shape } keinen Sinn; sie braucht { $needs }
rules-too-short = gefunden wurde { QUOTE($found) }; erwartet werden zwei Zellen oder mehr
rules-shape-again = gefunden wurde { QUOTE($found) }; erwartet wird die Form einmal, vor allen Regeln
rules-shape-wanted = gefunden wurde { QUOTE($found) }; erwartet wird 'shape RxC', zum Beispiel 'shape 3x3'
rules-no-letters = gefunden wurde { QUOTE($found) }; erwartet werden danach Zeilen von Buchstaben
rules-no-cell = gefunden wurde { QUOTE($found) }; erwartet werden Zellen von r1c1 bis r{ $side }c{ $side }
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
rules-of-digits = „{ $rules }“ verbietet aufeinanderfolgende Ziffern, Schritte und Bewertungen sprechen aber immer nur von einer
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

## Was die Kommandozeile erwartet; `.hint`: was stattdessen zu tippen ist.

none-given = keine Aufgabe gefunden; erwartet wird eine als Argument, Datei oder Pipe
    .hint = tippen Sie die Zellen Zeile für Zeile, '.' für eine leere, den Namen einer Datei oder -
wanted-one = gefunden wurden { $found } Aufgaben; erwartet wird eine
    .hint = geben Sie eine nach der anderen
wanted-two = gefunden { $found ->
        [one] wurde eine Aufgabe
       *[other] wurden { $found } Aufgaben
    }; erwartet werden zwei zum Vergleich
    .hint = ennea equivalent A B, oder eine Datei mit zwei Zeilen; ennea unique vergleicht beliebig viele
wanted-the-same-rules = die Aufgaben haben die Regeln { $one } und { $other }; erwartet werden dieselben
    .hint = --lossy lässt Regeln weg
wanted-one-grid = gefunden wurde mehr als ein Gitter; erwartet wird eines
    .hint = geben Sie eines nach dem anderen
wanted-a-grid = kein Gitter gefunden; erwartet wird eines
    .hint = ohne GRID wird das zyklische Gitter genommen
no-grid = dies ist kein Gitter: { $how }
    .hint = ennea solve füllt aus, was fehlt
rank-not-given = keine Nummer gefunden; erwartet wird eine als Argument, Datei oder Pipe
    .hint = ennea unrank 0 ist das erste Gitter
neither-rank-nor-file = { $at }: „{ $found }“ ist weder eine Nummer noch eine lesbare Datei: { $why }
    .hint = eine Nummer ist eine Zahl wie 0 oder 41,000,000
not-a-rank = { $at }: gefunden wurde „{ $found }“; erwartet wird eine Nummer von 0 bis { $last }
no-such-rank = { $at }: die Nummer { $found } gibt es nicht; Nummern sind 0 bis { $last }
    .hint = ohne --ed sind Nummern die aller Gitter
no-classes = dieses Gitter ist { $shape }; nur 3x3 hat ein Verzeichnis der Klassen
    .hint = lassen Sie --ed weg
ending-unknown = { $path } kann nicht geschrieben werden: die Endung ist .{ $found }; erwartet wird { LIST($names, last: " oder ") }
ending-missing = { $path } kann nicht geschrieben werden: die Endung fehlt; erwartet wird { LIST($names, last: " oder ") }
only-read = { $format } wird nur gelesen; erwartet wird ein anderes Format
    .hint = ennea convert --list zeigt, welche Formate geschrieben werden
no-target = kein Format zum Schreiben gefunden; erwartet wird --to FORMAT
    .hint = ennea convert --list zeigt die Formate; --to line schreibt eine Zeile für jede Aufgabe
no-target-of = { $path } hat die Endung keines Formats; erwartet wird --to FORMAT
    .hint = ennea convert --list zeigt die Formate; --to line schreibt eine Zeile für jede Aufgabe
cells-beside-clues = gefunden wurden { $found } Zellen; erwartet werden { $expected } wie in --clues
    .hint = geben Sie den ganzen Stand in einer Zeile
clue-beside-clues = in { $at } steht { $found }; erwartet wird die Vorgabe { $clue } aus --clues
    .hint = berichtigen Sie { $at }
scale-of-plain = die Aufgabe hat eigene Regeln; erwartet wird eine gewöhnliche: andere bewertet die Skala nicht
    .hint = lassen Sie --scale weg
scale-of-clues = die Aufgabe ist halb gelöst; erwartet werden nur Vorgaben: von ihnen geht eine Bewertung aus
    .hint = lassen Sie --scale oder die seither gesetzten Ziffern weg

## Was ein Format nicht fasst; `.hint`: was stattdessen zu tippen ist.

unknown-in-format = gefunden wurden Regeln, die hier nicht bekannt sind: { $rules }; erwartet werden keine
    .hint = --lossy lässt sie weg
rules-beyond-format = gefunden wurden die Regeln { $rules }, und { $format } hat keine Regeln; erwartet wird ein anderes Format
    .hint = { LIST($others) } { COUNT($others) ->
        [1] hat
       *[other] haben
    } sie; --lossy lässt sie weg
some-rules-beyond-format = gefunden wurden die Regeln { $rules }, und { $format } kann sie nicht sagen; erwartet wird ein anderes Format
    .hint = { LIST($others) } { COUNT($others) ->
        [1] hat
       *[other] haben
    } sie; --lossy lässt sie weg
shape-beyond-format = gefunden wurde eine Aufgabe { $shape }; { $format } hat nur 3x3
    .hint = --to line und --to picture nehmen jede Form
size-beyond-format = gefunden wurde eine Aufgabe { $shape }; { $format } hat höchstens { $most } Ziffern
    .hint = --to line und --to picture nehmen jede Form

## Was nicht gedruckt werden kann; `.hint`: was stattdessen zu tippen ist.

nothing-to-print = keine Aufgabe zum Drucken gefunden; erwartet wird mindestens eine
    .hint = ennea print -o DATEI AUFGABEN
print-without-solution = diese Aufgabe hat keine Lösung; erwartet wird genau eine
    .hint = berichtigen Sie sie, oder drucken Sie sie trotzdem mit --allow-improper
print-without-solution-as = diese Aufgabe hat keine Lösung: { $why }; erwartet wird genau eine
    .hint = berichtigen Sie sie, oder drucken Sie sie trotzdem mit --allow-improper
print-with-several = diese Aufgabe hat mehrere Lösungen; erwartet wird genau eine{"\u000A"}{"  "}zwei von ihnen unterscheiden sich zuerst in { $at }, dort steht { $one } oder { $other }
    .hint = ennea solve --limit 2 zeigt zwei; --allow-improper druckt sie trotzdem
print-font = „{ $text }“ kann nicht geschrieben werden: keine Schrift hier hat { LIST($characters, between: ", ") }
    .hint = --font DATEI nimmt sie aus einer anderen Schrift
print-no-font = erwartet wird eine TrueType- oder OpenType-Schrift mit Umrissen
print-small-digits = die Ziffern hätten { $found } Punkt; erwartet werden mindestens { $expected }
    .hint = weniger auf eine Seite mit --per-page, oder größeres --paper
print-small-grid = die Gitter wären { $found } cm breit; erwartet werden im Großdruck mindestens 14 cm
    .hint = nehmen Sie --paper a4 oder letter, oder ein kleineres --margin
print-no-room = auf der Seite ist kein Platz
    .hint = nehmen Sie ein kleineres --margin, einen kürzeren Titel oder größeres --paper
print-long-code = der Text des QR-Codes hat { $length } Bytes; dafür ist kein Platz
    .hint = geben Sie --qr einen kürzeren Link, oder weniger auf eine Seite mit --per-page

## Was gezählt werden kann, und wie; `.hint`: was stattdessen zu tippen ist.

shape-malformed = „{ $found }“ ist keine Form; erwartet wird RxC, die Zeilen und Spalten eines Blocks, zum Beispiel 3x3 oder 2x4
shape-out-of-range = Blöcke von { $rows }x{ $columns } Zellen gibt es hier nicht; R und C sind mindestens 1, und R mal C ist höchstens { $most }
census-shapes = ganz gezählt werden 2x2, 2x3, 3x2, 2x4, 4x2, 2x5, 5x2 und 3x3 und lateinische Quadrate 1x2 bis 1x9; andere werden geschätzt
    .hint = tippen Sie die Zeilen und Spalten eines Blocks, für Gitter von 9x9:  ennea census 3x3
census-bands-of-rules = --table bands hat mit --rules keine Bedeutung
    .hint = --table classes hat eine
census-single-lines = erste Bänder von { $shape } sind einzelne Zeilen; dieses Verfahren braucht andere Blöcke
    .hint = lassen Sie --method weg, oder tippen Sie:  ennea census 1x5 --method templates
census-side = dieses Verfahren zählt Seiten bis { $most }; { $shape } hat die Seite { $side }
    .hint = lassen Sie --method weg, oder tippen Sie:  ennea census 2x3 --method enumerate
census-side-of-latin = dieses Verfahren zählt Seiten bis { $most } bei lateinischen Quadraten; { $shape } hat die Seite { $side }
    .hint = lassen Sie --method weg, oder tippen Sie:  ennea census 2x3 --method enumerate
census-table = diese Tabelle ist für { $shape } außer Reichweite
    .hint = lassen Sie --table weg für das, was berechnet werden kann; oder tippen Sie:  ennea census 3x3 --table bands
method-of-clues = die Aufgabe hat Regeln oder Kandidaten, für die dieses Verfahren nicht taugt; erwartet wird walk, all-grids oder templates
    .hint = lassen Sie --method weg
method-bands = diese Aufgabe ist { $shape }; bands zählt nur 3x3
    .hint = lassen Sie --method weg
method-half-rows = diese Aufgabe ist { $shape }; half-rows zählt zwei Stapel oder zwei Bänder, jede Aufgabe 2x4 und jene von 2x5 mit genug Vorgaben
    .hint = lassen Sie --method weg
method-all-grids = diese Aufgabe hat Vorgaben, die einander nicht sehen, oder zu viele Gitter; all-grids zählt Aufgaben, deren Vorgaben alle einander sehen, bis 2x5 und 1x9
    .hint = lassen Sie --method weg
method-templates-of-digits = diese Aufgabe hat Regeln zwischen Ziffern, für die es keine Schablonen gibt
    .hint = lassen Sie --method weg
method-templates = diese Aufgabe braucht mehr Speicher, als templates nehmen darf
    .hint = lassen Sie --method weg
count-stopped = angehalten: mindestens { $found ->
        [one] 1 Lösung
       *[other] { $found } Lösungen
    } und weniger als 10^{ $digits }
walks-some = es gibt geschätzt { $found } Lösungen, und sie werden einzeln gefunden
    .hint = --estimate schätzt besser, --limit endet früher; nach Ctrl-C wird gesagt, wie viele gefunden wurden
walks-many = es gibt mehr als { $found } Lösungen, und sie werden einzeln gefunden
    .hint = --estimate schätzt besser, --limit endet früher; nach Ctrl-C wird gesagt, wie viele gefunden wurden
clues-too-large = ein Gitter mit Blöcken { $shape } hat { $cells } Zellen; unvermeidbare Mengen werden bis 128 gefunden
    .hint = geben Sie ein Gitter mit Blöcken von 2x5 oder kleiner

## Anmerkungen der Kommandozeile.

note-seed = --seed { $seed } wiederholt dies
note-one-a-file = { $format } ist für eine Aufgabe je Datei; andere Programme lesen vielleicht nur die erste
note-made-in-time = gemacht wurden { $made } von { $wanted }: die Zeit ist um; --time erlaubt mehr
note-made-of-attempts = gemacht wurden { $made } von { $wanted }: { $attempts } Versuche nacheinander ergaben nichts Neues; --attempts erlaubt mehr
note-attempt-failed = der Versuch { $id } ergibt nichts
note-few-pages = das Buch hat { $pages } Seiten; die meisten Druckereien binden ab { $least }
note-no-puzzle = keine Aufgabe gefunden
