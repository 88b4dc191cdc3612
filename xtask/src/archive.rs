//! Archives and check sums, made without the tools of a system and with the same bytes on every one: files in
//! the order of their names, of nobody, and all of one day.

use data_encoding::HEXLOWER;
use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};
use std::error::Error;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use zip::write::SimpleFileOptions;

/// A day, as the changelog writes it: `2026-11-22`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Day<'a>(pub(crate) &'a str);

impl Day<'_> {
    /// Its first moment in universal time.
    pub(crate) fn start(self) -> Result<SystemTime, Box<dyn Error>> {
        Ok(humantime::parse_rfc3339(&format!("{}T00:00:00Z", self.0))?)
    }
}

/// Packs a folder, under its own name: `.zip` or `.tar.gz`, as the ending of the archive says.
pub(crate) fn pack(folder: &Path, archive: &Path, day: Day<'_>) -> Result<(), Box<dyn Error>> {
    let top = folder.file_name().ok_or("a folder has a name")?.to_string_lossy();
    let inside: Vec<(String, PathBuf)> = files(folder)?
        .into_iter()
        .map(|name| (format!("{top}/{name}"), folder.join(&name)))
        .collect();
    let out = BufWriter::new(File::create(archive)?);
    if archive.extension().is_some_and(|ending| ending == "zip") {
        zip(&inside, out, day)
    } else {
        tar_gz(&inside, out, day)
    }
}

fn tar_gz(
    files: &[(String, PathBuf)],
    out: impl Write,
    day: Day<'_>,
) -> Result<(), Box<dyn Error>> {
    let mut archive = tar::Builder::new(GzBuilder::new().write(out, Compression::best()));
    let moment = day.start()?.duration_since(UNIX_EPOCH)?.as_secs();
    for (name, path) in files {
        let bytes = fs::read(path)?;
        let mut header = tar::Header::new_ustar();
        header.set_size(bytes.len() as u64);
        header.set_mode(mode(name));
        header.set_mtime(moment);
        header.set_uid(0);
        header.set_gid(0);
        archive.append_data(&mut header, name, &bytes[..])?;
    }
    archive.into_inner()?.finish()?.flush()?;
    Ok(())
}

fn zip(
    files: &[(String, PathBuf)],
    out: impl Write + io::Seek,
    day: Day<'_>,
) -> Result<(), Box<dyn Error>> {
    let mut archive = zip::ZipWriter::new(out);
    let mut parts = day.0.split('-');
    let mut part = || parts.next().ok_or("a year, a month and a day");
    let (year, month, date) = (part()?.parse()?, part()?.parse()?, part()?.parse()?);
    let moment = zip::DateTime::from_date_and_time(year, month, date, 0, 0, 0)?;
    for (name, path) in files {
        let options = SimpleFileOptions::default()
            .last_modified_time(moment)
            .compression_level(Some(9))
            .unix_permissions(mode(name));
        archive.start_file(name.as_str(), options)?;
        archive.write_all(&fs::read(path)?)?;
    }
    archive.finish()?.flush()?;
    Ok(())
}

/// Permissions of a file: the program can be run.
fn mode(name: &str) -> u32 {
    let is_program = name.ends_with("/ennea") || name.ends_with("/ennea.exe");
    if is_program { 0o755 } else { 0o644 }
}

/// The files in a folder and in its folders, in order, with `/` between the parts of a name.
fn files(folder: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_dir() {
            found.extend(files(&entry.path())?.iter().map(|inner| format!("{name}/{inner}")));
        } else {
            found.push(name);
        }
    }
    found.sort();
    Ok(found)
}

/// Copies a folder with all that is in it.
pub(crate) fn copy(folder: &Path, copy: &Path) -> io::Result<()> {
    for name in files(folder)? {
        let to = copy.join(&name);
        fs::create_dir_all(to.parent().unwrap_or(copy))?;
        fs::copy(folder.join(&name), to)?;
    }
    Ok(())
}

/// Compresses a file as well as can be, and puts the result in its place, with `.gz` after its name.
pub(crate) fn gzip(path: &Path) -> io::Result<()> {
    let mut name = path.as_os_str().to_owned();
    name.push(".gz");
    let mut file = GzBuilder::new().write(File::create(name)?, Compression::best());
    file.write_all(&fs::read(path)?)?;
    file.finish()?;
    fs::remove_file(path)
}

/// Check sums of files in a folder, as `sha256sum` writes and reads them.
pub(crate) fn sums(folder: &Path, names: &[String]) -> io::Result<String> {
    let line = |name: &String| {
        let sum = Sha256::digest(fs::read(folder.join(name))?);
        Ok(format!("{}  {name}\n", HEXLOWER.encode(&sum)))
    };
    names.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use std::io::Read;

    const DAY: Day<'_> = Day("2026-11-22");

    /// An empty folder of this name.
    fn empty(name: &str) -> PathBuf {
        let folder = crate::target_folder(crate::root()).join("tmp/archives").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder can be made");
        folder
    }

    /// A folder `it` with a program and a few files more, written in this order.
    fn example(name: &str, program: &str, order: [usize; 3]) -> PathBuf {
        let folder = empty(name).join("it");
        fs::create_dir_all(folder.join("man")).expect("a folder can be made");
        let contents = [(program, "MZ".repeat(999)), ("man/a.1", "p".into()), ("B", "ä\n".into())];
        for (file, text) in order.map(|k| &contents[k]) {
            fs::write(folder.join(file), text).expect("it can be written");
        }
        folder
    }

    type Files = BTreeMap<String, (u32, Vec<u8>)>;

    fn unpack_tar(bytes: &[u8]) -> Files {
        let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(bytes));
        let read = |entry: io::Result<tar::Entry<'_, _>>| {
            let mut entry = entry.expect("an entry");
            assert_eq!(entry.header().mtime().expect("a moment"), 1_795_305_600);
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).expect("it can be read");
            let name = entry.path().expect("a name").to_string_lossy().into_owned();
            (name, (entry.header().mode().expect("a mode"), bytes))
        };
        archive.entries().expect("entries").map(read).collect()
    }

    fn unpack_zip(bytes: &[u8]) -> Files {
        let mut archive = zip::ZipArchive::new(io::Cursor::new(bytes)).expect("an archive");
        let length = archive.len();
        let read = |k| {
            let mut entry = archive.by_index(k).expect("an entry");
            let day = entry.last_modified().expect("a moment");
            assert_eq!((day.year(), day.month(), day.day()), (2026, 11, 22));
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).expect("it can be read");
            let mode = entry.unix_mode().expect("a mode") & 0o777;
            (entry.name().expect("a name").into_owned(), (mode, bytes))
        };
        (0..length).map(read).collect()
    }

    /// Goal: whoever packs the same files gets the same bytes, and what is unpacked is what was packed.
    #[test]
    fn archives_depend_on_their_files_alone() {
        for (program, ending, unpack) in [
            ("ennea", "tar.gz", unpack_tar as fn(&[u8]) -> Files),
            ("ennea.exe", "zip", unpack_zip),
        ] {
            let archives = [("first", [0, 1, 2]), ("second", [2, 1, 0])].map(|(name, order)| {
                let folder = example(&format!("{ending}-{name}"), program, order);
                let archive = folder.with_extension(ending);
                pack(&folder, &archive, DAY).expect("it can be packed");
                fs::read(archive).expect("it is there")
            });
            assert_eq!(archives[0], archives[1], "{ending}");
            let found = unpack(&archives[0]);
            let expected = [
                ("it/B".to_owned(), (0o644, "ä\n".as_bytes().to_vec())),
                (format!("it/{program}"), (0o755, "MZ".repeat(999).into_bytes())),
                ("it/man/a.1".to_owned(), (0o644, b"p".to_vec())),
            ];
            assert_eq!(found, BTreeMap::from(expected));
        }
    }

    /// Goal: check sums are those of everybody.  Method: the example of FIPS 180, and the empty file.
    #[test]
    fn sums_are_those_of_the_standard() {
        let folder = empty("sums");
        fs::write(folder.join("abc"), "abc").expect("it can be written");
        fs::write(folder.join("nothing"), "").expect("it can be written");
        let names = ["abc", "nothing"].map(str::to_owned);
        let expected = "\
            ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc\n\
            e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  nothing\n";
        assert_eq!(sums(&folder, &names).expect("they can be read"), expected);
    }

    #[test]
    fn a_copy_holds_the_same_and_gzip_takes_the_place() {
        let folder = example("copied", "ennea", [0, 1, 2]);
        let to = folder.with_file_name("copy");
        copy(&folder, &to).expect("it can be copied");
        assert_eq!(files(&to).expect("files"), ["B", "ennea", "man/a.1"]);
        gzip(&to.join("man/a.1")).expect("it can be compressed");
        assert_eq!(files(&to).expect("files"), ["B", "ennea", "man/a.1.gz"]);
        let packed = File::open(to.join("man/a.1.gz")).expect("it is there");
        let mut text = String::new();
        flate2::read::GzDecoder::new(packed).read_to_string(&mut text).expect("text");
        assert_eq!(text, "p");
    }
}
