### Schritte des Nachdenkens.
###
### | thing | word |
### |---|---|
### | a place for a digit; without one | Zelle; leere Zelle |
### | row, column, box; any of the three | Zeile, Spalte, Block; Haus |
### | a row or a column | Linie |
### | what a cell holds; what it may hold | Ziffer; Kandidat |
### | candidates in turn; closed; what joins two of them | Kette; Ring; Verbindung (stark, schwach) |
### | to remove a candidate | streichen |
### | a cell in the same house | die Zelle *sieht* sie |
### | almost locked set | fast gesperrte Menge, ALS |
### | forcing chain, net | erzwingende Kette, Netz |
### | a technique; a step | Technik; Schritt |
###
### Eine Ziffer ist weiblich wie »die Ziffer«: »die 5 steht«, »sie«.

## Häuser; dative: hinter »in«.

house-row = { $case ->
        [dative] { $count ->
            [1] Zeile
           *[other] den Zeilen
        }
       *[other] { $count ->
            [1] Zeile
           *[other] die Zeilen
        }
    } { LIST($numbers) }
house-column = { $case ->
        [dative] { $count ->
            [1] Spalte
           *[other] den Spalten
        }
       *[other] { $count ->
            [1] Spalte
           *[other] die Spalten
        }
    } { LIST($numbers) }
house-box = { $case ->
        [dative] { $count ->
            [1] Block
           *[other] den Blöcken
        }
       *[other] { $count ->
            [1] Block
           *[other] die Blöcke
        }
    } { LIST($numbers) }
house-region = Gebiet { LIST($numbers) }
house-diagonal = { $case ->
        [dative] der Diagonale
       *[other] die Diagonale
    }
house-falling = { $case ->
        [dative] der Diagonale von links oben
       *[other] die Diagonale von links oben
    }
house-rising = { $case ->
        [dative] der Diagonale von rechts oben
       *[other] die Diagonale von rechts oben
    }
house-window = Fenster { LIST($numbers) }
house-disjoint = Stellengruppe { LIST($numbers) }
house-columns = Spaltengruppe { LIST($numbers) }
house-rows = Zeilengruppe { LIST($numbers) }
house-centres = { $case ->
        [dative] den Mitten der Blöcke
       *[other] die Mitten der Blöcke
    }
house-asterisk = { $case ->
        [dative] der Sternfigur
       *[other] die Sternfigur
    }
house-girandola = { $case ->
        [dative] der Windradfigur
       *[other] die Windradfigur
    }
house-listed = Gebiet „{ LIST($numbers) }“

## Teilsätze: eine Ziffer steht in einer Zelle oder nicht.

is = { $cell } ist { $digit }
is-not = { $cell } ist nicht { $digit }
is-among = { $digit } steht in { LIST($cells, with: "or") }
is-not-among = { $digit } steht nicht in { LIST($cells, with: "or") }
holds = { $cell } ist { LIST($digits, with: "or") }
one-of = eins davon gilt: { LIST($clauses, between: "; ") }

## Ein Schritt als Ganzes.

step = { $technique }. { $text }
so = Also: { LIST($parts) }.
struck-out = { LIST($digits) } { COUNT($digits) ->
        [1] kann
       *[other] können
    } in { LIST($cells) } gestrichen werden

## Singles.

last-cell = { $cell } ist die letzte leere Zelle in { FORM($house, case: "dative") }, und dort fehlt nur noch die { $digit }
only-place = in { FORM($house, case: "dative") } ist { $cell } der einzige Platz für die { $digit }
only-place-by = in { FORM($house, case: "dative") } ist { $cell } der einzige Platz für die { $digit }: die { $digit } in { LIST($used) } { COUNT($used) ->
        [1] schließt
       *[other] schließen
    } { $others ->
        [1] die andere leere Zelle
       *[other] die anderen leeren Zellen
    } aus
only-place-by-steps = in { FORM($house, case: "dative") } ist { $cell } der einzige Platz für die { $digit }: die { $digit } in { LIST($used) } { COUNT($used) ->
        [1] schließt
       *[other] schließen
    } { $closed ->
        [1] eine der anderen
       *[other] einige der anderen
    } aus, und in { LIST($rest) } ist sie gestrichen
sees-the-others = { $cell } sieht alle Ziffern außer der { $digit }
last-candidate = { $digit } ist der einzige Kandidat, der in { $cell } noch übrig ist
single = { CAPITAL($clause) }.

short-last-cell = { $cell } ist { $digit }: die letzte leere Zelle in { FORM($house, case: "dative") }.
short-only-place = { $cell } ist { $digit }: ihr einziger Platz in { FORM($house, case: "dative") }.
short-only-place-by = { $cell } ist { $digit }: ihr einziger Platz in { FORM($house, case: "dative") } (wegen der { $digit } in { LIST($used) }).
short-sees-the-others = { $cell } ist { $digit }: die Zelle sieht alle anderen Ziffern.
short-last-candidate = { $cell } ist { $digit }: der letzte Kandidat.

## Gesperrte Kandidaten, Paare, Dreier, Fische.

locked = In { FORM($from, case: "dative") } sind die einzigen Plätze für die { $digit } { LIST($cells) }, und diese liegen alle in { FORM($to, case: "dative") }. Die { $digit } von { FORM($to, case: "dative") } steht deshalb in einer von ihnen.
all-see = In { FORM($from, case: "dative") } sind die einzigen Plätze für die { $digit } { LIST($cells) }. In einer davon steht sie, also kann sie in keiner Zelle stehen, die alle diese sieht.
apart-knight = Ein Springerzug verbindet { LIST($pairs) }.
apart-king = Ein Königszug verbindet { LIST($pairs) }.
apart-listed = Nach „{ $name }“ sind verschieden: { LIST($pairs) }.
pair = { $one } mit { $other }

# Kleine Zahlen in Worten.
number = { $count ->
    [0] null
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { $count }
}
naked = In { FORM($house, case: "dative") } haben die { number } Zellen { LIST($cells) } zusammen nur die { number } Kandidaten { LIST($digits) }. Also bekommen diese Zellen diese Ziffern, und keine Zelle, die alle von ihnen sieht, kann eine davon haben.
hidden = In { FORM($house, case: "dative") } haben die { number } Ziffern { LIST($digits) } nur die { number } Plätze { LIST($cells) }. Also bekommen diese Zellen diese Ziffern und haben für andere keinen Platz.
fish = In { FORM($base, case: "dative") } liegen alle Plätze für die { $digit } in { FORM($cover, case: "dative") }. Jede dieser { number } Linien braucht eine { $digit }, und keine zwei davon können in derselben Querlinie stehen. Also belegen sie { $cover }: Dort kann die { $digit } nirgends sonst stehen.
finned = In { FORM($base, case: "dative") } liegen alle Plätze für die { $digit } in { FORM($cover, case: "dative") }, bis auf { LIST($fins) }. Steht die { $digit } nicht in { LIST($fins, with: "or") }, so steht sie in { FORM($cover, case: "dative") } nur da, wo sich diese mit { FORM($base, case: "dative") } kreuzen. Steht sie doch dort, so kann sie nirgends stehen, wo man diesen Platz sieht. So oder so: Was in { FORM($cover, case: "dative") } liegt und { LIST($fins) } sieht, ist nicht { $digit }.

## Flügel, Farben, Ausschluss.

wing = { $pivot } ist { LIST($candidates, with: "or") }: { LIST($cases, between: "; ") }. Also ist eine von { LIST($ends) } { $digit }, und was sie alle sieht, ist es nicht.
pincer = wenn { $held }, dann ist { $pincer } { $digit }
pivot-itself = wenn { $digit }, dann steht sie hier selbst
colours = Hat die { $digit } in einem Haus zwei Plätze, so steht sie an einem davon und am anderen nicht. Von Haus zu Haus folgt: Entweder { COUNT($one) ->
        [1] ist { LIST($one) }
       *[other] sind { LIST($one) } alle
    } { $digit }, oder { COUNT($other) ->
        [1] { LIST($other) } ist
       *[other] { LIST($other) } sind
    } es.
# Without $digit.
wrong-colour = Aber unter { LIST($wrong) } sind Zellen, die einander sehen; also sind es diese nicht.
both-colours = Was von beiden Farben etwas sieht, ist in keinem Fall { $digit }.
exclusion = Man betrachte alle Arten, die { number } Zellen { LIST($cells) } zu füllen. Wo sie einander sehen, können sie nicht dieselbe Ziffer haben. In allen Arten, die übrig bleiben, fehlt dasselbe.
exclusion-by = Man betrachte alle Arten, die { number } Zellen { LIST($cells) } zu füllen. Wo sie einander sehen, können sie nicht dieselbe Ziffer haben, und { LIST($peers, with: "or") } dürfen sie nicht alle Kandidaten nehmen. In allen Arten, die übrig bleiben, fehlt dasselbe.

## Eindeutigkeit.

-one-solution = Wir vertrauen darauf, dass sie genau eine hat
bug = Alle leeren Zellen haben zwei Kandidaten, nur { $cell } nicht. Ohne die { $digit } dort hätte jede Ziffer in jedem Haus, in dem sie fehlt, zwei Plätze, und die Aufgabe hätte zwei Lösungen oder keine: Aus jeder würde eine andere, wenn man überall den anderen Kandidaten nimmt. { -one-solution }.
grave = Alle leeren Zellen haben zwei Kandidaten, nur { LIST($cells) } nicht. Hätte { COUNT($cells) ->
        [1] diese Zelle
       *[other] jede davon
    } einen ihrer beiden übrigen, so ergäbe überall der andere Kandidat eine zweite Lösung der Aufgabe. { -one-solution }, also: { $so }.
deadly = Stünden in { LIST($cells) } nur { LIST($digits) }, so könnte man diese vertauschen, und die Aufgabe hätte zwei Lösungen. { -one-solution }, also: { $so }.
must-be-in = In { FORM($house, case: "dative") } sind die einzigen Plätze für die { $digit } { LIST($cells) }.
can-only-be = { LIST($cells) } { COUNT($cells) ->
        [1] kann
       *[other] können
    } nur { LIST($digits, with: "or") } sein.

two-houses = Die { number } Zellen { LIST($cells) } haben zusammen die { number } Kandidaten { LIST($digits) }. Keine dieser Ziffern kann zweimal in ihnen stehen, denn ihre Plätze dort liegen alle in { FORM($line, case: "dative") } oder alle in { FORM($square, case: "dative") }. Also steht jede genau einmal in ihnen.
direct = Damit bleibt der { $digit } in { FORM($house, case: "dative") } nur noch { $cell }.

## Ketten und Netze.

with-reason = { $clause } ({ $reason })
because-of-cell = sonst bleibt dort nichts
because-of-house = kein anderer Platz in { FORM($house, case: "dative") }
because-of-unique = sonst gäbe es zwei Lösungen
because-of-rule = durch { $technique }: { INSIDE($reason) }

suppose = Angenommen, { LIST($clauses) }.
link = Dann: { $is }, also: { $isnot }.
ring = Dann: { $is }, also: { $isnot }, wie angenommen. Die Kette schließt sich zum Ring und lässt sich in beiden Richtungen verfolgen: Von zwei Nachbarn darin ist immer genau einer wahr.
after-all = Dann: { $is }, entgegen der Annahme.
remote = Dann: { $is }. Dasselbe gilt für die andere Ziffer: Die beiden Enden sind verschieden.
either = Dann: { $is }. In jedem Fall gilt also: { $first }, oder: { $last }. Was sich mit keinem von beiden verträgt, ist falsch.

whether = Ob { $cell } { $digit } ist oder nicht:
whichever-digit = Welche Ziffer auch in { $cell } steht:
wherever = Wo auch immer die { $digit } in { FORM($house, case: "dative") } steht:
whichever = Was davon auch wahr ist:
itself = - oder gleich: { $clause }.
leads-to = - Angenommen: { $first }. Daraus folgt: { LIST($then, between: "; daraus: ") }.

then = Dann: { $clause }.
no-candidate = Aber dann bleibt in { $cell } kein Kandidat.
no-place = Aber dann bleibt in { FORM($house, case: "dative") } kein Platz für die { $digit }.
two-solutions = Aber dann gäbe es zwei Lösungen.
cases = Es gibt { $count ->
        [1] einen Fall
       *[other] { number } Fälle
    }.

## Fast gesperrte Mengen.

-almost = hat einen Kandidaten mehr als Zellen; ohne eine ihrer Ziffern hat sie also alle übrigen
set = { LIST($cells) } ({ LIST($digits, with: "or") })
two-sets = Jede der Mengen { LIST($sets) } { -almost }. Sie können nicht beide { LIST($links, between: " und nicht beide ") } haben; also fehlt jeder eine davon, und alle ihre anderen Ziffern hat sie.
sets = Jede der Mengen { LIST($sets) } { -almost }. Angenommen, die erste hat keine { $digit }.
next-set = Dann hat sie { $link }, also hat Nummer { $number } keine { $link }.
last-set = Dann hat sie { $digit }. Also steht die { $digit } in der ersten oder in der letzten, und was alle ihre Plätze in beiden sieht, ist nicht { $digit }.
blossom = { $stem } ist { LIST($candidates, with: "or") }: { LIST($cases, between: "; ") }. Also hat eine dieser Mengen { $digit }, und was alle ihre Plätze dafür sieht, ist nicht { $digit }.
petal = wenn { $held }, dann haben { $set } keine { $held } und brauchen ihre { $digit }
