//! `ennea make`: new proper puzzles, one a line.
//!
//! The JSON objects are [`Answer`](ennea_answers::make::Answer), and those of `--technique list`
//! [`TechniqueRow`](ennea_answers::reasoning::TechniqueRow).

use crate::face::{
    Bar, Deadline, Exit, Failure, Offering, Output, Seed, hinted, interrupt, json_line, language,
    names, offering, read_rules, seconds,
};
use clap::Args;
use ennea::Shape;
use ennea::logic::Technique;
use ennea::make::{Again, Id, Made, Maker, Method, Pattern, Search, Under};
use ennea::progress::Progress;
use ennea::rate::Level;
use ennea::rules::Rules;
use ennea_answers::make::{
    Clues, Pace, Ratings, Run, Taste, Teller, Wish, has_grid, notes, order, weight,
};
use ennea_answers::reasoning::techniques;
use ennea_answers::refusal::Refusal;
use ennea_answers::text::grouped;
use ennea_words::{self as words, Saying, Told, gaps, say};
use std::io::{self, Write};
use std::iter;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// Makes puzzles.
#[derive(Debug, Args)]
#[command(
    after_help = "Every puzzle has one solution, from a grid that is as likely as any other \
    (2x2 to 2x4 and 3x3; larger ones come from a solver and a shuffle). Clues are taken away in a \
    random order, and no two puzzles are equivalent.\n\n\
    Minimal puzzles made so have too few clues: 24.4 on average for 3x3, where all minimal puzzles \
    have 26.577 (bottom up it would be 23.9). --unbiased makes each minimal puzzle of up to 30 \
    clues, which are 99.97 % of all, as likely as the others; it takes seconds for each.\n\n\
    With --rules, grids are filled cell by cell at random, so that some are likelier than others, and no \
    two puzzles differ by a relabelling alone.\n\n\
    With --symmetry, clues go by whole orbits: a minimal puzzle can then lose no orbit, but often \
    a single clue.\n\n\
    Puzzle number N of a seed is the same whatever the threads and however many are made; its id \
    (--ids, --json) makes it again.\n\n\
    Examples:\n\n  \
    ennea make -n 10 --symmetry half-turn\n  \
    ennea make -n 1000 --minimal --clues 22..24 --seed 7\n  \
    ennea make -n 100 --unbiased --weights --json\n  \
    ennea make -n 10 --minimal --rules windoku\n  \
    ennea make --id e1-7-12.minimal"
)]
pub(crate) struct Options {
    /// How many.
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1)]
    number: u64,

    /// Take clues away until none can go.
    #[arg(long)]
    minimal: bool,

    /// How many clues: 24, 24..26, 24.. or ..26 (default: 28..32 for 3x3; any with --minimal).
    #[arg(long, value_name = "A..B")]
    clues: Option<Clues>,

    /// The symmetry of the pattern of clues.
    #[arg(
        long,
        value_parser = names::<Pattern>(),
        value_name = "NAME",
        default_value = "none",
        hide_default_value = true
    )]
    symmetry: Pattern,

    /// How hard: one of the levels that ennea rate --levels shows; with --rules, and for all shapes but 3x3,
    /// those of --scale ladder-1.
    #[arg(long, value_parser = names::<Level>(), value_name = "NAME")]
    level: Option<Level>,

    /// How hard, on the scale se-1.2.1, which --technique does not go by: 3.4, 2.6..4.2, 4.5.. or ..2.0.
    #[arg(long, value_name = "A..B")]
    rating: Option<Ratings>,

    /// The hardest technique that is needed on the scale ladder-1, as ennea explain names it, such as
    /// x-wing; list shows all.
    #[arg(long, value_name = "NAME", value_parser = Wanted::parser(), hide_possible_values = true)]
    technique: Option<Wanted>,

    /// Make all minimal puzzles equally likely.
    #[arg(long)]
    unbiased: bool,

    /// With --unbiased: thin nothing out, but print after a puzzle of n clues its weight C(81, n).
    #[arg(long, requires = "unbiased")]
    weights: bool,

    /// The rows and columns of a box (default: 3x3).
    #[arg(long, value_name = "RxC")]
    shape: Option<Shape>,

    /// Make puzzles by these rules: a name such as x, windoku or x+knight, the letters of a jigsaw, or a
    /// file.
    #[arg(long, value_name = "NAME|FILE", conflicts_with_all = [
        "rating", "unbiased", "weights",
    ])]
    rules: Option<String>,

    /// Print after each puzzle the id that makes it again.
    #[arg(long)]
    ids: bool,

    /// Make the puzzles with these ids again.
    #[arg(long, value_name = "ID", num_args = 1.., conflicts_with_all = [
        "number", "minimal", "clues", "symmetry", "level", "rating", "technique", "unbiased", "weights",
        "shape", "seed", "attempts", "time",
    ])]
    id: Vec<Id>,

    /// Give up after this many attempts in a row without a puzzle.
    #[arg(long, value_name = "N", default_value_t = 1_000_000,
        value_parser = clap::value_parser!(u64).range(1..))]
    attempts: u64,

    /// Stop after this many seconds.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,

    #[command(flatten)]
    seed: Seed,
}

/// A technique, or the wish to see them all.
#[derive(Clone, Copy, Debug)]
enum Wanted {
    List,
    One(Technique),
}

impl Wanted {
    fn parser() -> Offering<Self> {
        offering(iter::once("list").chain(Technique::LADDER.iter().map(|it| it.key())))
    }
}

impl FromStr for Wanted {
    type Err = Saying;

    fn from_str(text: &str) -> Result<Self, Saying> {
        let why = match text.parse::<Technique>() {
            _ if text == "list" => return Ok(Self::List),
            Ok(technique) if technique.is_on_ladder() => return Ok(Self::One(technique)),
            Ok(technique) => Saying::message("value-no-step", move |language| {
                gaps!(technique = words::technique(language, technique))
            }),
            Err(error) => Saying::of(error),
        };
        Err(Saying::of(Refusal::of(why).with_hint(|language| say!(language, "value-technique"))))
    }
}

/// Target duration of the attempts that are made together.
const TOGETHER: Duration = Duration::from_millis(100);

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    interrupt::listen();
    if !options.id.is_empty() {
        return again(options, output);
    }
    let technique = match options.technique {
        Some(Wanted::List) => {
            techniques(language()).try_for_each(|technique| output.answer(&technique))?;
            return Ok(Exit::Done);
        }
        Some(Wanted::One(technique)) => Some(technique),
        None => None,
    };
    let rules = rules(options, output)?;
    let taste = Taste::new(options.level, options.rating, technique, &rules)?;
    let (pattern, clues, method) = (options.symmetry, options.clues, options.method());
    let (shape, under) = (rules.shape(), Under::new(&rules));
    let order = order(&Wish { shape, rules: under, pattern, clues, method }, &taste)?;
    order.notes.iter().for_each(|note| output.note(&note.told(language())));
    if let Some(rules) = options.rules.as_ref().filter(|_| !rules.is_plain() && !output.is_json) {
        output.note(&say!(language(), "note-without-rules", rules));
    }
    let (seed, _) = options.seed.generator(output);
    let bar = output.bar("making");
    let deadline = Deadline::new(options.time, &bar);
    let distance = |made: &Made| taste.distance(&made.puzzle, &deadline);
    let search = Search::of(Maker::under(order.recipe, &rules), seed, &distance);
    notes(&search).iter().for_each(|note| output.note(&note.told(language())));
    bar.expect(options.number);
    let mut run = Run::new(search, options.number, options.attempts);
    let mut printer = Printer::new(options, output, taste.clone(), &bar);
    let mut pace = Pace::new(TOGETHER);
    while !run.is_over() && !deadline.is_stopped() {
        let start = Instant::now();
        for made in run.advance(pace.together(), &deadline) {
            let id = Id { recipe: order.recipe, seed, index: made.index };
            bar.aside(|| printer.print(id, &made))?;
            bar.advance(1);
        }
        pace.took(start.elapsed());
    }
    bar.aside(|| {
        run.estimate().iter().for_each(|words| output.note(&words.told(language())));
        bar.go_on()?;
        if run.left() == 0 {
            return Ok(Exit::Done);
        }
        let [made, wanted] =
            [options.number - run.left(), options.number].map(|n| grouped(&n.into()));
        let attempts = grouped(&options.attempts.into());
        let key = if deadline.is_over() { "note-made-in-time" } else { "note-made-of-attempts" };
        output.note(&say!(language(), key, made, wanted, attempts));
        let nearest = run.nearest(&taste, &output.bar("rating"));
        nearest.iter().for_each(|nearest| output.note(&nearest.told(language())));
        Ok(Exit::No)
    })
}

impl Options {
    /// Method by which clues are chosen; `None` if no option names one.
    fn method(&self) -> Option<Method> {
        if self.weights {
            Some(Method::ControlledBias)
        } else if self.unbiased {
            Some(Method::Unbiased)
        } else {
            self.minimal.then_some(Method::Minimal)
        }
    }
}

/// The rules that are asked for, which some grid keeps; those of the shape if none are.
fn rules(options: &Options, output: &Output) -> Result<Rules, Failure> {
    let shape = options.shape.unwrap_or(Shape::CLASSIC);
    let Some(text) = &options.rules else { return Ok(Rules::plain(shape).clone()) };
    let description = read_rules(text)?;
    let shape = options.shape.or(description.shape()).unwrap_or(shape);
    let rules = description.rules(shape).map_err(|error| Failure::Input(error.told(language())))?;
    has_grid(&rules, &output.bar("making"))??;
    Ok(rules)
}

/// Makes what ids say.
fn again(options: &Options, output: &Output) -> Result<Exit, Failure> {
    let bar = output.bar("making");
    let rules = rules(options, output)?;
    let under = Under::new(&rules);
    let is_other = |id: &&Id| options.rules.is_some() && id.recipe.rules != under;
    if let Some(id) = options.id.iter().find(is_other) {
        let gaps = gaps!(rules = under.to_string(), id = id.to_string());
        return Err(Failure::Input(hinted("other-rules-of-id", &gaps)));
    }
    // Rules with a name are known, and have the shape of each id.
    let maker = match under {
        Under::Named(_) => Again::default(),
        Under::Other(_) => Again::under(under, rules),
    };
    let mut printer = Printer::new(options, output, Taste::default(), &bar);
    let mut exit = Exit::Done;
    for &id in &options.id {
        if !maker.knows(&id) {
            return Err(Failure::Input(hinted("no-rules-of-id", &gaps!(id = id.to_string()))));
        }
        match maker.make(&id, &bar)? {
            Some(made) => printer.print(id, &made)?,
            None => {
                output.note(&say!(language(), "note-attempt-failed", id = id.to_string()));
                exit = Exit::No;
            }
        }
    }
    Ok(exit)
}

/// Writes puzzles.
struct Printer<'a> {
    options: &'a Options,
    is_json: bool,
    teller: Teller,
    taste: Taste,
    bar: &'a Bar,
}

impl<'a> Printer<'a> {
    fn new(options: &'a Options, output: &Output, taste: Taste, bar: &'a Bar) -> Self {
        Self { options, is_json: output.is_json, teller: Teller::default(), taste, bar }
    }

    fn print(&mut self, id: Id, made: &Made) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        if self.is_json {
            let judged = self.taste.judge(&made.puzzle, self.bar)?;
            return Ok(writeln!(out, "{}", json_line(&self.teller.answer(made, id, judged)))?);
        }
        write!(out, "{}", made.puzzle.clues())?;
        if let Some(weight) = weight(&id.recipe, made) {
            write!(out, " {weight}")?;
        }
        if self.options.ids {
            write!(out, " {id}")?;
        }
        Ok(writeln!(out)?)
    }
}
