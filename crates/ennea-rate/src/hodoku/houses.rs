//! Rows, columns and boxes as tables of cells.
//!
//! Houses are numbered 0 to 8 rows, 9 to 17 columns, 18 to 26 boxes; cells 0 to 80 and digits 0 to
//! 8.  All searches of this scale go through houses and cells in increasing order unless they say
//! otherwise.

use ennea_base::{Bits, for_below, table};

/// A set of cells.
pub(super) type Cells = Bits<2>;

/// The first column, and the first box, among the houses.
pub(super) const COLUMNS: usize = 9;
pub(super) const BOXES: usize = 18;

/// The cells of each house, in increasing order.
pub(super) const IN_HOUSE: [[usize; 9]; 27] = {
    let mut cells = [[0; 9]; 27];
    for_below!(house, 9, {
        for_below!(place, 9, {
            cells[house][place] = house * 9 + place;
            cells[COLUMNS + house][place] = place * 9 + house;
            cells[BOXES + house][place] =
                (house / 3 * 3 + place / 3) * 9 + house % 3 * 3 + place % 3;
        });
    });
    cells
};

/// The cells of each house, as sets.
pub(super) const HOUSE: [Cells; 27] = {
    let mut sets = [Cells::EMPTY; 27];
    for_below!(house, 27, for_below!(place, 9, sets[house].insert(IN_HOUSE[house][place])));
    sets
};

/// The row, column and box of each cell.
pub(super) const HOUSES_OF: [[usize; 3]; 81] = table!(81, [0; 3], |cell| {
    [cell / 9, COLUMNS + cell % 9, BOXES + cell / 27 * 3 + cell % 9 / 3]
});

/// The other cells of the houses of each cell.
pub(super) const PEERS: [Cells; 81] = {
    let mut peers = [Cells::EMPTY; 81];
    for_below!(cell, 81, {
        for_below!(kind, 3, {
            for_below!(place, 9, {
                let other = IN_HOUSE[HOUSES_OF[cell][kind]][place];
                if other != cell {
                    peers[cell].insert(other);
                }
            });
        });
    });
    peers
};

/// The row of a cell.
pub(super) fn row(cell: usize) -> usize {
    cell / 9
}

/// The column of a cell, 0 to 8.
pub(super) fn column(cell: usize) -> usize {
    cell % 9
}

/// The box of a cell, 0 to 8.
pub(super) fn box_of(cell: usize) -> usize {
    HOUSES_OF[cell][2] - BOXES
}

/// Tests whether two cells are different and share a house.
pub(super) fn see(a: usize, b: usize) -> bool {
    PEERS[a].contains(b)
}

/// The cells that see all of these: every cell if there are none.
pub(super) fn common_peers(cells: Cells) -> Cells {
    cells.iter().fold(Cells::below(81), |common, cell| common.and(&PEERS[cell]))
}
