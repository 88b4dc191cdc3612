//! The ladder: which finder looks for which technique, and the first step that any of them finds.

use super::board::Board;
use super::finders::emit::{Emit, Finder, Flow, GO_ON};
use super::finders::links::Links;
use super::finders::{
    almost_locked, als_chains, blossom, bug, chains, colouring, fish, forcing, intersections,
    loops, nets, rectangles, single_digit, singles, subsets, two_houses, wings,
};
use super::step::Step;
use ennea_base::Technique as T;

/// The first step of the first technique that has one; none on a board that is solved.
///
/// On the board of a proper puzzle on which nothing is wrong there is always one: see
/// [`Technique::NestedNet`](super::Technique::NestedNet).
pub fn next_step(board: &Board) -> Option<Step> {
    T::LADDER.iter().find_map(|&technique| first_step(board, technique))
}

/// The first step of a technique; none of one that the ladder does without.
pub fn first_step(board: &Board, technique: T) -> Option<Step> {
    let mut found = None;
    let _ = visit_steps(board, technique, &mut |step| {
        found = Some(step);
        Flow::Break(())
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
        GO_ON
    });
    found
}

/// Calls `emit` with the steps of a technique until it says to stop.
fn visit_steps(board: &Board, technique: T, emit: &mut Emit<'_>) -> Flow {
    let layout = &board.layout;
    let find = &mut Finder { board, technique, emit };
    match technique {
        T::FullHouse => singles::full_houses(find),
        T::HiddenSingleBox => singles::hidden(find, layout.boxes()),
        T::HiddenSingleLine => {
            singles::hidden(find, layout.lines())?;
            singles::hidden(find, layout.others())
        }
        T::NakedSingle => singles::naked(find),
        T::Pointing | T::Claiming => intersections::locked(find),
        T::NakedPair => subsets::naked(find, 2),
        T::NakedTriple => subsets::naked(find, 3),
        T::NakedQuad => subsets::naked(find, 4),
        T::HiddenPair => subsets::hidden(find, 2),
        T::HiddenTriple => subsets::hidden(find, 3),
        T::HiddenQuad => subsets::hidden(find, 4),
        T::XWing => fish::plain(find, 2),
        T::Swordfish => fish::plain(find, 3),
        T::Jellyfish => fish::plain(find, 4),
        T::FinnedXWing | T::SashimiXWing => fish::finned(find, 2),
        T::FinnedSwordfish | T::SashimiSwordfish => fish::finned(find, 3),
        T::FinnedJellyfish | T::SashimiJellyfish => fish::finned(find, 4),
        T::Skyscraper | T::TwoStringKite | T::Turbot => single_digit::turbot(find),
        T::EmptyRectangle => single_digit::empty_rectangles(find),
        T::XyWing => wings::pincers(find, 2),
        T::XyzWing => wings::pincers(find, 3),
        T::WWing => wings::w(find),
        T::SimpleColouring => colouring::simple(find),
        T::RemotePair => chains::remote_pairs(find),
        T::UniqueRectangle1
        | T::UniqueRectangle2
        | T::UniqueRectangle3
        | T::UniqueRectangle4
        | T::UniqueRectangle5
        | T::UniqueRectangle6
        | T::HiddenRectangle => rectangles::visit(find),
        T::UniqueLoop => loops::visit(find),
        T::BugPlusOne => bug::visit(find),
        T::XChain => chains::open(find, Links::OneDigit),
        T::XyChain => chains::open(find, Links::TwoCandidates),
        T::Aic => chains::open(find, Links::Single),
        T::NiceLoop => chains::closed(find, Links::Single),
        T::GroupedAic => chains::open(find, Links::Grouped),
        T::GroupedLoop => chains::closed(find, Links::Grouped),
        T::AlsXz => almost_locked::xz(find),
        T::AlsXy => als_chains::xy(find),
        T::AlsChain => als_chains::longer(find),
        T::SueDeCoq => two_houses::visit(find),
        T::DeathBlossom => blossom::visit(find),
        T::CellForcing => forcing::cells(find),
        T::HouseForcing => forcing::houses(find),
        T::ForcingNet => nets::contradictions(find),
        T::NestedNet => nets::nested(find),
        _ => GO_ON,
    }
}
