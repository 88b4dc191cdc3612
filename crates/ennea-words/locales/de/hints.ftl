### Hinweise, und was um Schritte herum gesagt wird.

look-at-house = Schauen Sie auf { $house }.
look-at-houses = Schauen Sie auf { $one } und { $other }.
look-at-digit-in = Schauen Sie auf die Ziffer { $digit } in { FORM($houses, case: "dative") }.
look-at-digit = Schauen Sie auf die Ziffer { $digit }.
look-at-board = Schauen Sie auf das ganze Feld.
look-for = { $technique }: { $meaning }
here-at = Hier: { LIST($cells) }.
takes = Dazu { $count ->
        [1] braucht es einen Schritt:
       *[other] braucht es { number } Schritte:
    }
because = { $is }, denn { $why }.
because-of-all = { $is }, denn:

all-filled = Alle Zellen sind schon gefüllt.
rightly-filled = Alle Zellen sind gefüllt, und zwar richtig.
conclusion = { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    }. Am schwersten: { $hardest }.
rated = { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    }. Die Bewertung ist die des schwersten, { $rating }: { $hardest }.
shown-already = { $claim }: Das ist schon zu sehen.
shown-by = warum, zeigt `{ $order }`
no-hint = für die Aufgabe, wie sie jetzt ist, gab es noch keinen Hinweis
how-to-hint = `{ $digit }` gibt einen, `{ $step }` nur den nächsten Schritt
stopped = Angehalten.

no-solution = keine Lösung
conflict = keine Lösung: { conflict-alone }
conflict-alone = in { FORM($house, case: "dative") } steht die Ziffer { $digit } zweimal, in { $one } und { $other }
clash-knight = keine Lösung: { clash-knight-alone }
clash-knight-alone = in { $one } und { $other } steht beide Male die Ziffer { $digit }, und ein Springerzug verbindet sie
clash-king = keine Lösung: { clash-king-alone }
clash-king-alone = in { $one } und { $other } steht beide Male die Ziffer { $digit }, und ein Königszug verbindet sie
clash-listed = keine Lösung: { clash-listed-alone }
clash-listed-alone = in { $one } und { $other } steht beide Male die Ziffer { $digit }, und nach „{ $name }“ sind sie verschieden
clash-consecutive = keine Lösung: { clash-consecutive-alone }
clash-consecutive-alone = in { $one } steht { $digit } und in { $other } { $second }, und Ziffern von Nachbarn folgen nicht aufeinander
lacks-digit = keine Lösung: { lacks-digit-alone }
lacks-digit-alone = { $cell } hat keinen Kandidaten mehr
lacks-place = keine Lösung: { lacks-place-alone }
lacks-place-alone = in { FORM($house, case: "dative") } hat die Ziffer { $digit } keinen Platz mehr
several-solutions = mehrere Lösungen: { $at } ist in einer { $one } und in einer anderen { $other }
mistakes = Fehler: { LIST($mistakes, between: "; ") }
mistake-placed = in der Lösung ist { $cell } nicht { $digit } (nehmen Sie sie zurück)
mistake-missing = in { $cell } wurde { $digit } zu Unrecht gestrichen (setzen Sie sie wieder ein)
take-back = ; nehmen Sie { LIST($sets, between: ", oder ") } zurück, und es gibt eine Lösung
take-back-unique = ; nehmen Sie { LIST($sets, between: ", oder ") } zurück, und es gibt genau eine Lösung
take-back-set = { LIST($digits) }
take-back-more = { $count ->
        [one] eine weitere Möglichkeit
       *[other] eine von { $count } weiteren Möglichkeiten
    }
