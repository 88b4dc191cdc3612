//! The census as a story, told while it is computed.

use super::lines::{checks, heading, number, paragraph, value_line};
use super::reach::Reach;
use super::work::Work;
use super::{Method, small};
use crate::face::exit::Failure;
use crate::face::number::{grouped, time};
use crate::face::output::Output;
use ennea::Shape;
use ennea::symmetry::Group;
use num_bigint::BigUint;
use std::time::Instant;

/// Counts and tells, step by step.
pub(super) fn tell(work: &mut Work, method: Method, output: &mut Output) -> Result<(), Failure> {
    let start = Instant::now();
    title(output, work.shape)?;
    work.count_grids(method, &super::bar(output));
    grids(output, work, method)?;
    work.order_group();
    symmetries(output, work)?;
    if work.reach == Reach::Whole {
        work.count_fixed_grids();
        fixed_grids(output, work)?;
        work.count_essentially_different();
        different(output, work)?;
        match (work.shape.cells(), work.group) {
            (16, Group::Whole) => small::tell(output)?,
            (36, Group::Whole) => small::fewest_by_class(output, work.shape)?,
            _ => {}
        }
    } else {
        left_out(output, work)?;
    }
    output.line("")?;
    output.line(&format!("{:>80}", format!("whole census {}", time(start.elapsed()))))
}

fn title(output: &mut Output, shape: Shape) -> Result<(), Failure> {
    let n = shape.side();
    let boxes = format!("{shape} boxes");
    output.line(&format!("Census of the Sudoku grids with {boxes}"))?;
    paragraph(
        output,
        &format!(
            "A grid has {n} rows and {n} columns, cut into {} bands of {} rows and {} stacks of {} \
             columns; each row, each column and each of the {n} boxes holds the digits 1 to {n} \
             once.",
            shape.bands(),
            shape.box_rows(),
            shape.stacks(),
            shape.box_columns()
        ),
    )
}

fn grids(output: &mut Output, work: &Work, method: Method) -> Result<(), Failure> {
    let (shape, found) = (work.shape, &work.grids.value);
    let n = shape.side();
    heading(output, "1. How many grids are there?")?;
    if let Some(bands) = &found.first_bands {
        paragraph(
            output,
            &format!(
                "Relabelling the digits makes {n}! grids of each one whose first box holds 1 to \
                 {n} in order: a reduced grid. Below the first band all that matters is which \
                 digits stand in each of its columns, so its reduced forms fall into classes; one \
                 of each class is completed."
            ),
        )?;
        let classes = bands.classes();
        number(output, "reduced first bands", "", &bands.reduced())?;
        number(output, "first bands", &format!("{n}! x reduced"), &bands.bands())?;
        value_line(output, "classes of first bands", "", &classes.len().to_string())?;
        let completions = || classes.iter().map(|class| &class.completions);
        if let (Some(fewest), Some(most)) = (completions().min(), completions().max()) {
            number(output, "completions of a band", "fewest", fewest)?;
            number(output, "", "most", most)?;
        }
    } else if found.bands.is_none() {
        paragraph(
            output,
            "No formula for the bands of so many rows is built in; try the transposed shape.",
        )?;
    } else if let Some(bands) = &found.bands {
        let formula = if shape.box_rows() == 2 {
            "(2C)! (C!)^2"
        } else {
            "(3C)! (C!)^6 sum over k of binomial(C,k)^3"
        };
        number(output, "first bands", formula, bands)?;
    }
    if let (Some(grids), Some(reduced)) = (&found.grids, work.reduced_grids()) {
        let formula = match method {
            Method::Bands => "sum of size x completions",
            Method::ColumnSets if shape == Shape::CLASSIC => "sum of size x completions",
            Method::ColumnSets => "by column sets of two bands, transposed",
            Method::Templates => "exact covers by templates",
            Method::Enumerate => "every grid written down",
        };
        number(output, "reduced grids", formula, &reduced)?;
        number(output, "grids", &format!("{n}! x reduced"), grids)?;
    }
    checks(output, &work.grids.checks, work.grids.time)
}

fn symmetries(output: &mut Output, work: &Work) -> Result<(), Failure> {
    let (shape, found) = (work.shape, &work.symmetries.value);
    let (r, c, n) = (shape.box_rows(), shape.box_columns(), shape.side());
    heading(output, "2. Which moves turn grids into grids?")?;
    let transposes = work.group == Group::Whole && shape.is_square();
    let mirror = if transposes { ", mirror the grid in its diagonal" } else { "" };
    paragraph(
        output,
        &format!(
            "Permute the {c} bands, the {r} rows inside each, the {r} stacks, the {c} columns \
             inside each{mirror}: these moves of cells form a group G. Relabelling the digits \
             commutes with all of them."
        ),
    )?;
    let twice = if transposes { " 2" } else { "" };
    let formula = format!("({r}!)^{c} {c}! ({c}!)^{r} {r}!{twice}");
    number(output, "order of G", &formula, &found.cell_group_order)?;
    let formula = format!("{n}! x {}", grouped(&found.cell_group_order));
    number(output, "with relabelling", &formula, &found.group_order)?;
    number(output, "conjugacy classes of G", "", &BigUint::from(found.class_count))?;
    checks(output, &work.symmetries.checks, work.symmetries.time)
}

fn fixed_grids(output: &mut Output, work: &Work) -> Result<(), Failure> {
    heading(output, "3. How many reduced grids does each move only relabel?")?;
    paragraph(
        output,
        "A move fixes a reduced grid if relabelling brings the moved grid back. Conjugate moves \
         fix equally many. The digits of a cycle of the relabelling stand on the images of one \
         template, so the fixed grids are the exact covers of the cells by orbits of templates.",
    )?;
    let classes = &work.classes.value;
    let fixing: Vec<_> = classes.iter().filter(|counted| counted.fixed != BigUint::ZERO).collect();
    let none = classes.len() - fixing.len();
    value_line(output, "classes that fix grids", "", &fixing.len().to_string())?;
    value_line(output, "classes that fix none", "", &none.to_string())?;
    output.line("")?;
    output
        .line(&format!("    {:<27}{:>12}{:>8}{:>29}", "for example", "size", "order", "fixes"))?;
    for counted in fixing.iter().filter(|counted| counted.class.name().is_some()) {
        let class = &counted.class;
        output.line(&format!(
            "    {:<27}{:>12}{:>8}{:>29}",
            class.name().unwrap_or_default(),
            grouped(class.size()),
            class.order(),
            grouped(&counted.fixed)
        ))?;
    }
    let group = if work.group == Group::Whole { "" } else { " --no-transpose" };
    output.line(&format!("    all of them: ennea census {}{group} --table classes", work.shape))?;
    output.line("")?;
    checks(output, &work.classes.checks, work.classes.time)
}

fn different(output: &mut Output, work: &Work) -> Result<(), Failure> {
    heading(output, "4. How many grids are essentially different?")?;
    paragraph(
        output,
        "Grids that some move and some relabelling turn into each other count as one. By \
         Burnside's lemma their number is the average number of reduced grids that a move fixes.",
    )?;
    if let Some(found) = &work.different.value {
        let order = grouped(&found.orbits.group_order);
        number(output, "sum over all moves", "size x fixed grids", &found.orbits.sum)?;
        let formula = format!("sum / {order}");
        number(output, "essentially different", &formula, &found.orbits.orbits)?;
        if let (Some(without), Group::Whole) = (&found.without_transposition, work.group) {
            number(output, "without transposition", "", without)?;
        }
    }
    checks(output, &work.different.checks, work.different.time)
}

fn left_out(output: &mut Output, work: &Work) -> Result<(), Failure> {
    let shape = work.shape;
    heading(output, "Left out")?;
    paragraph(
        output,
        &format!(
            "The number of {shape} grids: too many classes of bands to complete one of each in \
             seconds."
        ),
    )?;
    paragraph(
        output,
        &format!(
            "The essentially different {shape} grids: the moves of order 2 fix too many grids to \
             count them in seconds."
        ),
    )?;
    paragraph(output, "Told in full: 2x2, 2x3, 2x4, 3x3; for example: ennea census 2x4")
}
