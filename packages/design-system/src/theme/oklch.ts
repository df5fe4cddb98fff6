/** A colour of the sRGB gamut: linear light, 0 to 1, and opacity, 0 to 1. */
export interface LinearColor {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const syntax = /^oklch\((?<l>[\d.]+)% (?<c>[\d.]+) (?<h>[\d.]+)(?: \/ (?<alpha>[\d.]+))?\)$/;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

const toGamma = (linear: number) =>
  linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;

const toLinear = (gamma: number) =>
  gamma <= 0.040_45 ? gamma / 12.92 : ((gamma + 0.055) / 1.055) ** 2.4;

/** Rounds to 8 bits per channel. */
const rounded = (linear: number) => toLinear(Math.round(toGamma(clamp(linear)) * 255) / 255);

/** The components of an `oklch()`: lightness 0 to 1, hue in degrees, alpha 0 to 1. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
  readonly alpha: number;
}

/**
 * Parses `oklch(L% C H)` or `oklch(L% C H / A)`.
 *
 * @throws when the text has another form
 */
export function readOklch(text: string): Oklch {
  const groups = syntax.exec(text)?.groups;
  if (!groups) throw new Error(`Not an oklch() colour: ${text}`);
  return {
    // Rounded, because a decimal divided by 100 is rarely exact.
    lightness: Number((Number(groups['l']) / 100).toFixed(5)),
    chroma: Number(groups['c']),
    hue: Number(groups['h']),
    alpha: Number(groups['alpha'] ?? 1),
  };
}

/** Linear light of the three channels; outside 0 to 1 for colours outside sRGB. */
function toLinearSrgb({ lightness, chroma, hue: degrees }: Omit<Oklch, 'alpha'>) {
  const hue = (degrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);

  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return {
    red: 4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
    green: -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
    blue: -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short,
  };
}

/** Whether a colour is in the sRGB gamut, with a tolerance that rounds to the same 8 bits. */
export function isInGamut(color: Omit<Oklch, 'alpha'>): boolean {
  return Object.values(toLinearSrgb(color)).every((linear) => linear > -5e-4 && linear < 1.0005);
}

/**
 * Parses an `oklch()` and converts it to sRGB, clipped to the gamut and rounded to 8 bits, as in CSS
 * Color 4, section 9.3.
 *
 * @throws when the text has another form
 */
export function parseOklch(text: string): LinearColor {
  const color = readOklch(text);
  const { red, green, blue } = toLinearSrgb(color);
  return { red: rounded(red), green: rounded(green), blue: rounded(blue), alpha: color.alpha };
}

/**
 * Converts the channels of an sRGB colour, 0 to 255 each.
 *
 * @returns lightness 0 to 1, hue in degrees; the hue of a grey is 0
 */
export function fromSrgb(channels: { red: number; green: number; blue: number }): Oklch {
  const red = toLinear(channels.red / 255);
  const green = toLinear(channels.green / 255);
  const blue = toLinear(channels.blue / 255);
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const medium = Math.cbrt(
    0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue,
  );
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short;
  const b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short;
  const chroma = Math.hypot(a, b);
  const isGrey = chroma < 5e-4;
  return {
    lightness: 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short,
    chroma: isGrey ? 0 : chroma,
    hue: isGrey ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
    alpha: 1,
  };
}

/** Writes `oklch(L% C H)`, or `oklch(L% C H / A)` for a translucent colour. */
export function writeOklch({ lightness, chroma, hue, alpha }: Oklch): string {
  // No exponents: CSS accepts them, `readOklch` does not.
  const figure = (value: number, digits: number) => Number(value.toFixed(digits));
  const opacity = alpha < 1 ? ` / ${figure(alpha, 3)}` : '';
  return `oklch(${figure(lightness * 100, 2)}% ${figure(chroma, 4)} ${figure(hue, 2)}${opacity})`;
}

/**
 * The nearest `#rrggbb`, without alpha.
 *
 * @throws when the text is not an `oklch()`
 */
export function toHex(text: string): string {
  const { red, green, blue } = parseOklch(text);
  const pair = (linear: number) =>
    Math.round(toGamma(linear) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${pair(red)}${pair(green)}${pair(blue)}`;
}

/** Blends `top` over an opaque `bottom`. Browsers blend gamma-encoded channels. */
export function over(top: LinearColor, bottom: LinearColor): LinearColor {
  const mix = (upper: number, lower: number) =>
    rounded(toLinear(toGamma(upper) * top.alpha + toGamma(lower) * (1 - top.alpha)));
  return {
    red: mix(top.red, bottom.red),
    green: mix(top.green, bottom.green),
    blue: mix(top.blue, bottom.blue),
    alpha: 1,
  };
}

const luminance = ({ red, green, blue }: LinearColor) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast ratio of two opaque colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(first: LinearColor, second: LinearColor): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
