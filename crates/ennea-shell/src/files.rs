//! The orders that bring text in and out: `load-quiz`, `load`, `save`, `export`, `source`.

use crate::arguments::looks_like_cells;
use crate::board::Board;
use crate::command::{Form, Source};
use crate::host::Host;
use crate::reading::refusal;
use crate::reply::{Kind, Refusal, Reply, counted};
use crate::session::Session;
use ennea::text::{Records, picture, read_puzzle};
use ennea::{Puzzle, Shape};

/// How many files may `source` each other.
const DEPTH_MAX: usize = 8;

impl Session {
    pub(crate) fn load_quiz(&mut self, name: &str, host: &mut dyn Host) -> Result<Reply, Refusal> {
        if self.board.is_some() {
            return Err(Refusal::new("A quiz loaded before.")
                .hint("`load` replaces it, `clear` forgets it"));
        }
        self.load_puzzle(read_file(name, None, None, host)?)?;
        Ok(Reply::with(Kind::Plain, "Quiz loaded."))
    }

    pub(crate) fn load_from(
        &mut self,
        source: &Source,
        host: &mut dyn Host,
    ) -> Result<Reply, Refusal> {
        let Source { text, number, shape } = source;
        let puzzle = match text {
            None => Puzzle::empty(shape.expect("`load` names a shape or something to read")),
            Some(text) if number.is_none() && looks_like_cells(text) && text.len() >= 16 => {
                read_puzzle(text, *shape).map_err(|error| refusal("quiz", &error))?
            }
            Some(name) => read_file(name, *number, *shape, host)?,
        };
        self.load_puzzle(puzzle)
    }

    pub(crate) fn load_puzzle(&mut self, puzzle: Puzzle) -> Result<Reply, Refusal> {
        let (shape, clues) = (puzzle.shape(), puzzle.clue_count());
        let mut board = Board::new(puzzle)?;
        board.search.set_guess_cell(self.guess_cell);
        self.change(Some(board));
        let clues = counted(clues, "clue");
        Ok(Reply::with(Kind::Plain, format!("Quiz loaded: {shape}, {clues}.")))
    }

    pub(crate) fn save(&self, name: &str, host: &mut dyn Host) -> Result<Reply, Refusal> {
        let board = self.loaded()?;
        let digits = board.search.puzzle();
        host.write(name, &format!("{digits}\n"))
            .map_err(|error| Refusal::new(format!("Fail to write file {name}: {error}.")))?;
        let mut reply = Reply::with(Kind::Plain, format!("Saved: {} digits.", digits.clue_count()));
        if board.is_struck() {
            reply.say(Kind::Warning, "The struck out candidates are not saved.");
        }
        Ok(reply)
    }

    pub(crate) fn export(&self, form: Form) -> Result<Reply, Refusal> {
        let digits = self.loaded()?.search.puzzle();
        let text = match form {
            Form::Line => digits.to_string(),
            Form::Picture => picture(&digits),
        };
        let mut reply = Reply::default();
        text.lines().for_each(|line| reply.say(Kind::Plain, line));
        Ok(reply)
    }

    pub(crate) fn source(&mut self, name: &str, host: &mut dyn Host) -> Result<Reply, Refusal> {
        if self.sources.len() >= DEPTH_MAX || self.sources.iter().any(|source| source == name) {
            return Err(Refusal::new(format!("{name} is being carried out already")));
        }
        let text = host
            .read(name)
            .map_err(|error| Refusal::new(format!("Fail to open file {name}: {error}.")))?;
        self.sources.push(name.to_owned());
        let reply = self.source_lines(name, &text, host);
        self.sources.pop();
        Ok(reply)
    }

    fn source_lines(&mut self, name: &str, text: &str, host: &mut dyn Host) -> Reply {
        let count = text.lines().count();
        for (index, line) in text.lines().enumerate() {
            let mut reply = self.line(line, host);
            if index + 1 == count && reply.refusal.is_none() {
                let mut last = self.end();
                reply.lines.append(&mut last.lines);
                reply.refusal = last.refusal;
            }
            if let Some(refusal) = &mut reply.refusal {
                self.stop_reading();
                refusal.message = format!("{name}, line {}: {}", index + 1, refusal.message);
            }
            if reply.refusal.is_some() || reply.leave || reply.stopped {
                return reply;
            }
            reply.lines.iter().for_each(|line| host.tell(line));
        }
        Reply::default()
    }
}

/// The n-th quiz of a file, or the only one, or the first.
fn read_file(
    name: &str,
    number: Option<usize>,
    shape: Option<Shape>,
    host: &mut dyn Host,
) -> Result<Puzzle, Refusal> {
    let text = host.read(name).map_err(|error| {
        Refusal::new(format!("Fail to open quiz file {name}: {error}."))
            .hint("`load` takes the cells in one line as well")
    })?;
    let whole = read_puzzle(&text, shape);
    let error = match (whole, number) {
        (Ok(puzzle), None | Some(1)) => return Ok(puzzle),
        (Ok(_), _) => None,
        (Err(error), _) => Some(error),
    };
    let wanted = number.unwrap_or(1);
    let mut records = Records::new(text.lines(), shape);
    match wanted.checked_sub(1).and_then(|skipped| records.nth(skipped)) {
        Some(Ok(record)) => Ok(record.puzzle),
        Some(Err(several)) => {
            let error = if number.is_some() { several } else { error.unwrap_or(several) };
            Err(refusal(&format!("{name},"), &error))
        }
        None => {
            let refusal = Refusal::new(format!("{name} has no quiz number {wanted}"));
            Err(match Records::new(text.lines(), shape).count() {
                0 => Refusal::new(format!("{name} holds no quiz")),
                1 => refusal.hint("it has one"),
                count => refusal.hint(format!("it has {count}")),
            })
        }
    }
}
