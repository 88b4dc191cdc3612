//! Templates of the lines over and under a puzzle: `{n} · {level}|{id}`.
//!
//! A template is text with fields in braces; `|` parts what stands on the left from what stands on the
//! right.  Where a field is empty, the text between it and its neighbour goes with it, so that no dot
//! or bracket is left over.  `{{` and `}}` are braces.  An empty template prints nothing.

use ennea_base::Named;
use ennea_base::named::nearest;
use ennea_words::{Saying, saying};
use std::fmt;
use std::str::FromStr;

ennea_base::named! {
    /// Fields of a puzzle that a template can show.
    pub enum Field {
        /// Its number
        Number = "n",
        /// Its number with a word, such as Puzzle 12
        Name = "name",
        /// Its own title, where the input has one
        Title = "title",
        /// Its level, or the label that all puzzles are given
        Level = "level",
        /// Its rating, such as SE 2.3
        Rating = "rating",
        /// The id with which ennea make makes it again
        Id = "id",
        /// How many clues it has
        Clues = "clues",
        /// The title of its chapter
        Chapter = "chapter",
        /// Where its answer is, such as Answer on page 63
        Answer = "answer",
        /// The page of its answer, a number
        AnswerPage = "answer-page",
    }
}

/// A line over or under each puzzle, with fields that are filled in.
///
/// ```
/// use ennea_print::{Field, Template};
/// let template: Template = "{n} · {level} · {rating}|{id}".parse()?;
/// let [left, right] = template.fill(|field| match field {
///     Field::Number => Some("12".to_owned()),
///     Field::Rating => Some("SE 2.3".to_owned()),
///     _ => None,
/// });
/// assert_eq!(left, [(true, "12".to_owned()), (false, " · SE 2.3".to_owned())]);
/// assert!(right.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Template {
    /// Parts on the left, and on the right.
    sides: [Vec<Part>; 2],
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(String),
    Field(Field),
}

impl Field {
    /// Tests whether it is printed bold: the number or name of a puzzle.
    const fn is_bold(self) -> bool {
        matches!(self, Self::Number | Self::Name)
    }
}

impl Template {
    /// Tests whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.sides.iter().all(Vec::is_empty)
    }

    /// The left and the right side as runs of text, each with whether it is bold.
    pub fn fill(&self, value: impl Fn(Field) -> Option<String>) -> [Vec<(bool, String)>; 2] {
        [0, 1].map(|side| filled(&self.sides[side], &value))
    }
}

/// One side.  A text is printed if the field after it is, and it opens the side or follows a field
/// that is printed; at the end of the side, if the field before it is.
fn filled(parts: &[Part], value: &dyn Fn(Field) -> Option<String>) -> Vec<(bool, String)> {
    let mut runs: Vec<(bool, String)> = Vec::new();
    let mut put = |is_bold: bool, text: &str| match runs.last_mut() {
        Some((last, run)) if *last == is_bold => run.push_str(text),
        _ if text.is_empty() => {}
        _ => runs.push((is_bold, text.to_owned())),
    };
    let mut held: Option<&str> = None;
    let (mut is_opening, mut was_printed, mut any) = (true, true, false);
    for part in parts {
        match part {
            Part::Text(text) => held = Some(text),
            Part::Field(field) => {
                let value = value(*field).filter(|value| !value.is_empty());
                if let Some(value) = &value {
                    put(false, held.filter(|_| is_opening || any).unwrap_or_default());
                    put(field.is_bold(), value);
                    held = None;
                    any = true;
                }
                was_printed = value.is_some();
                is_opening = false;
            }
        }
    }
    put(false, held.filter(|_| was_printed).unwrap_or_default());
    runs
}

impl FromStr for Template {
    type Err = Saying;

    fn from_str(text: &str) -> Result<Self, Saying> {
        let mut template = Self::default();
        let mut side = 0;
        let mut plain = String::new();
        let mut signs = text.chars().peekable();
        while let Some(sign) = signs.next() {
            match sign {
                '{' | '}' if signs.next_if_eq(&sign).is_some() => plain.push(sign),
                '{' => {
                    template.text(side, &mut plain);
                    let mut name = String::new();
                    loop {
                        match signs.next() {
                            None => {
                                return Err(saying!("value-open", name));
                            }
                            Some('}') => break,
                            Some(sign) => name.push(sign),
                        }
                    }
                    template.sides[side].push(Part::Field(field(&name)?));
                }
                '}' => return Err(saying!("value-closed")),
                '|' if side == 1 => return Err(saying!("value-bar")),
                '|' => {
                    template.text(side, &mut plain);
                    side = 1;
                }
                _ => plain.push(sign),
            }
        }
        template.text(side, &mut plain);
        Ok(template)
    }
}

impl Template {
    fn text(&mut self, side: usize, plain: &mut String) {
        if !plain.is_empty() {
            self.sides[side].push(Part::Text(std::mem::take(plain)));
        }
    }
}

/// The field with this name.
fn field(name: &str) -> Result<Field, Saying> {
    Field::with_name(name).ok_or_else(|| {
        let names: Vec<&str> = Field::ALL.iter().map(|field| field.name()).collect();
        let (found, meant) = (name.to_owned(), nearest(name, names.iter().copied()));
        let key = if meant.is_some() { "value-field-meant" } else { "value-field" };
        saying!(key, found, names, meant = meant.unwrap_or_default())
    })
}

impl fmt::Display for Template {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (side, parts) in self.sides.iter().enumerate() {
            if side == 1 && !parts.is_empty() {
                f.write_str("|")?;
            }
            for part in parts {
                match part {
                    Part::Text(text) => {
                        f.write_str(&text.replace('{', "{{").replace('}', "}}"))?;
                    }
                    Part::Field(field) => write!(f, "{{{field}}}")?,
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A template filled, where these fields are known.
    fn check(template: &str, known: &[(Field, &str)], expected: [&str; 2]) {
        let template: Template = template.parse().expect("a template");
        let value = |wanted: Field| {
            let found = known.iter().find(|(field, _)| *field == wanted);
            found.map(|(_, value)| (*value).to_owned())
        };
        let sides = template
            .fill(value)
            .map(|runs| runs.into_iter().map(|(_, text)| text).collect::<String>());
        assert_eq!(sides, expected.map(str::to_owned), "{template}");
    }

    #[test]
    fn nothing_is_left_over_around_empty_fields() {
        use Field::{Id, Level, Number, Rating};
        let all = [(Number, "7"), (Level, "easy"), (Id, "e1-1-1")];
        check("№ {n} · {level} · {id}", &all, ["№ 7 · easy · e1-1-1", ""]);
        check("№ {n} · {level} · {id}", &all[..2], ["№ 7 · easy", ""]);
        check("№ {n} · {level} · {id}", &[all[0], all[2]], ["№ 7 · e1-1-1", ""]);
        check("{level} · {id}", &all[2..], ["e1-1-1", ""]);
        check("{n} ({level})|{id}", &all, ["7 (easy)", "e1-1-1"]);
        check("{n} ({level})|{id}", &all[..1], ["7", ""]);
        check("{n} {rating}.", &all, ["7", ""]);
        check("{{{n}}} for you", &all, ["{7} for you", ""]);
        check("|{level}", &all, ["", "easy"]);
        check("for Ann", &[(Rating, "SE 2.0")], ["for Ann", ""]);
        check("", &all, ["", ""]);
    }

    #[test]
    fn templates_are_read_and_written() {
        for text in ["", "{n} · {level}|{id}", "|{answer-page}", "{{}} {name}"] {
            assert_eq!(text.parse::<Template>().expect(text).to_string(), text);
        }
        let refused = |text: &str| text.parse::<Template>().expect_err(text).to_string();
        assert_eq!(
            refused("{nane}"),
            "found the field {nane}; expected one of n, name, title, level, rating, id, clues, \
             chapter, answer, answer-page; did you mean {name}?"
        );
        assert_eq!(refused("{n"), "found {n without }; expected }");
        assert_eq!(refused("n}"), "found } without {; expected }} for a brace");
        assert_eq!(refused("a|b|c"), "found | twice; expected it once, between left and right");
    }
}
