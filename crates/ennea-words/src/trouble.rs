//! Troubles with a puzzle or a state of it, in words.

use crate::{Language, Told, houses, say};
use ennea_base::rules::{Clash, NamedRule};
use ennea_base::{Contradiction, Shape};
use ennea_logic::{Mistake, Trouble};

/// Words for a trouble with a puzzle or a state of it, in a sentence without a full stop.
pub fn trouble(language: Language, trouble: &Trouble, shape: Shape) -> String {
    match trouble {
        Trouble::Contradiction(why) => told(language, why, WHOLE),
        Trouble::Improper(improper) => match improper.difference() {
            None => say!(language, "no-solution"),
            Some((cell, [one, other])) => {
                say!(language, "several-solutions", at = shape.name(cell), one, other)
            }
        },
        Trouble::Mistakes(mistakes) => {
            let told = |mistake: &Mistake| match *mistake {
                Mistake::Placed { digit, right } => {
                    say!(language, "mistake-placed", cell = shape.name(right.cell), digit)
                }
                Mistake::Missing(it) => {
                    say!(language, "mistake-missing", cell = shape.name(it.cell), digit = it.digit)
                }
            };
            let (placed, missing): (Vec<&Mistake>, Vec<&Mistake>) =
                mistakes.iter().partition(|it| matches!(it, Mistake::Placed { .. }));
            let mistakes: Vec<String> = placed.into_iter().chain(missing).map(told).collect();
            say!(language, "mistakes", mistakes)
        }
    }
}

/// Two digits that may not stand together, without saying that there is no solution.
impl Told for Clash {
    fn told(&self, language: Language) -> String {
        clash(language, self, ALONE)
    }
}

/// Words for the proof that there is no solution, without saying that there is none.
impl Told for Contradiction {
    fn told(&self, language: Language) -> String {
        told(language, self, ALONE)
    }
}

/// Index of the message to say, of two: the first says that there is no solution as well.
type Form = usize;
const WHOLE: Form = 0;
const ALONE: Form = 1;

fn told(language: Language, why: &Contradiction, form: Form) -> String {
    match why {
        Contradiction::Clash(it) => clash(language, it, form),
        Contradiction::NoDigit { shape, cell } => {
            say!(language, ["lacks-digit", "lacks-digit-alone"][form], cell = shape.name(*cell))
        }
        Contradiction::NoPlace { house, name, digit } => {
            let house = houses::called(language, *house, name);
            say!(language, ["lacks-place", "lacks-place-alone"][form], house, digit)
        }
    }
}

fn clash(language: Language, clash: &Clash, form: Form) -> String {
    let [one, other] = clash.cells.map(|cell| clash.shape.name(cell));
    let [digit, second] = clash.digits;
    if let Some(house) = clash.house {
        let house = houses::called(language, house, &clash.reason);
        let key = ["conflict", "conflict-alone"][form];
        return say!(language, key, house, digit, one, other);
    }
    if digit != second {
        let key = ["clash-consecutive", "clash-consecutive-alone"][form];
        return say!(language, key, one, digit, other, second);
    }
    let key = match clash.rule {
        Some(NamedRule::Knight) => ["clash-knight", "clash-knight-alone"],
        Some(NamedRule::King) => ["clash-king", "clash-king-alone"],
        _ => ["clash-listed", "clash-listed-alone"],
    };
    say!(language, key[form], one, other, digit, name = &clash.reason)
}

/// Advice on what to take back so that there is a solution, to be put behind what is wrong: sets of
/// digits, `r1c1=5`, how many more such sets there are, and whether there is one solution then.
pub fn take_back(language: Language, sets: &[Vec<String>], more: usize, is_unique: bool) -> String {
    let mut sets: Vec<String> =
        sets.iter().map(|digits| say!(language, "take-back-set", digits)).collect();
    if more > 0 {
        sets.push(say!(language, "take-back-more", count = more));
    }
    match is_unique {
        true => say!(language, "take-back-unique", sets),
        false => say!(language, "take-back", sets),
    }
}
