//! `ennea catalog count` and `merge`: shards counted, interrupted, resumed, refused and joined.

use crate::tool::ledger::{Lines, found};
use crate::tool::{Run, ennea, nothing, write_file};
#[cfg(unix)]
use crate::tool::{interrupt, start, without_haste};
use ennea::catalog::classes::count::{self, Tally};
use ennea::published;
use ennea::symmetry::classic_bands::Bands;
use serde_json::{Value, json};
use std::fs;
#[cfg(unix)]
use std::{io::Read, thread, time::Duration};

/// A ledger of parts from 1 on: the first has found these classes, the others nothing.
fn ledger(lines: &Lines, parts: impl Iterator<Item = usize>, rows: &[(u32, u64)]) -> String {
    let values = rows.iter().map(|(order, classes)| format!("{order}:{classes}"));
    let values = values.collect::<Vec<_>>().join(",");
    let none = |place| if place == 0 && !values.is_empty() { &*values } else { "none" };
    parts.enumerate().map(|(place, part)| lines.line(part, none(place))).collect()
}

fn tally(parts: &[usize]) -> Vec<(u32, u64)> {
    let bands = Bands::new();
    let mut tally = Tally::default();
    parts.iter().for_each(|part| tally.add(&count::part(&bands, *part, &()).unwrap()));
    tally.by_automorphisms.into_iter().collect()
}

/// The table in the JSON of a report.
fn rows(run: &Run) -> Vec<(u32, u64)> {
    let report: Value = serde_json::from_str(&run.stdout).expect("a JSON object");
    let number = |value: &Value| match value {
        Value::String(digits) => digits.parse::<u64>().expect("decimal digits"),
        other => other.as_u64().expect("a number"),
    };
    let rows = report["automorphisms"].as_array().expect("rows");
    rows.iter().map(|row| (number(&row["order"]) as u32, number(&row["classes"]))).collect()
}

/// Goal: a shard is its parts.  Method: every 3000th part by the library.
#[test]
fn a_shard_is_every_nth_part() {
    let expected = tally(&[2998, 5998, 8998]);
    let run = ennea(&["catalog", "count", "--shard", "2999/3000", "--json"], "").exits(0);
    assert_eq!(rows(&run), expected);
    let report: Value = serde_json::from_str(&run.stdout).expect("a JSON object");
    let group = 1_218_998_108_160_u128;
    let grids: u128 =
        expected.iter().map(|row| u128::from(row.1) * (group / u128::from(row.0))).sum();
    let classes: u64 = expected.iter().map(|row| row.1).sum();
    assert_eq!(report["shard"], "2999/3000");
    assert_eq!(report["parts"], 3);
    assert_eq!(report["classes"], classes.to_string());
    assert_eq!(report["grids"], grids.to_string());
    assert_eq!(report["checks"], json!([]));
    run.says_also("note: counted 3 parts in ");
    let one = ennea(&["catalog", "count", "--shard", "2999/3000", "--threads", "1"], "").exits(0);
    ennea(&["catalog", "count", "--shard", "2999/3000", "--threads", "3"], "").prints(&one.stdout);
    assert!(one.stdout.contains("  only those of shard 2999/3000: 3 of 11,648 parts\n"));
    assert!(one.stdout.lines().all(|line| line.chars().count() <= 80), "{}", one.stdout);
}

/// Goal: what is done is not done again, and the rest is.  Method: a file in which one part has found a
/// class too many.
#[test]
fn a_checkpoint_is_resumed() {
    let arguments = ["catalog", "count", "--shard", "2999/3000", "--json", "--checkpoint"];
    let lines = Lines::of("catalog");
    let mut before = tally(&[2998, 8998]);
    before.push((648, 1));
    let text = ledger(&lines, [2999, 8999].into_iter(), &before);
    let file = write_file("resumed.ledger", &text);
    let expected = [tally(&[2998, 5998, 8998]), vec![(648, 1)]].concat();
    let run = ennea(&[&arguments[..], &[&file]].concat(), "").exits(0);
    assert_eq!(rows(&run), expected);
    run.says_also(&format!(
        "note: {file}: 2 of 3 parts of the shard are done already\nnote: counted 1 parts"
    ));
    assert!(fs::read_to_string(&file).unwrap().starts_with(&text));
    assert_eq!(found(&file).iter().map(|row| row.0).collect::<Vec<_>>(), [2999, 5999, 8999]);
    let run = ennea(&[&arguments[..], &[&file]].concat(), "")
        .says(&format!("note: {file}: 3 of 3 parts of the shard are done already\n"))
        .exits(0);
    assert_eq!(rows(&run), expected);
}

/// Goal: Ctrl-C loses nothing but the parts under way.  Method: interrupted soon, then resumed.
#[cfg(unix)]
#[test]
fn an_interrupted_count_is_resumed() {
    let shard = ["catalog", "count", "--shard", "100/400", "--json"];
    let file = nothing("interrupted.ledger");
    let kept = [&shard[..], &["--checkpoint", &file]].concat();
    let mut child = start(&[&kept[..], &["--threads", "1"]].concat());
    while fs::read_to_string(&file).unwrap_or_default().is_empty() {
        assert_eq!(child.try_wait().unwrap(), None);
        thread::sleep(Duration::from_millis(1));
    }
    interrupt(&child);
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let (mut said, mut printed) = (String::new(), String::new());
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    child.stdout.take().unwrap().read_to_string(&mut printed).unwrap();
    assert_eq!(printed, "");
    let said = without_haste(&said);
    let rest = said.strip_prefix("note: interrupted: ").expect(&said);
    assert!(rest.ends_with(&format!(
        " of 29 parts of the shard are done and saved in {file}\n  hint: the same words go on from \
         there\n"
    )));
    let fresh = ennea(&shard, "").exits(0);
    ennea(&kept, "").prints(&fresh.stdout).exits(0);
    assert_eq!(found(&file).len(), 29);
}

#[cfg(unix)]
#[test]
fn an_interrupt_without_a_checkpoint_says_what_would_have_helped() {
    let mut child = start(&["catalog", "count", "--threads", "1"]);
    thread::sleep(Duration::from_millis(300));
    interrupt(&child);
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    let said = without_haste(&said);
    assert!(said.starts_with("note: interrupted: "), "{said}");
    assert!(said.ends_with(
        " of 11,648 parts were done and are lost\n  hint: with --checkpoint FILE the same words go \
         on where they were interrupted\n"
    ));
}

/// Goal: no file is lost that may be worth something.  Method: files of wrong kinds, one of an older
/// ennea among them, stay as they are.
#[test]
fn other_files_are_refused() {
    for text in ["12..............\n", "ennea catalog count, checkpoint version 1\nshard 2/3000\n"]
    {
        let file = write_file("refused.txt", text);
        ennea(&["catalog", "count", "--shard", "2/3000", "--checkpoint", &file], "")
            .prints("")
            .says(&format!(
                "error: {file} is no ledger: no line begins with 'ledger='\n  hint: it is left as it is; \
                 give another name\n"
            ))
            .exits(2);
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
}

/// Goal: hours of work do not end without a place to save them.  Method: all of it is asked for, and
/// refused at once.
#[test]
fn a_checkpoint_that_cannot_be_written_is_found_out_first() {
    let nowhere = nothing("nowhere") + "/checkpoint.txt";
    ennea(&["catalog", "count", "--checkpoint", &nowhere], "")
        .prints("")
        .says(&format!("error: cannot save {nowhere}: no such file or directory\n"))
        .exits(2);
}

#[test]
fn shards_are_numbered_from_one() {
    for (shard, said) in [
        ("0/4", "shards of 4 are 1/4 to 4/4"),
        ("5/4", "shards of 4 are 1/4 to 4/4"),
        ("1/11649", "the work can be cut into 1 to 11648 shards"),
        ("3", "a shard is written I/N, for example 1/4"),
    ] {
        ennea(&["catalog", "count", "--shard", shard], "")
            .says_also(&format!("invalid value '{shard}' for '--shard <I/N>': {said}"))
            .exits(2);
    }
}

/// Goal: merging adds up, and the checks pass for what is right and for nothing else.  Method: no shard is
/// counted; the published table is written down as the ledgers of two, then with one class less.
#[test]
fn merged_shards_are_checked() {
    let all = &published::AUTOMORPHISMS;
    let a: Vec<(u32, u64)> = all.iter().map(|row| (row.0, row.1 / 3)).collect();
    let mut b: Vec<(u32, u64)> = all.iter().map(|row| (row.0, row.1 - row.1 / 3)).collect();
    let lines = Lines::of("catalog");
    let [odd, even] = [1, 2].map(|first| (first..=11_648).step_by(2));
    let first = write_file("merged-1.ledger", &ledger(&lines, odd, &a));
    let second = write_file("merged-2.ledger", &ledger(&lines, even.clone(), &b));
    let run = ennea(&["catalog", "merge", &second, &first, "--json"], "").says("").exits(0);
    assert_eq!(rows(&run), all);
    let report: Value = serde_json::from_str(&run.stdout).expect("a JSON object");
    assert_eq!(report["shard"], "1/1");
    assert_eq!(report["classes"], "5472730538");
    assert_eq!(report["symmetric_classes"], "560151");
    assert_eq!(report["grids"], "6670903752021072936960");
    let sum = "sum of classes x 1,218,998,108,160 / order = all grids";
    let burnside = "classes = orbits by Burnside's lemma";
    let checks = json!([{"check": sum, "holds": true}, {"check": burnside, "holds": true}]);
    assert_eq!(report["checks"], checks);

    let text = ennea(&["catalog", "merge", &first, &second], "").exits(0).stdout;
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    for line in [
        &format!("    {:>13}{:>24}{:>39}\n", 648, 1, "1,881,169,920"),
        &format!(
            "    {:>13}{:>24}{:>39}\n",
            "all", "5,472,730,538", "6,670,903,752,021,072,936,960"
        ),
        &format!("    check  {sum:<67}ok\n"),
        &format!("    check  {burnside:<67}ok\n"),
    ] {
        assert!(text.contains(line), "{line}{text}");
    }

    b[1].1 -= 1;
    let wrong = write_file("merged-3.ledger", &ledger(&lines, even, &b));
    let text = ennea(&["catalog", "merge", &first, &wrong], "").exits(1).stdout;
    for line in [
        "all grids: 6670903751411573882880 is not 6670903752021072936960 FAIL\n",
        "Burnside's lemma: 5472730537 is not 5472730538",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
}

#[test]
fn what_cannot_be_merged_is_named() {
    let lines = Lines::of("catalog");
    let third = |first: usize| (first..=11_648).step_by(3);
    let a = write_file("a-of-3.ledger", &ledger(&lines, third(1), &[(1, 5)]));
    let b = write_file("b-of-3.ledger", &ledger(&lines, third(2), &[(1, 6)]));
    let other = write_file("other.ledger", &ledger(&lines, third(2), &[(1, 7)]));
    let most = write_file("most.ledger", &ledger(&lines, third(3).skip(1), &[(1, 5)]));
    let none = nothing("none.txt");
    let hint = "  hint: run  ennea units run catalog LEDGER  which does what is missing";
    for (files, said) in [
        (vec![&a, &none], format!("cannot read {none}: no such file or directory")),
        (
            vec![&a, &b],
            format!(
                "parts 3,6,9,12,15,18,... of catalog are missing: 7,766 of 11,648 parts are done\n{hint}"
            ),
        ),
        (
            vec![&a, &b, &most, &b],
            format!("part 3 of catalog is missing: 11,647 of 11,648 parts are done\n{hint}"),
        ),
        (
            vec![&a, &b, &other],
            format!(
                "part 2 of catalog has two values\n  | 1:6  in {b} line 1\n  | 1:7  in {other} line \
                 1\n  hint: to see which is wrong run  ennea units run catalog --parts 2 NEW  and \
                 remove the other line"
            ),
        ),
    ] {
        let arguments =
            ["catalog", "merge"].into_iter().chain(files.into_iter().map(String::as_str));
        ennea(&arguments.collect::<Vec<_>>(), "")
            .prints("")
            .says(&format!("error: {said}\n"))
            .exits(2);
    }
    ennea(&["catalog", "merge"], "").says_also("<FILE>...").exits(2);
}

/// Goal: all classes are found, by two runs that know nothing of each other.  Method: with `ENNEA_SLOW`,
/// both shards of two, joined, against the published table; else nothing.
#[test]
fn the_whole_catalogue_in_two_shards() {
    if std::env::var_os("ENNEA_SLOW").is_none() {
        return;
    }
    let files = [nothing("whole-1.ledger"), nothing("whole-2.ledger")];
    for (shard, file) in ["1/2", "2/2"].into_iter().zip(&files) {
        ennea(&["catalog", "count", "--shard", shard, "--checkpoint", file], "").exits(0);
    }
    let run = ennea(&["catalog", "merge", &files[0], &files[1], "--json"], "").exits(0);
    assert_eq!(rows(&run), published::AUTOMORPHISMS);
}
