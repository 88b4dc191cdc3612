//! Russian.

mod orders;
mod refusals;
mod replies;
mod reports;

use super::tongue::Faces;
use ennea::logic::words::russian_plural;

/// Russian.
#[derive(Debug)]
pub(super) struct Russian;

impl Faces for Russian {
    fn greeting(&self) -> &'static str {
        ", диалоговый решатель: вставьте задачу или введите help либо bye."
    }

    fn prompt(&self) -> &'static str {
        "Ваша команда: "
    }

    fn prompt_of_quiz(&self) -> &'static str {
        "задача> "
    }

    fn advice(&self, hint: &str) -> String {
        format!("совет: {hint}")
    }

    fn at_line(&self, file: Option<&str>, line: usize, message: &str) -> String {
        let file = file.map(|name| format!("{name}, ")).unwrap_or_default();
        format!("{file}строка {line}: {message}")
    }
}

/// The form of a noun after a number: 1 шаг, 2 шага, 5 шагов.
fn form(count: u128, [one, few, many]: [&'static str; 3]) -> &'static str {
    // Only the last two digits count.
    russian_plural((count % 100) as usize, one, few, many)
}

/// A number with its noun.
fn counted(count: u128, forms: [&'static str; 3]) -> String {
    format!("{count} {}", form(count, forms))
}

/// A word as it was typed, in quotation marks.
fn quoted(word: &str) -> String {
    format!("«{}»", word.escape_debug())
}

/// `«a», «b» или «c»`.
fn quoted_list(words: &[impl AsRef<str>]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| quoted(word.as_ref())).collect();
    match quoted.split_last() {
        Some((last, first)) if !first.is_empty() => format!("{} или {last}", first.join(", ")),
        Some((only, _)) => only.clone(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nouns_agree_with_numbers_of_any_size() {
        let steps = |count| counted(count, ["шаг", "шага", "шагов"]);
        assert_eq!([1, 4, 11].map(steps), ["1 шаг", "4 шага", "11 шагов"]);
        assert_eq!(steps(u128::MAX), format!("{} шагов", u128::MAX));
        assert_eq!(steps(10_u128.pow(30) + 2), format!("1{}2 шага", "0".repeat(29)));
        assert_eq!(quoted_list(&["a", "b", "c"]), "«a», «b» или «c»");
    }
}
