//! Steps with chains.
//!
//! The statements of a chain, from its start on, become lines: those that are true by a cell or a
//! house, and those that are false by a rule.  What is false by another digit needs no line.  The
//! end of a chain contradicts what the proof assumes.

use super::inside;
use super::patterns::{cells, digits, shared};
use ennea::logic::{Argument, Board, Chain, Claim, End, Fact, Figure, House, Line, Node, Proof};
use ennea::rate::se121::{self, Cause, Link, Step, Technique};
use ennea::{Candidate, Digit};

/// The figure and the proof.
pub(super) fn of(board: &Board, step: &Step) -> (Figure, Proof) {
    use Technique as T;
    let chains = &step.chains;
    let starts: Vec<Candidate> = chains.iter().map(|chain| start(chain).candidate).collect();
    match step.technique {
        T::XCycle | T::YCycle | T::XYCycle => linear(&chains[0], true),
        T::ForcingXChain | T::ForcingChain => linear(&chains[0], false),
        T::NishioForcingChain | T::DynamicContradiction | T::NestedContradiction => {
            let (mut all, more) = (lines(board, &chains[1]), lines(board, &chains[0]));
            let known = all.clone();
            all.extend(more.into_iter().filter(|line| !known.contains(line)));
            (Figure::Net, Proof::Lines(ended(all, &chains[0])))
        }
        T::DynamicDouble | T::NestedDouble => {
            let fact = Fact::Cell(starts[0].cell);
            let case = |digit: Digit| {
                let chain = &chains[usize::from(digit != starts[0].digit)];
                (Candidate { cell: starts[0].cell, digit }, ended(lines(board, chain), chain))
            };
            let all = board.candidates(starts[0].cell);
            cases(step, fact, all.iter().map(case).collect())
        }
        _ => {
            let fact = match step.technique {
                T::CellForcingChains | T::DynamicCell | T::NestedCell => Fact::Cell(starts[0].cell),
                _ => house_of(board, &starts),
            };
            let case = |chain| (start(chain).candidate, ended(lines(board, chain), chain));
            cases(step, fact, chains.iter().map(case).collect())
        }
    }
}

fn start(chain: &se121::Chain) -> &Link {
    chain.last().expect("a chain is not empty")
}

/// The house of which these are all places of their digit.
fn house_of(board: &Board, starts: &[Candidate]) -> Fact {
    let (own, digits) = (cells(starts), digits(starts));
    let digit = digits.iter().next().expect("they have a digit");
    let is_whole = |&house: &House| {
        let places = board.cells_of(house).iter();
        places.filter(|&&c| board.candidates(c).contains(digit)).all(|c| own.contains(c))
    };
    let house = shared(&own).into_iter().find(is_whole).expect("a house of all starts");
    Fact::House(house, digit)
}

fn claim(link: &Link) -> Claim {
    if link.is_true { Claim::Is(link.candidate) } else { Claim::IsNot(link.candidate) }
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

/// A single path: its strong links are facts, and between them are weak ones.
fn linear(chain: &se121::Chain, is_ring: bool) -> (Figure, Proof) {
    let node = |link: &Link| Node { digit: link.candidate.digit, cells: vec![link.candidate.cell] };
    let (mut nodes, mut facts) = (Vec::new(), Vec::new());
    for link in chain.iter().rev() {
        if let (Some(fact), [parent]) = (fact(link), &link.parents[..]) {
            nodes.extend([node(&chain[*parent]), node(link)]);
            facts.push(fact);
        }
    }
    (Figure::Chain(Chain { nodes, facts: facts.clone(), is_ring }), Proof::Facts(facts))
}

/// Lines of the argument along a chain.
fn lines(board: &Board, chain: &se121::Chain) -> Vec<Line> {
    let line = |link: &Link| match (&link.cause, fact(link)) {
        (_, Some(fact)) => Some(Line::Is { fact, candidate: link.candidate }),
        (Cause::Rule(rule), None) => {
            let gone: Vec<Candidate> =
                link.parents.iter().map(|&parent| chain[parent].candidate).collect();
            let mut now = board.clone();
            gone.iter().for_each(|&candidate| now.eliminate(candidate));
            let by = Box::new(inside(&now, rule));
            Some(Line::IsNot { candidate: link.candidate, gone, by })
        }
        _ => None,
    };
    chain.iter().rev().filter_map(line).collect()
}

/// The argument of lines that contradict the negation of what a chain shows: of the last fact
/// nothing is left, or of the cell from which a rule strikes out what was assumed.
fn ended(mut lines: Vec<Line>, chain: &se121::Chain) -> Argument {
    let fact = match lines.pop() {
        Some(Line::Is { fact, .. }) => fact,
        rule => {
            lines.extend(rule);
            Fact::Cell(chain[0].candidate.cell)
        }
    };
    Argument { lines, end: End::Fails(fact) }
}

/// All chains show the same.
fn cases(step: &Step, fact: Fact, cases: Vec<(Candidate, Argument)>) -> (Figure, Proof) {
    let chain = |chain: &se121::Chain| {
        let is_told = |link: &&Link| match link.cause {
            Cause::Assumption | Cause::Rule(_) => true,
            _ => link.is_true,
        };
        let mut claims: Vec<Claim> = chain.iter().rev().filter(is_told).map(claim).collect();
        let end = claim(&chain[0]);
        if claims.last() != Some(&end) {
            claims.push(end);
        }
        claims
    };
    let chains = step.chains.iter().map(chain).collect();
    let argument = Argument { lines: Vec::new(), end: End::Cases(fact.clone(), cases) };
    (Figure::Forcing { fact, chains }, Proof::Lines(argument))
}
