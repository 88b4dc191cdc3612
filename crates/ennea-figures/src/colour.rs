//! Colours that differ in lightness, so that grey print tells them apart.
//!
//! They are chosen in OKLCH (lightness, chroma, hue), where equal steps of lightness look equal,
//! and converted to sRGB with less chroma where sRGB has not so much.  Source: `[Oklab2020]`.

/// Red, green and blue.
pub(crate) type Colour = [u8; 3];

pub(crate) const WHITE: Colour = [255; 3];
/// Black enough.
pub(crate) const INK: Colour = [24, 24, 24];
/// The grey of what is not looked at first.
pub(crate) const SOFT: Colour = [120, 120, 120];
/// The lines of a mesh.
pub(crate) const MESH: Colour = [225, 225, 225];
/// The ground of a band across a panel.
pub(crate) const BAND: Colour = [240; 3];

/// Colour k of n for areas: from dark to light, neighbours in quite different hues.
pub(crate) fn area(k: usize, n: usize) -> Colour {
    let lightness = if n <= 1 { 0.6 } else { 0.36 + 0.56 * k as f64 / (n - 1) as f64 };
    oklch(lightness, 0.13, HUES[k % HUES.len()])
}

/// Colour k for lines on white, none of them light.
pub(crate) fn line(k: usize) -> Colour {
    const LIGHTNESS: [f64; 9] = [0.48, 0.62, 0.40, 0.66, 0.52, 0.44, 0.64, 0.56, 0.36];
    oklch(LIGHTNESS[k % 9], 0.15, HUES[k % HUES.len()])
}

/// A scale from light (0) to dark (1), by way of yellow, green and blue.
pub(crate) fn scale(x: f64) -> Colour {
    let x = x.clamp(0.0, 1.0);
    oklch(0.97 - 0.72 * x, 0.04 + 0.36 * x * (1.0 - x), 105.0 + 175.0 * x)
}

/// Hues far from each other, in degrees: blue, orange, violet, green, red, cyan and so on.
const HUES: [f64; 9] = [265.0, 55.0, 310.0, 145.0, 25.0, 220.0, 90.0, 350.0, 185.0];

/// A colour by lightness, chroma and hue; chroma is lowered until sRGB has it.
fn oklch(lightness: f64, chroma: f64, hue: f64) -> Colour {
    let (sin, cos) = hue.to_radians().sin_cos();
    let mut chroma = chroma;
    loop {
        let linear = to_linear(lightness, chroma * cos, chroma * sin);
        if chroma <= 0.0 || linear.iter().all(|value| (-1e-3..=1.001).contains(value)) {
            return linear.map(encode);
        }
        chroma -= 0.005;
    }
}

/// Oklab to linear sRGB.
fn to_linear(lightness: f64, a: f64, b: f64) -> [f64; 3] {
    let l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
    let m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
    let s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b).powi(3);
    [
        4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
        -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
        -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
    ]
}

fn encode(linear: f64) -> u8 {
    let linear = linear.clamp(0.0, 1.0);
    let value =
        if linear <= 0.003_130_8 { 12.92 * linear } else { 1.055 * linear.powf(1.0 / 2.4) - 0.055 };
    (255.0 * value).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance, which is what grey print keeps.
    fn luminance([red, green, blue]: Colour) -> f64 {
        let decode = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue)
    }

    #[test]
    fn known_colours_are_met() {
        assert_eq!(oklch(1.0, 0.0, 0.0), WHITE);
        assert_eq!(oklch(0.0, 0.0, 0.0), [0; 3]);
        // Red of sRGB is L = 0.628, C = 0.2577, h = 29.23 [Oklab2020].
        let [red, green, blue] = oklch(0.627_96, 0.2576, 29.234);
        assert!(red >= 254 && green <= 6 && blue <= 6, "{red} {green} {blue}");
    }

    #[test]
    fn grey_print_tells_them_apart() {
        for n in 2..=9 {
            let greys: Vec<f64> = (0..n).map(|k| luminance(area(k, n))).collect();
            assert!(greys.windows(2).all(|pair| pair[1] - pair[0] > 0.02), "{greys:?}");
        }
        let greys: Vec<f64> = (0..=20).map(|k| luminance(scale(f64::from(k) / 20.0))).collect();
        assert!(greys.windows(2).all(|pair| pair[1] < pair[0] - 0.002), "{greys:?}");
    }
}
