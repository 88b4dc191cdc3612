//! The tables behind the story.

use super::lines::WIDTH;
use super::work::Work;
use crate::face::exit::Failure;
use crate::face::number::grouped;
use crate::face::output::Output;
use ennea::DigitSet;
use num_bigint::BigUint;

/// The classes of first bands.
pub(super) fn bands(work: &Work, output: &mut Output) -> Result<(), Failure> {
    let Some(bands) = &work.grids.value.first_bands else { return Ok(()) };
    let shape = work.shape;
    if output.is_json() {
        return output.line(&super::json::band_class_table(bands).to_string());
    }
    let sets_width = (shape.side() + 1) * shape.box_rows();
    output.line(&format!("Classes of first bands with {shape} boxes, fewest completions first"))?;
    output.line("")?;
    output.line(&format!(
        "{:>3} {:>10} {:>18}  column sets of one of them",
        "", "size", "completions"
    ))?;
    for (place, class) in bands.classes().iter().enumerate() {
        let line = format!(
            "{:>3} {:>10} {:>18}  ",
            place + 1,
            grouped(&class.size),
            grouped(&class.completions)
        );
        let fits = line.len() + sets_width <= WIDTH + shape.side();
        let sets = class.columns.chunks(shape.box_columns()).map(stack).collect::<Vec<_>>();
        let sets = sets.join(if fits { " | " } else { "|" });
        output.line(&format!("{line}{sets}"))?;
    }
    output.line("")?;
    output.line(&format!("{:>3} {:>10}  reduced first bands", "sum", grouped(&bands.reduced())))?;
    output.line(&format!("     sum of size x completions = {}", grouped(&bands.reduced_grids())))
}

/// The column sets of a stack.
fn stack(sets: &[DigitSet]) -> String {
    let name = |set: &DigitSet| set.iter().map(ennea::Digit::symbol).collect::<String>();
    sets.iter().map(name).collect::<Vec<_>>().join(" ")
}

/// The conjugacy classes; those that fix no grid in one line.
pub(super) fn classes(work: &Work, output: &mut Output) -> Result<(), Failure> {
    let classes = &work.classes.value;
    if output.is_json() {
        return output.line(&super::json::class_table(work).to_string());
    }
    output.line(&format!("Conjugacy classes of the symmetries of {} boxes", work.shape))?;
    output.line("")?;
    output.line(&format!(
        "{:>8} {:>5} {:>26}  {:<18} {}",
        "size", "order", "fixed reduced grids", "cycle type", "name"
    ))?;
    let mut none = (0_usize, BigUint::ZERO);
    for counted in classes {
        let class = &counted.class;
        if counted.fixed == BigUint::ZERO {
            none = (none.0 + 1, none.1 + class.size());
            continue;
        }
        let mirror = if class.transposes() { "T " } else { "" };
        let name = format!("{mirror}{}", class.name().unwrap_or_default());
        output.line(&format!(
            "{:>8} {:>5} {:>26}  {:<18} {name}",
            class.size().to_string(),
            class.order(),
            grouped(&counted.fixed),
            class.cycle_type().to_string(),
        ))?;
    }
    output.line("")?;
    if none.0 > 0 {
        output.line(&format!("{:>8}       in {} classes that fix no grid", none.1, none.0))?;
    }
    let order = work.group.order(work.shape);
    output.line(&format!("{order:>8}       in all {} classes", classes.len()))?;
    if classes.iter().any(|counted| counted.class.transposes()) {
        output.line("       T       marks a class that transposes")?;
    }
    Ok(())
}
