//! Techniques in English: as the table of [`technique`](crate::technique) has them.

use super::English;
use crate::logic::words::tongue::Techniques;
use crate::technique::Technique;

impl Techniques for English {
    fn technique(&self, technique: Technique) -> &'static str {
        technique.name()
    }

    fn meaning(&self, technique: Technique) -> &'static str {
        technique.meaning()
    }
}
