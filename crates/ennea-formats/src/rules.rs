//! The rules of variants as other programs say them: what was found in a text becomes [`Rules`], and these
//! become what a format has a key or a letter for.
//!
//! | here | f-puzzles, SudokuPad | sudokuwiki | Solo |
//! |---|---|---|---|
//! | `x` | `diagonal+` and `diagonal-` | `X9B` | `x` |
//! | one diagonal | the one or the other | - | - |
//! | `disjoint` | `disjointgroups` | `C9B` | - |
//! | `knight`, `king` | `antiknight`, `antiking` | - | - |
//! | `non-consecutive` | `nonconsecutive` | - | - |
//! | `windoku` | `extraregion`, four times | `W9B` | - |
//! | regions of a jigsaw | `region` of each cell | - | `j` |
//! | `latin` | `region` null | - | - |
//! | other houses, cells that differ | `extraregion` | - | - |
//!
//! Houses that are together those of a rule with a name are read as that rule.  SudokuPad has some keys
//! in its metadata or in a list of global rules, and `windoku` among them.

use crate::entry::with_boxes;
use ennea_base::rules::{HouseKind, NamedRule, Rules, RulesError};
use ennea_base::{Cell, Shape};

/// Rules that are not written by a name, with the most houses first.
const BY_HOUSES: [NamedRule; 8] = [
    NamedRule::Hypercube,
    NamedRule::Disjoint,
    NamedRule::Windoku,
    NamedRule::X,
    NamedRule::Diagonal,
    NamedRule::CentreDot,
    NamedRule::Asterisk,
    NamedRule::Girandola,
];

/// The rules that a text says, bit by bit.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    shape: Shape,
    names: Vec<NamedRule>,
    regions: Option<Vec<usize>>,
    lists: Vec<Vec<Cell>>,
}

impl Said {
    /// No rules but those of the shape.
    pub(crate) fn new(shape: Shape) -> Self {
        Self { shape, names: Vec::new(), regions: None, lists: Vec::new() }
    }

    /// A rule with a name.
    pub(crate) fn name(&mut self, rule: NamedRule) {
        self.names.push(rule);
    }

    /// The region of every cell, in place of boxes.
    pub(crate) fn regions(&mut self, regions: Vec<usize>) {
        self.regions = Some(regions);
    }

    /// Cells that hold different digits; a house if they are N.
    pub(crate) fn distinct(&mut self, mut cells: Vec<Cell>) {
        cells.sort_unstable();
        cells.dedup();
        self.lists.push(cells);
    }

    /// A rule without cells by its key; says whether there is one.
    pub(crate) fn key(&mut self, key: &str) -> bool {
        if let Some(index) = DIAGONALS.iter().position(|diagonal| *diagonal == key) {
            let diagonal = diagonals(self.shape)[index].clone();
            self.distinct(diagonal);
            return true;
        }
        let flag = FLAGS.iter().find(|(flag, _)| *flag == key).map(|(_, rule)| *rule);
        let rule = flag.or((key == "windoku").then_some(NamedRule::Windoku));
        rule.into_iter().for_each(|rule| self.name(rule));
        rule.is_some()
    }

    /// All of it as rules, in whatever shape.
    ///
    /// # Errors
    /// Rules that do not fit the shape.
    pub(crate) fn rules(mut self) -> Result<Rules, RulesError> {
        self.names.retain(|&rule| {
            let houses = houses_of(rule, self.shape);
            self.lists.extend(houses.iter().cloned());
            houses.is_empty()
        });
        for rule in BY_HOUSES {
            let houses = houses_of(rule, self.shape);
            if !houses.is_empty() && houses.iter().all(|house| self.lists.contains(house)) {
                self.lists.retain(|list| !houses.contains(list));
                self.names.push(rule);
            }
        }
        let mut lists: Vec<Vec<Cell>> = Vec::new();
        for list in self.lists {
            if list.len() > 1 && !lists.contains(&list) {
                lists.push(list);
            }
        }
        let mut lines = Vec::new();
        if let Some(regions) = &self.regions {
            lines.push("regions".to_owned());
            for row in regions.chunks(self.shape.side()) {
                let letter = |&region: &usize| char::from_digit((region as u32 + 10) % 36, 36);
                lines.push(row.iter().filter_map(letter).collect());
            }
        }
        self.names.sort_unstable_by_key(|rule| *rule as usize);
        self.names.dedup();
        let names: Vec<&str> = self.names.iter().map(|rule| rule.name()).collect();
        lines.extend((!names.is_empty()).then(|| names.join("+")));
        for (number, list) in lists.iter().enumerate() {
            let is_house = list.len() == self.shape.side();
            let word = if is_house { "house extra house" } else { "differ extra cells" };
            let cells: Vec<String> = list.iter().map(|&cell| self.shape.name(cell)).collect();
            lines.push(format!("{word} {}: {}", number + 1, cells.join(" ")));
        }
        let plain = Rules::plain(self.shape);
        if lines.is_empty() {
            return Ok(plain.clone());
        }
        let rules = Rules::parse(&lines.join("\n"), self.shape)?;
        Ok(if rules.says_the_same(plain) { plain.clone() } else { rules })
    }
}

/// The houses that a rule with a name adds; none where it has no meaning.
fn houses_of(rule: NamedRule, shape: Shape) -> Vec<Vec<Cell>> {
    let rules = Rules::parse(rule.name(), shape);
    let houses = |rules: Rules| rules.of_kind(HouseKind::Named).map(|h| h.cells.clone()).collect();
    rules.map(houses).unwrap_or_default()
}

/// The diagonals: from the top left, and from the top right.
pub(crate) fn diagonals(shape: Shape) -> [Vec<Cell>; 2] {
    let side = shape.side();
    let down = (0..side).map(|k| shape.cell(k, k));
    let up = (0..side).map(|k| shape.cell(k, side - 1 - k));
    [down.collect(), up.collect()]
}

/// Rules as a format with keys for some of them and lists of cells for all others says them.
#[derive(Clone, Debug)]
pub(crate) struct Keys {
    /// The keys of rules without cells.
    pub(crate) flags: Vec<&'static str>,
    /// Cells that hold different digits.
    pub(crate) lists: Vec<Vec<Cell>>,
    /// The region of each cell; none of a cell without any.
    pub(crate) regions: Option<Vec<Option<usize>>>,
}

/// The keys without cells, with the rules that they are.
pub(crate) const FLAGS: [(&str, NamedRule); 4] = [
    ("antiknight", NamedRule::Knight),
    ("antiking", NamedRule::King),
    ("disjointgroups", NamedRule::Disjoint),
    ("nonconsecutive", NamedRule::NonConsecutive),
];

/// The key of each of the [`diagonals`].
pub(crate) const DIAGONALS: [&str; 2] = ["diagonal-", "diagonal+"];

impl Keys {
    /// The keys for rules.
    pub(crate) fn of(rules: &Rules) -> Self {
        let shape = with_boxes(rules.shape());
        let houses = [HouseKind::Named, HouseKind::Listed].map(|kind| rules.of_kind(kind));
        let mut lists: Vec<Vec<Cell>> =
            houses.into_iter().flatten().map(|house| house.cells.clone()).collect();
        let mut flags = Vec::new();
        for (key, diagonal) in DIAGONALS.into_iter().zip(diagonals(shape)) {
            if lists.contains(&diagonal) {
                lists.retain(|list| *list != diagonal);
                flags.push(key);
            }
        }
        for (key, rule) in FLAGS {
            let houses = houses_of(rule, shape);
            let is_all = !houses.is_empty() && houses.iter().all(|house| lists.contains(house));
            if is_all || rules.named().iter().any(|named| named == rule) {
                lists.retain(|list| !houses.contains(list));
                flags.push(key);
            }
        }
        for pairs in rules.pairs().iter().filter(|pairs| pairs.rule.is_none()) {
            let mut cells: Vec<Cell> = pairs.cells.iter().flat_map(|&(a, b)| [a, b]).collect();
            cells.sort_unstable();
            cells.dedup();
            lists.push(cells);
        }
        let has_regions = rules.has(HouseKind::Region) || !rules.shape().has_boxes();
        let regions = has_regions.then(|| regions_of(rules));
        Self { flags, lists, regions }
    }
}

/// The region of each cell of a jigsaw.
pub(crate) fn regions_of(rules: &Rules) -> Vec<Option<usize>> {
    let mut regions = vec![None; rules.shape().cells()];
    for (number, house) in rules.of_kind(HouseKind::Region).enumerate() {
        house.cells.iter().for_each(|cell| regions[cell.index()] = Some(number));
    }
    regions
}

/// Tests whether rules have no houses and pairs but those with these names, and regions where these
/// may be.
pub(crate) fn is_only(rules: &Rules, names: &[NamedRule], may_be_jigsaw: bool) -> bool {
    let is_named = rules.named().iter().all(|rule| names.contains(&rule));
    let has_others =
        rules.has(HouseKind::Listed) || rules.pairs().iter().any(|pairs| pairs.rule.is_none());
    is_named && !has_others && (may_be_jigsaw || !rules.has(HouseKind::Region))
}
