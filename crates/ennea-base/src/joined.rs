//! Things joined into classes: a union-find forest, whose roots are the least of each class.
//!
//! Source: `[Knuth2011]` calls it the union-find algorithm; paths are halved on the way to a root, and the
//! greater root is hung below the lesser, so that a class is known by its first member.
//!
//! Cost: nearly constant per call.

/// The numbers below n, each at first in a class of its own.
#[derive(Clone, Debug)]
pub struct Joined(Vec<u32>);

impl Joined {
    /// The classes before anything is joined.
    ///
    /// # Panics
    /// If there are more than 2^32 numbers.
    pub fn new(n: usize) -> Self {
        let end = u32::try_from(n).expect("fewer than 2^32 things are joined");
        Self((0..end).collect())
    }

    /// The least number in the class of this one.
    pub fn root(&mut self, mut node: usize) -> usize {
        while self.0[node] as usize != node {
            self.0[node] = self.0[self.0[node] as usize];
            node = self.0[node] as usize;
        }
        node
    }

    /// Makes one class of the classes of two numbers.
    pub fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        self.0[a.max(b)] = a.min(b) as u32;
    }

    /// Number of numbers, joined or not.
    pub fn nodes(&self) -> usize {
        self.0.len()
    }

    /// The size of each class at the place of its least number, and 0 at all others.
    pub fn sizes(&mut self) -> Vec<usize> {
        let mut sizes = vec![0; self.0.len()];
        for node in 0..self.0.len() {
            sizes[self.root(node)] += 1;
        }
        sizes
    }

    /// The classes, each in order, by their least numbers.
    pub fn classes(&mut self) -> Vec<Vec<usize>> {
        let mut classes = vec![Vec::new(); self.0.len()];
        for node in 0..self.0.len() {
            classes[self.root(node)].push(node);
        }
        classes.retain(|class| !class.is_empty());
        classes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_known_by_their_least_member() {
        let mut joined = Joined::new(10);
        for (a, b) in [(9, 3), (3, 5), (7, 1), (2, 2), (5, 9)] {
            joined.join(a, b);
        }
        assert_eq!(joined.sizes(), [1, 2, 1, 3, 1, 0, 1, 0, 1, 0]);
        assert_eq!((joined.root(9), joined.root(7)), (3, 1));
        let classes: [&[usize]; 6] = [&[0], &[1, 7], &[2], &[3, 5, 9], &[4], &[6]];
        assert_eq!(joined.classes()[..6], classes);
    }
}
