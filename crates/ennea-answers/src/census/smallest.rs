//! The end of the story of small shapes, where everything can be looked at: the grids themselves of
//! 2x2, and the fewest clues of 2x3.

use super::{Census, Minimal, estimated};
use crate::page::Page;
use crate::text::grouped;
use ennea::count::burnside;
use ennea::count::orbits::{self, GridOrbit};
use ennea::count::{clues, enumerate, hitting, is_within_reach};
use ennea::logic::words::{padded, russian_plural};
use ennea::symmetry::{Group, Permutation, Transformation, transformation_in};
use ennea::{Filling, Grid, Language, Shape};
use std::collections::BTreeMap;

/// Says what there is to say at the end: what can be looked at, or what is out of reach.
pub(super) fn end(census: &Census, page: &mut Page) {
    let shape = census.shape;
    match (shape.cells(), census.question.group) {
        _ if !is_within_reach(shape) => estimated::end(census, page),
        _ if census.latin.is_some() => {}
        (16, Group::Whole) => {
            let grids = enumerate::all_grids(shape);
            let classes = orbits::grid_orbits(shape, Group::Whole);
            tell_classes(&classes, page);
            tell_grids_in_order(shape, page);
            tell_fewest_clues(&classes, &grids, page);
            tell_minimal_puzzles(census.minimal_puzzles.as_deref().unwrap_or_default(), page);
            tell_square(page);
        }
        (36, Group::Whole) => tell_fewest_by_class(shape, page),
        _ => {}
    }
}

/// The classes of 2x2, what joins grids of one class, and that nothing joins two.
fn tell_classes(classes: &[GridOrbit], page: &mut Page) {
    let (shape, language) = (classes[0].representative.shape(), page.language());
    page.heading(language.choose("5. The grids themselves", "5. Сами сетки", "5. 终盘本身"));
    let (reduced, count) = (enumerate::reduced_grids(shape).len(), classes.len());
    page.paragraph(&language.choose(
        format!(
            "Each of the {reduced} reduced grids is moved by every swap of neighbours and by the \
             diagonal mirror, and relabelled back: that joins them into {count} classes."
        ),
        format!(
            "Каждая из {reduced} приведённых сеток сдвигается всеми обменами соседей и отражением в \
             диагонали и переименовывается обратно: так они соединяются в {count} {}.",
            russian_plural(count, "класс", "класса", "классов")
        ),
        format!(
            "对 {reduced} 个约化终盘，逐一施行每个相邻交换和对角线翻转，再改名复原：它们由此连成 {count} 个类。"
        ),
    ));
    let grids: Vec<&Grid> = classes.iter().map(|class| &class.representative).collect();
    let word = language.choose("class of", "класс из", "所在类的大小");
    let names: Vec<String> = classes.iter().map(|class| format!("{word} {}", class.size)).collect();
    side_by_side(&grids, &names, page);
    let moves = Group::Whole.elements(shape).count();
    page.paragraph(&match orbits::transformation_between(grids[0], grids[1]) {
        None => language.choose(
            format!(
                "All {moves} moves were tried: none of them brings the first to the second, under any \
                 relabelling."
            ),
            format!(
                "Испытаны все ходы, их {moves}: ни один не переводит первую сетку во вторую ни при каком \
                 переименовании."
            ),
            format!("试过全部 {moves} 个变换：无论怎样改名，没有一个把第一个终盘变成第二个。"),
        ),
        Some(found) => {
            let found = transformation_in(language, &found);
            language.choose(
                format!("All {moves} moves were tried: one brings the first to the second: {found}."),
                format!("Испытаны все ходы, их {moves}: первую сетку переводит во вторую {found}."),
                format!("试过全部 {moves} 个变换：{found} 把第一个终盘变成第二个。"),
            )
        }
    });
}

/// The three grids of 2x2 with first row 1234 and first column 1324, and what joins two of them.
fn tell_grids_in_order(shape: Shape, page: &mut Page) {
    let line = |grid: &Grid, step: usize| -> String {
        grid.digits().iter().step_by(step).take(shape.side()).map(|d| d.symbol()).collect()
    };
    let mut in_order = enumerate::reduced_grids(shape);
    in_order.retain(|grid| line(grid, 1) == "1234" && line(grid, shape.side()) == "1324");
    let count = in_order.len();
    let (language, all) = (page.language(), count * 24 * 4);
    page.gap();
    page.paragraph(&language.choose(
        format!(
            "With the rest of the first row and of the first column in order as well, {count} grids \
             are left; {count} x 4! 2 2 = {all} in all."
        ),
        format!(
            "Если и остальные цифры первой строки и первого столбца стоят по порядку, остаются {count} \
             {}; всего {count} x 4! 2 2 = {all}.",
            russian_plural(count, "сетка", "сетки", "сеток")
        ),
        format!(
            "若首行和首列的其余数字也按顺序排列，则剩下 {count} 个终盘；总数为 {count} x 4! 2 2 = {all}。"
        ),
    ));
    let word = language.choose("grid", "сетка", "终盘");
    let names: Vec<String> = (1..=count).map(|k| format!("{word} {k}")).collect();
    side_by_side(&in_order.iter().collect::<Vec<_>>(), &names, page);
    for (a, b) in [(0, 1), (1, 2), (0, 2)] {
        let found = orbits::transformation_between(&in_order[a], &in_order[b]);
        let none = language.choose("no transformation", "преобразования нет", "没有变换");
        let told = |found: Transformation| transformation_in(language, &found);
        let (verdict, a, b) = (found.map_or(none.to_owned(), told), a + 1, b + 1);
        page.line(language.choose(
            format!("    from grid {a} to grid {b}: {verdict}"),
            format!("    от сетки {a} к сетке {b}: {verdict}"),
            format!("    由终盘 {a} 到终盘 {b}：{verdict}"),
        ));
    }
}

/// The fewest clues of 2x2, and what they must show.
fn tell_fewest_clues(classes: &[GridOrbit], grids: &[Grid], page: &mut Page) {
    let classes = || classes.iter().map(|class| &class.representative);
    let fewest: Vec<Filling> = classes().map(|grid| clues::fewest(grid, grids)).collect();
    let counts: Vec<String> = fewest.iter().map(|p| p.clue_count().to_string()).collect();
    let (language, all) = (page.language(), grids.len());
    let counts = counts.join(language.choose(" and ", " и ", " 和 "));
    page.gap();
    page.paragraph(&language.choose(
        format!(
            "How many clues does a proper puzzle need? The sets of cells of the two grids were tried \
             against all {all} grids, smallest first: the fewest clues are {counts}."
        ),
        format!(
            "Сколько данных цифр нужно задаче с единственным решением? Наборы клеток обеих сеток, \
             начиная с наименьших, сравнивались со всеми сетками, их {all}: меньше всего данных цифр - \
             {counts}."
        ),
        format!(
            "唯一解的题目需要多少个提示数？把这两个终盘的格组从小到大逐一与全部 {all} 个终盘比较：最少的提示数为 \
             {counts}。"
        ),
    ));
    fewest.iter().for_each(|puzzle| page.line(format!("    {puzzle}")));
    if classes().all(|grid| clues::two_hidden_digits_are_too_many(grid, grids)) {
        page.paragraph(language.choose(
            "A proper puzzle shows at least 3 different digits: hide two everywhere, and a second \
             solution has them exchanged. Three are not always enough:",
            "В задаче с единственным решением есть хотя бы 3 разные цифры: если двух нигде нет, во \
             втором решении они обменяны. Трёх не всегда довольно:",
            "唯一解的题目至少出现 3 个不同的数字：若有两个数字都不出现，把它们互换就得到另一个解。三个数字也未必足够：",
        ));
    }
    let first = classes().next().expect("2x2 has two classes");
    if let Some((puzzle, solutions)) = clues::improper_with_all_digits_but_one(first, grids) {
        let words = language.choose("has the solutions", "имеет решения", "有以下解");
        page.line(format!("    {puzzle}  {words}"));
        solutions.iter().for_each(|solution| page.line(format!("    {solution}")));
    }
}

/// Burnside's lemma where it can be checked by hand.
fn tell_square(page: &mut Page) {
    let language = page.language();
    page.gap();
    page.paragraph(&match burnside::colourings(&symmetries_of_a_square(), 2) {
        Ok(found) => {
            let (order, sum, orbits) = (found.group_order, found.sum, found.orbits);
            language.choose(
                format!(
                    "Burnside's lemma by hand: the edges of a square in two colours; its {order} \
                     symmetries fix {sum} of the 2^4 colourings in all, so {sum} / {order} = {orbits} \
                     are different."
                ),
                format!(
                    "Лемма Бернсайда вручную: стороны квадрата красят в два цвета; его симметрии, их {order}, \
                     сохраняют из 2^4 раскрасок в сумме {sum}, поэтому различных {sum} / {order} = \
                     {orbits}."
                ),
                format!(
                    "手算伯恩赛德引理：正方形的边染两种颜色；它的 {order} 个对称对 2^4 种染色共固定 {sum} 次，\
                     所以不同的染色有 {sum} / {order} = {orbits} 种。"
                ),
            )
        }
        Err(error) => language.choose(
            format!("Burnside's lemma does not apply: {error}"),
            format!("Лемма Бернсайда неприменима: {error}"),
            format!("伯恩赛德引理不适用：{error}"),
        ),
    });
}

/// What the symmetries of a square do to its edges.
pub(crate) fn symmetries_of_a_square() -> Vec<Permutation> {
    let turn = Permutation::from_cycles(4, &[&[0, 1, 2, 3]]);
    let mirror = Permutation::from_cycles(4, &[&[0, 2]]);
    (0..8).map(|k| mirror.power(k / 4).then(&turn.power(k % 4))).collect()
}

/// All minimal puzzles, by their clues.
fn tell_minimal_puzzles(rows: &[Minimal], page: &mut Page) {
    let all: u64 = rows.iter().map(|row| row.puzzles).sum();
    let different: u64 = rows.iter().map(|row| row.essentially_different).sum();
    let (all, language) = (grouped(&all.into()), page.language());
    page.gap();
    page.paragraph(&language.choose(
        format!(
            "A puzzle is minimal if no clue can be left out. There are {all} minimal puzzles, \
             {different} of them essentially different:"
        ),
        format!(
            "Задача минимальна, если ни одну данную цифру нельзя убрать. Минимальных задач {all}, \
             существенно различных среди них {different}:"
        ),
        format!(
            "若任何提示数都不能去掉，题目就是极小的。极小的题目有 {all} 个，其中本质不同的有 {different} 个："
        ),
    ));
    for row in rows {
        page.line(format!(
            "    {}{:>12}{:>6} {}",
            clue_count(row.clues as usize, language),
            grouped(&row.puzzles.into()),
            row.essentially_different,
            language.choose("essentially different", "существенно различных", "个本质不同")
        ));
    }
}

/// A number of clues, in words.
fn clue_count(clues: usize, language: Language) -> String {
    language.choose(format!("{clues} clues"), format!("цифр: {clues}"), format!("提示数 {clues}"))
}

/// The fewest clues of one grid of each class, and the first such puzzle for each number of clues.
fn tell_fewest_by_class(shape: Shape, page: &mut Page) {
    let mut classes: BTreeMap<usize, (usize, Filling)> = BTreeMap::new();
    for orbit in orbits::grid_orbits(shape, Group::Whole) {
        let puzzle = hitting::fewest(&orbit.representative).expect("36 cells are few enough");
        classes.entry(puzzle.clue_count()).or_insert((0, puzzle)).0 += 1;
    }
    let language = page.language();
    page.heading(language.choose(
        "5. The fewest clues",
        "5. Меньше всего данных цифр",
        "5. 最少的提示数",
    ));
    page.paragraph(language.choose(
        "A proper puzzle has a clue in every unavoidable set of its grid. For one grid of each class, \
         the fewest cells that meet all of them, with the first such puzzle:",
        "В задаче с единственным решением в каждом неизбежном множестве её сетки есть данная цифра. Для \
         одной сетки каждого класса - наименьшее число клеток, которые задевают их все, и первая такая \
         задача:",
        "唯一解的题目在其终盘的每个不可避免集中都有提示数。对每个类的一个终盘，求与所有不可避免集都相交的最少格数，并给出\
         第一个这样的题目：",
    ));
    for (clues, (count, puzzle)) in classes {
        let count = language.choose(
            format!("{count:>5} classes"),
            format!("{count:>5} {}", russian_plural(count, "класс", "класса", "классов")),
            format!("{count:>5} 个类"),
        );
        let clues = clue_count(clues, language);
        page.line(format!("    {clues}{}{puzzle}", padded(&count, 19)));
    }
}

/// Grids next to each other, each with a line of text under it.
fn side_by_side(grids: &[&Grid], names: &[String], page: &mut Page) {
    let pictures: Vec<String> =
        grids.iter().map(|grid| ennea::text::picture(&Filling::from(*grid))).collect();
    let row = |parts: Vec<&str>| -> String { parts.iter().map(|part| padded(part, 20)).collect() };
    page.gap();
    let mut lines: Vec<_> = pictures.iter().map(|picture| picture.lines()).collect();
    while let Some(parts) = lines.iter_mut().map(Iterator::next).collect() {
        page.line(format!("    {}", row(parts)));
    }
    page.line(format!("    {}", row(names.iter().map(String::as_str).collect())));
    page.gap();
}
