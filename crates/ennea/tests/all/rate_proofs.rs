//! Every step of a rating is proved, by a checker that shares no code with the engine that found
//! it.
//!
//! A step of [`se121`](ennea::rate::se121) says which cells, digits, houses and chains it rests
//! on.  Here that is turned into facts and arguments of [`ennea::logic`], whose checker knows no
//! technique:
//!
//! | step | proof |
//! |---|---|
//! | singles, locked candidates, sets, fish, wings | the cells, and the digits of the houses |
//! | exclusion | the cells, and their common peers with few candidates |
//! | unique loops, graves | the pattern that would have two solutions, and its set |
//! | chains | line by line, for each assumption; the assumptions are the cases |
//! | chains with rules inside | each statement from its parents alone, each rule as a step |
//!
//! Oracle: [`logic::prove`].

use crate::puzzles::minimal;
use ennea::logic::{self, Argument, Board, DeadlyPattern, End, Fact, Flaw, Line, Proof};
use ennea::rate::Rating;
use ennea::rate::se121::{Cause, Chain, Edition, Link, Rater, Step, Subset, Technique};
use ennea::{Candidate, Cell, Digit, DigitSet, House, Puzzle, Shape};
use std::collections::BTreeMap;

const RATED: &str = include_str!("../cases/se-1.2.1.txt");
const EDITIONS: &str = include_str!("../cases/se-editions.txt");
const PUZZLES: &str = include_str!("logic/puzzles.txt");

/// The cells of some candidates, each once.
fn cells(candidates: &[Candidate]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = candidates.iter().map(|candidate| candidate.cell).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The digits of some candidates.
fn digits(candidates: &[Candidate]) -> DigitSet {
    candidates.iter().map(|candidate| candidate.digit).collect()
}

/// The houses that some cells share.
fn shared(cells: &[Cell]) -> Vec<House> {
    let holds = |house: House| {
        cells.iter().all(|&cell| Shape::CLASSIC.houses_of(cell).into_iter().any(|h| h == house))
    };
    Shape::CLASSIC.houses().filter(|&house| holds(house)).collect()
}

fn all_cells(cells: impl IntoIterator<Item = Cell>) -> Vec<Fact> {
    cells.into_iter().map(Fact::Cell).collect()
}

fn all_digits(house: House, digits: DigitSet) -> Vec<Fact> {
    digits.iter().map(|digit| Fact::House(house.into(), digit)).collect()
}

/// What a step without chains rests on.
fn facts(board: &Board, step: &Step) -> Vec<Fact> {
    use Technique as T;
    let house = || step.houses[0];
    let placed = || step.placement.expect("it fills a cell");
    match step.technique {
        T::LastCell | T::HiddenSingle => vec![Fact::House(house().into(), placed().digit)],
        T::NakedSingle => vec![Fact::Cell(placed().cell)],
        T::DirectPointing | T::DirectClaiming => {
            // The single is in a house of the same kind as the first.
            let is_like = |h: &House| std::mem::discriminant(h) == std::mem::discriminant(&house());
            let third = Shape::CLASSIC.houses_of(placed().cell).into_iter().find(is_like);
            let third = third.expect("a cell has a house of each kind");
            [house(), third].map(|house| Fact::House(house.into(), placed().digit)).to_vec()
        }
        T::Pointing | T::Claiming => vec![Fact::House(house().into(), step.pattern[0].digit)],
        T::DirectHiddenPair | T::DirectHiddenTriplet => {
            let single = Fact::House(house().into(), placed().digit);
            [all_digits(house(), digits(&step.pattern)), vec![single]].concat()
        }
        T::HiddenPair | T::HiddenTriplet | T::HiddenQuad => {
            all_digits(house(), digits(&step.pattern))
        }
        T::NakedPair | T::NakedTriplet | T::NakedQuad | T::XYWing | T::XYZWing => {
            all_cells(cells(&step.pattern))
        }
        T::XWing | T::Swordfish | T::Jellyfish => {
            let base = &step.houses[..step.houses.len() / 2];
            base.iter().map(|&house| Fact::House(house.into(), step.pattern[0].digit)).collect()
        }
        T::AlignedPairExclusion | T::AlignedTripletExclusion => exclusion(board, step),
        T::UniqueLoop1 | T::UniqueLoop2 | T::UniqueLoop3 | T::UniqueLoop4 => unique_loop(step),
        T::Bug1 | T::Bug2 | T::Bug3 | T::Bug4 => grave(board, step),
        _ => panic!("{} has chains", step.technique),
    }
}

/// The cells of the base, and the peers that all of them see, of no more candidates than they are
/// cells.
fn exclusion(board: &Board, step: &Step) -> Vec<Fact> {
    let base = cells(&step.pattern);
    let sees = |&cell: &Cell| base.iter().all(|&b| b != cell && !shared(&[b, cell]).is_empty());
    let is_small = |&cell: &Cell| (2..=base.len()).contains(&board.candidates(cell).len());
    let peers = Shape::CLASSIC.all_cells().filter(sees).filter(is_small);
    all_cells(base.iter().copied().chain(peers))
}

fn unique_loop(step: &Step) -> Vec<Fact> {
    let both = digits(&step.pattern);
    let cells = cells(&step.pattern).into_iter().map(|cell| (cell, both)).collect();
    let mut facts = vec![Fact::Unique(DeadlyPattern { cells })];
    facts.extend(set(step));
    if step.technique == Technique::UniqueLoop4 {
        let locked = both.difference(digits(&step.eliminations));
        let houses = shared(&self::cells(&step.eliminations));
        facts.extend(houses.into_iter().flat_map(|house| all_digits(house, locked)));
    }
    facts
}

fn grave(board: &Board, step: &Step) -> Vec<Fact> {
    let extra = |cell: Cell| {
        let own = step.pattern.iter().filter(|candidate| candidate.cell == cell);
        own.map(|candidate| candidate.digit).collect::<DigitSet>()
    };
    let open = Shape::CLASSIC.all_cells().filter(|&cell| board.digit(cell).is_none());
    let rest = open.map(|cell| (cell, board.candidates(cell).difference(extra(cell)))).collect();
    let mut facts = vec![Fact::Unique(DeadlyPattern { cells: rest })];
    facts.extend(set(step));
    if step.technique == Technique::Bug4 {
        let [one, two] = cells(&step.pattern)[..] else { panic!("two cells: {step:?}") };
        let common = board.candidates(one).intersection(board.candidates(two));
        let locked = common.difference(digits(&step.pattern));
        let houses = shared(&[one, two]);
        facts.extend(houses.into_iter().flat_map(|house| all_digits(house, locked)));
    }
    facts
}

/// The rest of the set of a loop or grave of type 3.
fn set(step: &Step) -> Vec<Fact> {
    match &step.set {
        Some(Subset::Naked(_, cells)) => all_cells(cells.iter().copied()),
        Some(Subset::Hidden(house, digits)) => all_digits(*house, *digits),
        None => Vec::new(),
    }
}

/// The fact by which a statement became true.
fn fact(link: &Link) -> Option<Fact> {
    match link.cause {
        Cause::Cell if link.is_true => Some(Fact::Cell(link.candidate.cell)),
        Cause::House(house) if link.is_true => {
            Some(Fact::House(house.into(), link.candidate.digit))
        }
        _ => None,
    }
}

/// The lines of chains, each from what is assumed to what it shows, one after the other.
fn lines<'a>(chains: impl IntoIterator<Item = &'a Chain>) -> Vec<Line> {
    let links = chains.into_iter().flat_map(|chain| chain.iter().rev());
    links
        .filter_map(|link| Some(Line::Is { fact: fact(link)?, candidate: link.candidate }))
        .collect()
}

/// What a chain shows, and what it starts from.
fn ends(chain: &Chain) -> [&Link; 2] {
    [&chain[0], chain.last().expect("a chain is not empty")]
}

/// Of what the chains of a step are the cases.
enum Cases {
    /// One chain, which shows the opposite of what it starts from.
    Single,
    /// A chain whose last statement follows from its first.
    Cycle,
    /// Two chains from the same, which show opposites.
    Contradiction,
    /// Each chain starts from a candidate of the fact; all show the same.
    Fact(Fact),
    /// A candidate is true in the first chain, and false in the second; both show the same.
    Double,
}

fn cases(board: &Board, step: &Step) -> Cases {
    use Technique as T;
    let starts: Vec<Candidate> = step.chains.iter().map(|chain| ends(chain)[1].candidate).collect();
    match step.technique {
        T::XCycle | T::YCycle | T::XYCycle => Cases::Cycle,
        T::ForcingXChain | T::ForcingChain => Cases::Single,
        T::NishioForcingChain | T::DynamicContradiction | T::NestedContradiction => {
            Cases::Contradiction
        }
        T::DynamicDouble | T::NestedDouble => Cases::Double,
        T::CellForcingChains | T::DynamicCell | T::NestedCell => {
            assert_eq!(digits(&starts), board.candidates(starts[0].cell), "{step:?}");
            Cases::Fact(Fact::Cell(starts[0].cell))
        }
        T::RegionForcingChains | T::DynamicRegion | T::NestedRegion => {
            let (own, digit) = (cells(&starts), starts[0].digit);
            let is_whole = |&house: &House| {
                let places = Shape::CLASSIC.cells_of(house);
                places.filter(|&c| board.candidates(c).contains(digit)).all(|c| own.contains(&c))
            };
            let house = shared(&own).into_iter().find(is_whole).expect("a house of all starts");
            Cases::Fact(Fact::House(house.into(), digit))
        }
        other => panic!("{other} has no chains"),
    }
}

/// The proof of a step; of one with chains, if they have no rules inside.
fn proof(board: &Board, step: &Step) -> Proof {
    if step.chains.is_empty() {
        return Proof::Facts(facts(board, step));
    }
    let argument = |chains: &[&Chain], last: &Fact| {
        let lines = lines(chains.iter().copied());
        let last = lines.last().and_then(Line::fact).unwrap_or(last).clone();
        Argument { lines, end: End::Fails(last) }
    };
    let first = ends(&step.chains[0])[1].candidate;
    let own = Fact::Cell(first.cell);
    match cases(board, step) {
        Cases::Cycle => Proof::Facts(step.chains[0].iter().filter_map(fact).collect()),
        Cases::Single => Proof::Lines(argument(&[&step.chains[0]], &own)),
        Cases::Contradiction => Proof::Lines(argument(&[&step.chains[1], &step.chains[0]], &own)),
        Cases::Fact(fact) => {
            let case = |chain| (ends(chain)[1].candidate, argument(&[chain], &fact));
            let cases = step.chains.iter().map(case).collect();
            Proof::Lines(Argument { lines: Vec::new(), end: End::Cases(fact, cases) })
        }
        Cases::Double => {
            // Whichever other digit the cell has, the candidate is false.
            let case = |digit: Digit| {
                let chain = &step.chains[usize::from(digit != first.digit)];
                (Candidate { cell: first.cell, digit }, argument(&[chain], &own))
            };
            let cases = board.candidates(first.cell).iter().map(case).collect();
            Proof::Lines(Argument { lines: Vec::new(), end: End::Cases(own, cases) })
        }
    }
}

/// Whether any chain of a step has a rule inside.
fn has_rules(step: &Step) -> bool {
    step.chains.iter().flatten().any(|link| matches!(link.cause, Cause::Rule(_)))
}

/// Proves a step on the board before it.
fn prove(board: &Board, step: &Step) -> Result<(), Flaw> {
    if !step.chains.is_empty() {
        is_whole(board, step);
        step.chains.iter().try_for_each(|chain| prove_links(board, chain))?;
    }
    if has_rules(step) {
        return Ok(());
    }
    let placed: Vec<Candidate> = step.placement.into_iter().collect();
    let removed: Vec<Candidate> = step.eliminations.clone();
    logic::prove(board, &placed, &removed, &proof(board, step))
}

/// Panics if the chains, each of which is right, do not make the conclusion.
fn is_whole(board: &Board, step: &Step) {
    let [shown, start] = ends(&step.chains[0]);
    let says = |link: &Link| (link.candidate, link.is_true);
    let opposite = (start.candidate, !start.is_true);
    let concluded = match cases(board, step) {
        Cases::Cycle => return,
        Cases::Single => {
            assert_eq!(says(shown), opposite, "{step:?}");
            opposite
        }
        Cases::Contradiction => {
            let [other, same] = ends(&step.chains[1]);
            assert_eq!((says(same), step.chains.len()), (says(start), 2), "{step:?}");
            assert_eq!(says(other), (shown.candidate, !shown.is_true), "{step:?}");
            opposite
        }
        Cases::Double => {
            let [same, other] = ends(&step.chains[1]);
            assert_eq!((says(other), step.chains.len()), (opposite, 2), "{step:?}");
            assert_eq!(says(same), says(shown), "{step:?}");
            says(shown)
        }
        Cases::Fact(_) => {
            for chain in &step.chains {
                let [same, other] = ends(chain);
                assert!(other.is_true && says(same) == says(shown), "{step:?}");
            }
            says(shown)
        }
    };
    let (candidate, is_true) = concluded;
    assert_eq!(step.placement, is_true.then_some(candidate), "{step:?}");
    let is_out = |other: &Candidate| {
        if is_true {
            other.cell == candidate.cell && *other != candidate
        } else {
            *other == candidate
        }
    };
    assert!(step.eliminations.iter().all(is_out), "{step:?}");
}

/// Proves each statement of a chain from its parents alone.
fn prove_links(board: &Board, chain: &Chain) -> Result<(), Flaw> {
    for link in chain {
        let candidate = link.candidate;
        let parents = || link.parents.iter().map(|&parent| &chain[parent]);
        let mut now = board.clone();
        if let Some(fact) = fact(link) {
            assert!(parents().all(|parent| !parent.is_true), "{link:?}");
            parents().for_each(|parent| now.eliminate(parent.candidate));
            logic::prove(&now, &[candidate], &[], &Proof::Facts(vec![fact]))?;
            continue;
        }
        match &link.cause {
            Cause::Assumption => assert!(link.parents.is_empty(), "{link:?}"),
            Cause::Rule(rule) => {
                assert!(!link.is_true && parents().all(|parent| !parent.is_true), "{link:?}");
                assert!(rule.eliminations.contains(&link.candidate), "{link:?}");
                parents().for_each(|parent| now.eliminate(parent.candidate));
                prove(&now, rule)?;
            }
            cause => {
                let [parent] = link.parents[..] else { panic!("one parent: {link:?}") };
                let (parent, own) = (&chain[parent], link.candidate);
                let is_excluded = match cause {
                    Cause::House(house) => {
                        let both = [parent.candidate.cell, own.cell];
                        parent.candidate.digit == own.digit
                            && both[0] != both[1]
                            && shared(&both).contains(house)
                    }
                    _ => parent.candidate.cell == own.cell && parent.candidate.digit != own.digit,
                };
                assert!(parent.is_true && !link.is_true && is_excluded, "{link:?}");
            }
        }
    }
    Ok(())
}

/// Proves all steps of a puzzle; counts their techniques.
fn prove_all(rater: &mut Rater, puzzle: &Puzzle, counts: &mut BTreeMap<Technique, u32>) {
    let steps = rater.steps(puzzle).expect("a proper puzzle");
    let mut board = Board::new(puzzle).expect("no conflict");
    for step in &steps {
        if let Err(flaw) = prove(&board, step) {
            panic!("{puzzle:?}: {} is not proved: {flaw}\n{step:?}\n{board:?}", step.technique);
        }
        *counts.entry(step.technique).or_default() += 1;
        step.eliminations.iter().for_each(|&candidate| board.eliminate(candidate));
        step.placement.into_iter().for_each(|candidate| board.place(candidate));
    }
    assert!(board.is_solved(), "{puzzle:?}");
    // A rating fills singles in any order where these change nothing.
    assert_eq!(
        rater.rate(puzzle).expect("a proper puzzle"),
        Rating::of(puzzle, &steps),
        "{puzzle:?}"
    );
}

/// Goal: every step is proved.  Method: published puzzles of 17 clues and more, those of all
/// difficulties that Sudoku Explainer has rated, and minimal ones of a seed; ten thousand with
/// `ENNEA_SLOW`.
#[test]
fn every_step_of_a_rating_is_proved() {
    let is_slow = std::env::var_os("ENNEA_SLOW").is_some();
    let rated = RATED.lines().filter_map(|line| line.split_once(':')).map(|(puzzle, _)| puzzle);
    let known = PUZZLES.lines().chain(rated).filter(|line| line.len() == 81 && !line.contains('#'));
    let known = known.map(|line| line.parse().expect(line));
    let count = if is_slow { 10_000 } else { 400 };
    let (mut rater, mut counts) = (Rater::new(), BTreeMap::new());
    for puzzle in known.chain(minimal(1)).take(count) {
        prove_all(&mut rater, &puzzle, &mut counts);
    }
    assert!(counts.len() > 30, "{counts:?}");
}

/// Goal: what the later edition removes besides filling a cell is proved too.
#[test]
fn every_step_of_the_later_edition_is_proved() {
    let (mut rater, mut counts) = (Rater::of(Edition::Fork), BTreeMap::new());
    let puzzles = EDITIONS.lines().filter(|line| !line.starts_with('#'));
    for puzzle in puzzles.map(|line| line[..81].parse().expect(line)) {
        prove_all(&mut rater, &puzzle, &mut counts);
    }
    assert!(counts[&Technique::DirectPointing] + counts[&Technique::DirectHiddenPair] > 50);
}
