//! The end of the story of 2x2, where everything can be looked at: the grids themselves; and of 2x3:
//! the fewest clues.

use super::lines::{heading, paragraph};
use crate::face::exit::Failure;
use crate::face::number::grouped;
use crate::face::output::Output;
use ennea::count::{burnside, clues, enumerate, hitting, orbits};
use ennea::symmetry::{Group, Permutation};
use ennea::{Grid, Puzzle, Shape};
use std::collections::BTreeMap;

/// Shows the two classes, what joins grids of one class, and that nothing joins the two.
pub(super) fn tell(output: &mut Output) -> Result<(), Failure> {
    let shape = Shape::new(2, 2).expect("2x2 is a shape");
    let orbits = orbits::grid_orbits(shape, Group::Whole);
    let reduced = enumerate::reduced_grids(shape);
    heading(output, "5. The grids themselves")?;
    paragraph(
        output,
        &format!(
            "Each of the {} reduced grids is moved by every swap of neighbours and by the \
             diagonal mirror, and relabelled back: that joins them into {} classes.",
            reduced.len(),
            orbits.len()
        ),
    )?;
    let representatives: Vec<&Grid> = orbits.iter().map(|orbit| &orbit.representative).collect();
    let sizes: Vec<String> =
        orbits.iter().map(|orbit| format!("class of {}", orbit.size)).collect();
    side_by_side(output, &representatives, &sizes)?;
    if let [first, second] = representatives[..] {
        let moves = Group::Whole.elements(shape).count();
        let verdict = match orbits::transformation_between(first, second) {
            None => "none of them brings the first to the second, under any relabelling".to_owned(),
            Some(found) => format!("one brings the first to the second: {found}"),
        };
        paragraph(output, &format!("All {moves} moves were tried: {verdict}."))?;
    }
    equivalent_grids(output, &reduced)?;
    fewest_clues(output, shape, &representatives)?;
    minimal_puzzles(output, shape)?;
    square(output)
}

/// The three grids with first row 1234 and first column 1324, and what joins two of them.
fn equivalent_grids(output: &mut Output, reduced: &[Grid]) -> Result<(), Failure> {
    let shape = reduced[0].shape();
    let line = |grid: &Grid, step: usize| -> String {
        grid.digits().iter().step_by(step).take(shape.side()).map(|d| d.symbol()).collect()
    };
    let three: Vec<&Grid> = reduced
        .iter()
        .filter(|grid| line(grid, 1) == "1234" && line(grid, shape.side()) == "1324")
        .collect();
    output.line("")?;
    paragraph(
        output,
        &format!(
            "With the rest of the first row and of the first column in order as well, {} grids \
             are left; {} x 4! 2 2 = {} in all.",
            three.len(),
            three.len(),
            three.len() * 24 * 4
        ),
    )?;
    let names: Vec<String> = (1..=three.len()).map(|k| format!("grid {k}")).collect();
    side_by_side(output, &three, &names)?;
    for (a, b) in [(0, 1), (1, 2), (0, 2)] {
        let joined = orbits::transformation_between(three[a], three[b]);
        let verdict = joined.map_or("no transformation".to_owned(), |found| found.to_string());
        output.line(&format!("    from grid {} to grid {}: {verdict}", a + 1, b + 1))?;
    }
    Ok(())
}

/// The fewest clues, and what they must show.
fn fewest_clues(
    output: &mut Output,
    shape: Shape,
    representatives: &[&Grid],
) -> Result<(), Failure> {
    let grids = enumerate::all_grids(shape);
    let fewest: Vec<Puzzle> =
        representatives.iter().map(|grid| clues::fewest(grid, &grids)).collect();
    output.line("")?;
    let counts: Vec<String> = fewest.iter().map(|p| p.clue_count().to_string()).collect();
    paragraph(
        output,
        &format!(
            "How many clues does a proper puzzle need? The sets of cells of the two grids were \
             tried against all {} grids, smallest first: the fewest clues are {}.",
            grids.len(),
            counts.join(" and ")
        ),
    )?;
    for puzzle in &fewest {
        output.line(&format!("    {puzzle}"))?;
    }
    let needed =
        representatives.iter().all(|grid| clues::two_hidden_digits_are_too_many(grid, &grids));
    if needed {
        paragraph(
            output,
            "A proper puzzle shows at least 3 different digits: hide two everywhere, and a second \
             solution has them exchanged. Three are not always enough:",
        )?;
    }
    if let Some((puzzle, solutions)) =
        clues::improper_with_all_digits_but_one(representatives[0], &grids)
    {
        output.line(&format!("    {puzzle}  has the solutions"))?;
        for solution in solutions {
            output.line(&format!("    {solution}"))?;
        }
    }
    Ok(())
}

/// All minimal puzzles, by their clues.
fn minimal_puzzles(output: &mut Output, shape: Shape) -> Result<(), Failure> {
    let rows = clues::minimal_puzzles(shape).expect("2x2 is small enough");
    let all: u64 = rows.iter().map(|row| row.puzzles).sum();
    let different: u64 = rows.iter().map(|row| row.essentially_different).sum();
    output.line("")?;
    paragraph(
        output,
        &format!(
            "A puzzle is minimal if no clue can be left out. There are {} minimal puzzles, {} of \
             them essentially different:",
            grouped(&all.into()),
            different
        ),
    )?;
    for row in rows {
        output.line(&format!(
            "    {} clues{:>12}{:>6} essentially different",
            row.clues,
            grouped(&row.puzzles.into()),
            row.essentially_different
        ))?;
    }
    Ok(())
}

/// The fewest clues of the grids of 2x3, class by class.
pub(super) fn fewest_by_class(output: &mut Output, shape: Shape) -> Result<(), Failure> {
    let mut classes: BTreeMap<usize, (usize, Puzzle)> = BTreeMap::new();
    for orbit in orbits::grid_orbits(shape, Group::Whole) {
        let puzzle = hitting::fewest(&orbit.representative).expect("36 cells are few enough");
        classes.entry(puzzle.clue_count()).or_insert((0, puzzle)).0 += 1;
    }
    heading(output, "5. The fewest clues")?;
    paragraph(
        output,
        "A proper puzzle has a clue in every unavoidable set of its grid. For one grid of each \
         class, the fewest cells that meet all of them, with the first such puzzle:",
    )?;
    for (clues, (count, puzzle)) in classes {
        output.line(&format!("    {clues} clues{:<19}{puzzle}", format!("{count:>5} classes")))?;
    }
    Ok(())
}

/// Burnside's lemma where it can be checked by hand.
fn square(output: &mut Output) -> Result<(), Failure> {
    let turn = Permutation::from_cycles(4, &[&[0, 1, 2, 3]]);
    let mirror = Permutation::from_cycles(4, &[&[0, 2]]);
    let elements: Vec<Permutation> =
        (0..8).map(|k| mirror.power(k / 4).then(&turn.power(k % 4))).collect();
    output.line("")?;
    match burnside::colourings(&elements, 2) {
        Ok(found) => paragraph(
            output,
            &format!(
                "Burnside's lemma by hand: the edges of a square in two colours; its {} \
                 symmetries fix {} of the 2^4 colourings in all, so {} / {} = {} are different.",
                found.group_order, found.sum, found.sum, found.group_order, found.orbits
            ),
        ),
        Err(error) => paragraph(output, &format!("Burnside's lemma does not apply: {error}")),
    }
}

/// Grids next to each other, each with a line of text under it.
fn side_by_side(output: &mut Output, grids: &[&Grid], names: &[String]) -> Result<(), Failure> {
    let pictures: Vec<Vec<String>> = grids
        .iter()
        .map(|grid| {
            let picture = ennea::text::picture(&Puzzle::from(*grid));
            picture.lines().map(str::to_owned).collect()
        })
        .collect();
    output.line("")?;
    for row in 0..pictures.iter().map(Vec::len).max().unwrap_or(0) {
        let parts: Vec<String> =
            pictures.iter().map(|picture| format!("{:<20}", picture[row])).collect();
        output.line(&format!("    {}", parts.concat()))?;
    }
    let parts: Vec<String> = names.iter().map(|name| format!("{name:<20}")).collect();
    output.line(&format!("    {}", parts.concat()))?;
    output.line("")
}
