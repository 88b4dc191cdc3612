//! Steps without chains: their figures, and the facts that they rest on.

use ennea::logic::{Board, DeadlyPattern, Fact, Figure, House, Proof};
use ennea::rate::se121::{Step, Subset, Technique};
use ennea::{Candidate, Cell, Digit, DigitSet, Shape};

/// The figure and the proof.
pub(super) fn of(board: &Board, step: &Step) -> (Figure, Proof) {
    use Technique as T;
    let house = || House::from(step.houses[0]);
    let placed = || step.placement.expect("it fills a cell");
    let single = |fact| (Figure::Single { house: None }, vec![fact]);
    let (figure, facts) = match step.technique {
        T::LastCell | T::HiddenSingle => {
            let (_, facts) = single(Fact::House(house(), placed().digit));
            (Figure::Single { house: Some(house()) }, facts)
        }
        T::NakedSingle => single(Fact::Cell(placed().cell)),
        T::Pointing | T::Claiming => locked(step),
        T::DirectPointing | T::DirectClaiming => {
            // The single is in a house of the same kind as the first.
            let is_like = |h: &House| std::mem::discriminant(h) == std::mem::discriminant(&house());
            let own = Shape::CLASSIC.houses_of(placed().cell).map(House::from);
            let third = own.into_iter().find(is_like);
            direct(locked(step), third.expect("a cell has a house of each kind"), placed())
        }
        T::DirectHiddenPair | T::DirectHiddenTriplet => direct(hidden(step), house(), placed()),
        T::HiddenPair | T::HiddenTriplet | T::HiddenQuad => hidden(step),
        T::NakedPair | T::NakedTriplet | T::NakedQuad => {
            let (figure, _) = hidden(step);
            (figure, all_cells(cells(&step.pattern)))
        }
        T::XWing | T::Swordfish | T::Jellyfish => fish(step),
        T::XYWing | T::XYZWing => {
            let pivot = step.pattern[0].cell;
            let own = cells(&step.pattern);
            let pincers = own.iter().copied().filter(|&cell| cell != pivot).collect();
            let digit = step.eliminations[0].digit;
            (Figure::Wing { pivot, pincers, digit }, all_cells(own))
        }
        T::AlignedPairExclusion | T::AlignedTripletExclusion => exclusion(board, step),
        T::UniqueLoop1 | T::UniqueLoop2 | T::UniqueLoop3 | T::UniqueLoop4 => {
            unique_loop(board, step)
        }
        T::Bug1 | T::Bug2 | T::Bug3 | T::Bug4 => grave(board, step),
        chained => unreachable!("{chained} has chains"),
    };
    (figure, Proof::Facts(facts))
}

fn locked(step: &Step) -> (Figure, Vec<Fact>) {
    let (from, digit) = (House::from(step.houses[0]), step.pattern[0].digit);
    let to = Some(step.houses[1].into());
    let figure = Figure::Locked { digit, cells: cells(&step.pattern), from, to };
    (figure, vec![Fact::House(from, digit)])
}

/// A set of a house, as its digits confine it.
fn hidden(step: &Step) -> (Figure, Vec<Fact>) {
    let (house, digits) = (step.houses[0].into(), digits(&step.pattern));
    let figure = Figure::Subset { house, cells: cells(&step.pattern), digits };
    (figure, digits.iter().map(|digit| Fact::House(house, digit)).collect())
}

fn direct(
    (pattern, mut facts): (Figure, Vec<Fact>),
    house: House,
    placed: Candidate,
) -> (Figure, Vec<Fact>) {
    facts.push(Fact::House(house, placed.digit));
    (Figure::Direct { pattern: Box::new(pattern), house }, facts)
}

fn fish(step: &Step) -> (Figure, Vec<Fact>) {
    let houses: Vec<House> = step.houses.iter().map(|&house| house.into()).collect();
    let (base, cover) = houses.split_at(houses.len() / 2);
    let digit = step.pattern[0].digit;
    let figure = Figure::Fish {
        digit,
        base: base.to_vec(),
        cover: cover.to_vec(),
        body: cells(&step.pattern),
        fins: Vec::new(),
    };
    (figure, base.iter().map(|&house| Fact::House(house, digit)).collect())
}

/// The base, and the peers that all of it see, of no more candidates than it has cells.
fn exclusion(board: &Board, step: &Step) -> (Figure, Vec<Fact>) {
    let base = cells(&step.pattern);
    let sees = |&cell: &Cell| base.iter().all(|&b| b != cell && !shared(&[b, cell]).is_empty());
    let is_small = |&cell: &Cell| (2..=base.len()).contains(&board.candidates(cell).len());
    let peers: Vec<Cell> = Shape::CLASSIC.all_cells().filter(sees).filter(is_small).collect();
    let facts = all_cells(base.iter().chain(&peers).copied());
    (Figure::Exclusion { cells: base, peers }, facts)
}

fn unique_loop(board: &Board, step: &Step) -> (Figure, Vec<Fact>) {
    let both = digits(&step.pattern);
    let own = cells(&step.pattern);
    let pattern = DeadlyPattern { cells: own.iter().map(|&cell| (cell, both)).collect() };
    let extra = own.iter().flat_map(|&cell| {
        let rest = board.candidates(cell).difference(both);
        rest.iter().map(move |digit| Candidate { cell, digit })
    });
    let extra = extra.collect();
    let locked = match step.technique {
        Technique::UniqueLoop4 => {
            Some((both.difference(digits(&step.eliminations)), cells(&step.eliminations)))
        }
        _ => None,
    };
    deadly(pattern, extra, step, locked)
}

fn grave(board: &Board, step: &Step) -> (Figure, Vec<Fact>) {
    let extra = |cell: Cell| {
        let own = step.pattern.iter().filter(|candidate| candidate.cell == cell);
        own.map(|candidate| candidate.digit).collect::<DigitSet>()
    };
    let open = Shape::CLASSIC.all_cells().filter(|&cell| board.digit(cell).is_none());
    let rest = open.map(|cell| (cell, board.candidates(cell).difference(extra(cell)))).collect();
    let locked = match cells(&step.pattern)[..] {
        [one, two] if step.technique == Technique::Bug4 => {
            let common = board.candidates(one).intersection(board.candidates(two));
            Some((common.difference(digits(&step.pattern)), vec![one, two]))
        }
        _ => None,
    };
    deadly(DeadlyPattern { cells: rest }, step.pattern.clone(), step, locked)
}

/// A pattern with what is not in it; perhaps digits that are locked in cells.
fn deadly(
    pattern: DeadlyPattern,
    extra: Vec<Candidate>,
    step: &Step,
    locked: Option<(DigitSet, Vec<Cell>)>,
) -> (Figure, Vec<Fact>) {
    let mut facts = vec![Fact::Unique(pattern.clone())];
    let (mut others, mut houses): (Vec<Cell>, Vec<(House, Digit)>) = Default::default();
    match &step.set {
        Some(Subset::Naked(_, cells)) => others.clone_from(cells),
        Some(Subset::Hidden(house, digits)) => {
            houses.extend(digits.iter().map(|it| (House::from(*house), it)));
        }
        None => {}
    }
    if let Some((digits, cells)) = locked {
        let of_house = |house| digits.iter().map(move |digit| (house, digit));
        houses.extend(shared(&cells).into_iter().flat_map(of_house));
    }
    facts.extend(all_cells(others.iter().copied()));
    facts.extend(houses.iter().map(|&(house, digit)| Fact::House(house, digit)));
    (Figure::Deadly { pattern, extra, others, houses }, facts)
}

/// The cells of some candidates, each once.
pub(super) fn cells(candidates: &[Candidate]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = candidates.iter().map(|candidate| candidate.cell).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The digits of some candidates.
pub(super) fn digits(candidates: &[Candidate]) -> DigitSet {
    candidates.iter().map(|candidate| candidate.digit).collect()
}

/// The houses that some cells share.
pub(super) fn shared(cells: &[Cell]) -> Vec<House> {
    let holds = |house: &ennea::House| {
        cells.iter().all(|&cell| Shape::CLASSIC.houses_of(cell).into_iter().any(|h| h == *house))
    };
    Shape::CLASSIC.houses().filter(holds).map(House::from).collect()
}

fn all_cells(cells: impl IntoIterator<Item = Cell>) -> Vec<Fact> {
    cells.into_iter().map(Fact::Cell).collect()
}
