//! What the columns of a box may hold, given its clues.
//!
//! Columns without a clue in the box can be exchanged: all that other bands see of them is their sets.
//! So a *column choice* is a split in which the sets of such columns stand in increasing order.  There are
//! at most 280 choices, whatever the clues.

use super::splits::{Number, SPLITS, Split, Splits};

/// The clues of a box: the digit set of each cell (0, or one bit), by rows.
pub(super) type BoxClues = [[u16; 3]; 3];

/// The column choices of a box.
pub(super) struct ColumnChoices {
    pub(super) clues: BoxClues,
    /// Each choice, as a split.
    pub(super) choices: Vec<Split>,
    /// The choice of each split that keeps the clues, in whatever order its free columns are.
    choice_of: Vec<Option<Number>>,
}

/// The digits that the clues put into each column.
fn in_columns(clues: &BoxClues) -> [u16; 3] {
    [0, 1, 2].map(|c| clues[0][c] | clues[1][c] | clues[2][c])
}

/// The split with the sets of these columns in increasing order.
pub(super) fn ordered(mut split: Split, free: [bool; 3]) -> Split {
    for (a, b) in [(0, 1), (1, 2), (0, 2), (0, 1), (1, 2)] {
        if free[a] && free[b] && split[a] > split[b] {
            split.swap(a, b);
        }
    }
    split
}

impl ColumnChoices {
    pub(super) fn new(splits: &Splits, clues: BoxClues) -> Self {
        let columns = in_columns(&clues);
        let free = columns.map(|digits| digits == 0);
        let mut found = Self { clues, choices: Vec::new(), choice_of: vec![None; SPLITS] };
        for split in splits.list() {
            if (0..3).any(|c| split[c] & columns[c] != columns[c]) {
                continue;
            }
            let choice = usize::from(splits.number(&ordered(*split, free)));
            let number = match found.choice_of[choice] {
                Some(number) => number,
                None => {
                    found.choices.push(splits.list()[choice]);
                    (found.choices.len() - 1) as Number
                }
            };
            found.choice_of[choice] = Some(number);
            found.choice_of[usize::from(splits.number(split))] = Some(number);
        }
        found
    }

    /// The choice of a split, if it keeps the clues.
    pub(super) fn of(&self, split: Number) -> Option<Number> {
        self.choice_of[usize::from(split)]
    }

    pub(super) fn has_clues(&self) -> bool {
        self.clues != BoxClues::default()
    }

    /// In how many ways the columns without a clue in this box can be arranged: each choice is so many
    /// splits.
    pub(super) fn arrangements(&self) -> u64 {
        let free = in_columns(&self.clues).iter().filter(|&&digits| digits == 0).count();
        [1, 1, 2, 6][free]
    }

    /// The row splits with which a choice can be written into the box: each column set has one digit
    /// in each row, and the clues stand in theirs.
    pub(super) fn row_splits<'a>(
        &self,
        splits: &'a Splits,
        choice: usize,
    ) -> impl Iterator<Item = Number> + 'a {
        let columns = self.choices[choice];
        let rows = self.clues.map(|[a, b, c]| a | b | c);
        let fits = move |split: &Split| {
            (0..3).all(|r| split[r] & rows[r] == rows[r])
                && (0..3).all(|r| (0..3).all(|c| (split[r] & columns[c]).count_ones() == 1))
        };
        let numbered = splits.list().iter().enumerate();
        numbered.filter(move |(_, split)| fits(split)).map(|(number, _)| number as Number)
    }
}
