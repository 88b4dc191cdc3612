//! Pages of HTML: the lines that a browser shows, so that a table of cells, or rows in a text, can be read from them.
//!
//! A row of a table becomes a line and its cells the fields of a sheet; so do the values of fields to type in.
//! Scripts and the head of the page are left out, and `&nbsp;` is a blank.  Elsewhere lines end where a browser ends
//! them, or where the text does, if it has no such elements.  Source: examples of pages; it is no parser of HTML,
//! whose tables in tables are not unfolded.  Cost: linear.  Oracle: random puzzles in tables, read back.

/// The lines of a text with elements of HTML; nothing if it has none of those that are known.
pub(crate) fn lines(text: &str) -> Option<String> {
    const BREAKS: [&str; 9] = ["tr", "br", "p", "div", "table", "li", "h1", "h2", "h3"];
    const HIDDEN: [&str; 3] = ["script", "style", "head"];
    const INLINE: [&str; 9] = ["b", "i", "em", "strong", "code", "tt", "span", "a", "pre"];
    let name_of = |tag: &str| {
        let name = tag.trim_start_matches('/');
        let end = name.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(name.len());
        name[..end].to_ascii_lowercase()
    };
    let tags = || text.split('<').skip(1).map(name_of);
    let is_laid_out = tags().any(|tag| BREAKS.contains(&&*tag));
    if !is_laid_out && !tags().any(|tag| INLINE.contains(&&*tag)) {
        return None;
    }
    // Both are of one length.
    let lower = text.to_ascii_lowercase();
    let mut lines = String::new();
    let (mut is_kept, mut rest, mut is_first) = (!is_laid_out, text, true);
    while !rest.is_empty() {
        let (shown, tag) = rest.split_once('<').unwrap_or((rest, ""));
        for sign in plain(shown).chars() {
            lines.push(if sign == '\n' && !is_kept { ' ' } else { sign });
        }
        let Some((tag, behind)) = tag.split_once('>') else { break };
        let (name, is_end) = (name_of(tag), tag.starts_with('/'));
        rest = behind;
        match name.as_str() {
            "td" | "th" if !is_end => {
                // Blanks between the elements are none of the table.
                lines.truncate(lines.trim_end_matches(' ').len());
                lines.push_str(if std::mem::take(&mut is_first) { "" } else { "\t" });
            }
            "input" => {
                let value = tag.split_once("value=").map_or("", |(_, value)| value);
                let value = value.trim_start_matches(['"', '\'']);
                lines.extend(value.chars().take_while(char::is_ascii_alphanumeric).take(2));
            }
            "pre" => is_kept = !is_end || !is_laid_out,
            name if !is_end && HIDDEN.contains(&name) => {
                let end = lower[text.len() - rest.len()..].find(&format!("</{name}"));
                rest = end.map_or("", |end| &rest[end..]);
            }
            name if BREAKS.contains(&name) => {
                lines.push('\n');
                is_first = true;
            }
            _ => {}
        }
    }
    // Between rows of a table are no blank lines.
    let trimmed = lines.lines().map(|line| line.trim_matches(' '));
    let shown = trimmed.filter(|line| !line.is_empty() || !is_laid_out);
    Some(shown.fold(String::new(), |text, line| text + line + "\n"))
}

/// A text with the signs that its entities mean, but for `<`, with which nothing begins that is shown.
fn plain(text: &str) -> String {
    const ENTITIES: [(&str, &str); 6] = [
        ("&nbsp;", " "),
        ("&#160;", " "),
        ("&middot;", "."),
        ("&#183;", "."),
        ("&quot;", "\""),
        ("&amp;", "&"),
    ];
    ENTITIES.iter().fold(text.replace('\r', ""), |text, (name, sign)| text.replace(name, sign))
}
