### Die Zählung: wie viele Gitter es gibt, in Zeilen von höchstens 80 Zeichen.

## Die Geschichte einer Form.

check-ok = stimmt
check-fail = FALSCH
check = Probe  { $text }
census-how-many-grids = 1. Wie viele Gitter gibt es?
census-which-moves = 2. Welche Züge machen Gitter zu Gittern?
census-reduced-grids = reduzierte Gitter
census-grids = Gitter
census-order = Ordnung von G
census-with-relabelling = mit Umbenennung
census-classes = Konjugationsklassen
census-different = wesentlich verschieden
census-classes-that-fix = halten Gitter fest
census-exact-covers = exakte Überdeckungen durch Schablonen
census-title = Zählung der Sudokugitter mit Blöcken { $shape }
census-intro = Ein Gitter hat { $n } { $n ->
        [one] Zeile
       *[other] Zeilen
    } und { $n } { $n ->
        [one] Spalte
       *[other] Spalten
    }, geteilt in { $bands } { $bands ->
        [one] Band
       *[other] Bänder
    } zu je { $rows } { $rows ->
        [one] Zeile
       *[other] Zeilen
    } und { $stacks } { $stacks ->
        [one] Stapel
       *[other] Stapel
    } zu je { $columns } { $columns ->
        [one] Spalte
       *[other] Spalten
    }; in jeder Zeile, jeder Spalte und jedem der { $n } Blöcke steht jede Ziffer von 1 bis { $n } einmal.
census-time = Zeit { $time }
census-whole-time = ganze Zählung { $time }
census-bands-formula = (3C)! (C!)^6 Summe über k von Binomial(C,k)^3
census-by-bands = Summe von Größe x Ergänzungen
census-by-column-sets = Spaltenmengen zweier Bänder, transponiert
census-written-down = jedes Gitter aufgeschrieben
census-first-bands = erste Bänder
census-first-bands-intro = Umbenennen der Ziffern macht { $n }! Gitter aus jedem, in dessen erstem Block 1 bis { $n } der Reihe nach stehen: aus einem reduzierten Gitter. Unterhalb des ersten Bands zählt nur, welche Ziffern in jeder seiner Spalten stehen; so zerfallen seine reduzierten Formen in Klassen, und aus jeder wird eine ergänzt.
census-reduced-bands = reduzierte Bänder
census-band-classes = Klassen erster Bänder
census-completions = Ergänzungen je Band
census-fewest = am wenigsten
census-most = am meisten
census-moves = Vertauschen der { $c } Bänder, der { $r } Zeilen in jedem, der { $r } Stapel, der { $c } Spalten in jedem: Diese Züge der Zellen bilden eine Gruppe G. Umbenennen der Ziffern ist mit ihnen allen vertauschbar.
census-moves-and-mirror = Vertauschen der { $c } Bänder, der { $r } Zeilen in jedem, der { $r } Stapel, der { $c } Spalten in jedem, Spiegeln des Gitters an der Diagonale: Diese Züge der Zellen bilden eine Gruppe G. Umbenennen der Ziffern ist mit ihnen allen vertauschbar.
census-fixed-heading = 3. Wie viele reduzierte Gitter benennt jeder Zug nur um?
census-by-colourings = Die Zeilen der Ziffern in einem Stapel sind ein Graph, seine Spalten färben die Kanten; gezählt werden die Färbungen, die der Zug nur umfärbt, für alle Graphen, die er erhält.
census-by-templates = Die Ziffern eines Zyklus der Umbenennung stehen auf den Bildern einer Schablone; also sind die festen Gitter die exakten Überdeckungen der Zellen durch Bahnen von Schablonen.
census-fixed-intro = Ein Zug hält ein reduziertes Gitter fest, wenn Umbenennen das bewegte Gitter zurückbringt. Konjugierte Züge halten gleich viele fest. { $how }
census-classes-that-fix-none = halten keines fest
census-all-of-them = alle: { $command }
census-different-heading = 4. Wie viele Gitter sind wesentlich verschieden?
census-different-intro = Gitter, die ein Zug und eine Umbenennung ineinander überführen, zählen als eins. Nach Burnsides Lemma ist ihre Zahl das Mittel der reduzierten Gitter, die ein Zug festhält.
census-sum-over-moves = Summe über alle Züge
census-size-by-fixed = Größe x feste Gitter
census-without-transposition = ohne Transposition
census-disputed = { $source } hat eine andere Zahl: { $number }. Unsere wurde auf zwei Weisen gezählt, die keinen Code teilen: docs/RECORDS.md.
census-times-reduced = { $relabellings } x reduzierte
census-sum-divided = Summe / { $by }
census-for-example = zum Beispiel
census-size = Größe
census-order-of = Ordnung
census-fixes = hält fest

## Lateinische Quadrate.

latin-left-out = Die Hauptklassen der Ordnung { $n }: Die Quadrate, die ein Tausch zweier Rollen festhält, zu zählen dauert Minuten.
latin-title = Zählung der lateinischen Quadrate der Ordnung { $n }, der Gitter mit Blöcken { $shape }
latin-intro = Ein Quadrat hat { $n } { $n ->
        [one] Zeile
       *[other] Zeilen
    } und { $n } { $n ->
        [one] Spalte
       *[other] Spalten
    }; in jeder Zeile und jeder Spalte steht jede Ziffer von 1 bis { $n } einmal. Blöcke von { $shape } Zellen sind ganze { $rows ->
        [1] Zeilen
       *[other] Spalten
    } und verlangen nichts weiter.
latin-rows-notice = Für die Zeilen darunter zählt von den ersten nur, welche Ziffern jede Spalte schon hatte: ein Graph aus Spalten und Ziffern. Graphen, die durch Vertauschen von Spalten und Ziffern oder durch Tausch ihrer Rollen ineinander übergehen, lassen sich auf gleich viele Arten füllen, und was sie übrig lassen, auch.
latin-reduced = reduzierte Quadrate
latin-reduced-how = erste Zeile und Spalte der Reihe nach
latin-first-row = Zeile der Reihe nach
latin-times-these = { $n }! x diese
latin-exact-covers = exakte Überdeckungen
latin-written-down = aufgeschrieben
latin-squares = Quadrate
latin-further = Zeilen, Spalten und Ziffern können auch ihre Rollen tauschen: Teil 5.
latin-moves = Vertauschen der { $n } Zeilen und der { $n } Spalten: Diese Züge der Zellen bilden eine Gruppe G. Umbenennen der Ziffern ist mit ihnen allen vertauschbar; zusammen heißt das Isotopie.
latin-roles-heading = 5. Wie viele, wenn Zeilen, Spalten und Ziffern die Rollen tauschen?
latin-roles-intro = Ein Quadrat ist eine Menge von Tripeln aus Zeile, Spalte und Ziffer, von denen je zwei das dritte bestimmen. Also können diese drei ihre Rollen tauschen. Transponieren vertauscht Zeilen und Spalten; mit allen sechs Anordnungen der Rollen heißen die Klassen Hauptklassen.
latin-roles-kept = bleiben
latin-roles-exchanged = zwei Tausch
latin-roles-turned = im Kreis
latin-with-transposition = mit Transposition
latin-main-classes = Hauptklassen
latin-rows = Zeilen
latin-classes = Klassen
latin-column-sets = Spaltenmengen
latin-rectangles = Rechtecke
latin-roles = Rollen
latin-elements = Elemente
latin-fixed-squares = Summe der festen Quadrate
latin-left-out-here = Ausgelassen. { $what }

## Kleine Formen, bei denen man alles ansehen kann.

small-heading = 5. Die Gitter selbst
small-joined = Jedes der { $reduced } reduzierten Gitter wird durch jeden Tausch von Nachbarn und durch die Spiegelung an der Diagonale bewegt und zurückbenannt: Das verbindet sie zu { $count } { $count ->
        [one] Klasse
       *[other] Klassen
    }.
small-class-of = Klasse von { $size }
small-none-joins = Alle { $moves } Züge wurden versucht: Keiner macht das erste zum zweiten, bei keiner Umbenennung.
small-one-joins = Alle { $moves } Züge wurden versucht: Einer macht das erste zum zweiten: { $found }.
small-in-order = Stehen auch die übrigen Ziffern der ersten Zeile und der ersten Spalte der Reihe nach, so bleiben { $count } Gitter; insgesamt { $count } x 4! 2 2 = { $all }.
small-grid = Gitter { $number }
small-no-transformation = keine Abbildung
small-from-to = von Gitter { $a } zu Gitter { $b }: { $verdict }
small-clues = Wie viele Vorgaben braucht eine Aufgabe mit einer Lösung? Die Zellenmengen der beiden Gitter wurden mit allen { $all } Gittern verglichen, die kleinsten zuerst: Am wenigsten sind { LIST($counts) }.
small-digits = Eine Aufgabe mit einer Lösung zeigt mindestens 3 verschiedene Ziffern: Fehlen zwei überall, so vertauscht sie eine zweite Lösung. Drei reichen nicht immer:
small-has-solutions = hat die Lösungen
small-burnside = Burnsides Lemma von Hand: die Seiten eines Quadrats in zwei Farben; seine { $order } Symmetrien halten von den 2^4 Färbungen zusammen { $sum } fest, also sind { $sum } / { $order } = { $orbits } verschieden.
small-burnside-fails = Burnsides Lemma gilt nicht: { $error }
small-minimal = Eine Aufgabe ist minimal, wenn man keine Vorgabe weglassen kann. Es gibt { $all } minimale Aufgaben, davon { $different } wesentlich verschiedene:
small-different = wesentlich verschieden
small-clue-count = Vorgaben: { $clues }
small-fewest-heading = 5. Die wenigsten Vorgaben
small-fewest-intro = Eine Aufgabe mit einer Lösung hat in jeder unvermeidlichen Menge ihres Gitters eine Vorgabe. Für ein Gitter jeder Klasse die wenigsten Zellen, die sie alle treffen, mit der ersten solchen Aufgabe:
small-class-count = { $shown } { $count ->
        [one] Klasse
       *[other] Klassen
    }

## Was niemand zählen kann.

estimate-intro = Die Gitter { $shape } sind zu viele, um sie hier zu zählen, also werden sie geschätzt: zufällige Bänder und zufällige Spalten mit einem Gewicht, bei dem das Mittel stimmt. Die Ziffern in Klammern sind der Standardfehler, in Einheiten der letzten Ziffer.
estimate-trials = { $trials } Versuche
estimate-nothing = in { $trials } Versuchen nichts gefunden
estimate-grids = Gitter, geschätzt
estimate-effective = wirksame Versuche
estimate-seed = Startzahl { $seed }
estimate-guess-formula = Bänder^{ $bands } Stapel^{ $stacks } / { $side }!^{ $side }
estimate-guess = grob, Fehler unbekannt
estimate-few = So wenige wirksame Versuche können den Standardfehler selbst zu klein machen; --trials N macht mehr.
estimate-published = veröffentlicht: { $number } { $source }
estimate-different-heading = 3. Wie viele davon sind wesentlich verschieden?
estimate-different-intro = Fast jedes Gitter unterscheidet sich von allen seinen Bildern; also ist ihre Zahl etwas größer als die der Gitter, geteilt durch die Ordnung der Gruppe mit Umbenennung.
estimate-by-order = Schätzung / Ordnung
estimate-exact = Ihre genaue Zahl, mit der veröffentlichten Zahl aller Gitter, dauert Stunden und kann unterbrochen werden: ennea units run { $job } LEDGER
census-left-out = Ausgelassen
estimate-why-latin = mehr Klassen von Spaltenmengen, als sich in Sekunden durchgehen lassen.
estimate-why-bands = mehr Klassen von Bändern, als sich in Sekunden ergänzen lassen.
estimate-why-nobody = niemand hat sie gezählt.
estimate-exact-numbers = Die genauen Zahlen der Gitter { $shape }: { $why }
estimate-told-in-full = Ganz erzählt: 2x2, 2x3, 2x4, 2x5, 3x3, 1x2 bis 1x9; zum Beispiel: ennea census 2x4

## Andere Regeln.

variant-title = Zählung der Gitter { $shape } mit den Regeln { $rules }
variant-lines = Zeilen und Spalten
variant-houses = Zeilen, Spalten und Blöcken
variant-besides = Neben { $plain }: { $added }.
variant-templates = Schablonen
variant-places = Plätze einer Ziffer
variant-by-bands = ein Band, und was dazu passt
variant-by-clues = weitere Häuser als Vorgaben
variant-one-by-one = eins nach dem anderen
variant-few-relabellings = Wenige Umbenennungen erhalten die Regeln; ein reduziertes Gitter steht für alle, die diese ineinander überführen.
variant-group-neighbours = Alle Vertauschungen der Zellen, die die Menge der Schablonen und die Nachbarn erhalten: eine Gruppe G.
variant-group = Alle Vertauschungen der Zellen, die die Menge der Schablonen erhalten: eine Gruppe G.
variant-group-of-shape = Die Vertauschungen der Zellen, die mit der Menge der Schablonen auch die von { $plain } erhalten: eine Gruppe G.
variant-by-search = durch Suche gefunden
variant-different-heading = 3. Wie viele Gitter sind wirklich verschieden?
variant-sum = Summe der Produkte
variant-over-classes = Größe x feste, über die Klassen
variant-consecutive = keine aufeinanderfolgenden Ziffern bei Nachbarn
variant-consecutive-round = keine aufeinanderfolgenden Ziffern bei Nachbarn, auch nicht 1 und N
variant-nothing = nichts
variant-more = { LIST($names, between: ", ") } und { $more } weitere
variant-added = { LIST($names, between: ", ") }
pairs-knight = ein Springerzug
pairs-king = ein Königszug

## Was die Proben behaupten: was gleich was ist.

claim-bands-by-formula = erste Bänder: nach Klassen = nach Formel
claim-grids-by-bands = alle Gitter = N! x Summe von Größe x Ergänzungen
claim-grids-written-down = alle Gitter = N! x reduzierte, aufgeschrieben
claim-column-sets = Spaltenmengen von { $rows } { $rows ->
        [one] Zeile
       *[other] Zeilen
    } = 0-1-Matrizen
claim-squares-row-by-row = Quadrate Zeile für Zeile, ohne Isomorphie
claim-squares-by-column-sets = Quadrate nach Spaltenmengen
claim-estimate = { $errors } Standardfehler von der veröffentlichten Zahl
claim-order = die Ordnung, nur aus Erzeugern (Stabilisatorkette)
claim-sizes = die Größen ergeben die Ordnung der Gruppe
claim-elements = die Elemente ergeben die Ordnung der Gruppe
claim-identity = die Identität hält alle fest (exakte Überdeckungen)
claim-covers = als exakte Überdeckungen: Klassen ab Ordnung { $order }
claim-divides = die Ordnung der Gruppe teilt die Summe
claim-divides-by = { $order } teilt die Summe über die Klassen
claim-orbits = Bahnen der reduzierten Gitter, verbunden
claim-squares-joined = Isotopie, Transposition, Haupt: alle verbunden
claim-every-grid = jedes Gitter aufgeschrieben
claim-cell-by-cell = Gitter Zelle für Zelle gezählt
claim-grids-joined = Gitter eins ums andere verbunden
claim-by-bands = Gitter nach Bändern gezählt
claim-by-clues = Gitter gezählt, weitere Häuser als Vorgaben
claim-published = wie veröffentlicht: { $source }
claim-not-equal = { $claim }: { $left } ist nicht { $right }

## Tabellen der Klassen: Köpfe der Spalten, und was darunter steht.

class-title = Konjugationsklassen der Symmetrien von Blöcken { $shape }
class-title-of-rules = Konjugationsklassen der Symmetrien von { $rules } auf { $shape }
class-size = Größe
class-order = Ordnung
class-fixed = feste reduzierte
class-cycle-type = Zyklentyp
class-name = Name
class-none = in { $count } Klassen, die kein Gitter festhalten; --all zeigt sie
class-none-listed = in { $count } Klassen, die kein Gitter festhalten
class-all = in allen { $count } Klassen
class-id = die Nummer der Klasse in der Literatur, [RJ2006]
class-transposing = steht bei Klassen, die transponieren
# Without $count.
class-fix-none = Klassen halten kein Gitter fest
band-title = Klassen erster Bänder mit Blöcken { $shape }, die mit den wenigsten Ergänzungen zuerst
band-completions = Ergänzungen
band-column-sets = Spaltenmengen von einem davon
band-sum = =
band-reduced = reduzierte erste Bänder
band-grids = Summe von Größe x Ergänzungen = { $sum }
