//! `ennea catalog list`: the library's walk, its end, a pipe that closes, Ctrl-C.

#[cfg(unix)]
use crate::tool::interrupt;
use crate::tool::{ennea, start};
use ennea::catalog::classes::Classes;
use std::io::{BufRead, BufReader, Read};

/// Goal: the list is the library's walk.  Method: from the start, and from a rank in the middle.
#[test]
fn lists_are_the_walk() {
    let classes = Classes::new();
    let grids = |from: u64, n: usize| -> Vec<(String, u32)> {
        let line = |digits: [u8; 81]| digits.iter().map(|digit| char::from(b'0' + digit)).collect();
        classes.walk(from).take(n).map(|class| (line(class.digits), class.automorphisms)).collect()
    };
    let lines = |grids: &[(String, u32)]| -> String {
        grids.iter().map(|(grid, _)| format!("{grid}\n")).collect()
    };
    ennea(&["catalog", "list"], "").prints(&lines(&grids(0, 10))).says("").exits(0);
    let from = 2_736_365_269;
    let some = grids(from, 30_000);
    ennea(&["catalog", "list", "--from", "2736365269", "-n", "30000"], "").prints(&lines(&some));
    let with: String = some.iter().map(|(grid, order)| format!("{grid} {order}\n")).collect();
    ennea(&["catalog", "list", "--from", "2736365269", "-n", "30000", "--automorphisms"], "")
        .prints(&with);
    let objects = some[..100].iter().zip(from..).map(|((grid, order), rank)| {
        format!("{{\"rank\":\"{rank}\",\"grid\":\"{grid}\",\"automorphisms\":\"{order}\"}}\n")
    });
    ennea(&["catalog", "list", "--from", "2736365269", "-n", "100", "--json"], "")
        .prints(&objects.collect::<String>());
}

#[test]
fn lists_end_with_the_last_grid() {
    let last = "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
    ennea(&["catalog", "list", "--from", "5472730537", "--automorphisms"], "")
        .prints(&format!("{last} 72\n"))
        .exits(0);
    ennea(&["catalog", "list", "-n", "0"], "").prints("").says("").exits(0);
    ennea(&["catalog", "list", "--from", "5472730538"], "")
        .prints("")
        .says(
            "error: no grid has rank 5472730538\n  \
             hint: ranks of essentially different 3x3 grids are 0 to 5472730537\n",
        )
        .exits(2);
    ennea(&["catalog", "list", "--from", "-1"], "").prints("").exits(2);
}

#[test]
fn a_list_that_nobody_reads_on_ends() {
    let mut child = start(&["catalog", "list", "-n", "5472730538"]);
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    assert_eq!(line.len(), 82);
    drop(output);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!(said, "");
}

/// Goal: Ctrl-C ends a list after a whole line.
#[cfg(unix)]
#[test]
fn an_interrupted_list_ends_with_a_whole_line() {
    let mut child = start(&["catalog", "list", "-n", "5472730538"]);
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    interrupt(&child);
    let mut rest = Vec::new();
    output.read_to_end(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(rest.len() % 82, 0);
    assert_eq!(rest.last(), Some(&b'\n'));
}
