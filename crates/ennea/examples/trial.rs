use ennea::make::*;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let method = match args[1].as_str() { "m" => Method::Minimal, "c" => Method::Clues, "w" => Method::ControlledBias, _ => Method::Unbiased };
    let n: u64 = args[2].parse().unwrap();
    let most: Option<usize> = args.get(3).map(|x| x.parse().unwrap());
    let shape: ennea::Shape = args.get(4).map_or("3x3", |x| x).parse().unwrap();
    let maker = Maker::new(Recipe { shape, method, clues: most.map(|m| (0, m)), ..Recipe::default() });
    let mut bench = maker.bench();
    let t = std::time::Instant::now();
    let mut counts = vec![0u64; 100];
    let mut total = 0; let mut sum = 0;
    for i in 0..n { if let Some(m) = maker.attempt(1, i, &mut bench, &()).unwrap() { counts[m.puzzle.clue_count().min(99)] += 1; total += 1; sum += m.puzzle.clue_count(); } }
    println!("{:.0}/s {} made, mean {:.3}", n as f64 / t.elapsed().as_secs_f64(), total, sum as f64 / total as f64);
    for (c, k) in counts.iter().enumerate() { if *k > 0 { print!("{c}:{k} "); } }
    println!();
}
