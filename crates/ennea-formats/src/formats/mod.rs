//! The formats, one file each; `json` and `relaxed` are shared by those that pack JSON, `nodes` is the tree of `list`.

pub(crate) mod bank;
pub(crate) mod brf;
pub(crate) mod coach;
pub(crate) mod csv;
pub(crate) mod fpuzzles;
pub(crate) mod ipuz;
pub(crate) mod jigsaw;
mod json;
pub(crate) mod jsonl;
pub(crate) mod library;
pub(crate) mod list;
mod nodes;
pub(crate) mod opensudoku;
pub(crate) mod page;
pub(crate) mod penpa;
pub(crate) mod plain;
pub(crate) mod pm;
mod relaxed;
pub(crate) mod scl;
pub(crate) mod sdk;
pub(crate) mod sdx;
pub(crate) mod solo;
pub(crate) mod speech;
pub(crate) mod ss;
pub(crate) mod sudokuwiki;
pub(crate) mod sukaku;
pub(crate) mod susser;
