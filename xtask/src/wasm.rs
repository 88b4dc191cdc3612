//! The program compiled to WebAssembly: its parts, with 128-bit vectors and without.
//!
//! Each part is crate `ennea-wasm` with other features; words and tables are left apart, as `--cfg ennea_apart` asks.
//! `wasm-bindgen` writes the module of JavaScript beside each.
//!
//! Without gain: binaryen's `wasm-opt -Oz` (a tenth less, but 6 % more once packed, which is what travels).

use crate::target_folder;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// Bytes of the stack, which the search for chains needs in deep grids; the default is a quarter.
const STACK: usize = 4 << 20;

/// An instruction set that parts are compiled for: its folder, and what the compiler is told.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Instructions {
    /// Name of the folder.
    pub(crate) name: &'static str,
    flags: &'static str,
}

/// That of today's browsers, and that of all.
pub(crate) const INSTRUCTIONS: [Instructions; 2] = [
    Instructions { name: "simd128", flags: "-Ctarget-feature=+simd128" },
    Instructions { name: "portable", flags: "-Ctarget-feature=-simd128" },
];

/// Compiles a part; its module of JavaScript and its program are in the folder as `PART.js` and `PART.wasm`.
pub(crate) fn part(
    root: &Path,
    instructions: Instructions,
    part: &str,
    folder: &Path,
) -> Result<(), Box<dyn Error>> {
    let target = target_folder(root).join("wasm").join(instructions.name);
    let flags =
        [instructions.flags, "--cfg=ennea_apart", &format!("-Clink-arg=-zstack-size={STACK}")];
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--locked", "-p", "ennea-wasm", "--target", TARGET, "--profile", "wasm"]);
    cargo.args(["--no-default-features", "--features", part]).arg("--target-dir").arg(&target);
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}")).current_dir(root);
    // What makes checks of answers short makes programs long.
    cargo.env_remove("CARGO_PROFILE_RELEASE_CODEGEN_UNITS");
    if !cargo.status()?.success() {
        let hint = format!("rustup target add {TARGET}");
        return Err(format!("part {part} cannot be compiled\n  hint: {hint}").into());
    }
    let built = target.join(TARGET).join("wasm/ennea_wasm.wasm");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(built).out_name(part).web(true)?;
    bindgen.remove_name_section(true).remove_producers_section(true).typescript(false);
    fs::create_dir_all(folder)?;
    bindgen.generate(folder)?;
    fs::rename(folder.join(format!("{part}_bg.wasm")), folder.join(format!("{part}.wasm")))?;
    Ok(())
}
