### Was über HTTP oder durch Optionen gewünscht wird und nicht geht; ohne Punkt am Ende.

## Felder einer Frage über HTTP.

field-text = gefunden wurde { $found }; erwartet wird ein Text
field-texts = gefunden wurde { $found }; erwartet wird eine Liste von Texten
field-many-texts = gefunden wurden { $found } Texte; erwartet werden höchstens { $most }
field-cells = gefunden wurden { $found } Texte; erwartet werden { $cells }
field-whole = gefunden wurde { $found }; erwartet wird eine ganze Zahl von { $least } bis { $most }
field-real = gefunden wurde { $found }; erwartet wird eine Zahl von { $least } bis { $most }
field-flag = gefunden wurde { $found }; erwartet wird true oder false
field-name = gefunden wurde { $found }; erwartet wird eines von { LIST($names, between: ", ") }
field-near = „{ $near }“ gibt es
field-unknown = gefunden wurde das Feld { $found }; erwartet werden nur diese: { LIST($names, between: ", ") }
# Without $about.
field-missing = dieses Feld fehlt; erwartet wird es
body-no-json = Zeile { $line }, Spalte { $column } der Frage: das ist kein JSON ({ $why }); erwartet wird ein Objekt
body-no-object = gefunden wurde { $found }; erwartet wird ein Objekt mit Feldern
too-many-samples = gefunden wurde { $found }; erwartet wird { $least } oder mehr, damit es nicht zu viele Proben sind
too-many-elements = gefunden wurden { $found } Automorphismen; aufgezählt werden höchstens { $most }
classes-of-shape = gefunden wurde { $shape } mit Klassen; erwartet wird 3x3, dessen Klassen nummeriert sind
print-not-proper = Aufgabe { $number }: { $how }; erwartet wird genau eine Lösung
print-no-page = gefunden wurde die Seite { $page }; erwartet wird 1 bis { $count }
print-many-dots = gefunden wurde eine Seite von { $found } Punkten; erwartet werden höchstens { $most }
    .hint = weniger Punkte je Zoll

## Anfragen über HTTP; `.hint`: was stattdessen zu tun ist.

no-page = unter { $path } gibt es keine Seite; erwartet wird / oder eine Frage
    .hint = /api zählt sie auf
http-get = gefunden wurde eine andere Methode; erwartet wird GET
http-post = gefunden wurde eine andere Methode; erwartet wird POST mit einem JSON-Objekt
http-content-type = Content-Type: gefunden wurde „{ $found }“; erwartet wird application/json
http-late = die Frage hat in { $seconds } s kein Ende; erwartet wird es
http-too-large = gefunden wurden mehr als { $most } Bytes; erwartet wird eine Frage von weniger
http-broken = die Frage bricht ab ({ $why }); erwartet wird ihr Ende
http-mistake = ein Fehler von ennea, nicht der Frage
    .hint = bitte melden Sie, was gefragt wurde
http-host = Host: gefunden wurde „{ $found }“; erwartet wird { LIST($hosts, between: ", ") }
    .hint = einen anderen Namen gibt --host NAME
http-origin = Origin: gefunden wurde „{ $origin }“; erwartet wird eine Seite dieses Servers
http-site = Sec-Fetch-Site: gefunden wurde die Anfrage einer fremden Seite; erwartet wird eine dieses Servers

## Werte von Optionen, und von Feldern, die ebenso geschrieben werden.

value-of-option = gefunden wurde { QUOTE($value) } für { QUOTE($option) }: { $why }
value-not-one = gefunden wurde { QUOTE($value) } für { QUOTE($option) }; erwartet wird eines von { LIST($names, between: ", ") }
value-zoom = erwartet werden zwei Bereiche in -1..1, zum Beispiel 0.1..0.2,-0.5..-0.4
value-bytes = erwartet wird eine Zahl mit K, M oder G, zum Beispiel 512M
value-times = erwartet werden zwei Zeiten, zum Beispiel 100..2000, 100.. oder ..2000
value-not-before = { $from } liegt nicht vor { $to }
value-more-than = { $from } ist mehr als { $to }
value-ratings = erwartet wird 3.4, 2.6..4.2, 4.5.. oder ..2.0, von 1.0 bis 11.9
value-clues = erwartet wird 24, 24..26, 24.. oder ..26
value-shard = ein Teil wird I/N geschrieben, zum Beispiel 1/4
value-no-shard = es gibt mindestens einen Teil
value-shards = von { $of } gibt es die Teile 1/{ $of } bis { $of }/{ $of }
value-many-shards = die Arbeit lässt sich in 1 bis { $most } Teile teilen
value-paper = gefunden wurde „{ $found }“; erwartet wird a3, a4, a5, a6, b5, letter, legal, tabloid, oder BREITExHÖHE, zum Beispiel 6x9 (Zoll) oder 148x210mm, von 2.5 bis 50 Zoll
value-length = erwartet wird eine Länge mit ihrer Einheit, zum Beispiel 12mm oder 0.5in
value-seconds = erwartet wird eine Zahl von Sekunden über 0, zum Beispiel 60 oder 0.5
value-positive = erwartet wird eine Zahl über 0
value-step = erwartet wird eine Zahl über 0, höchstens { $most }
value-open = gefunden wurde {"{"}{ $name } ohne {"}"}; erwartet wird {"}"}
value-closed = gefunden wurde {"}"} ohne {"{"}; erwartet wird {"}}"} für eine Klammer
value-bar = gefunden wurde | zweimal; erwartet wird es einmal, zwischen links und rechts
value-field = gefunden wurde das Feld {"{"}{ $found }{"}"}; erwartet wird eines von { LIST($names, between: ", ") }
value-field-meant = gefunden wurde das Feld {"{"}{ $found }{"}"}; erwartet wird eines von { LIST($names, between: ", ") }; meinten Sie {"{"}{ $meant }{"}"}?
value-id = eine Kennung beginnt mit e1-SEED-INDEX, zum Beispiel e1-42-7; gefunden wurde „{ $found }“
value-id-part = ein Teil einer Kennung ist eine Form, Regeln wie rules-x, minimal, weighted, unbiased, eine Symmetrie, oder Zahlen von Vorgaben wie 24-26; gefunden wurde „{ $found }“
value-id-rules = Aufgaben { $shape } haben keine Regeln „{ $rules }“; Aufgaben ohne Blöcke sind 1xN
value-no-technique = gefunden wurde { QUOTE($found) }, so heißt keine Technik; erwartet wird ein Name wie x-wing
value-technique-meant = gefunden wurde { QUOTE($found) }, so heißt keine Technik; meinten Sie { LIST($meant, with: "or") }?
value-no-step = { $technique } ist ein Schritt von Bewertungen, nicht von ennea explain
value-technique = ennea make --technique list zeigt alle

## Titel von Problemen über HTTP: nach den englischen Wörtern.

title-bad-request = Ungültige Frage
title-not-found = Nicht gefunden
title-took-too-long = Dauerte zu lange
title-busy = Ausgelastet
title-not-made = Nicht erzeugt
title-stopped = Abgebrochen
title-upgrade-required = Umschalten nötig
title-method-not-allowed = Methode nicht erlaubt
title-internal-error = Interner Fehler
title-request-timeout = Frage kam zu spät
title-unsupported-media-type = Falsche Art von Inhalt
title-payload-too-large = Zu große Frage
title-forbidden = Verboten
