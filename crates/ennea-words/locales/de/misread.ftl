### Warum der Text eines Formats nicht gelesen werden kann, ohne Punkt am Ende; `.hint`: was stattdessen zu tippen ist.

## Zeichen und Zellen.

misread-sign = gefunden wurde { QUOTE($found) }; erwartet wird eine von { $digits }, oder '.' für eine leere Zelle
    .hint = berichtigen Sie das Zeichen; --alphabet sagt, wie Ziffern über 9 geschrieben sind
misread-number = gefunden wurde { QUOTE($found) }; erwartet wird 1 bis { $side }, oder 0 für eine leere Zelle
    .hint = berichtigen Sie die Zelle
misread-cell = in { $cell } steht { $found }; erwartet wird 1 bis { $side }, oder 0 für eine leere Zelle
    .hint = berichtigen Sie die Zelle
misread-candidate = gefunden wurde { QUOTE($found) }; erwartet werden Ziffern von 1 bis { $last }
    .hint = schreiben Sie die Kandidaten einer Zelle dicht nebeneinander, den kleinsten zuerst; eine gesetzte Ziffer ist bei sdx u6
misread-place = gefunden wurde { QUOTE($found) }; erwartet wird an dieser Stelle { $digit } oder '.'
    .hint = jede Zelle hat ein Zeichen für jede Ziffer, der Reihe nach
misread-places = gefunden { $found ->
        [one] wurde ein Zeichen
       *[other] wurden { $found } Zeichen
    }; erwartet werden { $expected }, eines für jeden der { $side } Kandidaten jeder Zelle
    .hint = schreiben Sie '.' für einen Kandidaten, den eine Zelle nicht hat
misread-triple = gefunden wurde { QUOTE($found) }; erwartet wird eine Ziffer, eine Zeile und eine Spalte, zum Beispiel 436
    .hint = geben Sie jeden gestrichenen Kandidaten als Ziffer, Zeile, Spalte an, mit Leerzeichen dazwischen
misread-move = gefunden wurde { QUOTE($found) }; erwartet wird I, eine Zelle von 00 bis 80 und eine Ziffer, oder E, eine Zelle und ein Kandidat
    .hint = I048 setzt 8 in die Zelle 4; E17003 streicht 3 aus der Zelle 17
misread-given = gefunden wurde { QUOTE($found) }; erwartet wird eine Zelle mit ihren Ziffern, zum Beispiel R1C1_5
    .hint = berichtigen Sie die Zelle oder ihre Ziffern
misread-placed = in { $cell } ist eine andere Ziffer gesetzt als die Vorgabe; erwartet wird dort die Vorgabe oder keine
    .hint = nehmen Sie die gesetzte Ziffer weg, oder berichtigen Sie die Vorgabe
misread-sets = gefunden wurde etwas anderes in { $key }; erwartet wird eine Liste mit den Ziffern jeder Zelle
    .hint = geben Sie die Liste, wie sie geschrieben wurde, mit einem Teil für jede Zelle

## Zeilen, Formen und Regeln.

misread-side = gefunden { $found ->
        [one] wurde eine Zelle
       *[other] wurden { $found } Zellen
    } in einer Zeile; erwartet werden 1 bis 36
    .hint = geben Sie jeder Zeile von Zellen eine eigene Zeile
misread-groups = gefunden { $found ->
        [one] wurde eine Gruppe
       *[other] wurden { $found } Gruppen
    } von Ziffern in einer Zeile; erwartet werden { $expected }
    .hint = geben Sie jeder Zelle eine eigene Gruppe, mit Leerzeichen oder Strichen dazwischen
misread-rows = gefunden { $found ->
        [one] wurde eine Zeile
       *[other] wurden { $found } Zeilen
    }; erwartet werden { $expected }
    .hint = berichtigen Sie die Zeilen oder die Form
misread-size = gefunden { $found ->
        [one] wurde eine Zeile
       *[other] wurden { $found } Zeilen
    }; erwartet werden { $size }, wie "size" sagt
    .hint = der Text scheint beschädigt oder abgeschnitten zu sein; kopieren Sie ihn noch einmal
misread-no-rows = keine Zeilen gefunden in "{ $what }"; erwartet wird ein Quadrat
    .hint = die Aufgabe muss ein Quadrat aus Zeilen sein
misread-row = gefunden wurde in "{ $what }" eine Zeile mit { $found } { $found ->
        [one] Zelle
       *[other] Zellen
    }; erwartet werden { $side }, denn es sind { $side } Zeilen
    .hint = nur quadratische Aufgaben werden umgewandelt
misread-shape = gefunden wurde die Form { QUOTE($found) }; erwartet wird { $kind ->
        [size] eine Größe von 4x4 bis 36x36
        [solo] eine wie 3x3, oder eine Seite und j
       *[boxes] eine wie 3x3
    }
    .hint = berichtigen Sie die Form
misread-other-shape = gefunden wurde eine Aufgabe der Form { $shape }; erwartet wird { $expected }
    .hint = geben Sie die Form der Aufgabe an, oder keine
misread-areas = gefunden wurden andere Gebiete; erwartet werden Blöcke einer Form, oder { $side } Gebiete zu { $side } Zellen
    .hint = berichtigen Sie die Gebiete, oder --shape
misread-regions = { $why }
    .hint = berichtigen Sie die Buchstaben, einer für das Gebiet jeder Zelle
misread-rules = gefunden wurden Regeln, die nicht passen: { $why }; erwartet werden Regeln der Form
    .hint = berichtigen Sie die Regeln

## Zeilen von Text, Tabellen und Listen.

misread-bank = gefunden wurde ein einziges Feld; erwartet werden eine Kennung, 81 Ziffern und eine Bewertung
    .hint = --from line liest Aufgaben ohne Kennung
misread-library = gefunden { $found ->
        [one] wurde ein Feld
       *[other] wurden { $found } Felder
    }; erwartet werden mindestens fünf, jedes nach einem Doppelpunkt: Technik, Ziffern, Zellen, Gestrichenes
    .hint = eine gewöhnliche Aufgabe ist :0000:x:ZELLEN::::
misread-csv = gefunden { $found ->
        [one] wurde ein Feld
       *[other] wurden { $found } Felder
    } ohne Aufgabe; erwartet wird eine Aufgabe zwischen Kommas
    .hint = nennen Sie die Spalten in der ersten Zeile: puzzle,solution,rating
misread-header = gefunden { $found ->
        [one] wurde ein Feld
       *[other] wurden { $found } Felder
    }; erwartet werden { $expected }, so viele wie im Kopf
    .hint = setzen Sie Felder mit Kommas in Anführungszeichen
misread-sheet = gefunden wurde eine Tabelle aus { $rows } Zeilen und { $columns } Spalten, in der das Rätsel an { $places } Stellen stehen kann, erwartet keine leeren Zeilen und Spalten auf beiden Seiten
    .hint = die leeren Zeilen und Spalten um das Rätsel weglassen, oder in seine leeren Zellen 0 schreiben
misread-list = gefunden wurde eine Liste mit insgesamt { $found } { $found ->
        [one] Zelle
       *[other] Zellen
    }; erwartet werden N Listen zu N Zellen
    .hint = geben Sie jeder Zeile eine eigene Liste, mit 0 für eine leere Zelle
misread-repeated = gefunden wurde eine Klammer, die wiederholt wird; erwartet wird hinter dem '*' eine Zahl, und nicht mehr als 1296 Zellen
    .hint = schreiben Sie jede Zelle aus, 0 für eine leere
misread-solutions = gefunden { $found ->
        [one] wurde eine Lösung
       *[other] wurden { $found } Lösungen
    } ohne Aufgabe; erwartet wird neben jeder eine Aufgabe
    .hint = ohne den Namen "solution" wird ein Gitter als Aufgabe gelesen
misread-solo = gefunden wurde eine Kennung ohne Doppelpunkt; erwartet werden die Form, ein Doppelpunkt und die Zellen
    .hint = eine Kennung mit # ist eine Zufallszahl; kopieren Sie die Kennung des Spiels
misread-solo-cell = gefunden wurde { QUOTE($found) }; erwartet wird 1 bis { $side }, ein kleiner Buchstabe oder _
    .hint = kopieren Sie die ganze Kennung des Spiels
misread-borders = keine ganzen Grenzen von Gebieten gefunden; erwartet werden sie nach einem Komma
    .hint = kopieren Sie die ganze Kennung des Spiels
misread-no-borders = gefunden wurde { QUOTE($found) } nach einem Komma; erwartet werden keine Grenzen
    .hint = kopieren Sie die ganze Kennung des Spiels

## JSON und XML.

# Without $why.
misread-json = das JSON ist beschädigt; erwartet wird es ganz
    .hint = der Text scheint beschädigt oder abgeschnitten zu sein; kopieren Sie ihn noch einmal
misread-object = gefunden wurde ein Objekt ohne Aufgabe; erwartet wird "puzzle" oder "grid"
    .hint = geben Sie die Zeilen, wie ennea --json sie geschrieben hat
misread-answer = gefunden wurde der Fehler "{ $found }"; erwartet wird eine Aufgabe
    .hint = geben Sie die Zeilen, wie ennea --json sie geschrieben hat
misread-value = in { $key } steht { $found }; erwartet wird { $expected ->
        [list] eine Liste mit einem Text für jede Zelle
       *[text] ein Text
    }
    .hint = geben Sie die Zeilen, wie ennea --json sie geschrieben hat
misread-kind = gefunden wurde die Art { $found }; erwartet wird sudoku#1
    .hint = nur Sudoku wird umgewandelt
# Without $why.
misread-xml = das XML ist beschädigt; erwartet wird es ganz
    .hint = die Datei scheint beschädigt zu sein; exportieren Sie sie noch einmal
misread-no-game = gefunden wurde <{ $root }> ohne Spiel; erwartet wird <game data="...">
    .hint = ennea convert --list zeigt, welche Formate gelesen werden
misread-version = gefunden wurden Daten der Version { $found }; erwartet wird Version 1 bis 5
    .hint = die Datei scheint beschädigt zu sein; exportieren Sie sie noch einmal
misread-game = gefunden { $found ->
        [one] wurde ein Feld
       *[other] wurden { $found } Felder
    }; erwartet werden { $expected }: für jede Zelle Ziffer, Notizen und ob sie änderbar ist, wie in 5|0|1|
    .hint = die Datei scheint beschädigt zu sein; exportieren Sie sie noch einmal
misread-game-cell = gefunden wurde { QUOTE($found) } für Zelle { $cell }; erwartet werden Ziffer, Notizen und ob sie änderbar ist, wie in 5|0|1|
    .hint = die Datei scheint beschädigt zu sein; exportieren Sie sie noch einmal

## Links und Codes.

misread-link = gefunden wurde ein Link ohne { $key }=; erwartet wird ?{ $key }= und eine Aufgabe
    .hint = { $key ->
        [load] öffnen Sie den Link und kopieren Sie den langen, den die Seite exportiert
        [bd] „Email this board“ im Solver ergibt einen solchen Link
       *[p] kopieren Sie den ganzen Link von der Seite
    }
misread-short-link = gefunden wurde ein kurzer Link; erwartet wird einer, in dem die Aufgabe steht
    .hint = die Aufgabe liegt auf einem Server; öffnen Sie den Link und exportieren Sie sie dort
misread-packed = kein Text gefunden, der entpackt werden kann; erwartet wird ein ganzer Link oder Code
    .hint = der Link oder Code scheint abgeschnitten zu sein; kopieren Sie ihn ganz
misread-link-sign = gefunden wurde { QUOTE($found) } in einem Link; erwartet wird ein ganzer Link, mit lz-string gepackt
    .hint = { misread-packed.hint }
misread-link-size = gefunden wurde ein gepackter Text von { $found } Zeichen; erwartet werden höchstens { $most }
    .hint = { misread-packed.hint }
misread-board = gefunden wurde ein Brett der Art { QUOTE($kind) }; erwartet wird ein quadratisches mit seiner Größe
    .hint = öffnen Sie den Link und kopieren Sie die ganze Aufgabe
misread-board-size = gefunden wurde ein Brett mit { $rows } { $rows ->
        [one] Zeile
       *[other] Zeilen
    } und { $columns } { $columns ->
        [one] Spalte
       *[other] Spalten
    }; erwartet wird ein Quadrat von höchstens 36 Zeilen
    .hint = { misread-board.hint }
misread-wiki-code = gefunden wurde der Code { $found }; erwartet wird S9B oder S6B, oder X9B, W9B oder C9B von Varianten
    .hint = Jigsaws und Käfige können nicht gelesen werden; öffnen Sie den Link und kopieren Sie die Aufgabe
misread-wiki-signs = gefunden { $found ->
        [one] wurde ein Zeichen
       *[other] wurden { $found } Zeichen
    }; erwartet werden { $expected }, zwei für jede Zelle
    .hint = kopieren Sie den ganzen Link
misread-wiki-cell = gefunden wurde { QUOTE($found) } für Zelle { $cell }; erwartet wird eine Zelle in zwei Zeichen
    .hint = kopieren Sie den ganzen Link
