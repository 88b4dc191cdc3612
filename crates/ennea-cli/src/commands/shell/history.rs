//! Place of the file with the history of orders.

use std::env;
use std::path::PathBuf;

/// The file that `ENNEA_HISTORY` names, none if it is empty, else the one in the user's folder for
/// the state of programs.
pub(super) fn path() -> Option<PathBuf> {
    if let Some(path) = env::var_os("ENNEA_HISTORY") {
        return (!path.is_empty()).then(|| path.into());
    }
    let folder = |name: &str| env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    let state = if cfg!(windows) {
        folder("LOCALAPPDATA")?
    } else if cfg!(target_os = "macos") {
        folder("HOME")?.join("Library/Application Support")
    } else {
        match folder("XDG_STATE_HOME").filter(|path| path.is_absolute()) {
            Some(state) => state,
            None => folder("HOME")?.join(".local/state"),
        }
    };
    Some(state.join("ennea").join("shell-history"))
}
