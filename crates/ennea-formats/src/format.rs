//! The formats, and in what they differ; the table of them is `table`.

/// A file or text format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Format {
    /// The cells in one line, `.` for an empty one.
    Line,
    /// A collection: one line a puzzle, `0` for an empty cell.
    Sdm,
    /// SadMan Sudoku and SudoCue: headers, rows, perhaps a state.
    Sdk,
    /// SudoCue's work in progress: clues, placed digits, candidates.
    Sdx,
    /// Simple Sudoku: a box picture, perhaps with HoDoKu's moves after it.
    Ss,
    /// The picture that forums use.
    Picture,
    /// Rows, one a line.
    Msk,
    /// SuDoku Solver: rows with bars.
    Spf,
    /// The grid of candidates, framed.
    Pm,
    /// One line with `+` before placed digits, and eliminated candidates.
    Susser,
    /// HoDoKu's library of examples.
    Library,
    /// One sign for each candidate: 729 for 3x3.
    Sukaku,
    /// OpenSudoku, second version.
    OpenSudoku,
    /// OpenSudoku, first version.
    OpenSudoku1,
    /// 1Gravity's Sudoku.
    OneSudoku,
    /// A table with commas.
    Csv,
    /// gsf's tables of ratings.
    Gsf,
    /// Records of the puzzle bank records.
    Bank,
    /// ipuz, JSON.
    Ipuz,
    /// A link for f-puzzles.
    Fpuzzles,
    /// The JSON inside such a link.
    FpuzzlesJson,
    /// A link for SudokuPad.
    SudokuPad,
    /// A link for sudokuwiki.org.
    SudokuWiki,
    /// A code of sudoku.coach.
    Coach,
    /// A game id of Simon Tatham's Solo.
    Solo,
    /// Sentences for a screen reader.
    Speech,
    /// Braille ready: for an embosser.
    Brf,
}

/// How a format shows placed digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placed {
    /// Apart from clues.
    Kept,
    /// As if they were clues.
    AsClues,
    /// Not at all.
    Lost,
}

/// Which shapes a format has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shapes {
    /// 3x3 only.
    Classic,
    /// Up to this side.
    Side(usize),
}
