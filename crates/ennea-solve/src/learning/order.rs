//! The option to try next: the one that took part in most conflicts, recent ones counting more.
//!
//! Every option has a weight, raised when a conflict rests on it; weights fade by 5 % a conflict, which
//! is done by raising each later addition instead (VSIDS, `[MMZZM2001]`).  The options are kept in a
//! heap, as decided ones leave and come back all the time.

use super::board::Choice;

/// The share of a weight that is left after the next conflict.
const FADING: f64 = 0.95;

/// Beyond this weight all are scaled down.
const LARGE: f64 = 1e100;

/// The place of an option that is not in the heap.
const OUT: u32 = u32::MAX;

/// A heap of options, the heaviest on top.
#[derive(Clone, Debug)]
pub(super) struct Order {
    weights: Vec<f64>,
    heap: Vec<u32>,
    /// Of every option its place in the heap.
    places: Vec<u32>,
    addition: f64,
}

impl Order {
    /// All options in the heap, by weights that are small against the first addition, which is 1.
    pub(super) fn new(weights: Vec<f64>) -> Self {
        let count = weights.len() as u32;
        let (heap, places) = ((0..count).collect(), (0..count).collect());
        let mut order = Self { weights, heap, places, addition: 1.0 };
        (0..count as usize / 2).rev().for_each(|place| order.sink(place));
        order
    }

    /// Adds to the weight of an option.
    pub(super) fn raise(&mut self, option: Choice) {
        self.weights[option] += self.addition;
        if self.weights[option] > LARGE {
            self.weights.iter_mut().for_each(|weight| *weight /= LARGE);
            self.addition /= LARGE;
        }
        if self.places[option] != OUT {
            self.rise(self.places[option] as usize);
        }
    }

    /// Lets all weights fade.
    pub(super) fn fade(&mut self) {
        self.addition /= FADING;
    }

    /// Puts an option back, if it is not there.
    pub(super) fn put(&mut self, option: Choice) {
        if self.places[option] == OUT {
            self.places[option] = self.heap.len() as u32;
            self.heap.push(option as u32);
            self.rise(self.heap.len() - 1);
        }
    }

    /// Takes out the heaviest option.
    pub(super) fn pop(&mut self) -> Option<Choice> {
        let last = self.heap.pop()?;
        let top = match self.heap.first_mut() {
            None => last,
            Some(first) => {
                let top = std::mem::replace(first, last);
                self.places[last as usize] = 0;
                self.sink(0);
                top
            }
        };
        self.places[top as usize] = OUT;
        Some(top as Choice)
    }

    fn weight(&self, place: usize) -> f64 {
        self.weights[self.heap[place] as usize]
    }

    fn rise(&mut self, mut place: usize) {
        while place > 0 && self.weight(place) > self.weight((place - 1) / 2) {
            self.swap(place, (place - 1) / 2);
            place = (place - 1) / 2;
        }
    }

    fn sink(&mut self, mut place: usize) {
        loop {
            let children = 2 * place + 1..(2 * place + 3).min(self.heap.len());
            let heavier =
                children.reduce(|a, b| if self.weight(b) > self.weight(a) { b } else { a });
            match heavier {
                Some(child) if self.weight(child) > self.weight(place) => {
                    self.swap(place, child);
                    place = child;
                }
                _ => return,
            }
        }
    }

    fn swap(&mut self, a: usize, b: usize) {
        self.heap.swap(a, b);
        self.places[self.heap[a] as usize] = a as u32;
        self.places[self.heap[b] as usize] = b as u32;
    }
}
