### Lange Arbeit in Stücken, der Katalog, Mischungen: Berichte und Absagen.

## Was Aufträge finden, und wie: nach ihren englischen Wörtern.

finds-all-essentially-different-grids-each-found = alle wesentlich verschiedenen { $one }-Gitter, jedes gefunden
finds-the-essentially-different-grids = die wesentlich verschiedenen { $one }-Gitter
finds-all-grids = alle { $one }-Gitter
finds-by-pairs-of-bands-under-a-canonical-band = Paare von Bändern unter einem kanonischen Band
finds-by-fixed-grids-of-classes-stack-by-stack = feste Gitter der Klassen, Stapel für Stapel
finds-by-column-sets-of-two-bands-by-halves-of-the-digits = Spaltenmengen zweier Bänder, nach Hälften der Ziffern
finds-by-three-stacks-by-classes-of-one-without-its-last-band = drei Stapel, nach Klassen von einem ohne sein letztes Band

## Der Plan eines Auftrags, und wie weit er ist.

units-shape = Form
units-method = Verfahren
units-version = Version
units-parts = Stücke
units-plan = Plan
units-fingerprint = Fingerabdruck von alledem
units-done = { $job }: { $done } von { $all } Stücken sind getan
units-none = keine
units-left = übrig
units-twice = doppelt gesagt
units-damaged = beschädigte Zeilen
units-of-cores = Sekunden von Kernen
units-computed = bisher gerechnet
units-to-compute = noch zu rechnen
units-not-known = noch nicht bekannt

## Summen.

units-only = nur die Stücke { $only }; Proben des Ganzen brauchen alle Stücke
units-published = Die Identität hält alle Gitter fest; ihre Zahl wurde hier nicht gezählt, sondern ist die veröffentlichte.
sum-classes = Klassen
sum-grids = Gitter
sum-automorphisms = Automorphismen: { $order }
sum-different = wesentlich verschieden
sum-all = alle Gitter
sum-all-published = alle Gitter, veröffentlicht: { $source }
sum-of-fixed = Summe von Größe x benannten festen
sum-fixing = halten Gitter fest
sum-bands = Bänder aus Blöcken von zwei Spalten
sum-splits = Klassen von Teilungen
sum-of-parts = Summe der Stücke
sum-without-last = Klassen ohne das letzte Band
claim-relabellings = { $number } Umbenennungen teilen die Gitter jeder Klasse
claim-relabellings-divide = { $number } Umbenennungen teilen die Gitter
claim-order-divides = Ordnung der Gruppe { $order } teilt die Summe
claim-sizes-of-classes = die Größen der Klassen ergeben diese Ordnung
claim-whole-orbits = Bahnen der Potenzen jedes Elements sind ganz
claim-not-for = { $claim }: nicht für { $class }
claim-sequences = Folgen = { $splits }^{ $c }
claim-bands-by-matrices = Bänder = Bänder nach Summen von Matrizen
claim-again = Stück { $number } noch einmal gerechnet = wie geschrieben
claim-not-again = Stück { $number } noch einmal gerechnet = wie geschrieben: gefunden wurde { $found }, aber { $written } steht in { $place }
check-failed = Probe gescheitert: { $claim }

## Stücke von Aufträgen.

part-band = kanonisches Band { $band }, Verteilung { $deal }
part-of-identity = die Identität: { $count } von { $all } Klassen von Teilungen
part-involutions = Involutionen, die die Stapel tauschen, nach zwei Systemen von Spalten
part-classes = { $count } { $count ->
        [one] Klasse
       *[other] Klassen
    }, die erste die von { $first }
part-splits = { $count } von { $all } Klassen von Teilungen
part-stacks = Klasse { $class } von { $all } mit { $last } letzten Bändern

## Welche Stücke; `.hint`: was stattdessen zu schreiben ist.

units-parts-are = es gibt die Stücke 1 bis { $of }, geschrieben wie 1-12,20
units-no-part = „{ $found }“ ist kein Stück und kein Bereich von Stücken
units-no-range = „{ $found }“ ist kein Bereich von Stücken
units-not-there = es gibt kein Stück { $found }
# $damaged: in a line of its own, a damaged line of a ledger.
units-missing = { $count ->
        [one] es fehlt das Stück { $missing } von { $name }
       *[other] es fehlen die Stücke { $missing } von { $name }
    }: { $done } von { $all } Stücken sind getan{ $damaged }
    .hint = ennea units run { $name } LEDGER  tut, was fehlt
units-no-classes = gefunden wurde { $job }; erwartet werden alle Stücke eines der Aufträge 2x5, 2x6 und 3x4: Andere haben keine Klassen
units-without-list = gefunden wurde --parts oder --shard ohne --list
    .hint = --list dazu

## Protokolle, die abgelehnt werden oder beschädigt sind.

ledger-line = { $file }, Zeile { $line }
ledger-this-run = diesem Lauf
ledger-none = { $file } ist kein Protokoll: Keine Zeile beginnt mit „{ $mark }“
    .hint = die Datei bleibt, wie sie ist; geben Sie einen anderen Namen
ledger-of-no-job = { $file } ist kein Protokoll: Darin steht der Auftrag „{ $name }“; erwartet wird einer von { LIST($jobs, between: ", ") }
    .hint = Protokolle sind, was  ennea units run JOB LEDGER  schreibt
ledger-foreign = { $file }, Zeile { $line }: { $what }
    .hint = die Datei bleibt, wie sie ist; jeder Auftrag hat eigene Protokolle, geben Sie also einen anderen Namen
# $name: one of the five after it.
ledger-of-another = { $name } ist „{ $found }“, erwartet wird „{ $expected }“
ledger-its-version-of-ledgers = die Version der Protokolle
ledger-its-job = der Auftrag
ledger-its-version-of-the-job = die Version des Auftrags
ledger-its-number-of-bits-in-a-word = die Zahl der Bits in einem Wort
ledger-its-plan = der Plan
ledger-no-mark = sie beginnt nicht mit „{ $mark }“
ledger-no-text = sie ist kein Text mehr
ledger-no-sum = sie endet vor ihrer Prüfsumme
ledger-cut-sum = sie endet in ihrer Prüfsumme
ledger-wrong-sum = ihre Prüfsumme müsste { $found } sein, geschrieben steht { $written }
ledger-no-sense = ihre Felder ergeben keinen Sinn
ledger-doubt = { $here } kann über das Stück { $number } von { $job } nicht recht haben: { $doubt }{"\u000A"}{"  | "}{ $values }
    .hint = ohne diese Zeile wird das Stück noch einmal gerechnet
ledger-two-values = das Stück { $number } von { $job } hat zwei Werte{"\u000A"}{"  | "}{ $first }  in { $there }{"\u000A"}{"  | "}{ $second }  in { $here }
    .hint = welcher falsch ist, zeigt  ennea units run { $job } --parts { $number } NEW ; entfernen Sie die andere Zeile
# Why a value cannot be right.
doubt-order = kein Gitter hat { $order } Automorphismen
doubt-classes = es gibt keine { $number } Klassen
doubt-not-the-classes = das sind nicht die Klassen dieses Stücks
doubt-not-the-class = das ist nicht die Klasse dieses Stücks
doubt-orders = { $number } ist kein Vielfaches von { $orders }, den Anordnungen der Spalten
doubt-lists = { $number } ist kein Vielfaches von { $lists }, den Listen seiner Klasse

## Der Katalog der wesentlich verschiedenen Gitter.

catalogue-title = Die wesentlich verschiedenen 3x3-Gitter, jedes als kanonische Form gefunden
catalogue-only = nur die des Teils { $shard }: { $parts } von { $all } Stücken
catalogue-automorphisms = Automorphismen
catalogue-classes = Klassen
catalogue-grids = Gitter
catalogue-all = alle
catalogue-symmetric = mit mehr als einem
catalogue-rest = zu prüfen, wenn alle Teile da sind: ennea catalog merge FILE...
claim-catalogue-grids = Summe der Klassen x { $order } / Ordnung = alle Gitter
claim-catalogue-orbits = Klassen = Bahnen nach Burnsides Lemma
no-class = kein Gitter hat die Nummer { $from }
    .hint = die Nummern wesentlich verschiedener 3x3-Gitter sind 0 bis { $last }

## Mischungen, und wie oft sie ein Gitter zurückbringen.

shuffle-title = Mischungen eines { $shape }-Gitters
shuffle-by-seed = durch Umbenennen, Zeilen innerhalb ihrer Bänder und Spalten innerhalb ihrer Stapel.
shuffle-by-all = durch Umbenennen, Zeilen, Spalten, Bänder und Stapel, und Transponieren.
shuffle-by-all-but-transposing = durch Umbenennen, Zeilen, Spalten, Bänder und Stapel.
shuffle-comes-back = Wie oft kommt das Gitter zurück?
shuffle-trials = Versuche
shuffle-coincidences = Treffer
shuffle-percent = in Prozent
shuffle-expected = Treffer erwartet
shuffle-probability = genaue Wahrscheinlichkeit
shuffle-how-many = Wie viele Gitter sind erreichbar?
shuffle-moves = Züge
shuffle-idle = Züge, die nichts ändern
shuffle-reached = erreichte Gitter
shuffle-all-differ = Alle { $moves } Züge ergeben verschiedene Gitter: Nur die Identität lässt dieses unverändert.
shuffle-reaches = Die { $moves } Züge erreichen nur { $reached } Gitter, denn { $order } der Züge lassen dieses unverändert; so wird jedes auf { $order } Weisen erreicht.
shuffle-elements = Die Züge, die nichts ändern
shuffle-more = und { $count } weitere
