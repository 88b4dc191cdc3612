### Wie ein Text gelesen wurde; Hinweise ohne Punkt am Ende.

## Welche von zwei Lesarten genommen wurde.

digits-from = den Ziffern { $first } bis { $last }
digits-and-letters = den Ziffern { $first } bis 9, dann A bis { $last }
digits-and-letter = den Ziffern { $first } bis 9, dann { $last }
read-with = gelesen mit { $digits }, '.' oder '0' für eine leere Zelle
read-with-zero = gelesen mit { $digits }, '.' für eine leere Zelle
read-no-clues = sie hat keine Vorgaben; ihre Ziffern gelten als Vorgaben
read-no-clues-but-candidates = sie hat keine Vorgaben; ihre Ziffern gelten als Vorgaben, ihre Kandidaten als Teil der Aufgabe
read-layout = die Buchstaben in Zeile { $line } gelten als ihre Gebiete
read-layout-alone = die Buchstaben gelten als Gebiete eines Jigsaws ohne Vorgaben; hinter den Zellen einer Aufgabe sind sie deren Gebiete
read-digits-as-regions = die Ziffern hinter der Aufgabe gelten als ihre Gebiete
read-as-another = sie gilt als weitere Aufgabe, denn sie ist keine Lösung der vorigen
read-as-empty = { $sign } steht zwischen anderen Zeichen für leere Zellen und wird als eines von ihnen gelesen
read-labels = die Nummern der Zeilen und Spalten ringsum sind weggelassen; mit --shape sind sie Zellen
read-in-sheet = es wird ab Zeile { $row } und Spalte { $column } der Tabelle gelesen; die leeren Zeilen und Spalten daneben sind keine Zellen
read-dashes-as-rows = Zeilen nur aus Strichen gelten als Zeilen leerer Zellen
read-dashes-as-frame = Zeilen nur aus Strichen gelten als Rahmen
read-by-counting = ihre Ziffern und ein Zeichen für leere Zellen sind zusammen 81; alles andere wird übergangen
read-link-cells = genommen werden die Zellen im Link
read-still-there = Kandidaten hinter '-', die der nächste Schritt streicht, gelten als noch vorhanden
read-written-candidates = Kandidaten, die leer sind, wo Vorgaben stehen, gelten als geschriebene, wie in älteren Dateien
read-no-boxes = Blöcke sind nicht gezeichnet; genommen werden die von { $shape }

## Was nicht genommen werden konnte oder nicht passt.

read-goes-on = der Text geht in Zeile { $line } weiter; was dort steht, wird übergangen
read-before-link = was vor dem Link steht, ist weggelassen: { $text }
read-key = der Schlüssel '{ $key }' ist weggelassen
read-column = die Spalte '{ $name }' ist weggelassen
read-solution-differs = die Lösung daneben ist keine: sie hat in { $at } eine Ziffer, die dort nicht stehen darf
read-solution-clashes = die Lösung daneben ist keine: { $why }
read-page-of-variant = die Seite { $page } könnte die einer Variante sein, deren Regeln nicht im Link stehen
read-id-unknown = die Kennung nennt Regeln, die hier nicht bekannt sind: { $part }
read-id-nameless = die Regeln von { $id } haben keinen Namen und stehen nicht in der Zeile
read-speaks-of-rules = { $place ->
        [title] der Titel
        [comment] die Bemerkung
        [level] die Stufe
        [text] der Text
        [line] die Zeile
        [column] die Spalte der Regeln
       *[other] { $place }
    } spricht von Regeln, und die Daten haben keine außer Zeilen, Spalten und Blöcken: „{ $text }“

## Weggelassene Teile; jeder steht in einer Liste hinter den Worten von `left-out`.

ignored-words = die Worte davor: { $words }
ignored-candidates = die Kandidaten von { $at }, zu denen die Ziffer dort nicht gehört
ignored-notes = ihre Kandidaten, denn schon die Vorgaben haben genau eine Lösung, die sie zulassen
ignored-beside = { $what } in ihrem Text, da andere angegeben sind
ignored-behind = was in der Zeile folgt: { $text }
ignored-key = der Schlüssel '{ $key }' des Links
ignored-section = der Abschnitt [{ $name }]
ignored-rules = die Regeln { $rules }
ignored-solution-size = eine Lösung mit { $cells } Zellen
ignored-solution-no-grid = eine Lösung, die kein Gitter dieser Größe ist
ignored-solution-misread = eine Lösung, die nicht gelesen werden kann: { $why }
ignored-solution-more = eine weitere Lösung

## Text, in dem keine Aufgabe steht.

text-unknown = { $kind ->
        [xml] gefunden wurde XML ohne <opensudoku> oder <sudoku>
        [json] gefunden wurde JSON ohne "puzzle" (ipuz), "grid" (f-puzzles) oder "cells"
        [link] gefunden wurde ein Link auf eine Seite, deren Aufgaben nicht gelesen werden
       *[text] gefunden { $lines ->
            [one] wurde eine Zeile
           *[other] wurden { $lines } Zeilen
        } in keinem bekannten Format, mit { $cells ->
            [one] einer Zelle
           *[other] { $cells } Zellen
        }
    }; erwartet wird eine Aufgabe in einem von { $formats } Formaten
    .hint = ennea convert --list zeigt die Formate; --from NAME sagt, welches es ist
text-other-file = gefunden wurde { $what ->
        [pdf] ein PDF
        [picture] ein Bild
        [archive] ein Archiv, wie es eine Tabellenkalkulation schreibt
       *[packed] eine gepackte Datei
    }; erwartet werden Aufgaben als Text
    .hint = { text-unknown.hint }
text-nothing = nichts gefunden; erwartet wird eine Aufgabe
    .hint = { text-unknown.hint }
text-only-comments = nur Bemerkungen gefunden; erwartet wird eine Aufgabe
    .hint = { text-unknown.hint }

value-format = „{ $found }“ ist kein Format; erwartet wird einer von { $count } Namen wie line, sdm, pm oder f-puzzles
    .hint = ennea convert --list zeigt sie alle

## Regeln, die nicht bekannt sind und keinen eigenen Namen haben.

unknown-rule-lines-along-cells = Linien durch Zellen
unknown-rule-numbers-beside-the-cells-or-of-other-kinds = Zahlen neben den Zellen oder anderer Art
unknown-rule-cells-without-a-region = Zellen ohne Gebiet
unknown-rule-regions-that-leave-cells-out = Gebiete, die Zellen auslassen
unknown-rule-cages = Käfige
unknown-rule-killer-cages = Killer-Käfige
