//! Levels: ranges of ratings that people have a word for, in three languages.

use super::se121;
use crate::language::Language;
use crate::named::Named;
use std::fmt;

/// The table of levels, the easiest first: name, greatest rating in tenths, what is needed.
macro_rules! levels {
    ($($variant:ident, $name:literal, $er_max:expr, $needs:literal;)*) => {
        /// A level: a range of ratings on the scale `se-1.2.1` that people have a word for.
        ///
        /// [`Level::needs`] says what each asks of people.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Level {
            $(#[doc = concat!("It needs ", $needs, ".")] $variant,)*
        }

        impl Level {
            /// All levels, the easiest first.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$variant),*];

            /// The greatest rating that it holds, in tenths.
            pub fn er_max(self) -> u8 {
                match self { $(Self::$variant => $er_max),* }
            }

            /// What the hardest of its steps are, in a few words.
            pub fn needs(self) -> &'static str {
                match self { $(Self::$variant => $needs),* }
            }

            /// Its name.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }
        }
    };
}

levels! {
    Beginner, "beginner", 12, "the only place of a digit in a box";
    Easy, "easy", 15, "the only place in a row or column";
    Medium, "medium", 25, "the only digit of a cell; hidden pairs that make a single";
    Hard, "hard", 34, "locked candidates, pairs, X-Wings";
    Tough, "tough", 50, "triples, Swordfish, wings, unique rectangles";
    Expert, "expert", 72, "quads, BUGs, exclusion, short chains";
    Fiendish, "fiendish", 84, "long chains, several assumptions";
    Extreme, "extreme", se121::UNSOLVED, "dynamic chains, chains inside chains";
}

impl Level {
    /// The level of a rating in tenths.
    pub fn of(er: u8) -> Self {
        Self::ALL.into_iter().find(|level| er <= level.er_max()).unwrap_or(Self::Extreme)
    }

    /// The word for it in a language; in Russian that for a puzzle, which is neuter.
    pub fn name_in(self, language: Language) -> &'static str {
        let in_two = match self {
            Self::Beginner => ["для начинающих", "入门"],
            Self::Easy => ["лёгкое", "容易"],
            Self::Medium => ["среднее", "中等"],
            Self::Hard => ["трудное", "困难"],
            Self::Tough => ["очень трудное", "很难"],
            Self::Expert => ["для знатоков", "专家"],
            Self::Fiendish => ["зверское", "极难"],
            Self::Extreme => ["предельно трудное", "极限"],
        };
        language.choose(self.name(), in_two[0], in_two[1])
    }

    /// What the hardest of its steps are, in a few words of a language.
    pub fn needs_in(self, language: Language) -> &'static str {
        let in_two = match self {
            Self::Beginner => ["единственное место цифры в блоке", "某数在宫内只有一个位置"],
            Self::Easy => {
                ["единственное место цифры в строке или столбце", "某数在行或列内只有一个位置"]
            }
            Self::Medium => [
                "единственная цифра клетки; скрытые пары, которые дают цифру",
                "某格只剩一个数；能直接定出数字的隐性数对",
            ],
            Self::Hard => ["запертые кандидаты, пары, X-Wing", "区块、数对、X-Wing"],
            Self::Tough => [
                "тройки, рыба-меч (Swordfish), крылья, уникальные прямоугольники",
                "三数组、剑鱼、短翼、唯一矩形",
            ],
            Self::Expert => [
                "четвёрки, «могилы» (BUG), исключение, короткие цепочки",
                "四数组、全双值坟墓 (BUG)、排除法、短链",
            ],
            Self::Fiendish => ["длинные цепочки, несколько предположений", "长链、多重假设"],
            Self::Extreme => ["динамические цепочки, цепочки внутри цепочек", "动态链、链中套链"],
        };
        language.choose(self.needs(), in_two[0], in_two[1])
    }
}

impl Named for Level {
    const ALL: &'static [Self] = &Self::ALL;

    fn name(self) -> &'static str {
        self.name()
    }

    fn help(self) -> &'static str {
        self.needs()
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
