//! The formats, and in what they differ; the table of them is `table`.

ennea_base::named! {
    /// A file or text format: its name, and in a few words what it is.  The head of its file tells
    /// more.
    pub enum Format {
        /// cells in one line
        Line = "line",
        /// a line each, 0 empty
        Sdm = "sdm",
        /// SadMan, SudoCue
        Sdk = "sdk",
        /// SudoCue in progress
        Sdx = "sdx",
        /// Simple Sudoku
        Ss = "ss",
        /// as in forums
        Picture = "picture",
        /// rows of signs
        Msk = "msk",
        /// SuDoku Solver
        Spf = "spf",
        /// grid of candidates
        Pm = "pm",
        /// line with +d and :drc
        Susser = "susser",
        /// HoDoKu's library
        Library = "library",
        /// a sign a candidate
        Sukaku = "sukaku",
        /// OpenSudoku, version 2
        OpenSudoku = "opensudoku",
        /// OpenSudoku, version 1
        OpenSudoku1 = "opensudoku1",
        /// 1Gravity's Sudoku
        OneSudoku = "1gsudoku",
        /// puzzle,solution,rating
        Csv = "csv",
        /// gsf's q1 and q2 tables
        Gsf = "gsf",
        /// puzzle bank records
        Bank = "bank",
        /// ipuz version 2
        Ipuz = "ipuz",
        /// what ennea --json writes
        Jsonl = "jsonl",
        /// link with all inside
        Fpuzzles = "f-puzzles",
        /// what is in the link
        FpuzzlesJson = "f-puzzles-json",
        /// link with all inside
        SudokuPad = "sudokupad",
        /// link, S9B or plain
        SudokuWiki = "sudokuwiki",
        /// code of sudoku.coach
        Coach = "coach",
        /// game id of SGT Solo
        Solo = "solo",
        /// cells and regions in a line
        Jigsaw = "jigsaw",
        /// nested lists of programs
        List = "list",
        /// link of Penpa+
        Penpa = "penpa",
        /// constraints as text
        Iss = "iss",
        /// link of ennea's page
        Page = "page",
        /// sentences to read aloud
        Speech = "speech",
        /// braille to emboss
        Brf = "brf",
    }
}

/// Ways in which a format shows placed digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placed {
    /// Apart from clues.
    Kept,
    /// As if they were clues.
    AsClues,
    /// Not at all.
    Lost,
}

/// Shapes that a format has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shapes {
    /// 3x3 only.
    Classic,
    /// Up to this side.
    Side(usize),
}
