### Stufen: wie schwer eine Aufgabe ist, in einem Wort, und was die schwersten Schritte sind.

## Die Skala von Sudoku Explainer. `.chapter`: die Überschrift eines Kapitels mit solchen Aufgaben.

level-beginner = für Anfänger
    .needs = der einzige Platz einer Ziffer in einem Block
    .chapter = Für Anfänger
level-easy = leicht
    .needs = der einzige Platz in einer Zeile oder Spalte
    .chapter = Leicht
level-medium = mittel
    .needs = die einzige Ziffer einer Zelle; versteckte Paare, die eine Ziffer ergeben
    .chapter = Mittel
level-hard = schwer
    .needs = gesperrte Kandidaten, Paare, X-Wings
    .chapter = Schwer
level-tough = sehr schwer
    .needs = Dreier, Schwertfische, Flügel, eindeutige Rechtecke
    .chapter = Sehr schwer
level-expert = für Kenner
    .needs = Vierer, BUGs, Ausschluss, kurze Ketten
    .chapter = Für Kenner
level-fiendish = teuflisch
    .needs = lange Ketten, mehrere Annahmen
    .chapter = Teuflisch
level-extreme = extrem
    .needs = dynamische Ketten, Ketten in Ketten
    .chapter = Extrem

## Die Skala von HoDoKu.

score-level-easy = leicht
    .needs = Singles
score-level-medium = mittel
    .needs = gesperrte Kandidaten, Paare und Dreier
score-level-hard = schwer
    .needs = Vierer, Fische, Flügel, Rechtecke, Muster einer Ziffer
score-level-unfair = tückisch
    .needs = Fische mit Flossen, Ketten, Ringe, fast gesperrte Mengen
score-level-extreme = extrem
    .needs = erzwingende Ketten und Netze, Raten

## Um Stufen herum.

ratings = { $from } bis { $to }
scores = bis { $to }
scores-any = beliebig
minutes = { $mean } Minuten, { $low } bis { $high }
on-scale = { $parts } auf der Skala { $scale }
rating-level = { $rating }, { $level }: { $needs }.
# Without $key.
climbed = { $hardest }, { $level }; { $used }
climbed-by-none = keine Technik, { $level }; { $used }
