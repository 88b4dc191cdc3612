//! `ennea chaos figures`: all figures of a set of well-known puzzles, and a page with them.
//!
//! Every figure is made by the very command that the page shows below it, so whoever wants another one
//! knows what to change.  Standard output has what these commands print, and then the name of the page.

use super::{Command, run_command};
use crate::face::draft::Draft;
use crate::face::exit::{Exit, Failure};
use crate::face::input::why;
use crate::face::interrupt;
use crate::face::output::Output;
use clap::{Args, Parser, ValueEnum};
use ennea::text::escape_xml;
use serde_json::json;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

/// Makes all figures.
#[derive(Debug, Args)]
#[command(
    after_help = "Below each figure index.html shows the command that made it, with its seed, step \
    and number of starts. All of it takes some minutes; --quick takes fewer starts and coarser maps. What \
    is finished when Ctrl-C is pressed stays."
)]
pub(crate) struct Options {
    /// The folder for the figures; it is made if it does not exist.
    #[arg(long, value_name = "DIR", default_value = "chaos-figures")]
    dir: PathBuf,

    /// Fewer starts and puzzles, and coarser maps.
    #[arg(long)]
    quick: bool,

    /// What kind of files they are.
    #[arg(long, value_enum, value_name = "KIND", default_value = "svg")]
    format: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Lines that are sharp at any size.
    Svg,
    /// Dots.
    Png,
}

/// A command, as it is typed after `ennea chaos`.
#[derive(Debug, Parser)]
#[command(no_binary_name = true)]
struct Line {
    #[command(subcommand)]
    command: Command,
}

/// A figure.
struct Exhibit {
    /// The file, without its ending.
    file: &'static str,
    /// The option that names it.
    option: &'static str,
    title: String,
    /// What there is to see.
    caption: &'static str,
    /// The command, but for the file, the puzzles and the title.
    command: String,
    puzzles: Vec<Known>,
}

/// A puzzle and its name.
type Known = (&'static str, &'static str);

/// Well-known puzzles; docs/REFERENCES.md says where they are from.
const EASY: Known = (
    "Euler 96 no. 1",
    "003020600900305001001806400008102900700000008006708200002609500800203009005010300",
);
const BLONDE: Known = (
    "Platinum Blonde",
    "000000012000000003002300400001800005060070800000009000008500000900040500470006000",
);
const FEW: [Known; 4] = [
    BLONDE,
    (
        "AI Escargot",
        "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
    ),
    (
        "17 clues no. 1",
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
    ),
    EASY,
];
const OTHERS: [Known; 8] = [
    (
        "Wikipedia's example",
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    ),
    (
        "Golden Nugget",
        "000000039000001005003050800008090006070002000100400000009080050020000600400700000",
    ),
    (
        "Red Dwarf",
        "120300004350000100004000000005400200600070000000008090003100500000009070000060008",
    ),
    (
        "Easter Monster",
        "100000002090400050006000700050903000000070000000850040700000600030009080002000001",
    ),
    (
        "Inkala 2012",
        "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
    ),
    (
        "Discrepancy",
        "120400300300010050006000100700090000040603000003002000500080700007000005000000098",
    ),
    (
        "Cigarette",
        "120300000340000100005000000602400500000060070000008006004200300000070009000009080",
    ),
    (
        "Tungsten Rod",
        "000000007020400060100000500090002040000800600600900000005003000030080020700004001",
    ),
];

fn exhibits(quick: bool) -> Vec<Exhibit> {
    let (size, starts) = if quick { (48, 24) } else { (300, 200) };
    let one = |file, (name, puzzle): Known, what: &str, command: String, caption| Exhibit {
        file,
        option: "--out",
        title: format!("{name}: {what}"),
        caption,
        command,
        puzzles: vec![(name, puzzle)],
    };
    let map = format!("map --cell r1c1 --spins r1c1=3 r5c1=3 --seed 5 --size {size}");
    let escape = format!("escape --seed 1 --starts {starts}");
    let many: Vec<Known> = FEW.into_iter().chain(OTHERS).collect();
    vec![
        one(
            "trajectory-easy",
            EASY,
            "the digits of r1c1",
            "trajectory --cell r1c1 --seed 1".to_owned(),
            "An easy puzzle. Two digits of a cell compete; at t* the signs of all spins are right, and \
             the bold one, the solution's, wins.",
        ),
        one(
            "trajectory-hard",
            BLONDE,
            "the digits of r1c1",
            "trajectory --cell r1c1 --seed 1 --until 150".to_owned(),
            "A very hard one. The digits of the cell take turns at being all but true, in no pattern: this \
             is transient chaos. A ramp of ln a is a clause that stays violated until its weight \
             overcomes the others.",
        ),
        one(
            "grid-hard",
            BLONDE,
            "the spins of all cells",
            "trajectory --seed 1 --until 60".to_owned(),
            "The same start, all cells. Up is true; the solution's digit is bold, and in the corner.",
        ),
        one(
            "map-hard",
            BLONDE,
            "which digit of r1c1 is ahead",
            map.clone(),
            "Each point is a start, in which only two spins differ from those of its neighbours; its colour \
             is the digit that is ahead in one cell some time later. The longer the wait, the finer the \
             pattern.",
        ),
        one(
            "map-zoom",
            BLONDE,
            "a part of the plane",
            format!("{map} --zoom -0.2..0,0.2..0.4"),
            "A part of the same plane, ten times enlarged.",
        ),
        one(
            "map-easy",
            EASY,
            "which digit of r1c1 is ahead",
            format!("map --cell r1c1 --seed 1 --size {size} --until 8,10,15 --follow 60"),
            "An easy puzzle. Every start leads to the solution; thin threads of starts take much longer \
             than their neighbours.",
        ),
        Exhibit {
            file: "escape",
            option: "--out",
            title: String::new(),
            caption: "The fraction of starts that have found no solution by time t, and the rate at which \
                they find it. Were p(t) a clean exponential the lower curves would be level.",
            command: escape.clone(),
            puzzles: FEW.to_vec(),
        },
        Exhibit {
            file: "scale",
            option: "--scale",
            title: String::new(),
            caption: "The scale of hardness, with standard errors, against the number of clues and against \
                the rating of Sudoku Explainer.",
            command: escape,
            puzzles: if quick { FEW.to_vec() } else { many },
        },
    ]
}

impl Exhibit {
    /// The arguments after `ennea chaos`, with the file of this path.
    fn arguments(&self, path: &str) -> Vec<String> {
        let mut arguments: Vec<String> = self.command.split(' ').map(str::to_owned).collect();
        if !self.title.is_empty() {
            arguments.extend(["--title".to_owned(), self.title.clone()]);
        } else {
            let names: Vec<&str> = self.puzzles.iter().map(|(name, _)| *name).collect();
            arguments.extend(["--names".to_owned(), names.join(",")]);
        }
        arguments.extend([self.option.to_owned(), path.to_owned()]);
        arguments.extend(self.puzzles.iter().map(|(_, puzzle)| (*puzzle).to_owned()));
        arguments
    }

    /// What is typed.
    fn typed(&self, file: &str) -> String {
        let quoted = self
            .arguments(file)
            .into_iter()
            .map(|word| if word.contains([' ', '\'']) { format!("\"{word}\"") } else { word });
        ["ennea".to_owned(), "chaos".to_owned()]
            .into_iter()
            .chain(quoted)
            .collect::<Vec<_>>()
            .join(" ")
    }
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let dir = &options.dir;
    fs::create_dir_all(dir).map_err(|error| {
        Failure::Input(format!("cannot make the folder {}: {}", dir.display(), why(&error)))
    })?;
    let index = dir.join("index.html");
    let draft = Draft::create(&index)?;
    let ending = match options.format {
        Format::Svg => "svg",
        Format::Png => "png",
    };
    let exhibits = exhibits(options.quick);
    for exhibit in &exhibits {
        let file = dir.join(format!("{}.{ending}", exhibit.file));
        let arguments = exhibit.arguments(&file.to_string_lossy());
        let line = Line::try_parse_from(arguments).expect("these commands are tested");
        let exit = run_command(&line.command, output)?;
        if interrupt::is_heard() {
            return Err(Failure::Interrupted);
        }
        assert_eq!(exit, Exit::Done, "these puzzles have solutions");
    }
    draft.finish(page(&exhibits, ending).as_bytes())?;
    let name = index.display().to_string();
    let line = if output.is_json() { json!({ "index": name }).to_string() } else { name };
    output.line(&line)?;
    Ok(Exit::Done)
}

/// The page with all figures.
fn page(exhibits: &[Exhibit], ending: &str) -> String {
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <title>Chaos inside Sudoku</title>\n<style>\n\
         body {{ font: 16px/1.45 sans-serif; max-width: 48em; margin: 2em auto; padding: 0 1em }}\n\
         figure {{ margin: 3em 0 }}\nimg {{ max-width: 100% }}\n\
         code {{ font-size: 11px; overflow-wrap: anywhere; color: #555 }}\n</style>\n\
         <h1>Chaos inside Sudoku</h1>\n\
         <p>Made by ennea {}. Every figure is made again, to the byte, by the command below it: trajectory \
         and map by the splitting integrator with h = 0.1 and the sweeps that the figure names, from the \
         start and seed that it names; escape with the number of starts that it names.</p>\n",
        env!("CARGO_PKG_VERSION")
    );
    for exhibit in exhibits {
        let file = format!("{}.{ending}", exhibit.file);
        let typed = escape_xml(&exhibit.typed(&file));
        let caption = exhibit.caption;
        writeln!(
            page,
            "<figure>\n<img src=\"{file}\" alt=\"{caption}\">\n<figcaption>{caption}<br>\n\
             <code>{typed}</code></figcaption>\n</figure>"
        )
        .expect("a string takes it");
    }
    page += "</html>\n";
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commands_can_be_read() {
        for quick in [true, false] {
            let exhibits = exhibits(quick);
            for exhibit in &exhibits {
                let read = Line::try_parse_from(exhibit.arguments("x.svg"));
                assert!(read.is_ok(), "{}: {:?}", exhibit.file, read.err());
            }
            let page = page(&exhibits, "svg");
            assert_eq!(page.matches("<figure>").count(), exhibits.len());
            assert!(page.contains("--title \"Platinum Blonde: the digits of r1c1\" --out"));
        }
    }
}
