//! Texts in XML and HTML.

/// The text as XML and HTML write it, as content or between double quotes.
///
/// ```
/// assert_eq!(ennea::text::escape_xml("R & \"C\" < N"), "R &amp; &quot;C&quot; &lt; N");
/// ```
pub fn escape_xml(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
