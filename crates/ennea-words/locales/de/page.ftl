### Die Seite im Browser.

page-skip = Zum Inhalt
page-parts = Teile der Seite
page-language = Sprache
page-colours = Farben
page-auto = Wie das Gerät
page-light = Hell
page-dark = Dunkel
page-play = Spielen
page-make = Erzeugen
page-count = Zählen
page-symmetry = Symmetrie
page-chaos = Chaos
page-gone = Das Programm antwortet nicht; vielleicht ist es beendet. Starten Sie es wieder mit: ennea serve. Was auf dem Feld steht, bleibt.
page-not-kept = Dieser Browser merkt sich nichts bis zum nächsten Besuch (sein Speicher ist voll oder verboten). Der Link dieser Seite bringt die Ziffern zurück.
page-by-server = Gerechnet vom Programm unter { $host }.
page-by-browser = Gerechnet in diesem Browser, mit 128-Bit-Vektoren.
page-by-old-browser = Gerechnet in diesem Browser, der keine 128-Bit-Vektoren hat: schwere Fragen dauern um ein Mehrfaches länger.
page-offline = Hier behalten: Die Seite geht auch ohne Netz.
page-online = Dieser Browser behält nichts: Die Seite braucht das Netz.
page-not-loaded = Ein Teil des Programms war nicht zu bekommen. Sobald es wieder ein Netz gibt, bitte noch einmal fragen; was auf dem Brett steht, bleibt.
page-broken = Das war zu viel für das Programm in diesem Browser. Andere Fragen gehen; was auf dem Brett steht, bleibt.
page-board = Feld
page-help = Hilfe
page-digits = Ziffern
page-empty = leer
page-clue = Vorgabe
page-marks = Notizen
page-clashes = steht zweimal
page-full = nichts
page-lacks = { $house }: { $digits }.
page-comma = {", "}
page-write = { $digit } schreiben
page-pencil = Notizen
page-erase = Löschen
page-undo = Zurücknehmen
page-redo = Noch einmal
page-fill = Notizen eintragen
page-fill-help = Schreibt in jede Zelle alle Ziffern, die in keiner Zelle stehen, die sie sieht
page-hint = Hinweis
page-step = Nächster Schritt
page-check = Prüfen
page-way = Ganzer Weg
page-way-step = { $name }: { $what }
page-more = Mehr davon
page-apply = Ausführen
page-applied = Getan: { $what }.
page-why = Warum ist das sicher?
page-proof = Es beruht auf: { $houses }.
page-take-back = Nehmen Sie { $sets } zurück.
page-edit = Vorgaben ändern
page-edit-on = Ziffern sind jetzt Vorgaben
page-edit-off = Ziffern sind jetzt Ihre
page-is-clue = Das ist eine Vorgabe
page-is-filled = Diese Zelle ist gefüllt
page-undone = Zurückgenommen
page-redone = Noch einmal getan
page-another = Ein anderes Feld. „Zurücknehmen“ bringt das vorige wieder.
page-returned = Das Feld von vorher. „Noch einmal“ bringt das andere zurück.
page-marks-on = Notizen an
page-marks-off = Notizen aus
page-new-puzzle = Neue Aufgabe
page-blank = Leeres Feld
page-print = Drucken
page-any-level = jede Stufe
page-paste = Aufgabe einfügen
page-paste-label = Eine Zeile, ein Bild, ein Link oder eine Datei eines anderen Programms
page-paste-help = 81 Ziffern, oder ein Link von f-puzzles, SudokuPad, sudokuwiki, ...
page-load = Laden
page-ignored = Ausgelassen: { $what }
page-share = Teilen
page-format = Form
page-this-page = Link dieser Seite
page-shared = Text zum Teilen
page-copy = Kopieren
page-copied = Kopiert.
page-copy-by-hand = Kopieren Sie den Text von Hand.
page-setter = Selbst entwerfen
page-shape = Form der Blöcke
page-rules = Regeln
page-plain = Zeilen, Spalten und Blöcke
page-stop = Anhalten
page-stopped = Angehalten.
page-working = Es wird gerechnet ...
page-of-steps = { $percent } % ...
page-solutions = { $count } { $count ->
        [one] Lösung
       *[other] Lösungen
    }
page-at-least = Mindestens { $number } Lösungen
page-several = Mehrere Lösungen
page-where-differ = Wo unterscheiden sie sich?
page-differ = Zwei Lösungen unterscheiden sich in { $count } { $count ->
        [one] Zelle
       *[other] Zellen
    }; die anderen werden gezeigt.
page-unique = Genau eine Lösung
page-none = Keine Lösung
page-true-candidates = Wahre Kandidaten zeigen
page-candidate-counts = Lösungen von jedem
page-true-only = ob es eine gibt
page-up-to = wie viele, bis { $number }
page-rated = { $level }, { $number } auf der Skala { $scale }
page-done = Gelöst. Gut gemacht!
page-not-right = Alle Zellen sind gefüllt, aber nicht richtig.
page-cannot-check = Nur eine Aufgabe mit genau einer Lösung kann geprüft werden.
page-wrong = { $count } { $count ->
        [one] Ziffer ist
       *[other] Ziffern sind
    } falsch.
page-wrong-marks = Alle Ziffern stimmen; in { $count } { $count ->
        [one] Zelle
       *[other] Zellen
    } fehlt die richtige unter den Notizen.
page-all-right = Bis hierher alles richtig.
page-place = Stelle auf dem Weg
page-way-help = Das ist der Lösungsweg, in ihn kann nichts geschrieben werden. „Schließen“ oder jeder andere Knopf bringt Ihr eigenes Feld zurück.
page-step-of = Schritt { $step } von { $all }
page-way-ends = Gelöst nach { $count } { $count ->
        [one] Schritt
       *[other] Schritten
    }.
page-back = Zurück
page-forth = Weiter
page-close = Schließen
page-keys = Tasten
page-make-title = Aufgaben erzeugen und drucken
page-number = Wie viele
page-level = Stufe
page-technique = Schwerste Technik
page-any-technique = beliebig
page-seed = Startzahl
page-seed-help = keine: jedes Mal neue
page-make-them = Erzeugen
page-made = { $count } { $count ->
        [one] Aufgabe
       *[other] Aufgaben
    }; die Startzahl { $seed } erzeugt dieselben wieder.
page-clues = { $count } { $count ->
        [one] Vorgabe
       *[other] Vorgaben
    }
page-pages = Seiten
page-title = Titel
page-per-page = Aufgaben je Seite
page-paper = Papier
page-print-large = Großdruck
page-print-book = Als Buch mit Kapiteln
page-print-levels = Stufe angeben
page-print-no-answers = Ohne Lösungen
page-download = { $format } herunterladen
page-saved = { $name } gesichert, { $size } Bytes
page-page-number = Seite { $number }
page-count-title = Wie viele Sudokus gibt es?
page-count-lead = Das Programm leitet die Zahl der Gitter und der wesentlich verschiedenen Gitter einer Form allein aus den Regeln her, hier und jetzt, und erzählt, wie.
page-count-them = Zählen
page-story = Die Geschichte
page-different = wesentlich verschiedene Gitter
page-burnside = { $grids } Gitter, durch { $symmetries } Symmetrien gesehen: das Mittel der Gitter, die eine Symmetrie lässt, wie sie sind.
page-small-title = Alle 288 Gitter 4 x 4
page-small-lead = Jede Kachel ist ein Gitter, seine Ziffern sind Farben. Ein Zug macht aus jedem Gitter ein anderes oder lässt es, wo es ist. Gitter, die Züge verbinden, sind im Wesentlichen gleich.
page-small-picture = { $number } Gitter als Kacheln
page-moves = Züge
page-move = Zug
page-fixed = Gitter, die bleiben
page-fixed-caption = Wie viele jeder Zug lässt, wie sie sind. Das Mittel über alle Züge ist die Zahl der Klassen.
page-fixed-by = { $move }: { $number } von { $all } Gittern bleiben, wie sie sind.
page-two-classes = { $all } Gitter in { $classes } Klassen: { $sizes }. Die Rahmen unterscheiden sie.
page-move-nothing = Nichts
page-move-rows = Zeilen 1 und 2 tauschen
page-move-bands = Bänder tauschen
page-move-columns = Spalten 1 und 2 tauschen
page-move-mirror = An der Diagonale spiegeln
page-move-turn = Halbe Drehung
page-move-relabel = 1 und 2 umbenennen
page-move-rows-relabel = Zeilen in beiden Bändern tauschen, 1-2, 3-4 umbenennen
page-move-bands-relabel = Bänder tauschen, 1-3, 2-4 umbenennen
page-symmetry-title = Dasselbe verkleidet
page-symmetry-lead = Ziehen Sie eine Zeile oder Spalte in ihrem Band oder Stapel, weiter weg, um Bänder zu tauschen, oder nehmen Sie die Knöpfe. Das Gitter sieht anders aus; was rechts steht, ändert sich nicht.
page-grid = Gitter
page-random = Ein zufälliges Gitter
page-famous = Ein symmetrisches Gitter, { $number }
page-start-again = Von vorn
page-rows-word = Zeilen
page-columns-word = Spalten
page-swap-bands = Bänder { $one }↔{ $other }
page-swap-stacks = Stapel { $one }↔{ $other }
page-mirror = Spiegeln
page-turn-quarter = Vierteldrehung
page-rename-digits = Ziffern umbenennen
page-scramble = Mischen
page-what-stays = Was bleibt
page-automorphisms = Automorphismen
page-first-of = Die ersten { $number } von { $all }:
page-move-it = Bewegen Sie es.
page-same-again = Wieder dasselbe Gitter.
page-same-renamed = Dasselbe Gitter bis auf die Namen der Ziffern.
page-moves-done = { $count } { $count ->
        [one] Zug
       *[other] Züge
    }: ein anderes Gitter, im Wesentlichen dasselbe.
page-canonical = Kanonische Form: die kleinste aller Verkleidungen
page-class-number = Nummer seiner Klasse
page-counted-from-0 = { $number }, ab 0 gezählt
page-equivalent-grids = Gitter, die im Wesentlichen gleich sind
page-order = Ordnung { $order }
page-automorphism-done = Ein Automorphismus: Nach dem Umbenennen steht jede Ziffer, wo sie war.
page-chaos-title = Chaos im Sudoku
page-chaos-lead = Jeder Kandidat wird ein Spin zwischen -1 und 1, jede Regel eine Kraft. Der Fluss sucht die Lösung und kann unterwegs chaotisch umherirren, umso länger, je schwerer die Aufgabe ist. Je blasser eine Ziffer, desto unsicherer ist der Fluss.
page-puzzle = Aufgabe
page-start = Anfang (Startzahl)
page-follow-it = Verfolgen
page-play-it = Abspielen
page-pause = Pause
page-time = Zeit
page-flow-at = t = { $time }: { $rules } Regeln sind verletzt
page-flow-unsolved = t = { $time }: noch nicht gelöst, { $rules } Regeln sind verletzt. Ein anderer Start kommt vielleicht früher an.
page-flow-solved = Gelöst bei t = { $time }
page-curve-label = Verletzte Regeln im Lauf der Zeit, höchstens { $most }
page-map-title = Wohin Anfänge führen
page-map-lead = Zwei Spins des Anfangs werden abgetastet. Die Farbe ist die Ziffer der Zelle, die zu der Zeit vorn liegt; wo sich Farben in jedem Maßstab mischen, kann sie niemand vorhersagen. Ziehen Sie ein Rechteck, um näher hinzusehen.
page-map-label = Karte der Anfänge; + näher, - alles
page-cell = Zelle
page-map-it = Karte
page-zoom-out = Alles
page-map-words = Spins { $spins }; { $percent } % der Nachbarn sind verschieden; { $points } Punkte je Seite
page-rated-by = { $level }: { $technique } ({ $scale })
page-rated-without = { $level } ({ $scale })
page-shape-latin = { $side } x { $side }, lateinische Quadrate
page-shape-boxes = { $side } x { $side }, Blöcke { $rows } x { $columns }

## Tasten, `.keys`, und was sie tun.

page-key-move = bewegen
    .keys = Pfeile, Home, End, PgUp, PgDn
page-key-digit = eine Ziffer schreiben
    .keys = 1 bis 9
page-key-mark = eine Notiz
    .keys = Shift und 1 bis 9
page-key-delete = die Zelle leeren
    .keys = Delete
page-key-pencil = Notizen an und aus
    .keys = m oder Leertaste
page-key-next = nächste leere Zelle
    .keys = n
page-key-lack = sagen, was den Häusern fehlt
    .keys = l
page-key-hint = Hinweis, nächster Schritt, ausführen
    .keys = h, s, a
page-key-way = der ganze Weg
    .keys = w
page-key-check = prüfen
    .keys = c
page-key-undo = zurücknehmen, noch einmal
    .keys = u, y
page-key-edit = Vorgaben ändern
    .keys = e

## Symmetrien von Mustern der Vorgaben.

page-symmetry-none = keine
page-symmetry-half-turn = halbe Drehung
page-symmetry-quarter-turn = Vierteldrehung
page-symmetry-diagonal = Diagonale
page-symmetry-antidiagonal = Gegendiagonale
page-symmetry-mirrors = beide Spiegel
page-symmetry-diagonals = beide Diagonalen
page-symmetry-horizontal = oben und unten
page-symmetry-vertical = links und rechts
page-symmetry-full = alle

## Regeln, in einem Wort.

page-rule-jigsaw = Unregelmäßige Gebiete
page-rule-x = Diagonalen
page-rule-diagonal = Eine Diagonale
page-rule-windoku = Fenster
page-rule-disjoint = Stellen der Blöcke
page-rule-centre-dot = Mitten der Blöcke
page-rule-asterisk = Stern
page-rule-girandola = Windrad
page-rule-hypercube = Hyperwürfel
page-rule-knight = Springer
page-rule-king = König
page-rule-non-consecutive = Nicht aufeinander
page-rule-non-consecutive-round = Nicht aufeinander, im Kreis
page-rule-latin = Lateinisches Quadrat
