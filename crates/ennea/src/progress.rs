//! How long work tells the outside how far it is.

/// Something that hears of progress.  The library never prints; a face may draw a bar.
pub trait Progress: Sync {
    /// So many more steps are to come.
    fn expect(&self, steps: u64);

    /// This many of them are done.  May be called from several threads at once.
    fn advance(&self, steps: u64);
}

/// Hears nothing.
impl Progress for () {
    fn expect(&self, _steps: u64) {}

    fn advance(&self, _steps: u64) {}
}
