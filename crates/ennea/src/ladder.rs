//! The scale `ladder-1`: the hardest technique on the way of [`ennea_logic::path`], and its level.
//!
//! The ladder of techniques serves every shape and all rules of variants, so this scale does too.  The level is a
//! range of rungs; its words are those of the levels of ratings, whose ranges are about the same:
//!
//! ```text
//!   beginner   up to the hidden single in a box        tough      up to rectangles
//!   easy       up to the hidden single in a line       expert     up to XY-Chains
//!   medium     up to the naked single                  fiendish   up to forcing chains
//!   hard       up to the X-Wing                        extreme    forcing nets
//! ```
//!
//! Source: ours; `docs/essays/ladder.md` defines it.  Cost: that of the way.  Oracle: the way itself, each step of
//! which has a proof ([`ennea_logic::check`]).

use ennea_base::Technique;
use ennea_base::progress::{Progress, Stopped};
use ennea_logic::{Board, Step, next_step, pruned};
use ennea_rate::Level;

/// The hardest technique of each level.
const LAST: [(Level, Technique); 8] = [
    (Level::Beginner, Technique::HiddenSingleBox),
    (Level::Easy, Technique::HiddenSingleLine),
    (Level::Medium, Technique::NakedSingle),
    (Level::Hard, Technique::XWing),
    (Level::Tough, Technique::HiddenRectangle),
    (Level::Expert, Technique::XyChain),
    (Level::Fiendish, Technique::HouseForcing),
    (Level::Extreme, Technique::NestedNet),
];

/// The level of a puzzle whose hardest technique is this one of the ladder.
///
/// # Panics
/// If it is not on the ladder.
pub fn level(hardest: Technique) -> Level {
    let found = LAST.iter().find(|(_, last)| hardest <= *last);
    found.expect("a technique of the ladder").0
}

/// The easiest and the hardest technique of a level.
pub fn range(level: Level) -> (Technique, Technique) {
    let place = LAST.iter().position(|(other, _)| *other == level).expect("all levels are there");
    let first = place.checked_sub(1).map_or(0, |before| LAST[before].1.rung() + 1);
    (Technique::LADDER[first], LAST[place].1)
}

/// The hardest technique on the way from a board to its solution, or the first that is harder than `most`.
///
/// # Panics
/// If the board is not one of a puzzle with one solution.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn hardest(
    first: &Board,
    most: Technique,
    progress: &dyn Progress,
) -> Result<Technique, Stopped> {
    let (mut board, mut steps) = (first.clone(), Vec::new());
    while !board.is_solved() {
        progress.go_on()?;
        let step = next_step(&board).expect("the ladder ends no proper puzzle early");
        if step.technique() > most {
            return Ok(step.technique());
        }
        board.apply(&step);
        steps.push(step);
    }
    let needed = pruned(first, steps);
    Ok(needed.iter().map(Step::technique).max().unwrap_or(Technique::FullHouse))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: the essay defines the scale.  Method: the level and the technique of each line of its table.
    #[test]
    fn the_essay_has_the_levels() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        let essay = std::fs::read_to_string(root.join("../../docs/essays/ladder.md"));
        let essay = essay.expect("the essay is beside the code");
        let cells = |line: &str| -> Vec<String> {
            line.split('|').map(|cell| cell.trim().trim_matches('`').to_owned()).collect()
        };
        let told: Vec<[String; 2]> = essay
            .lines()
            .filter(|line| line.contains("| `"))
            .map(|line| [cells(line)[1].clone(), cells(line)[2].clone()])
            .collect();
        let ours = LAST.map(|(level, last)| [level.name().to_owned(), last.key().to_owned()]);
        assert_eq!(told, ours);
    }

    #[test]
    fn levels_share_the_ladder_out() {
        for &technique in Technique::LADDER {
            let (first, last) = range(level(technique));
            assert!(first <= technique && technique <= last, "{technique}");
        }
        assert_eq!(range(Level::Beginner).0, Technique::FullHouse);
        assert!(LAST.windows(2).all(|two| two[0].1 < two[1].1 && two[0].0 < two[1].0));
    }
}
