//! The search for the automorphisms of graphs on the cells that keep all templates.
//!
//! Two colourings of the cells, one for where a permutation comes from and one for where it goes, are
//! refined side by side: cells of one colour part where they have different numbers of neighbours of some
//! colour.  If the two then differ, no permutation does what was asked.  If all colours are of one
//! cell each, they are a permutation; if not, the first cell of a colour of several goes to each cell
//! of that colour in turn.
//!
//! With the first path of the search as base b1, b2, ... the group grows from its end: at each b the
//! elements that fix all points before it are known up to where they send b, and one element is sought
//! for every image that the elements found so far do not give.
//!
//! Source: `[McKay1981]`; where we differ: no canonical form is needed, so paths are compared with the first
//! one only.  Cost: 81 cells take some 50 refinements of 0.1 ms.

use super::super::permutation::Permutation;
use super::super::stabiliser_chain::StabiliserChain;
use ennea_base::rules::{Templates, cells_of};

/// The group and its generators.
pub(super) fn automorphisms(
    graphs: &[Vec<u128>],
    templates: &Templates,
) -> (StabiliserChain, Vec<Permutation>) {
    let degree = graphs[0].len();
    let search = Search { graphs, templates, degree };
    // The first path: at each step the colouring, and the point that is chosen in it.
    let mut path: Vec<(Pair, usize)> = Vec::new();
    let all_alike = Pair { from: vec![0; degree], to: vec![0; degree], colours: 1 };
    let mut now = search.refined(all_alike).expect("equal colourings stay equal");
    while let Some(base) = now.first_of_several() {
        let next = now.with(base, base);
        path.push((now, base));
        now = search.refined(next).expect("equal colourings stay equal");
    }
    let base: Vec<usize> = path.iter().map(|(_, point)| *point).collect();
    let mut chain = StabiliserChain::with_base(degree, &base);
    let mut generators: Vec<Permutation> = Vec::new();
    for (pair, point) in path.iter().rev() {
        let mut orbit = orbit(*point, &generators, degree);
        let mut refused = vec![false; degree];
        for image in pair.images_of(*point) {
            if orbit[image] || refused[image] {
                continue;
            }
            match search.element(pair.with(*point, image)) {
                Some(element) => {
                    chain.extend(&element);
                    generators.push(element);
                    orbit = self::orbit(*point, &generators, degree);
                }
                // Nor can it go where the elements found send this image.
                None => {
                    let others = self::orbit(image, &generators, degree);
                    refused.iter_mut().zip(others).for_each(|(refused, other)| *refused |= other);
                }
            }
        }
    }
    (chain, generators)
}

/// The points that a point is sent to.
fn orbit(point: usize, generators: &[Permutation], degree: usize) -> Vec<bool> {
    let mut reached = vec![false; degree];
    let mut waiting = vec![point];
    while let Some(at) = waiting.pop() {
        if !std::mem::replace(&mut reached[at], true) {
            waiting.extend(generators.iter().map(|generator| generator.image(at)));
        }
    }
    reached
}

/// Two colourings with equally many cells of each colour.
#[derive(Clone, Debug)]
struct Pair {
    from: Vec<u16>,
    to: Vec<u16>,
    colours: u16,
}

impl Pair {
    /// The least cell that shares its colour with another one.
    fn first_of_several(&self) -> Option<usize> {
        let is_shared = |cell: &usize| {
            self.from.iter().filter(|&&colour| colour == self.from[*cell]).count() > 1
        };
        (0..self.from.len()).find(is_shared)
    }

    /// Possible images of a cell: the cells that have its colour on the other side.
    fn images_of(&self, cell: usize) -> Vec<usize> {
        (0..self.to.len()).filter(|&image| self.to[image] == self.from[cell]).collect()
    }

    /// With a colour of its own for a cell and its image.
    fn with(&self, cell: usize, image: usize) -> Self {
        let mut pair = self.clone();
        pair.from[cell] = self.colours;
        pair.to[image] = self.colours;
        pair.colours += 1;
        pair
    }
}

struct Search<'a> {
    graphs: &'a [Vec<u128>],
    templates: &'a Templates,
    degree: usize,
}

impl Search<'_> {
    /// Some automorphism that sends each colour to itself.
    fn element(&self, pair: Pair) -> Option<Permutation> {
        let pair = self.refined(pair)?;
        match pair.first_of_several() {
            Some(cell) => pair
                .images_of(cell)
                .into_iter()
                .find_map(|image| self.element(pair.with(cell, image))),
            None => {
                let mut at = vec![0; self.degree];
                pair.to
                    .iter()
                    .enumerate()
                    .for_each(|(cell, &colour)| at[usize::from(colour)] = cell);
                let found =
                    Permutation::from_fn(self.degree, |cell| at[usize::from(pair.from[cell])]);
                self.keeps_templates(&found).then_some(found)
            }
        }
    }

    fn keeps_templates(&self, element: &Permutation) -> bool {
        let all = self.templates.all();
        all.iter().all(|&template| {
            let cells = cells_of(template);
            let image = cells.fold(0_u128, |image, cell| image | 1 << element.image(cell));
            all.binary_search(&image).is_ok()
        })
    }

    /// The colourings refined until nothing parts any more; `None` if they come to differ.
    fn refined(&self, mut pair: Pair) -> Option<Pair> {
        loop {
            let of = |colours: &[u16]| self.signatures(colours, pair.colours);
            let (from, to) = (of(&pair.from), of(&pair.to));
            let mut kinds = from.clone();
            kinds.sort_unstable();
            let mut others = to.clone();
            others.sort_unstable();
            if kinds != others {
                return None;
            }
            kinds.dedup();
            let colour =
                |signature: &Vec<u16>| kinds.binary_search(signature).expect("it is one") as u16;
            let next = Pair {
                from: from.iter().map(colour).collect(),
                to: to.iter().map(colour).collect(),
                colours: kinds.len() as u16,
            };
            let is_stable = next.colours == pair.colours;
            pair = next;
            if is_stable {
                return Some(pair);
            }
        }
    }

    /// For each cell its colour, and how many neighbours it has of each colour in each graph.
    fn signatures(&self, colours: &[u16], count: u16) -> Vec<Vec<u16>> {
        let mut classes = vec![0_u128; usize::from(count)];
        for (cell, &colour) in colours.iter().enumerate() {
            classes[usize::from(colour)] |= 1 << cell;
        }
        let of = |cell: usize| {
            let mut signature = vec![colours[cell]];
            for graph in self.graphs {
                let neighbours = |class: &u128| (graph[cell] & class).count_ones() as u16;
                signature.extend(classes.iter().map(neighbours));
            }
            signature
        };
        (0..self.degree).map(of).collect()
    }
}
