/** A colour of 8 bits a channel. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

const toLinear = (channel: number) => {
  const gamma = channel / 255;
  return gamma <= 0.040_45 ? gamma / 12.92 : ((gamma + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, 0 (black) to 1 (white), as WCAG 2.2 defines it. */
export function luminanceOf({ red, green, blue }: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** The contrast ratio of two luminances, 1 to 21. */
export function contrastOf(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Part of the way from a colour to another, 0 to 1, rounded to 8 bits. */
const mix = (from: Rgb, to: Rgb, part: number): Rgb => {
  const channel = (a: number, b: number) => Math.round(a + (b - a) * part);
  return {
    red: channel(from.red, to.red),
    green: channel(from.green, to.green),
    blue: channel(from.blue, to.blue),
  };
};

const white: Rgb = { red: 255, green: 255, blue: 255 };
const black: Rgb = { red: 0, green: 0, blue: 0 };

/**
 * Returns the colour if it has enough contrast on the surface, else the nearest one towards white or black that does.
 * `ratio` is the required contrast: 4.5 for text (WCAG 2.2, 1.4.3). `surface`: luminance, 0 to 1. If a row can have
 * several backgrounds, pass the one nearest to the text's luminance.
 */
export function readableColor(color: Rgb, surface: number, ratio = 4.5): Rgb {
  if (contrastOf(luminanceOf(color), surface) >= ratio) return color;
  // Towards the side that has more room: at best 21 on white or black, at worst 4.58 on middle grey.
  const goal = contrastOf(1, surface) >= contrastOf(0, surface) ? white : black;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 8; step += 1) {
    const middle = (low + high) / 2;
    if (contrastOf(luminanceOf(mix(color, goal, middle)), surface) >= ratio) high = middle;
    else low = middle;
  }
  return mix(color, goal, high);
}
