//! The orders of n things, numbered as the dictionary has them.
//!
//! The number of an order is written in the factorial system: how many of the things that are left
//! come before the first one, times (n-1)!, and so on.
//!
//! Source: the factorial number system, `[Knuth2011]`, section 7.2.1.2.  Cost: nanoseconds.

/// The number of an order of the things 0 to n-1, n at most 16.
pub(super) fn rank(order: &[u8]) -> u64 {
    let mut left: u32 = (1 << order.len()) - 1;
    order.iter().zip((1..=order.len() as u64).rev()).fold(0, |index, (&thing, things_left)| {
        left ^= 1 << thing;
        index * things_left + u64::from((left & ((1 << thing) - 1)).count_ones())
    })
}

/// The order with this number.
pub(super) fn unrank(mut index: u64, order: &mut [u8]) {
    // From the last place backwards: the place's digit in the factorial system, which is then one
    // of those from here on that are not below it.
    for place in (0..order.len()).rev() {
        let choices = (order.len() - place) as u64;
        order[place] = (index % choices) as u8;
        index /= choices;
        let (chosen, later) = order[place..].split_first_mut().expect("this place");
        for thing in later {
            *thing += u8::from(*thing >= *chosen);
        }
    }
}

/// All orders of three things, by number.
pub(super) const ORDERS_OF_THREE: [[u8; 3]; 6] =
    [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_come_as_in_a_dictionary() {
        for n in 0..=7 {
            let factorial: u64 = (1..=n as u64).product();
            let mut last: Option<Vec<u8>> = None;
            for index in 0..factorial {
                let mut order = vec![0; n];
                unrank(index, &mut order);
                assert_eq!(rank(&order), index, "{order:?}");
                assert!(last.is_none_or(|last| last < order));
                let mut sorted = order.clone();
                sorted.sort_unstable();
                assert!(sorted.iter().map(|&thing| usize::from(thing)).eq(0..n));
                if n == 3 {
                    assert_eq!(order, ORDERS_OF_THREE[index as usize]);
                }
                last = Some(order);
            }
        }
    }
}
