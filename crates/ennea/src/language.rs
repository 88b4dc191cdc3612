//! The languages of words: of steps and hints, of levels, of what is printed besides digits.

crate::named! {
    /// What words are written in.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Language {
        /// English.
        English = "en",
        /// Russian.
        Russian = "ru",
        /// Chinese, in simplified characters.
        Chinese = "zh",
    }
}

impl Language {
    /// One of three, in the order in which the languages are declared.
    ///
    /// ```
    /// use ennea::Language;
    /// assert_eq!(Language::ALL.map(|it| it.choose("cell", "клетка", "格")), ["cell", "клетка", "格"]);
    /// ```
    pub fn choose<T>(self, english: T, russian: T, chinese: T) -> T {
        match self {
            Self::English => english,
            Self::Russian => russian,
            Self::Chinese => chinese,
        }
    }
}

impl Default for Language {
    /// English.
    fn default() -> Self {
        Self::English
    }
}
