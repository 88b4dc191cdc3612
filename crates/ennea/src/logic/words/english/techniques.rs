//! Techniques in English: as the table of [`technique`](crate::technique) has them.

use super::English;
use crate::logic::words::tongue::Techniques;
use crate::technique::{Family, Technique};

impl Techniques for English {
    fn technique(&self, technique: Technique) -> &'static str {
        technique.name()
    }

    fn meaning(&self, technique: Technique) -> &'static str {
        technique.meaning()
    }

    fn family(&self, family: Family) -> &'static str {
        family.name()
    }

    fn hidden_single(&self) -> [&'static str; 2] {
        ["Hidden Single in a house", "The only place of a digit in a house."]
    }

    fn locked_anywhere(&self) -> &'static str {
        "All places of a digit in a house see the same cells."
    }
}
