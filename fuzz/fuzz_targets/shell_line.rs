//! No lines make a session panic, and a refused order leaves what it shows as it was.

#![no_main]

use ennea_shell::{Session, TestHost, complete, hint};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut host = TestHost::default();
    let mut session = Session::default();
    session.line("1......4.2......", &mut host);
    for line in String::from_utf8_lossy(bytes).lines() {
        complete(&session, line);
        hint(line);
        host.stop_after(2);
        let was_reading = session.is_reading();
        let before = (!was_reading).then(|| session.line("show", &mut host));
        let reply = session.line(line, &mut host);
        if reply.refusal.is_some() && !was_reading {
            assert_eq!(before, Some(session.line("show", &mut host)), "{line}");
        }
    }
});
