//! Sets of the statements that statements rest on, and the walk through all ancestors.

use super::super::super::candidate::Candidate;
use super::super::super::samples::PUZZLES;
use super::super::super::scale::Inside;
use super::super::counting::{Ancestors, Claim, ancestor_sets, sides};
use super::super::nested::new_runs;
use super::super::search::Search;
use super::open_boards;

/// Goal: sets count what the walk counts.  Method: all that runs of all kinds have found, and both sides of clashes.
#[test]
fn sets_count_as_many_as_there_are_ancestors() {
    let (mut ancestors, mut counts) = (Ancestors::default(), [0; 2]);
    let mut runs = new_runs();
    for source in PUZZLES.iter().flat_map(|puzzle| open_boards(puzzle)).step_by(5) {
        for search in [Search::Nishio, Search::Multiple, Search::Dynamic(Inside::Nothing)] {
            runs.prepare(&source, search);
            let all = (0..81).flat_map(|cell| Candidate::in_cell(cell, source.candidates[cell]));
            for assumption in all.flat_map(|one| [one.is_so(), one.is_not()]).step_by(3) {
                let place = runs.run(assumption, u32::MAX);
                let mut run = runs.at(place).clone();
                run.find_places();
                let trues = run.trues.iter().map(|candidate| candidate.is_so());
                let falses = run.falses().iter().map(|candidate| candidate.is_not());
                let known = trues.chain(falses).map(Claim::Known);
                let mut claims: Vec<Claim> = known.collect();
                if let Some(clash) = run.clash {
                    claims.extend(sides(clash));
                    counts[1] += 1;
                }
                // Backwards, so that sets are made for several at once.
                for &claim in claims.iter().rev() {
                    let ask = &mut |_: &mut _, _| unreachable!("there are no rules inside");
                    let walked = ancestors.count(&source, &mut run, claim, u32::MAX, ask);
                    let by_sets = ancestor_sets::count(&source, &mut run, claim);
                    assert_eq!(by_sets, Some(walked), "{claim:?}");
                    counts[0] += usize::from(walked > 9);
                }
            }
        }
    }
    assert!(counts[0] > 1000 && counts[1] > 100, "{counts:?}");
}
