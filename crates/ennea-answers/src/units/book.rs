//! Books: the contents of all ledgers of a job together.
//!
//! A part that is there twice, with the same numbers, counts once; with other numbers the ledgers are
//! refused.  A line that is damaged is left out, and nothing else is: lines are found by their mark, so
//! that one which was cut off does no harm to the next, even where no end of a line is left between.

use super::entry::{Entry, Fault, MARK};
use super::job::Job;
use super::parts::Parts;
use super::values::Values;
use crate::refusal::Refusal;
use ennea_words::{Language, Saying, Told, gaps, say, saying};
use std::fmt;
use std::time::Duration;

/// All that is known of the parts of a job.
pub struct Book<'a> {
    job: &'a dyn Job,
    kept: Vec<Option<Kept>>,
    done: Parts,
    twice: usize,
    damages: Vec<Damage>,
}

#[derive(Debug)]
struct Kept {
    values: Values,
    cpu: Duration,
    /// The ledger and the line, if it is from one.
    place: Option<(String, usize)>,
}

/// A line that is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    file: String,
    line: usize,
    what: Saying,
}

impl Told for Damage {
    fn told(&self, language: Language) -> String {
        let Self { file, line, what } = self;
        say!(language, "ledger-damaged", file, line, why = what.told(language))
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(Language::ENGLISH))
    }
}

impl<'a> Book<'a> {
    /// Nothing is known.
    pub fn new(job: &'a dyn Job) -> Self {
        let kept = (0..job.parts()).map(|_| None).collect();
        Self { job, kept, done: Parts::none(job.parts()), twice: 0, damages: Vec::new() }
    }

    /// Reads a ledger.
    ///
    /// # Errors
    /// If it is none, or of another job, or says other numbers than what was read before.
    pub fn read(&mut self, file: &str, text: &[u8]) -> Result<(), Refusal> {
        if !may_be_ledger(text) {
            let file = file.to_owned();
            return Err(Refusal::hinted("ledger-none", move |_| gaps!(file, mark = MARK)));
        }
        for (line, text) in (1..).zip(text.split(|byte| *byte == b'\n')) {
            for record in records(text) {
                self.read_record(file, line, record)?;
            }
        }
        Ok(())
    }

    fn read_record(&mut self, file: &str, line: usize, record: &[u8]) -> Result<(), Refusal> {
        let entry = if record.starts_with(MARK.as_bytes()) {
            Entry::read(record, self.job)
        } else {
            Err(Fault::Damaged(saying!("ledger-no-mark", mark = MARK)))
        };
        match entry {
            Ok(entry) => self.put(entry, Some((file.to_owned(), line))),
            Err(Fault::Damaged(what)) => {
                self.damages.push(Damage { file: file.to_owned(), line, what });
                Ok(())
            }
            Err(Fault::Foreign(what)) => {
                let file = file.to_owned();
                let gaps = move |it| gaps!(file, line, what = what.told(it));
                Err(Refusal::hinted("ledger-foreign", gaps))
            }
        }
    }

    /// Adds a part that has just been done.
    ///
    /// # Errors
    /// If a ledger says other numbers.
    pub fn add(&mut self, entry: Entry) -> Result<(), Refusal> {
        self.put(entry, None)
    }

    fn put(&mut self, entry: Entry, place: Option<(String, usize)>) -> Result<(), Refusal> {
        let Entry { part, values, origin } = entry;
        let (job, number) = (self.job.name(), part + 1);
        let here = told(place.as_ref());
        let Some(kept) = &self.kept[part] else {
            if let Some(doubt) = self.job.doubt(part, &values) {
                let values = values.to_string();
                return Err(Refusal::hinted("ledger-doubt", move |it| {
                    gaps!(here = here.told(it), number, job, doubt = doubt.told(it), values)
                }));
            }
            self.done.add(part);
            self.kept[part] = Some(Kept { values, cpu: origin.cpu, place });
            return Ok(());
        };
        if kept.values != values {
            let there = told(kept.place.as_ref());
            let [first, second] = [&kept.values, &values].map(ToString::to_string);
            return Err(Refusal::hinted("ledger-two-values", move |it| {
                let (here, there) = (here.told(it), there.told(it));
                gaps!(number, job, first, there, second, here)
            }));
        }
        self.twice += 1;
        Ok(())
    }

    /// The job.
    pub fn job(&self) -> &'a dyn Job {
        self.job
    }

    /// The parts that are done.
    pub fn done(&self) -> &Parts {
        &self.done
    }

    /// Number of lines that say again what others say.
    pub fn twice(&self) -> usize {
        self.twice
    }

    /// The lines that are damaged.
    pub fn damages(&self) -> &[Damage] {
        &self.damages
    }

    /// Values that a part has found; `None` if it is not done.
    pub fn values(&self, part: usize) -> Option<&Values> {
        self.kept[part].as_ref().map(|kept| &kept.values)
    }

    /// Place of its line, for messages.
    pub(super) fn place(&self, part: usize) -> Saying {
        told(self.kept[part].as_ref().and_then(|kept| kept.place.as_ref()))
    }

    /// The time that cores spent on each part that is done.
    pub fn times(&self) -> impl Iterator<Item = (usize, Duration)> {
        self.kept.iter().enumerate().filter_map(|(part, kept)| Some((part, kept.as_ref()?.cpu)))
    }
}

impl fmt::Debug for Book<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Book").field("job", &self.job.name()).field("kept", &self.kept).finish()
    }
}

fn told(place: Option<&(String, usize)>) -> Saying {
    let of_file = |(file, line): &(String, usize)| saying!("ledger-line", file, line);
    place.map_or(saying!("ledger-this-run"), of_file)
}

/// Tests whether something in a text is of a ledger, damaged as it may be; nothing at all is an
/// empty one.
fn may_be_ledger(text: &[u8]) -> bool {
    let has = |sign: &str| text.windows(sign.len()).any(|window| window == sign.as_bytes());
    MARK.as_bytes().starts_with(text.trim_ascii()) || has(MARK) || has(" sum=")
}

/// The parts of a line that begin with the mark, and what stands before them.
fn records(line: &[u8]) -> Vec<&[u8]> {
    let mark = MARK.as_bytes();
    let mut starts = vec![0];
    starts.extend((1..line.len()).filter(|start| line[*start..].starts_with(mark)));
    let ends = starts.iter().skip(1).copied().chain([line.len()]);
    let pieces = starts.iter().zip(ends).map(|(start, end)| &line[*start..end]);
    pieces.filter(|piece| !piece.trim_ascii().is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::entry::tests::entry;
    use super::super::job::small::Small;
    use super::*;

    const JOB: Small = Small(20);

    fn line(part: usize) -> String {
        entry(part, part as u32 + 1).write(&JOB)
    }

    fn book(text: &[u8]) -> Book<'static> {
        let mut book = Book::new(&JOB);
        book.read("a", text).expect("it is refused nowhere");
        book
    }

    #[test]
    fn order_doubles_and_blank_lines_do_not_matter() {
        let one = book((line(0) + &line(1) + &line(2)).as_bytes());
        let other = book((line(2) + "\n" + &line(0) + &line(1) + &line(0)).as_bytes());
        assert_eq!((one.done().to_string(), one.twice()), ("1-3".to_owned(), 0));
        assert_eq!((other.done(), other.twice()), (one.done(), 1));
        assert_eq!(one.values(1), other.values(1));
        assert_eq!(book(b"").done().count(), 0);
    }

    /// Goal: a ledger of one line is one, however it is damaged.
    #[test]
    fn a_single_damaged_line_is_told() {
        let line = line(4).into_bytes();
        for length in 1..line.len() - 1 {
            assert_eq!(book(&line[..length]).damages().len(), 1, "{length}");
        }
        for byte in 0..line.len() - 1 {
            let mut line = line.clone();
            line[byte] ^= 2;
            assert_eq!(book(&line).damages().len(), 1, "{byte}");
        }
    }

    /// Goal: damage costs one part.  Method: each byte of the middle line of three is lost with all that
    /// follows in its line, as when a writer is killed and another goes on; each bit of all is turned.
    #[test]
    fn damage_costs_one_part() {
        let (first, middle, last) = (line(4), line(5), line(6));
        for length in 1..middle.len() - 1 {
            let text = format!("{first}{}{last}", &middle[..length]);
            let book = book(text.as_bytes());
            assert_eq!((book.done().to_string(), book.damages().len()), ("5,7".to_owned(), 1));
        }
        let text = [first, middle, last].concat();
        for bit in 0..8 * text.len() {
            let mut text = text.clone().into_bytes();
            text[bit / 8] ^= 1 << (bit % 8);
            let book = book(&text);
            assert!(book.done().count() >= 2 && book.damages().len() <= 1, "bit {bit}");
            assert!(book.done().count() == 3 || book.damages().len() == 1, "bit {bit}");
        }
    }

    #[test]
    fn what_is_refused_is_named() {
        let error = |first: &str, second: &str| {
            let mut book = Book::new(&JOB);
            book.read("a", first.as_bytes()).expect("it is good");
            book.read("b", second.as_bytes()).expect_err("it is not").to_string()
        };
        assert_eq!(
            error(&(line(2) + &line(1)), &("\n".to_owned() + &entry(1, 7).write(&JOB))),
            "part 2 of small has two values\n  | 1:2  in a line 2\n  | 1:7  in b line 2\n  hint: to \
             see which is wrong run  ennea units run small --parts 2 NEW  and remove the other line"
        );
        let key = Entry { values: [(3, 2_u32)].into_iter().collect(), ..entry(1, 2) };
        assert_eq!(
            error("", &key.write(&JOB)),
            "b line 1 cannot be right about part 2 of small: its only key is 1\n  | 3:2\n  hint: \
             remove that line, and the part is computed again"
        );
        assert_eq!(
            error("", "12..............\n"),
            "b is no ledger: no line begins with 'ledger='\n  hint: it is left as it is; give another \
             name"
        );
        let other = entry(1, 2).write(&Small(21));
        assert!(error(&line(1), &other).starts_with("b line 1 has '"), "{other}");
    }
}
