//! The fillings of the fixed band, one for each class.
//!
//! Its middle box holds 1 to N in order.  Three things leave the number of grids as it is:
//!
//! * cells that have the same peers in the sides exchange their digits: only which digits stand in them
//!   matters, so fillings with the same sets there are counted together;
//! * an element of the group that keeps the band, followed by the relabelling that brings the middle
//!   box back to order;
//! * a relabelling that exchanges the digits of such cells of the middle box.

use super::view::View;
use ennea_base::progress::{Progress, Stopped};
use ennea_symmetry::Permutation;

/// A class of fillings.
#[derive(Clone, Debug)]
pub(super) struct Class {
    /// Number of fillings in the class.
    pub(super) size: u64,
    /// One of them: the digit of each place of the band, from 0.
    pub(super) digits: Vec<u8>,
}

/// The fixed band of a view, with what its fillings are joined by.
pub(super) struct Middle<'a> {
    view: &'a View,
    /// The places of the middle box.
    first: Vec<usize>,
    /// The other places of the band.
    others: Vec<usize>,
    /// Places that have the same peers in the sides, those of the middle box left out.
    alike: Vec<Vec<usize>>,
    actions: Vec<Permutation>,
    relabellings: Vec<Vec<u8>>,
}

impl<'a> Middle<'a> {
    pub(super) fn new(view: &'a View, elements: &[Permutation]) -> Self {
        let cells = view.rows * view.side();
        let first = view.places_of_box(0, view.rows / 2);
        let others = (0..cells).filter(|place| !first.contains(place)).collect();
        let mut alike: Vec<(Vec<u128>, Vec<usize>)> = Vec::new();
        for place in 0..cells {
            let crossing = view.crossing.iter().map(|house| house >> place & 1);
            let mut key = vec![view.peers[place] & !view.band(0)];
            key.extend(crossing);
            match alike.iter_mut().find(|(other, _)| *other == key) {
                Some((_, places)) => places.push(place),
                None => alike.push((key, vec![place])),
            }
        }
        let alike: Vec<Vec<usize>> = alike.into_iter().map(|(_, places)| places).collect();
        let mut actions: Vec<Permutation> =
            elements.iter().filter_map(|element| view.action(element)).collect();
        actions.sort_unstable();
        actions.dedup();
        let relabellings = relabellings(&first, &alike);
        let others_of =
            |places: Vec<usize>| places.into_iter().filter(|p| !first.contains(p)).collect();
        let alike = alike.into_iter().map(others_of).collect();
        Self { view, first, others, alike, actions, relabellings }
    }

    /// Number of elements that keep the band, and number of relabellings tried with each.
    pub(super) fn symmetries(&self) -> (usize, usize) {
        (self.actions.len(), self.relabellings.len())
    }

    /// One filling of each class, unless it is stopped.
    pub(super) fn classes(&self, progress: &dyn Progress) -> Result<Vec<Class>, Stopped> {
        let mut fillings: Vec<(u128, u128)> = Vec::new();
        let mut digits = vec![u8::MAX; self.view.rows * self.view.side()];
        self.first.iter().zip(0..).for_each(|(&place, digit)| digits[place] = digit);
        self.fill(0, &mut digits, &mut fillings, progress)?;
        fillings.sort_unstable();
        // Signature, one filling, number of fillings.
        let mut kinds: Vec<(u128, u128, u64)> = Vec::new();
        for (signature, filling) in fillings {
            match kinds.last_mut() {
                Some(last) if last.0 == signature => last.2 += 1,
                _ => kinds.push((signature, filling, 1)),
            }
        }
        let mut seen = vec![false; kinds.len()];
        let mut classes = Vec::new();
        for start in 0..kinds.len() {
            if seen[start] {
                continue;
            }
            progress.go_on()?;
            let digits = self.unpacked(kinds[start].1);
            let mut size = 0;
            for action in &self.actions {
                let moved = self.moved(&digits, action);
                for relabelling in &self.relabellings {
                    let signature = self.signature(&moved, relabelling);
                    let known = kinds.binary_search_by_key(&signature, |kind| kind.0);
                    if let Some(other) = known.ok().filter(|&other| !seen[other]) {
                        seen[other] = true;
                        size += kinds[other].2;
                    }
                }
            }
            classes.push(Class { size, digits });
        }
        Ok(classes)
    }

    fn fill(
        &self,
        at: usize,
        digits: &mut Vec<u8>,
        found: &mut Vec<(u128, u128)>,
        progress: &dyn Progress,
    ) -> Result<(), Stopped> {
        let Some(&place) = self.others.get(at) else {
            let still: Vec<u8> = (0..self.view.side() as u8).collect();
            found.push((self.signature(digits, &still), self.packed(digits)));
            return Ok(());
        };
        // Often enough: not for each of the millions of fillings.
        if at < self.others.len() / 2 {
            progress.go_on()?;
        }
        let mut taken = 0_u32;
        for (other, &digit) in digits.iter().enumerate() {
            if digit != u8::MAX && self.view.peers[place] >> other & 1 == 1 {
                taken |= 1 << digit;
            }
        }
        for digit in 0..self.view.side() as u8 {
            if taken >> digit & 1 == 0 {
                digits[place] = digit;
                self.fill(at + 1, digits, found, progress)?;
                digits[place] = u8::MAX;
            }
        }
        Ok(())
    }

    /// The digits in all places but those of the middle box, 4 bits each.
    fn packed(&self, digits: &[u8]) -> u128 {
        self.others.iter().fold(0, |packed, &place| packed << 4 | u128::from(digits[place]))
    }

    fn unpacked(&self, mut packed: u128) -> Vec<u8> {
        let mut digits = vec![0; self.first.len() + self.others.len()];
        for &place in self.others.iter().rev() {
            digits[place] = (packed & 15) as u8;
            packed >>= 4;
        }
        self.first.iter().zip(0..).for_each(|(&place, digit)| digits[place] = digit);
        digits
    }

    /// The filling that an element makes of one, relabelled.
    fn moved(&self, digits: &[u8], by: &Permutation) -> Vec<u8> {
        let mut moved = vec![0; digits.len()];
        (0..digits.len()).for_each(|place| moved[by.image(place)] = digits[place]);
        let mut name = vec![0; self.view.side()];
        self.first.iter().zip(0..).for_each(|(&place, k)| name[usize::from(moved[place])] = k);
        moved.iter_mut().for_each(|digit| *digit = name[usize::from(*digit)]);
        moved
    }

    /// The sets of digits in places that are alike, relabelled; 4 bits for each digit.
    fn signature(&self, digits: &[u8], relabelling: &[u8]) -> u128 {
        let mut signature = 0_u128;
        for alike in &self.alike {
            let mut set = 0_u16;
            for &place in alike {
                set |= 1 << relabelling[usize::from(digits[place])];
            }
            while set != 0 {
                signature = signature << 4 | u128::from(set.trailing_zeros());
                set &= set - 1;
            }
        }
        signature
    }
}

/// All permutations of the digits that stand in places of the middle box that are alike.
fn relabellings(first: &[usize], alike: &[Vec<usize>]) -> Vec<Vec<u8>> {
    let mut all = vec![(0..first.len() as u8).collect::<Vec<u8>>()];
    for places in alike {
        let digits: Vec<usize> =
            (0..first.len()).filter(|&digit| places.contains(&first[digit])).collect();
        for (k, &digit) in digits.iter().enumerate() {
            let mut more = Vec::new();
            for &other in &digits[k + 1..] {
                more.extend(all.iter().map(|relabelling| {
                    let mut swapped = relabelling.clone();
                    swapped.swap(digit, other);
                    swapped
                }));
            }
            all.extend(more);
        }
    }
    all
}
