### Symmetrien von Gittern.

## Klassen von Symmetrien.

symmetry-identity = Identität
symmetry-half-turn = halbe Drehung
symmetry-quarter-turn = Vierteldrehung
symmetry-diagonal-mirror = Diagonalspiegelung
symmetry-mini-rows = Minizeilen
symmetry-jumping-rows = springende Zeilen
symmetry-full-rows = volle Zeilen
symmetry-mini-diagonals = Minidiagonalen
symmetry-jumping-diagonals = springende Diagonalen
symmetry-full-diagonals = volle Diagonalen
symmetry-gliding-rows = gleitende Zeilen
symmetry-waving-rows = wogende Zeilen
symmetry-broken-columns = gebrochene Spalten
symmetry-column-sticks = Spaltenstäbe

## Die Wörter einer Abbildung, jedes vor seinen Zyklen, und wie sie verbunden werden.

move-identity = Identität
move-transpose = Transposition
move-rows = Zeilen
move-columns = Spalten
move-digits = Ziffern
moves = { LIST($parts, between: ", ") }
