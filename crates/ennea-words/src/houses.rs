//! Houses as phrases: each language says them in the cases that its sentences need.

use crate::Language;
use crate::value::Phrase;
use ennea_base::rules::{House, RuleHouse, Rules};

/// A house, or several of one kind, as a phrase; those of lists have the names that the rules give them.
pub(crate) fn phrase(language: Language, rules: Option<&Rules>, houses: &[House]) -> Phrase {
    match (houses, rules) {
        (&[house @ House::Listed(_)], Some(rules)) => {
            let name = rules.house(house).map(|house| &*house.name);
            called(language, house, name.unwrap_or_default())
        }
        _ => phrase_of(language, houses, ""),
    }
}

/// A house that is called so, if it is one of a list.
pub(crate) fn called(language: Language, house: House, name: &str) -> Phrase {
    phrase_of(language, &[house], name)
}

fn phrase_of(language: Language, houses: &[House], name: &str) -> Phrase {
    let key = match houses[0] {
        House::Row(_) => "house-row",
        House::Column(_) => "house-column",
        House::Box(_) => "house-box",
        House::Region(_) => "house-region",
        House::Diagonal => "house-diagonal",
        House::Falling => "house-falling",
        House::Rising => "house-rising",
        House::Window(_) => "house-window",
        House::Disjoint(_) => "house-disjoint",
        House::Columns(_) => "house-columns",
        House::Rows(_) => "house-rows",
        House::Centres => "house-centres",
        House::Asterisk => "house-asterisk",
        House::Girandola => "house-girandola",
        House::Listed(_) => "house-listed",
    };
    let number = |house: &House| match house {
        House::Listed(_) => name.to_owned(),
        house => house.number(),
    };
    Phrase::new(language, key, houses.iter().map(number).collect())
}

/// The name of a house: `row 5`, `窗口 2`.  Houses of lists have the names that their rules give them.
///
/// ```
/// use ennea::{Shape, rules::Rules};
/// use ennea_words::{Language, house};
/// let rules = Rules::parse("windoku", Shape::CLASSIC).unwrap();
/// let last = rules.houses().last().unwrap();
/// let names = ["en", "ru", "zh"].map(|code| house(Language::of(code).unwrap(), last));
/// assert_eq!(names, ["window 4", "окно 4", "窗口 4"]);
/// ```
pub fn house(language: Language, house: &RuleHouse) -> String {
    match house.house {
        House::Listed(_) => house.name.clone(),
        named => house_name(language, named),
    }
}

/// The name of a house that is no list.
///
/// ```
/// use ennea::rules::House;
/// use ennea_words::{Language, house_name};
/// assert_eq!(house_name(Language::of("ru").unwrap(), House::Row(4)), "строка 5");
/// ```
pub fn house_name(language: Language, house: House) -> String {
    phrase(language, None, &[house]).in_case("")
}
