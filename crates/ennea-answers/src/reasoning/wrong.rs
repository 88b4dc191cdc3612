//! What is wrong with a puzzle or a state of it, and which digits to take back.

use ennea::logic::{self, Candidate, Trouble, words};
use ennea::progress::{Progress, Stopped};
use ennea::rules::Rules;
use ennea::{Improper, Language, Puzzle};

/// How many wrong digits are looked for, and on boards up to which side: more take long to find.
const DIGITS_MAX: usize = 4;
const SIDE_MAX: usize = 9;

/// How many ways to correct are named.
const NAMED_MAX: usize = 6;

/// What is wrong, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// In a sentence without a full stop.
    pub message: String,
    /// The smallest sets of digits to take back so that there is a solution, `r1c1=5`; none if there
    /// is one, or if more than a few digits are wrong.
    pub take_back: Vec<Vec<String>>,
}

impl Wrong {
    /// Says in a language what is wrong with a puzzle of these clues.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn of(
        language: Language,
        clues: &Puzzle,
        trouble: &Trouble,
        progress: &dyn Progress,
    ) -> Result<Self, Stopped> {
        Self::under(None, language, clues, trouble, progress)
    }

    /// The same, perhaps under other rules.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn under(
        rules: Option<&Rules>,
        language: Language,
        clues: &Puzzle,
        trouble: &Trouble,
        progress: &dyn Progress,
    ) -> Result<Self, Stopped> {
        let shape = clues.shape();
        let mut message = words::trouble(language, trouble, shape);
        let has_none = matches!(
            trouble,
            Trouble::Conflict(_) | Trouble::Clash(_) | Trouble::Improper(Improper::None)
        );
        let found = match rules {
            _ if !has_none || shape.side() > SIDE_MAX => None,
            Some(rules) => {
                let clues = clues.reshaped(rules.shape());
                logic::corrections_under(rules, &clues, DIGITS_MAX, progress)?
            }
            None => logic::corrections(clues, DIGITS_MAX, progress)?,
        };
        let Some(found) = found else { return Ok(Self { message, take_back: Vec::new() }) };
        let name = |digit: &Candidate| format!("{}={}", shape.name(digit.cell), digit.digit);
        let names = |set: &Vec<Candidate>| set.iter().map(name).collect::<Vec<String>>();
        let take_back: Vec<Vec<String>> = found.sets.iter().map(names).collect();
        let (sets, more) = take_back.split_at(take_back.len().min(NAMED_MAX));
        message += &words::replies(language).take_back(sets, more.len(), found.is_unique);
        Ok(Self { message, take_back })
    }
}
