### Was das Terminal außer Antworten sagt: Absagen und Anmerkungen; ohne Punkt am Ende.

## Speicher und Threads; `.hint`: was stattdessen zu tippen ist.

pool-memory = --threads { $asked } braucht { $megabytes } MB Speicher, und es gibt weniger
    .hint = --threads { $fits } ginge; ulimit -v zeigt eine Grenze und hebt sie
pool-no-memory = es gibt weniger als { $megabytes } MB Speicher; erwartet wird mindestens so viel
    .hint = ulimit -v zeigt eine Grenze und hebt sie
pool-threads = --threads { $asked } ist mehr, als das System hergibt: { $why }
    .hint = --threads { $fits } ginge; ulimit -u zeigt eine Grenze und hebt sie
pool-no-threads = das System gibt keine Threads her: { $why }
    .hint = ulimit -u zeigt eine Grenze und hebt sie

## Optionen, die nicht zusammengehen oder hier nichts sagen.

rules-not-taken = ennea { $command } nimmt kein --rules: { $why }
    .hint = diese Befehle nehmen es: { LIST($takes, between: ", ") }
no-rules-moves = seine Züge sind die der Form, die die meisten anderen Regeln brechen
no-rules-numbers = er nummeriert die Gitter aus Zeilen, Spalten und Blöcken
no-rules-clues = er sucht die Vorgaben von Gittern aus Zeilen, Spalten und Blöcken
no-rules-flow = von seinen Befehlen nehmen formula und solve Regeln
no-rules-jobs = seine Arbeiten sind die, die „ennea units plan“ aufzählt
no-rules-ladder = er prüft die Zahlen aller Formen; „ennea census --rules“ prüft seine eigenen
no-rules-page = jede Aufgabe auf der Seite kann eigene Regeln haben
no-rules-at-all = er hat mit Aufgaben nichts zu tun
negative-number = gefunden wurde { $found }; erwartet wird hier keine Zahl unter 0
    .hint = { $help } sagt, was genommen wird
negative-after = gefunden wurde { $found } hinter { $option }; erwartet wird eine Zahl, die nicht negativ ist
    .hint = { $help } sagt, was genommen wird
seed-of-count = gefunden wurde --seed, aber beim Zählen von Lösungen wird nichts gelost
    .hint = fügen Sie --estimate hinzu, oder lassen Sie --seed weg
seed-of-ladder = gefunden wurde --seed, aber die Leiter lost nichts
    .hint = --certificate LEDGER lost Zeilen
scale-without-levels = die Skala minutes-1 hat keine Stufen
    .hint = lassen Sie --level weg, oder --scale
other-rules-of-id = gefunden wurden --rules { $rules } und die Kennung { $id } mit anderen Regeln; erwartet wird eines davon
    .hint = lassen Sie --rules weg; es ist für Kennungen, deren Regeln keinen Namen haben
no-rules-of-id = die Regeln von { $id } haben keinen Namen und sind nicht die gegebenen
    .hint = fügen Sie --rules FILE mit den Regeln hinzu, nach denen sie entstand

## Losen; `.hint`: was stattdessen zu tippen ist.

draw-completing = --completing lost unter den Lösungen einer Aufgabe jeder Form, wenn es nur wenige sind
draw-memory = { $number } Lösungen passen nicht in den Speicher
draw-of-rules = mehr als { $most } Gitter halten die Regeln { $rules } ein, auch ohne Umbenennen; um jedes mit gleicher Chance zu ziehen, werden sie eines nach dem anderen gefunden
    .hint = geben Sie Vorgaben mit --completing, oder nehmen Sie eine kleinere --shape
draw-too-many = diese Aufgabe { $shape } hat zu viele Lösungen, um hier gezählt und also gelost zu werden
    .hint = geben Sie mehr Vorgaben mit --completing, oder nehmen Sie eine kleinere --shape; bei 3x3 geht jede Aufgabe

## Regeln, deren Gitter oder Züge außer Reichweite sind.

of-these-rules = { $why }{"\u000A"}{"  "}die Regeln sind „{ $rules }“ auf { $shape }
many-templates = diese Regeln haben zu viele Schablonen, um sie aufzuzählen; erwartet werden eine Seite bis 11 und höchstens eine Million Schablonen
no-grid-of-templates = kein Gitter hält diese Regeln ein: aus ihren { $number } Schablonen bedeckt keine erlaubte Auswahl alle Zellen
templates-to-cover = diese Regeln haben { $number } Schablonen, und Paare oder fehlende Blöcke verhindern das Zählen nach Bändern; exakte Überdeckungen ab 9x9 werden mit höchstens 10,000 Schablonen gezählt
moves-templates = diese Regeln haben zu viele Schablonen, um ihre Züge zu suchen; erwartet werden eine Seite bis 11 und höchstens eine Million Schablonen
moves-digits = diese Regeln gelten zwischen Ziffern, und Formen werden bis auf Umbenennen gefunden; erwartet werden Regeln über eine Ziffer auf einmal
moves-group = die Gruppe dieser Regeln hat { $number } Elemente, die eines nach dem anderen versucht werden; erwartet werden höchstens 262,144
census-group = die Gruppe dieser Regeln hat { $number } Elemente; erwartet werden höchstens 262,144
census-walk = Gitter von Regeln zwischen Ziffern werden eines nach dem anderen gezählt; erwartet wird eine Seite bis 9
group-of-rules = die Gruppe von { $rules } auf { $shape } hat { $order } Züge der Zellen ({ $scope })
two-shapes = gefunden wurden Aufgaben { $one } und { $other }; erwartet werden zwei einer Form

## Anmerkungen zu gemachten Aufgaben.

note-taken-away = Vorgaben werden weggenommen, bis keine mehr wegkann, denn solche Aufgaben haben kaum welche übrig
note-fewest-unproved = keine eindeutige Aufgabe { $shape } mit weniger als { $clues } Vorgaben ist bekannt, auch wenn niemand bewiesen hat, dass es keine gibt
note-most-unproved = keine minimale Aufgabe { $shape } mit mehr als { $clues } Vorgaben ist bekannt, auch wenn niemand bewiesen hat, dass es keine gibt
note-filled = Gitter dieser Regeln werden Zelle für Zelle zufällig gefüllt, so dass manche wahrscheinlicher sind als andere
note-not-uniform = Gitter { $shape } lassen sich nicht gleichmäßig ziehen; diese kommen aus einem Löser und werden gemischt, so dass manche wahrscheinlicher sind als andere
note-symmetric-minimal = symmetrisch minimal: keine Bahn von Vorgaben kann weg, aber vielleicht eine einzelne
note-without-rules = die Zeilen sagen die Regeln { $rules } nicht: geben Sie sie beim Lesen der Aufgaben mit --rules wieder an, oder nehmen Sie --json
note-tries = { $tries } Versuche; ein Gitter { $shape } hat im Mittel { $mean } minimale Aufgaben mit bis zu { $most } Vorgaben, +- { $error } %
note-tries-from = { $tries } Versuche; ein Gitter { $shape } hat im Mittel { $mean } minimale Aufgaben mit { $fewest } bis { $most } Vorgaben, +- { $error } %
note-nearest = die nächste andere { $what }:{"\u000A"}{ $clues }
note-is-rated = ist mit { $rating } bewertet
note-needs = braucht nicht mehr als { $technique }
note-has-clues = hat { $count } Vorgaben

## Lange Arbeit und ihre Bücher.

ledger-done = { $file }: { $done } von { $all } Stücken{ $whose ->
        [shard] {" des Teils"}
       *[other] {""}
    } sind schon fertig
ledger-saved = unterbrochen: { $done } von { $all } Stücken{ $whose ->
        [shard] {" des Teils"}
       *[other] {""}
    } sind fertig und in { $file } gesichert
    .hint = dieselben Worte machen von dort weiter
ledger-lost = unterbrochen: { $done } von { $all } Stücken{ $whose ->
        [shard] {" des Teils"}
       *[other] {""}
    } waren fertig und sind verloren
    .hint = mit --checkpoint FILE machen dieselben Worte dort weiter, wo sie unterbrochen wurden
ledger-counted = gezählt: { $done } Stücke in { $time }
ledger-busy = { $file } kann nicht gesichert werden: ein anderer Lauf schreibt hinein
    .hint = geben Sie einen Ordner an, zum Beispiel runs/, wo jeder Lauf eine eigene Datei hat
ledger-cut = in { $file } kann nicht geschrieben werden: { $why }; die Zeilen davor bleiben, { $lines } davon aus diesem Lauf
    .hint = schaffen Sie Platz, und dieselben Worte machen von dort weiter
ledger-damaged = { $file }, Zeile { $line } ist beschädigt ({ $why }); nur ihr Stück gilt als nicht getan
cannot-save = { $file } kann nicht gesichert werden: { $why }
cannot-write = schreiben geht nicht: { $why }
no-folder = der Ordner { $file } kann nicht angelegt werden: { $why }
figure-drawn = { $file } ist gezeichnet

## Der Server; `.hint`: was stattdessen zu tippen ist.

cannot-listen = an { $address } kann nicht gelauscht werden: { $why }
page-port-taken = vielleicht ist die Seite schon offen; --port 0 nimmt einen freien Port
setters-port-taken = vielleicht lauscht dort ein anderer Löser; --setters-port nimmt einen anderen Port
port-forbidden = Ports unter 1024 sind dem Verwalter vorbehalten
listens-to-others = die Seite lauscht an { $address }: wer diesen Rechner erreicht, kann sie benutzen, und seine Zeit
no-browser = kein Browser ließ sich öffnen ({ $why }); öffnen Sie { $page }

## Die Leiter der Gegenproben.

no-rung = keine Sprosse der Leiter handelt von { $shape }
    .hint = geben Sie 2x2, 2x3, 2x4, 3x3 oder 1x4 bis 1x7 an, oder mehrere davon
rungs-hold = { $good } von { $all } Gleichungen stimmen; { $time }
rungs-stopped = angehalten: { $told }

## Seiten.

pages-same = die Aufgaben { $earlier } und { $later } sind bis auf Mischen gleich
pages-same-more = ebenso { $others } weitere; ennea unique behält von jeder Art eine
pages-other-id = { $at }: { $id } ergibt eine andere Aufgabe und wird nicht gedruckt
# Without $facts.
pages-left-facts = Angaben zu den Aufgaben werden nicht gedruckt, außer Titeln
pages-left-placed = gesetzte Ziffern und notierte Kandidaten werden nicht gedruckt, nur was gegeben ist
pages-titles = gefunden wurden { $found } Kapiteltitel; erwartet werden { $wanted }, je einer für { LIST($names, between: ", ") }
    .hint = geben Sie --chapter TITLE für jedes Kapitel in dieser Reihenfolge an, oder für keines
pages-margin = gefunden wurde ein Rand von { $found } Punkt auf Papier von { $width } Punkt Breite; erwartet wird weniger als die Hälfte
pages-terminal = ein PDF kann ein Terminal nicht zeigen; erwartet wird eine Pipe oder eine Datei hinter -o -
    .hint = ennea print -o - FILE | lp, oder -o FILE.pdf
pages-json = gefunden wurde --json mit -o -; erwartet wird eines davon, denn geschrieben wird nur das PDF
    .hint = ennea print -o - FILE | lp, oder -o FILE.pdf

## Der Fluss.

flow-none = { $why }, also gibt es keinen Fluss, dem zu folgen wäre
flow-empty-clause = eine Klausel ist leer, also erfüllt nichts die Formel, und es gibt keinen Fluss, dem zu folgen wäre
    .hint = ennea solve sagt dasselbe von einer Aufgabe
flow-no-variable = es gibt keine Variable, also ist nichts zu verfolgen
    .hint = nehmen Sie eine Aufgabe mit leeren Zellen
flow-variable = gefunden wurde die Variable { $found }; erwartet wird 1 bis { $most }
flow-no-candidate = gefunden wurde { $found }, das ist keine Zelle mit einer Ziffer
    .hint = ein Kandidat wird zum Beispiel { $example } geschrieben
flow-closed = gefunden wurde { $found }, das die Vorgaben nicht offen lassen; erwartet wird ein Kandidat
    .hint = ein Kandidat wird zum Beispiel { $example } geschrieben
flow-no-cells = eine Formel hat keine Zellen; erwartet wird eine Aufgabe
flow-clue = in { $cell } steht die Vorgabe { $clue }; erwartet wird eine leere Zelle
    .hint = zum Beispiel { LIST($open, between: ", ") }
flow-many = gefunden wurden { $found } Variablen zum Beobachten; erwartet werden höchstens { $most }
flow-alone = gefunden wurde nur { $found }; erwartet werden zwei Spins zum Abtasten
    .hint = nennen Sie zwei, zum Beispiel --spins { $example }
flow-twice = gefunden wurde { $found } zweimal; erwartet werden zwei verschiedene Kandidaten
flow-cell = eine Zelle { $found } gibt es nicht; erwartet wird r1c1 bis r{ $side }c{ $side }
    .hint = r2c5 ist die Zelle in Zeile 2, Spalte 5

## Was an einer Befehlszeile falsch ist; danach kommen Hinweise und die Verwendung.

usage-unknown = das Argument „{ $option }“ gibt es hier nicht
usage-no-command = den Befehl „{ $command }“ gibt es nicht
usage-command-missing = „{ $command }“ braucht einen Unterbefehl: { LIST($names, between: ", ") }
usage-missing = es fehlt: { $option }
usage-twice = „{ $option }“ darf nur einmal stehen
usage-conflict = „{ $option }“ geht nicht zusammen mit „{ $other }“
usage-no-value = „{ $option }“ braucht einen Wert, und es steht keiner da
usage-many-values = gefunden wurde noch { QUOTE($value) } für „{ $option }“; erwartet wird kein weiterer Wert
usage-few-values = „{ $option }“ braucht { $wanted } Werte, gefunden wurden { $count }
usage-no-text = ein Argument ist kein Text in UTF-8
usage-as-value = als Wert schreibt man es „-- { $found }“
usage-line = Verwendung: { $usage }
value-whole = erwartet wird eine ganze Zahl
value-whole-within = erwartet wird eine ganze Zahl in { $range }

## JSON, wo es keines gibt; `.hint`: was stattdessen zu schreiben ist.

json-completions = gefunden wurde --json, aber Vervollständigungen sind ein Skript für eine Shell
    .hint = lassen Sie --json weg
json-man = gefunden wurde --json, aber Handbuchseiten sind für Menschen
    .hint = lassen Sie --json weg
json-shell = gefunden wurde --json, aber die Berichte der Shell sind für Menschen, `export` ist für Programme
    .hint = lassen Sie --json weg

## Was das System nicht hergibt, und was sich nicht lesen und schreiben lässt.

cannot-write-to = { $file } kann nicht geschrieben werden: { $why }
cannot-use = { $file } ist nicht brauchbar: { $why }
it-is-a-folder = es ist ein Ordner
neither-file-nor-folder = es ist weder eine Datei noch ein Ordner
no-line-editing = Zeilen können nicht bearbeitet werden: { $why }
no-signals = auf Ctrl-C kann nicht gewartet werden: { $why }
no-thread = ein Thread lässt sich nicht starten: { $why }
    .hint = --threads 1 braucht am wenigsten
note-finishing = was im Gange ist, wird noch beendet; nochmals Ctrl-C bricht es ab
# Neben einem Balken.
bar-so-far = , bisher { $time }
bar-left = , noch etwa { $time }
many-automorphisms = sie hat { $order } Automorphismen; aufgezählt werden bis zu { $most }
    .hint = --generators nennt einige, aus denen alle entstehen

## Was getan wird, neben einem Balken: nach den englischen Wörtern.

doing-climbing-by-brute-force = mit roher Gewalt
doing-comparing = vergleichen
doing-computing-parts-again = Stücke noch einmal rechnen
doing-computing-parts = Stücke rechnen
doing-counting-the-grids = Gitter zählen
doing-drawing = zeichnen
doing-following = verfolgen
doing-laying-out = setzen
doing-making = erzeugen
doing-mapping = Karte zeichnen
doing-rating = bewerten
doing-shuffling = mischen
doing-solving = lösen
doing-bounding = Schranken suchen
doing-closing-in = eingrenzen
doing-counting = zählen
doing-estimating = schätzen
doing-explaining = erklären
doing-looking-for-sets = Mengen suchen
doing-moving = bewegen
doing-ranking = nummerieren
doing-trying-digits = Ziffern versuchen
doing-thinking = nachdenken
doing-unranking = aus Nummern bilden
doing-writing = schreiben

## Die Tafel der Formate, nach den englischen Wörtern. Spalten von 22, 11, 10, 5, 5 und 7 Zeichen.

format-format = Format
format-what-it-is = was es ist
format-endings = Endungen
format-marks = Kand.
format-rules = Regel
format-placed = gesetzt
format-read-write = les. schr.
format-read = les.
format-write = {"     "}schr.
format-kept = ja
format-clues = Vorgabe
format-all = alle
format-some = teils
format-cells-in-one-line = Zellen in einer Zeile
format-a-line-each-empty = je eine Zeile, { $one } leer
format-sudocue-in-progress = SudoCue, angefangen
format-as-in-forums = wie in Foren
format-rows-of-signs = Zeilen aus Zeichen
format-grid-of-candidates = Gitter der Kandidaten
format-line-with-d-and-drc = Zeile mit +d und :drc
format-hodokus-library = Bibliothek von HoDoKu
format-a-sign-a-candidate = Zeichen je Kandidat
format-opensudoku-version = OpenSudoku, Version { $one }
format-puzzlesolutionrating = Aufgabe,Lösung,Wertung
format-gsfs-and-tables = Tafeln { $one }, { $two } von gsf
format-puzzle-bank-records = Einträge der Bank
format-ipuz-version = ipuz, Version { $one }
format-what-ennea---json-writes = was ennea --json gibt
format-link-with-all-inside = Link mit allem
format-what-is-in-the-link = was im Link steht
format-link-or-plain = Link, { $one } oder offen
format-code-of-sudokucoach = Code von sudoku.coach
format-game-id-of-sgt-solo = Kennung von SGT Solo
format-cells-and-regions-in-a-line = Zellen und Gebiete
format-nested-lists-of-programs = Listen von Programmen
format-link-of-penpa = Link von Penpa+
format-constraints-as-text = Bedingungen als Text
format-link-of-enneas-page = Link der Seite
format-sentences-to-read-aloud = Sätze zum Vorlesen
format-braille-to-emboss = Braille zum Prägen
