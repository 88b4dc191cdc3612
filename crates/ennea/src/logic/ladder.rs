//! The ladder: which finder looks for which technique, and the first step that any of them finds.

use super::board::Board;
use super::finders::emit::{Emit, Flow};
use super::finders::{
    almost_locked, als_chains, blossom, bug, chains, colouring, fish, forcing, intersections,
    loops, nets, rectangles, single_digit, singles, subsets, two_houses, wings,
};
use super::step::Step;
use super::technique::Technique as T;
use std::ops::ControlFlow;

/// The first step of the first technique that has one; none on a board that is solved.
///
/// On the board of a proper puzzle on which nothing is wrong there is always one: see
/// [`Technique::NestedNet`](super::Technique::NestedNet).
pub fn next_step(board: &Board) -> Option<Step> {
    T::ALL.iter().find_map(|&technique| first_step(board, technique))
}

/// The first step of a technique.
pub fn first_step(board: &Board, technique: T) -> Option<Step> {
    let mut found = None;
    let _ = visit_steps(board, technique, &mut |step| {
        found = Some(step);
        ControlFlow::Break(())
    });
    found
}

/// All steps of a technique that have different effects, in the finder's order.
///
/// The nets of [`Technique::ForcingNet`](super::Technique::ForcingNet) and
/// [`Technique::NestedNet`](super::Technique::NestedNet) are the shortest that were found, no more.
pub fn all_steps(board: &Board, technique: T) -> Vec<Step> {
    let mut found: Vec<Step> = Vec::new();
    let mut seen = std::collections::BTreeSet::new();
    let _ = visit_steps(board, technique, &mut |step| {
        if seen.insert((step.placements.clone(), step.eliminations.clone())) {
            found.push(step);
        }
        ControlFlow::Continue(())
    });
    found
}

/// Calls `emit` with the steps of a technique until it says to stop.
fn visit_steps(board: &Board, technique: T, emit: &mut Emit<'_>) -> Flow {
    match technique {
        T::FullHouse => singles::full_houses(board, emit),
        T::HiddenSingleBox => singles::hidden_in_boxes(board, emit),
        T::HiddenSingleLine => singles::hidden_in_lines(board, emit),
        T::NakedSingle => singles::naked(board, emit),
        T::Pointing => intersections::pointing(board, emit),
        T::Claiming => intersections::claiming(board, emit),
        T::NakedPair => subsets::naked(board, technique, 2, emit),
        T::NakedTriple => subsets::naked(board, technique, 3, emit),
        T::NakedQuad => subsets::naked(board, technique, 4, emit),
        T::HiddenPair => subsets::hidden(board, technique, 2, emit),
        T::HiddenTriple => subsets::hidden(board, technique, 3, emit),
        T::HiddenQuad => subsets::hidden(board, technique, 4, emit),
        T::XWing => fish::plain(board, technique, 2, emit),
        T::Swordfish => fish::plain(board, technique, 3, emit),
        T::Jellyfish => fish::plain(board, technique, 4, emit),
        T::FinnedXWing | T::SashimiXWing => fish::finned(board, technique, 2, emit),
        T::FinnedSwordfish | T::SashimiSwordfish => fish::finned(board, technique, 3, emit),
        T::FinnedJellyfish | T::SashimiJellyfish => fish::finned(board, technique, 4, emit),
        T::Skyscraper | T::TwoStringKite | T::Turbot => {
            single_digit::turbot(board, technique, emit)
        }
        T::EmptyRectangle => single_digit::empty_rectangles(board, emit),
        T::XyWing => wings::xy(board, emit),
        T::XyzWing => wings::xyz(board, emit),
        T::WWing => wings::w(board, emit),
        T::SimpleColouring => colouring::simple(board, emit),
        T::RemotePair => chains::remote_pairs(board, emit),
        T::UniqueRectangle1
        | T::UniqueRectangle2
        | T::UniqueRectangle3
        | T::UniqueRectangle4
        | T::UniqueRectangle5
        | T::UniqueRectangle6
        | T::HiddenRectangle => rectangles::visit(board, technique, emit),
        T::UniqueLoop => loops::visit(board, emit),
        T::BugPlusOne => bug::visit(board, emit),
        T::XChain => chains::x_chains(board, emit),
        T::XyChain => chains::xy_chains(board, emit),
        T::Aic => chains::alternating(board, emit),
        T::NiceLoop => chains::nice_loops(board, emit),
        T::GroupedAic => chains::grouped(board, emit),
        T::GroupedLoop => chains::grouped_loops(board, emit),
        T::AlsXz => almost_locked::xz(board, emit),
        T::AlsXy => als_chains::xy(board, emit),
        T::AlsChain => als_chains::longer(board, emit),
        T::SueDeCoq => two_houses::visit(board, emit),
        T::DeathBlossom => blossom::visit(board, emit),
        T::CellForcing => forcing::cells(board, emit),
        T::HouseForcing => forcing::houses(board, emit),
        T::ForcingNet => nets::contradictions(board, emit),
        T::NestedNet => nets::nested(board, emit),
    }
}
