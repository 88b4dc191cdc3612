//! Published numbers of Latin squares, by their order.

use super::Published;

/// The numbers from order 1 on.
fn find(n: usize, numbers: &[&'static str], source: &'static str) -> Option<Published> {
    let decimal = numbers.get(n.checked_sub(1)?)?;
    Some(Published { decimal, source })
}

/// The number of Latin squares.
///
/// ```
/// use ennea::published::latin;
/// assert_eq!(latin::squares(4).unwrap().decimal, "576");
/// ```
pub fn squares(n: usize) -> Option<Published> {
    let numbers = [
        "1",
        "2",
        "12",
        "576",
        "161280",
        "812851200",
        "61479419904000",
        "108776032459082956800",
        "5524751496156892842531225600",
        "9982437658213039871725064756920320000",
        "776966836171770144107444346734230682311065600000",
    ];
    find(n, &numbers, "[A002860], [MW2005]")
}

/// The number of reduced Latin squares: those whose first row and first column are in order.
pub fn reduced_squares(n: usize) -> Option<Published> {
    let numbers = [
        "1",
        "1",
        "1",
        "4",
        "56",
        "9408",
        "16942080",
        "535281401856",
        "377597570964258816",
        "7580721483160132811489280",
        "5363937773277371298119673540771840",
    ];
    find(n, &numbers, "[A000315], [MW2005]")
}

/// The number of isotopy classes: up to permuting rows, columns and digits.
pub fn isotopy_classes(n: usize) -> Option<Published> {
    let numbers = [
        "1",
        "1",
        "1",
        "2",
        "2",
        "22",
        "564",
        "1676267",
        "115618721533",
        "208904371354363006",
        "12216177315369229261482540",
    ];
    find(n, &numbers, "[A040082], [MMM2007]")
}

/// The number of classes up to permuting rows, columns and digits, and transposing: types.
pub fn types(n: usize) -> Option<Published> {
    let numbers = ["1", "1", "1", "2", "2", "17", "324", "842227", "57810418543"];
    find(n, &numbers, "[A000528]")
}

/// The number of main classes: rows, columns and digits may change their roles as well.
pub fn main_classes(n: usize) -> Option<Published> {
    let numbers = [
        "1",
        "1",
        "1",
        "2",
        "2",
        "12",
        "147",
        "283657",
        "19270853541",
        "34817397894749939",
        "2036029552582883134196099",
    ];
    find(n, &numbers, "[A003090], [MMM2007]")
}
