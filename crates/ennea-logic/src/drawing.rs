//! Parts of a step to be drawn: its cells, the candidates of its pattern, its houses, its links.

use super::board::Board;
use super::step::{AlmostLocked, Candidate, Claim, Figure, Node, Step};
use ennea_base::rules::House;
use ennea_base::{Cell, Digit, DigitSet};
use std::collections::BTreeSet;

/// A link between candidates; several of a digit in a box and a line stand together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Candidates at its start.
    pub from: Vec<Candidate>,
    /// Candidates at its end.
    pub to: Vec<Candidate>,
    /// `true` if one of the two ends is true whenever the other one is not; else not both are true.
    pub is_strong: bool,
}

impl Step {
    /// The cells that its figure shows.
    pub fn cells(&self) -> BTreeSet<Cell> {
        let mut found = BTreeSet::new();
        self.collect_cells(self.figure(), &mut found);
        found
    }

    fn collect_cells(&self, figure: &Figure, found: &mut BTreeSet<Cell>) {
        match figure {
            Figure::Single { .. } => found.extend(self.placements().iter().map(|c| c.cell)),
            Figure::Locked { cells, .. } | Figure::Subset { cells, .. } => found.extend(cells),
            Figure::Fish { body, fins, .. } => found.extend(body.iter().chain(fins)),
            Figure::Wing { pivot, pincers, .. } => found.extend(pincers.iter().chain([pivot])),
            Figure::Colours { colours, .. } => found.extend(colours.iter().flatten()),
            Figure::Deadly { pattern, others, .. } => {
                found.extend(pattern.cells.iter().map(|(cell, _)| *cell));
                found.extend(others);
            }
            Figure::Chain(chain) => found.extend(chain.nodes.iter().flat_map(|node| &node.cells)),
            Figure::Sets { sets, .. } => found.extend(sets.iter().flat_map(|set| &set.cells)),
            Figure::TwoHouses { cells, .. } => found.extend(cells.iter().flatten()),
            Figure::Blossom { stem, petals, .. } => {
                found.insert(*stem);
                found.extend(petals.iter().flat_map(|(_, set)| &set.cells));
            }
            Figure::Forcing { chains, .. } => {
                let first = |chain: &Vec<Claim>| chain.first().map(|claim| claim.candidate().cell);
                found.extend(chains.iter().filter_map(first));
            }
            Figure::Net => {
                let concluded = self.placements().iter().chain(self.eliminations());
                found.extend(concluded.map(|c| c.cell));
            }
            Figure::Direct { pattern, .. } => self.collect_cells(pattern, found),
            Figure::Exclusion { cells, peers } => found.extend(cells.iter().chain(peers)),
        }
    }

    /// The candidates that make its pattern, on the board on which it is found; of a net what it
    /// assumes.
    pub fn pattern(&self, board: &Board) -> Vec<Candidate> {
        let mut found = self.candidates_of(self.figure(), board);
        found.sort_unstable();
        found.dedup();
        found
    }

    fn candidates_of(&self, figure: &Figure, board: &Board) -> Vec<Candidate> {
        let with = |cells: &[Cell], digits: DigitSet| board.of_digits(&set(cells), digits);
        let all = |cells: &[Cell]| with(cells, DigitSet::full(board.shape().side()));
        let one = |cells: &[Cell], digit: Digit| board.of_digit(&set(cells), digit);
        match figure {
            Figure::Single { .. } => self.placements().to_vec(),
            Figure::Locked { digit, cells, .. } => one(cells, *digit),
            Figure::Subset { cells, digits, .. } => with(cells, *digits),
            Figure::Fish { digit, body, fins, .. } => one(&[&body[..], fins].concat(), *digit),
            Figure::Wing { pivot, pincers, .. } => all(&[&pincers[..], &[*pivot]].concat()),
            Figure::Colours { digit, colours, .. } => one(&colours.concat(), *digit),
            Figure::Deadly { pattern, extra, .. } => {
                let own = pattern.cells.iter().flat_map(|(cell, digits)| with(&[*cell], *digits));
                own.chain(extra.iter().copied()).collect()
            }
            Figure::Chain(chain) => chain.nodes.iter().flat_map(candidates).collect(),
            Figure::Sets { sets, .. } => sets.iter().flat_map(|set| all(&set.cells)).collect(),
            Figure::TwoHouses { cells, digits, .. } => with(&cells.concat(), *digits),
            Figure::Blossom { stem, petals, .. } => {
                let petals = petals.iter().flat_map(|(_, set)| all(&set.cells));
                petals.chain(all(&[*stem])).collect()
            }
            Figure::Forcing { chains, .. } => {
                chains.iter().flatten().map(|claim| claim.candidate()).collect()
            }
            Figure::Net => self.negated().into_iter().map(Claim::candidate).collect(),
            Figure::Direct { pattern, .. } => self.candidates_of(pattern, board),
            Figure::Exclusion { cells, .. } => all(cells),
        }
    }

    /// The houses that it looks at, where it looks at houses.
    pub fn houses(&self) -> Vec<House> {
        match self.figure() {
            Figure::Single { house } => house.iter().copied().collect(),
            Figure::Locked { from, to, .. } => [*from].into_iter().chain(*to).collect(),
            Figure::Subset { house, .. } | Figure::Direct { house, .. } => vec![*house],
            Figure::Fish { base, cover, .. } => [&base[..], cover].concat(),
            Figure::Deadly { houses, .. } => houses.iter().map(|(house, _)| *house).collect(),
            Figure::TwoHouses { line, square, .. } => vec![*line, *square],
            _ => Vec::new(),
        }
    }

    /// The links of its pattern, where it has links, on the board on which it is found.
    pub fn links(&self, board: &Board) -> Vec<Link> {
        let of = |cells: &[Cell], digit: Digit| board.of_digit(&set(cells), digit);
        let weak = |from, to| Link { from, to, is_strong: false };
        let strong = |from, to| Link { from, to, is_strong: true };
        match self.figure() {
            Figure::Chain(chain) => {
                let nodes: Vec<_> = chain.nodes.iter().map(candidates).collect();
                let pairs = nodes.windows(2).enumerate().map(|(k, pair)| Link {
                    from: pair[0].clone(),
                    to: pair[1].clone(),
                    is_strong: k.is_multiple_of(2),
                });
                let closing = weak(nodes[nodes.len() - 1].clone(), nodes[0].clone());
                pairs.chain(chain.is_ring.then_some(closing)).collect()
            }
            Figure::Wing { pivot, pincers, digit } => {
                let both = |&pincer: &Cell| {
                    let own = board.candidates(pincer).iter().filter(|it| it != digit);
                    let links = own.map(move |it| {
                        let [from, to] = [*pivot, pincer].map(|cell| of(&[cell], it));
                        [weak(from, to.clone()), strong(to, of(&[pincer], *digit))]
                    });
                    links.flatten().collect::<Vec<Link>>()
                };
                pincers.iter().flat_map(both).collect()
            }
            Figure::Sets { sets, links, .. } => {
                let link = |(pair, &digit): (&[AlmostLocked], &Digit)| {
                    weak(of(&pair[0].cells, digit), of(&pair[1].cells, digit))
                };
                sets.windows(2).zip(links).map(link).collect()
            }
            Figure::Blossom { stem, petals, .. } => petals
                .iter()
                .map(|(digit, set)| weak(of(&[*stem], *digit), of(&set.cells, *digit)))
                .collect(),
            Figure::Forcing { chains, .. } => {
                let link = |pair: &[Claim]| match *pair {
                    [Claim::Is(from), Claim::IsNot(to)] => Some(weak(vec![from], vec![to])),
                    [Claim::IsNot(from), Claim::Is(to)] => Some(strong(vec![from], vec![to])),
                    _ => None,
                };
                chains.iter().flat_map(|chain| chain.windows(2).filter_map(link)).collect()
            }
            _ => Vec::new(),
        }
    }
}

fn set(cells: &[Cell]) -> super::cell_set::CellSet {
    cells.iter().copied().collect()
}

fn candidates(node: &Node) -> Vec<Candidate> {
    node.cells.iter().map(|&cell| Candidate { cell, digit: node.digit }).collect()
}
