### Was der Löser sagt. Zellen sind r1c1, in den Berichten von SudokuSolver [1,1].

## Um ein Gespräch herum.

shell-greeting = , der Löser im Gespräch: eine Aufgabe einfügen, oder help, oder bye.
shell-prompt = Ihr Befehl:{" "}
shell-prompt-of-quiz = Aufgabe>{" "}
shell-advice = Hinweis: { $hint }
shell-at-line = Zeile { $line }: { $message }
shell-at-line-of-file = { $file }, Zeile { $line }: { $message }

## Antworten auf Befehle.

shell-quiz-loaded = Aufgabe geladen.
shell-loaded = Aufgabe geladen: { LIST($parts, between: ", ") }.
clue-count = { $count } { $count ->
        [one] Vorgabe
       *[other] Vorgaben
    }
shell-loaded-placed = { $count } gesetzt
shell-loaded-struck = { $count } { $count ->
        [one] Kandidat
       *[other] Kandidaten
    } gestrichen
shell-loaded-rules = Regeln { $rules }
shell-forgotten = Aufgabe vergessen; `undo` holt sie zurück.
shell-saved = Gesichert: { $count } { $count ->
        [one] Ziffer
       *[other] Ziffern
    }.
shell-saved-in = Im Format { $format }, denn eine Zeile von Zellen fasst nicht alles davon.
shell-rules = Regeln: { $rules }.
shell-rules-plain = Regeln: Zeilen, Spalten und Blöcke.
shell-rules-to-come = Regeln der Aufgaben, die noch geladen werden: { $rules }.
shell-more-houses = Häuser neben Zeilen und Spalten: { LIST($houses, between: ", ") }.
shell-more-houses-than-boxes = Häuser neben Zeilen, Spalten und Blöcken: { LIST($houses, between: ", ") }.
shell-apart-knight = Nicht dieselbe Ziffer: Zellen, die ein Springerzug verbindet.
shell-apart-king = Nicht dieselbe Ziffer: Zellen, die ein Königszug verbindet.
shell-apart-listed = Nicht dieselbe Ziffer: die Zellen von „{ $name }“.
shell-is-set = { $at } = { $digit }.
shell-is-open = { $at } ist wieder leer.
shell-struck-out = { $at } <> { LIST($gone, between: " ") }; { COUNT($left) ->
        [0] nichts bleibt
       *[other] es bleibt: { LIST($left, between: " ") }
    }.
shell-starts-again = Die Suche beginnt neu; was sicher war, bleibt.
shell-none-left = In { $at } bleibt kein Kandidat.
shell-back-to = Zurück zu { $count } { $count ->
        [one] Vorgabe
       *[other] Vorgaben
    }.
shell-undone = Zurückgenommen: { $order }
shell-redone = Noch einmal getan: { $order }
shell-run-mode = Bericht: { $number } (1: auch Vermutungen; 2: auch alle Ziffern; 0: nur am Ende)
shell-guess-mode = Vermutung: { $number } (1: in der ersten leeren Zelle; 0: in der vordersten Zelle)
shell-language = Sprache: { $code }
shell-colour-by-terminal = Farben: wie das Terminal sie hat
shell-colour-on = Farben: an
shell-colour-off = Farben: aus
shell-time = Zeit: { $milliseconds } Millisekunden.
shell-order = { $order }: { $summary }
shell-order-list = Befehle:
shell-more-help = `help <order>` sagt mehr. Eine Aufgabe kann man einfügen, wie sie ist.
shell-for-example = Zum Beispiel:

## Die Suche.

shell-fine = Lösung [Schritte: { $steps }, Lösungen: { $solutions }].
shell-done = Suche beendet [Schritte: { $steps }, Lösungen: { $solutions }].
shell-steps = Schritte: { $steps }
shell-candidates = Kandidaten:
shell-foremost = Vorderste Zelle: { $at }, Kandidaten: { $candidates }
shell-guess = Vermutung der Ebene { $level }: { $at } { $digit }
shell-guess-of = Vermutung der Ebene { $level }: { $at } { $digit }, { $which } von { $of }
shell-no-guess = Zurzeit keine Vermutung.
shell-placed = { $step }) Ziffer { $at } { $digit }
shell-guessed = { $step }) Vermutung { $at }, Ebene { $level }, { $which } von { $of }
shell-stopped = Angehalten; der nächste Lauf macht hier weiter.
shell-run-time = Laufzeit: { $milliseconds } Millisekunden; Schritte: { $steps }, Lösungen: { $solutions }.
shell-deepest = {" "}Tiefste Ebene der Vermutungen: { $level }
shell-many-time = Laufzeit: { $milliseconds } Millisekunden; neue Lösungen: { $current }
shell-many-steps = {" "}Schritte: { $steps }
shell-many-solutions = {" "}Lösungen insgesamt: { $solutions }.
shell-all-found = Das sind alle Lösungen.
shell-ended = { $solutions ->
        [0] Es gibt keine Lösung.
        [1] Es gibt keine andere Lösung.
       *[other] Das sind alle { $solutions } Lösungen.
    }
shell-solution = Lösung { $number }.
shell-only = Die einzige Lösung.
shell-not-only = Nicht die einzige Lösung; wie viele es sind, sagt `count`.
shell-stopped-early = Angehalten, bevor eine Lösung gefunden war.
shell-stopped-between = Angehalten, bevor feststand, ob es noch eine gibt.
shell-stopped-counting = Angehalten, bevor die Zahl feststand.
    .hint = `count <limit>` zählt bis zu einer Grenze; `runrun` kann weitermachen.
shell-product = Das Produkt der Kandidaten, die jede Zelle hat, wenn sie an der Reihe ist:

## Warum Befehle abgelehnt werden; was stattdessen zu tun ist, steht in `.hint` oder einer anderen Nachricht.

refused-unknown-order-meant = den Befehl { QUOTE($word) } gibt es nicht; meinten Sie { QUOTE($meant) }?
refused-unknown-order = den Befehl { QUOTE($word) } gibt es nicht
    .hint = `help` listet die Befehle
refused-ambiguous = { QUOTE($word) } kann { QUOTES($orders) } bedeuten
refused-no-quiz-file = Keine Datei mit einer Aufgabe angegeben.
refused-usage = { $order }: { $misuse }
usage-is = geschrieben wird er `{ $usage }`
refused-no-deed = was soll mit { $place } geschehen?
    .hint = r1c1=5 setzt eine Ziffer, r3c6<>4 streicht einen Kandidaten
refused-no-cell = die Zelle { $place } gibt es nicht
cells-go-to = Zeilen und Spalten gehen von 1 bis { $side }: r1c1 bis r{ $side }c{ $side }
refused-no-digit = { QUOTE($word) } ist keine Ziffer dieser Aufgabe
digits-go-to = die Ziffern gehen von 1 bis { $side }
digits-go-to-letter = die Ziffern gehen von 1 bis { $side }, { $side } als { $largest } oder { $side }
refused-several-digits = { QUOTE($word) } ist mehr als eine Ziffer
refused-not-loaded = Noch keine Aufgabe geladen.
    .hint = `load <file>`, oder fügen Sie ihre Zellen ein
refused-loaded-before = Eine Aufgabe ist schon geladen.
    .hint = `load` ersetzt sie, `clear` vergisst sie
refused-clues = Vorgaben im Widerspruch: { $how }
    .hint = berichtigen Sie eine der beiden Zellen und laden Sie die Aufgabe neu
refused-digits = { $how }
there-are-rules = hier gehen, auch mehrere mit +: { LIST($rules, between: ", ") }
other-rules = `rules plain` lässt nur Zeilen, Spalten und Blöcke; `rules <name>` nimmt andere
refused-clue = { $at } ist eine Vorgabe, { $digit }
    .hint = `load` lädt eine andere Aufgabe, um Vorgaben zu ändern
refused-not-by-hand = { $at } hat keine von Hand gesetzte Ziffer
refused-rival = { $at } kann nicht { $digit } sein: in { $peer } steht sie schon ({ $house })
refused-rival-knight = { $at } kann nicht { $digit } sein: in { $peer } steht sie schon (ein Springerzug)
refused-rival-king = { $at } kann nicht { $digit } sein: in { $peer } steht sie schon (ein Königszug)
refused-rival-listed = { $at } kann nicht { $digit } sein: in { $peer } steht sie schon („{ $name }“)
refused-struck-out = in { $at } ist { $digit } gestrichen
    .hint = `undo` nimmt die letzten Änderungen zurück, `reset` alle
refused-certain = { $at } kann nur { $digit } sein
refused-filled = { $at } ist { $digit } und hat keine Kandidaten
refused-no-candidate = { $digit } ist kein Kandidat von { $at }
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-nothing-to-redo = Es gibt nichts noch einmal zu tun.
refused-quiz-not-read = Die Datei { $name } mit der Aufgabe lässt sich nicht öffnen: { $why }.
    .hint = `load` nimmt auch die Zellen in einer Zeile
refused-not-read = Die Datei { $name } lässt sich nicht öffnen: { $why }.
refused-not-written = Die Datei { $name } lässt sich nicht schreiben: { $why }.
refused-there-already = { $name } gibt es schon.
written-over = `save! { $name }` überschreibt sie
# Without $reason.
refused-not-held = das Format { $format } fasst keine Aufgabe dieser Größe oder mit diesen Regeln
    .hint = ein Name, der auf .txt oder .json endet, fasst jede Aufgabe
refused-under-way = { $name } wird schon ausgeführt
refused-empty-file = { $name } enthält keine Aufgabe
refused-no-such-quiz = { $name } hat keine Aufgabe Nummer { $wanted }
it-has = sie hat { $count ->
        [1] eine
       *[other] { $count }
    }
refused-no-cells = Aufgabe: { $message }

## Was nicht zu einem Befehl passt.

misuse-nothing = dahinter steht { QUOTE($found) }; erwartet wird nichts
misuse-file = erwartet wird eine Datei
misuse-source = erwartet wird eine Datei, die Zellen, oder - für die nächsten Zeilen
misuse-steps = erwartet wird die Zahl der Schritte
misuse-force = hinter dem Namen steht !, das nur `save` haben darf
misuse-one-digit = erwartet wird eine Ziffer
misuse-digits = erwartet werden eine oder mehrere Ziffern
misuse-no-cell = { QUOTE($found) } ist keine Zelle
misuse-choice = gefunden wurde { QUOTE($found) }; erwartet wird { QUOTES($choices) }
misuse-number = gefunden wurde { QUOTE($found) }; erwartet wird eine ganze Zahl
misuse-itself = der Befehl misst nicht seine eigene Zeit
misuse-cell-and-digit = erwartet werden eine Zelle und eine Ziffer, zum Beispiel r1c1=5 oder r5c7<>2

## Warum eine Datei nicht gelesen oder geschrieben werden kann.

file-missing = es gibt sie nicht
file-forbidden = kein Zugriff
file-folder = es ist ein Ordner
file-no-folder = den Ordner gibt es nicht
file-no-room = kein Platz mehr
file-other = das System sagt „{ $text }“

## Was ein Format nicht fasst.

loss-shape = die Form geht verloren: { $format } sagt nur, wie viele Zellen es sind
loss-clues = Vorgaben gehen verloren: { $format } hat andere
loss-singles-as-clues = leere Zellen mit einem Kandidaten werden Vorgaben: { $format } unterscheidet sie nicht
loss-candidates = gegebene Kandidaten gehen verloren: { $format } hat keine
loss-candidates-as-marks = gegebene Kandidaten werden zu Notizen: { $format } unterscheidet sie nicht
loss-marks = notierte Kandidaten gehen verloren: { $format } hat keine
loss-marks-as-candidates = notierte Kandidaten werden Teil der Aufgabe: { $format } unterscheidet sie nicht
loss-none-left = Zellen ohne Kandidaten sehen unberührt aus: { $format } unterscheidet sie nicht
loss-none-struck = Zellen mit allen Kandidaten sehen unberührt aus: { $format } unterscheidet sie nicht
loss-unmarked = Zellen ohne Notizen erhalten alle übrigen Kandidaten: { $format } unterscheidet sie nicht
loss-ruled-out = Kandidaten, die eine Ziffer ausschließt, gehen verloren: { $format } lässt sie weg
loss-placed = gesetzte Ziffern gehen verloren: { $format } hat nur Vorgaben
loss-placed-as-clues = gesetzte Ziffern werden Vorgaben: { $format } hat nur solche
loss-rules = die Regeln gehen verloren: { $format } kann sie nicht ausdrücken
loss-rule-names = Namen in den Regeln gehen verloren: { $format } hat nur die Zellen
loss-solution = die Lösung geht verloren: { $format } hat keine
# Without $fact.
loss-fact = Angaben zur Aufgabe gehen verloren: { $format } hat keinen Platz dafür
