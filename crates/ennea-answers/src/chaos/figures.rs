//! All figures of a set of well-known puzzles, and a page with them.
//!
//! Every figure is made by the very command that the page shows below it, so whoever wants another one
//! knows what to change.

use ennea::text::escape_xml;
use serde::Serialize;

/// The last JSON object: the page with all figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Index {
    /// Its file.
    pub index: String,
}

/// A figure of the set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exhibit {
    /// The file, without its ending.
    pub file: &'static str,
    /// The option that names it.
    option: &'static str,
    /// The title; without one the puzzles have names.
    title: Option<String>,
    /// Caption: what there is to see.
    caption: &'static str,
    /// The command after `ennea chaos`, but for the file, the puzzles and the title.
    command: String,
    puzzles: Vec<Known>,
}

/// A well-known puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    name: &'static str,
    cells: &'static str,
}

/// Well-known puzzles; docs/REFERENCES.md says where they are from.
const KNOWN: &str = "\
Platinum Blonde: 000000012000000003002300400001800005060070800000009000008500000900040500470006000
AI Escargot: 100007090030020008009600500005300900010080002600004000300000010040000007007000300
17 clues no. 1: 000000010400000000020000000000050407008000300001090000300400200050100000000806000
Euler 96 no. 1: 003020600900305001001806400008102900700000008006708200002609500800203009005010300
Wikipedia's example: 530070000600195000098000060800060003400803001700020006060000280000419005000080079
Golden Nugget: 000000039000001005003050800008090006070002000100400000009080050020000600400700000
Red Dwarf: 120300004350000100004000000005400200600070000000008090003100500000009070000060008
Easter Monster: 100000002090400050006000700050903000000070000000850040700000600030009080002000001
Inkala 2012: 800000000003600000070090200050007000000045700000100030001000068008500010090000400
Discrepancy: 120400300300010050006000100700090000040603000003002000500080700007000005000000098
Cigarette: 120300000340000100005000000602400500000060070000008006004200300000070009000009080
Tungsten Rod: 000000007020400060100000500090002040000800600600900000005003000030080020700004001";

/// The figures of one puzzle: file, puzzle, what is seen of it, command, caption.
const OF_ONE: &str = "\
trajectory-easy|Euler 96 no. 1|the digits of r1c1|trajectory --cell r1c1 --seed 1|An easy puzzle. \
Two digits of a cell compete; at t* the signs of all spins are right, and the bold one, the \
solution's, wins.
trajectory-hard|Platinum Blonde|the digits of r1c1|trajectory --cell r1c1 --seed 1 --until 150|A \
very hard one. The digits of the cell take turns at being all but true, in no pattern: this is \
transient chaos. A ramp of ln a is a clause that stays violated until its weight overcomes the \
others.
grid-hard|Platinum Blonde|the spins of all cells|trajectory --seed 1 --until 60|The same start, all \
cells. Up is true; the solution's digit is bold, and in the corner.
map-hard|Platinum Blonde|which digit of r1c1 is ahead|map --cell r1c1 --spins r1c1=3 r5c1=3 \
--seed 5 --size SIZE|Each point is a start, in which only two spins differ from those of its \
neighbours; its colour is the digit that is ahead in one cell some time later. The longer the \
wait, the finer the pattern.
map-zoom|Platinum Blonde|a part of the plane|map --cell r1c1 --spins r1c1=3 r5c1=3 --seed 5 \
--size SIZE --zoom -0.2..0,0.2..0.4|A part of the same plane, ten times enlarged.
map-easy|Euler 96 no. 1|which digit of r1c1 is ahead|map --cell r1c1 --seed 1 --size SIZE \
--until 8,10,15 --follow 60|An easy puzzle. Every start leads to the solution; thin threads of \
starts take much longer than their neighbours.";

/// The figures; the quick ones have fewer starts and puzzles, and coarser maps.
pub fn exhibits(quick: bool) -> Vec<Exhibit> {
    let (size, starts) = if quick { ("48", 24) } else { ("300", 200) };
    let known = KNOWN.lines().filter_map(|line| line.split_once(": "));
    let known: Vec<Known> = known.map(|(name, cells)| Known { name, cells }).collect();
    let of_one = OF_ONE.lines().map(|line| {
        let parts: Vec<&str> = line.split('|').collect();
        let [file, name, what, command, caption] = parts[..] else { unreachable!("five parts") };
        Exhibit {
            file,
            option: "--out",
            title: Some(format!("{name}: {what}")),
            caption,
            command: command.replace("SIZE", size),
            puzzles: known.iter().copied().filter(|known| known.name == name).collect(),
        }
    });
    let of_several = |file, option, puzzles: &[Known], caption| Exhibit {
        file,
        option,
        title: None,
        caption,
        command: format!("escape --seed 1 --starts {starts}"),
        puzzles: puzzles.to_vec(),
    };
    let few = &known[..4];
    let last = [
        of_several(
            "escape",
            "--out",
            few,
            "The fraction of starts that have found no solution by time t, and the rate at which \
             they find it. Were p(t) a clean exponential the lower curves would be level.",
        ),
        of_several(
            "scale",
            "--scale",
            if quick { few } else { &known },
            "The scale of hardness, with standard errors, against the number of clues and against \
             the rating of Sudoku Explainer.",
        ),
    ];
    of_one.chain(last).collect()
}

impl Exhibit {
    /// The arguments after `ennea chaos`, with the file of this path.
    pub fn arguments(&self, path: &str) -> Vec<String> {
        let names = || self.puzzles.iter().map(|known| known.name).collect::<Vec<_>>().join(",");
        let title = match &self.title {
            Some(title) => ["--title".to_owned(), title.clone()],
            None => ["--names".to_owned(), names()],
        };
        let command = self.command.split(' ').map(str::to_owned);
        let file = [self.option.to_owned(), path.to_owned()];
        let puzzles = self.puzzles.iter().map(|known| known.cells.to_owned());
        command.chain(title).chain(file).chain(puzzles).collect()
    }

    /// The command as it is typed, for a page.
    fn typed(&self, file: &str) -> String {
        let word = |word: String| match escape_xml(&word) {
            word if word.contains([' ', '\'']) => format!(" \"{word}\""),
            word => format!(" {word}"),
        };
        "ennea chaos".to_owned() + &self.arguments(file).into_iter().map(word).collect::<String>()
    }
}

/// The page with all figures, whose files have this ending.
pub fn page(exhibits: &[Exhibit], ending: &str) -> String {
    let figure = |exhibit: &Exhibit| {
        let file = format!("{}.{ending}", exhibit.file);
        let typed = exhibit.typed(&file);
        let caption = exhibit.caption;
        format!(
            "<figure>\n<img src=\"{file}\" alt=\"{caption}\">\n<figcaption>{caption}<br>\n\
             <code>{typed}</code></figcaption>\n</figure>\n"
        )
    };
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <title>Chaos inside Sudoku</title>\n<style>\n\
         body {{ font: 16px/1.45 sans-serif; max-width: 48em; margin: 2em auto; padding: 0 1em }}\n\
         figure {{ margin: 3em 0 }}\nimg {{ max-width: 100% }}\n\
         code {{ font-size: 11px; overflow-wrap: anywhere; color: #555 }}\n</style>\n\
         <h1>Chaos inside Sudoku</h1>\n\
         <p>Made by ennea {}. Every figure is made again, to the byte, by the command below it: \
         trajectory and map by the splitting integrator with h = 0.1 and the sweeps that the figure \
         names, from the start and seed that it names; escape with the number of starts that it \
         names.</p>\n{}</html>\n",
        env!("CARGO_PKG_VERSION"),
        exhibits.iter().map(figure).collect::<String>()
    )
}
