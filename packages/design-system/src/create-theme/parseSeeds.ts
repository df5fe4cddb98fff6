import { fromSrgb, readOklch } from '../theme/oklch.ts';
import type { Oklch } from '../theme/oklch.ts';
import type { ThemeSeeds } from './ThemeSeeds.ts';

/** Parsed seeds: the only text of the caller is the names of font families. */
export interface ParsedSeeds {
  readonly accent: Oklch | undefined;
  readonly neutral: Oklch | undefined;
  readonly radius: number | undefined;
  readonly sans: readonly string[];
  readonly mono: readonly string[];
}

const hexadecimal = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
// Letters, digits and separators: nothing that could end a CSS string.
const family = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,63}$/u;

/** Seeds are written by users, so an error names the invalid seed. */
function throwInvalid(seed: string, expected: string, value: unknown): never {
  throw new TypeError(`createTheme: ${seed} must be ${expected}, not ${JSON.stringify(value)}.`);
}

function parseColor(seed: string, text: unknown): Oklch | undefined {
  if (text === undefined) return undefined;
  const expected = '#rgb, #rrggbb or oklch(L% C H)';
  if (typeof text !== 'string') return throwInvalid(seed, expected, text);
  if (hexadecimal.test(text)) {
    const digits = text.length === 4 ? text.replaceAll(/[\da-f]/gi, '$&$&') : text;
    const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
    return fromSrgb({ red: channel(1), green: channel(3), blue: channel(5) });
  }
  try {
    const color = readOklch(text);
    const isColor = color.lightness <= 1 && color.chroma <= 0.5 && color.hue <= 360;
    return isColor && color.alpha === 1 ? color : throwInvalid(seed, expected, text);
  } catch {
    return throwInvalid(seed, expected, text);
  }
}

function parseRadius(radius: unknown): number | undefined {
  if (radius === undefined) return undefined;
  const isRadius = typeof radius === 'number' && radius >= 0 && radius <= 16;
  return isRadius ? radius : throwInvalid('radius', 'a number from 0 to 16', radius);
}

function parseFamilies(seed: string, families: unknown): readonly string[] {
  if (families === undefined) return [];
  const expected = 'a list of names of letters, digits, spaces, _ and -';
  if (!Array.isArray(families)) return throwInvalid(seed, expected, families);
  return families.map((name: unknown) =>
    typeof name === 'string' && family.test(name) ? name : throwInvalid(seed, expected, name),
  );
}

/**
 * Parses seeds from an untrusted source: a form, a partner's database, JSON.
 *
 * @throws TypeError with the name of the invalid seed
 */
export function parseSeeds({ accent, neutral, radius, font }: ThemeSeeds): ParsedSeeds {
  return {
    accent: parseColor('accent', accent),
    neutral: parseColor('neutral', neutral),
    radius: parseRadius(radius),
    sans: parseFamilies('font.sans', font?.sans),
    mono: parseFamilies('font.mono', font?.mono),
  };
}
