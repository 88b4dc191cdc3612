### Die Leiter der Gegenproben, eine Gleichung in zwei Zeilen.

## Fragen, nach ihren englischen Wörtern.

rung-symmetries-of-the-cells = { $one } Symmetrien der Zellen
rung-symmetries-with-relabelling = { $one } Symmetrien mit Umbenennen
rung-conjugacy-classes = { $one } Konjugationsklassen
rung-sizes-of-classes-by-cycle-type = { $one } Größen der Klassen nach Zykeltyp
rung-grids = { $one } Gitter
rung-reduced-first-bands = { $one } reduzierte erste Bänder
rung-sizes-of-classes-of-first-bands = { $one } Größen der Klassen erster Bänder
rung-completions-of = { $one } Ergänzungen von { $two }
rung-solutions-first-box-in-order = { $one } Lösungen, erster Block der Reihe nach
rung-reduced-grids = { $one } reduzierte Gitter
rung-completions-of-classes-of-first-bands = { $one } Ergänzungen der Klassen erster Bänder
rung-grids-estimated-with-different-seeds = { $one } Gitter, mit verschiedenen Startwerten geschätzt
rung-solutions-of-a-puzzle-with-clues = { $one } Lösungen einer Aufgabe mit { $two } Vorgaben
rung-solutions-of-the-empty-puzzle = { $one } Lösungen der leeren Aufgabe
rung-solutions-with-the-first-row-given = { $one } Lösungen bei gegebener erster Zeile
rung-clues-and-one-more = { $one } { $two } Vorgaben und eine mehr
rung-latin-squares = { $one } lateinische Quadrate
rung-isotopy-classes = { $one } Isotopieklassen
rung-main-classes = { $one } Hauptklassen
rung-fixed-grids-of-all-classes = { $one } feste Gitter aller Klassen
rung-fixed-grids-of-all-classes-but-the-identity = { $one } feste Gitter aller Klassen außer der Identität
rung-fixed-grids-of-the-classes-that-fix-some = { $one } feste Gitter der Klassen, die welche festhalten
rung-edges-of-a-square-in-two-colours = Seiten eines Quadrats in zwei Farben
rung-essentially-different-grids = { $one } wesentlich verschiedene Gitter
rung-essentially-different-grids-not-transposed = { $one } wesentlich verschiedene Gitter ohne Transponieren
rung-essentially-different-grids-enumerated = { $one } wesentlich verschiedene Gitter, aufgezählt
rung-minimal-puzzles-by-their-clues = { $one } minimale Aufgaben nach ihren Vorgaben
rung-essentially-different-ones-by-their-clues = { $one } wesentlich verschiedene davon nach ihren Vorgaben
rung-grids-and-solutions-of-puzzles-with-fewest-clues = { $one } Gitter, und Lösungen mit den wenigsten Vorgaben
rung-fewest-clues-of-all-classes = { $one } die wenigsten Vorgaben aller Klassen
rung-bands = { $one } Bänder
rung-grids-that-have-a-number = { $one } Gitter, die eine Nummer haben
rung-classes-that-the-catalogues-table-is-about = { $one } Klassen, von denen die Tafel des Katalogs handelt
rung-grids-as-images-of-canonical-ones = { $one } Gitter als Bilder der kanonischen
rung-random-grids-and-those-with-their-ranks = { $one } zufällige Gitter, und die mit ihren Nummern
rung-canonical-forms-of-random-grids = { $one } kanonische Formen zufälliger Gitter
rung-canonical-forms-and-those-with-their-ranks = { $one } kanonische Formen, und die mit ihren Nummern
rung-canonical-forms-of-puzzles-of-clues = { $one } kanonische Formen von Aufgaben mit { $two } Vorgaben
rung-classes-by-their-automorphisms = { $one } Klassen nach ihren Automorphismen

## Wege zu ihren Antworten, nach ihren englischen Wörtern.

way-formula = Formel
way-breadth-first-closure = Hülle in der Breite
way-stabiliser-chain = Stabilisatorkette
way-stabiliser-chain-on-cubelets = Stabilisatorkette auf Würfelchen
way-closure = Hülle
way-partitions = Partitionen
way-published = veröffentlicht
way-written-down = aufgeschrieben
way-bands = Bänder
way-column-sets = Spaltenmengen
way-templates = Schablonen
way-ranks = Nummern
way-backtracking = Versuch und Rücknahme
way-naive = naiv
way-exact-cover = exakte Überdeckung
way-exact-covers = exakte Überdeckungen
way-in-order = der Reihe nach
way-exact-covers-by-templates = exakte Überdeckungen mit Schablonen
way-at-most-standard-errors = höchstens { $one } Standardfehler
way-estimates-less-column-sets = Schätzungen weniger Spaltenmengen
way-puzzle-by-column-sets = Aufgabe nach Spaltenmengen
way-all-grids = alle Gitter
way-all-grids-by = alle Gitter / { $one }
way-with-each-digit-in-the-last-cell-added-up = mit jeder Ziffer in der letzten Zelle, addiert
way-not-given = nicht gegeben
way-column-sets-of-half-the-rows = Spaltenmengen der halben Zeilen
way-row-by-row = Zeile für Zeile
way-burnside = Burnside
way-joined = verbunden
way-joined-one-by-one = einzeln verbunden
way-cell-by-cell = Zelle für Zelle
way-all-sets-of-cells = alle Mengen von Zellen
way-solver-orbits = Löser, Bahnen
way-automorphisms = Automorphismen
way-canonical-forms = kanonische Formen
way-different-canonical-forms = verschiedene kanonische Formen
way-solver-of-hitting-sets = Löser, von Treffmengen
way-hitting-sets = Treffmengen
way-classes-by-their-symmetries = { $one } Klassen nach ihren Symmetrien
way-numbers-of-grids = Nummern von Gittern
way-catalogue = Katalog
way-the-catalogues-table = die Tafel des Katalogs
way-group-by-automorphisms-added-up = |Gruppe| / |Automorphismen|, addiert
way-one-by-one = einzeln
way-drawn = gezogen
way-unranked = aus der Nummer
way-by-bands = nach Bändern
way-by-states = nach Zuständen

## Was gefunden wurde.

ladder-values = { $count } Werte
ladder-values-of = { $found } von { $count } Werten
ladder-missing = fehlt
