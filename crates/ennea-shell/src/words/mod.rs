//! The words of the shell in each language: what orders do, what they reply, why they are refused.
//!
//! What is said of steps, hints and levels is the library's, [`ennea::logic::words`]; the glossaries there,
//! at the head of each language, hold here too.  What else has a name:
//!
//! | thing | English | Russian | Chinese |
//! |---|---|---|---|
//! | a line that says what to do | order | команда | 命令 |
//! | what is to be solved | quiz | задача | 题目 |
//! | its digits | clues | данные цифры; условие | 提示数 |
//! | walking through the cells | search, run | поиск | 搜索 |
//! | a digit placed on trial | guess | догадка | 猜测 |
//! | the cell with the fewest candidates | foremost cell | главная клетка | 首要格 |

mod chinese;
mod english;
mod russian;
mod tongue;

pub(crate) use tongue::{Loaded, Tongue};

use crate::orders::Order;
use crate::problem::Problem;
use crate::reply::Refusal;
use ennea::Language;
use std::fmt;

/// What a language says.
pub(crate) fn of(language: Language) -> &'static dyn Tongue {
    match language {
        Language::English => &english::English,
        Language::Russian => &russian::Russian,
        Language::Chinese => &chinese::Chinese,
    }
}

impl Order {
    /// What it does, in a few words.
    pub fn summary(&self, language: Language) -> &'static str {
        of(language).order(self.verb)[0]
    }

    /// The rest that is to be said.
    pub fn details(&self, language: Language) -> &'static str {
        of(language).order(self.verb)[1]
    }
}

impl Problem {
    /// What is said of it in a language.
    pub fn refusal(&self, language: Language) -> Refusal {
        of(language).refusal(self)
    }
}

/// In English, without what to do instead.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.refusal(Language::English).message)
    }
}

impl std::error::Error for Problem {}

/// `7`, but `A (10)`: letters need their number beside them.
fn numbered(written: &str, number: usize) -> String {
    if written == number.to_string() { written.to_owned() } else { format!("{written} ({number})") }
}
