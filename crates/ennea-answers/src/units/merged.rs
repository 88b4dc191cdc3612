//! The sum over parts, with its checks, and parts computed again to be compared.

use super::book::Book;
use super::job::{Counted, Identity, fingerprint};
use super::parts::Parts;
use crate::classes::ClassRow;
use crate::page::Page;
use crate::refusal::Refusal;
use crate::text::grouped;
use crate::wire::Checked;
use ennea::progress::{Progress, Stopped};
use ennea::random::SplitMix64;
use ennea_words::{Language, Saying, Told, gaps, say};
use serde::Serialize;

/// Sum over parts, equal whoever did them, in whatever order and however often.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Merged {
    /// The job.
    pub job: &'static str,
    /// Aim of the job: what it finds.
    pub finds: &'static str,
    /// The fingerprint of its plan.
    pub plan: String,
    /// Numbers of these parts, in ranges from 1 on; absent if they are all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<String>,
    /// Origin of the number of all grids that the identity fixes, if it is part of the sum.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub identity: Option<Identity>,
    /// The numbers.
    pub numbers: Vec<Counted>,
    /// The equalities that were checked; those of the whole need all parts.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::wire::Check>"))]
    pub checks: Vec<Checked>,
    /// The conjugacy classes with what they fix, if that is what was counted; a table of its own.
    #[serde(skip)]
    pub classes: Vec<ClassRow>,
}

impl Merged {
    /// The sum over some parts.
    ///
    /// # Errors
    /// If some are not done.
    pub fn of(book: &Book<'_>, chosen: &Parts) -> Result<Self, Refusal> {
        Self::all_done(book, chosen)?;
        let job = book.job();
        let values = |part| Some((part, book.values(part)?));
        let found: Vec<_> = chosen.places().filter_map(values).collect();
        let sum = job.sum(&found, chosen);
        Ok(Self {
            job: job.name(),
            finds: job.row().finds,
            plan: fingerprint(job),
            only: (!chosen.is_complete()).then(|| chosen.to_string()),
            identity: sum.identity,
            numbers: sum.numbers,
            checks: sum.checks,
            classes: sum.classes,
        })
    }

    /// Checks that some parts are all done.
    ///
    /// # Errors
    /// If they are not.
    pub fn all_done(book: &Book<'_>, chosen: &Parts) -> Result<(), Refusal> {
        let (job, left) = (book.job(), chosen.without(book.done()));
        if left.count() > 0 {
            let (name, missing, count) = (job.name(), left.shortened(), left.count());
            let [done, all] =
                [chosen.count() - count, chosen.count()].map(|it| grouped(&it.into()));
            let first = book.damages().first().cloned();
            return Err(Refusal::hinted("units-missing", move |it| {
                let damaged = first.iter().map(|first| format!("\n  {}", first.told(it)));
                let damaged: String = damaged.collect();
                gaps!(missing, name, count, done, all, damaged)
            }));
        }
        Ok(())
    }

    /// Tests whether all checks hold.
    pub fn holds(&self) -> bool {
        self.failed().next().is_none()
    }

    /// The checks that do not hold.
    pub fn failed(&self) -> impl Iterator<Item = &Checked> {
        self.checks.iter().filter(|check| !check.holds)
    }

    /// The sum as lines of text.
    pub fn lines(&self, language: Language) -> Vec<String> {
        let mut page = Page::new(language);
        page.line(format!("{}: {}", self.job, language.phrase("finds-", self.finds)));
        if let Some(only) = &self.only {
            page.paragraph(say!(language, "units-only", only));
        }
        page.gap();
        for Counted { name, number } in &self.numbers {
            page.number(name.told(language), "", &number.0);
        }
        if self.identity == Some(Identity::Published) {
            page.paragraph(language.text("units-published"));
        }
        page.gap();
        page.checks(&self.checks);
        page.into_lines()
    }
}

/// Does some parts again, drawn at random, and compares.
///
/// # Errors
/// If the progress says so.
pub fn again(
    book: &Book<'_>,
    chosen: &Parts,
    number: usize,
    random: &mut SplitMix64,
    progress: &dyn Progress,
) -> Result<Vec<Checked>, Stopped> {
    let mut left: Vec<usize> = chosen.places().filter(|part| book.done().contains(*part)).collect();
    let mut drawn = Parts::none(chosen.of());
    for _ in 0..number.min(left.len()) {
        let place = random.below(left.len());
        drawn.add(left.swap_remove(place));
    }
    progress.expect(drawn.count() as u64);
    let check = |part: usize| {
        let found = book.job().run(part, progress)?;
        progress.advance(1);
        let written = book.values(part).filter(|values| **values != found);
        let (place, number, holds) = (book.place(part), part + 1, written.is_none());
        let sides = written.map(|written| [&found, written].map(ToString::to_string));
        let claim = move |it: Language| match &sides {
            None => say!(it, "claim-again", number),
            Some([found, written]) => {
                say!(it, "claim-not-again", number, found, written, place = place.told(it))
            }
        };
        Ok(Checked::new(Saying::new(claim), holds))
    };
    drawn.places().map(check).collect()
}

#[cfg(test)]
mod tests {
    use super::super::entry::tests::entry;
    use super::super::job::small::Small;
    use super::*;

    /// All parts of the small job, some of which have found something else.
    fn book(wrong: &[usize]) -> Book<'static> {
        let mut book = Book::new(&Small(20));
        for part in 0..20 {
            let more = u32::from(wrong.contains(&part));
            book.add(entry(part, part as u32 + 1 + more)).expect("no other value");
        }
        book
    }

    #[test]
    fn the_sum_is_checked() {
        let right = Merged::of(&book(&[]), &Parts::all(20)).expect("all parts");
        assert!(right.holds() && right.only.is_none());
        assert_eq!(right.numbers[0].number, 210_u32.into());
        let wrong = Merged::of(&book(&[3]), &Parts::all(20)).expect("all parts");
        assert!(!wrong.holds());
        let text = |check: &Checked| check.told(Language::ENGLISH).text;
        assert_eq!(text(&wrong.checks[0]), "sum = n (n + 1) / 2: 211 is not 210");
        let some = Merged::of(&book(&[]), &Parts::read("1-4", 20).expect("parts"));
        assert_eq!(some.expect("they are done").only.as_deref(), Some("1-4"));
    }

    #[test]
    fn missing_parts_are_named() {
        let mut book = Book::new(&Small(20));
        book.add(entry(4, 5)).expect("no other value");
        let error = Merged::of(&book, &Parts::all(20)).expect_err("parts are missing").to_string();
        assert_eq!(
            error,
            "parts 1-4,6-20 of small are missing: 1 of 20 parts are done\n  hint: run  ennea units run \
             small LEDGER  which does what is missing"
        );
    }

    /// Goal: a wrong number that is as well signed as others is found.  Method: one of twenty, all
    /// computed again, then some, which are the same for a seed.
    #[test]
    fn parts_computed_again_tell_a_wrong_number() {
        let (all, mut random) = (Parts::all(20), SplitMix64::new(1));
        let again = |book: &Book<'_>, number, random: &mut SplitMix64| {
            again(book, &all, number, random, &()).expect("nothing stops it")
        };
        assert!(again(&book(&[]), 20, &mut random).iter().all(|check| check.holds));
        let checks = again(&book(&[3]), 20, &mut random);
        assert_eq!((checks.len(), checks.iter().filter(|check| !check.holds).count()), (20, 1));
        assert_eq!(
            checks[3].told(Language::ENGLISH).text,
            "part 4 computed again = as written: 1:4 is found, but 1:5 is in this run"
        );
        let some = |seed| {
            let checks = again(&book(&[]), 5, &mut SplitMix64::new(seed));
            checks.iter().map(|it| it.told(Language::ENGLISH).text).collect::<Vec<_>>()
        };
        assert_eq!(some(7), some(7));
        assert_ne!(some(7), some(8));
        assert_eq!(some(7).len(), 5);
    }
}
