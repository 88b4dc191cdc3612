//! `brf`: braille ready, for an embosser or a braille display, written only.
//!
//! ```text
//!   PUZZLE #A                     in ASCII braille: uncontracted words, #A is the number 1
//!
//!   5 3 -  - 7 -  - - -           one cell each: 5, 3, empty, ...
//! ```
//!
//! ASCII braille gives each of the 64 patterns a sign.  Digits are the lowered ones (dots 2, 23,
//! 25, ...: the signs 1 to 9), which need no number sign; digits above 9 are the letters A, B, ...;
//! an empty cell is dots 36, the sign `-`.  A blank stands between cells, two between boxes, an
//! empty line between bands; puzzles begin on a new page.  Lines have at most 40 cells, so sides
//! above 18 do not fit.  The layout is ours; it has not been tried with readers of braille yet.

use crate::entry::Entry;
use ennea_base::Digit;

pub(crate) fn write(entry: &Entry, number: usize) -> String {
    let shape = entry.shape();
    let mut text = format!("PUZZLE {}\n", braille_number(number));
    for row in 0..shape.side() {
        if row == 0 || shape.has_boxes() && row.is_multiple_of(shape.box_rows()) {
            text.push('\n');
        }
        let sign = |column| {
            let clue = entry.puzzle().clue(shape.cell(row, column));
            clue.map_or('-', Digit::symbol).to_string()
        };
        let signs: Vec<String> = (0..shape.side()).map(sign).collect();
        let boxes: Vec<String> =
            signs.chunks(shape.box_columns()).map(|signs| signs.join(" ")).collect();
        text += &boxes.join("  ");
        text.push('\n');
    }
    text
}

/// A number in literary braille: the number sign, and A to J for 1 to 9 and 0.
fn braille_number(number: usize) -> String {
    let letter = |digit: char| match digit {
        '0' => 'J',
        digit => char::from(b'A' + digit as u8 - b'1'),
    };
    "#".chars().chain(number.to_string().chars().map(letter)).collect()
}
