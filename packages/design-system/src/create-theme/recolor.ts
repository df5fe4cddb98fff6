import { colorsOf } from '../theme/contrastPairs.ts';
import type { ColorToken } from '../theme/contrastPairs.ts';
import type { ThemeValues } from '../theme/contract.css.ts';
import { isInGamut, readOklch, writeOklch } from '../theme/oklch.ts';
import type { Oklch } from '../theme/oklch.ts';
import type { ParsedSeeds } from './parseSeeds.ts';

/** Tokens with the accent's hue, besides the solid accent itself. */
const accentTokens: ReadonlySet<string> = new Set<ColorToken>([
  'accentText',
  'accentFg',
  'accentBg',
  'accentBorder',
  'accentLine',
  'focusRing',
  'selected',
  'teamBg',
  'teamFg',
  'log.rowSelected',
]);

/** The solid accent: the seed itself, as far as contrast allows. */
const solidTokens: readonly ColorToken[] = ['accent', 'accentSolid', 'chart.accent'];

/** Status colours, which are independent of the brand, and the terminal palette. */
const fixedTokens = /^(?:success|warning|danger|info|on[A-Z]|accent|ansi\.|log\.(?:hit|row[EW]))/;
const fixedMarks = /^chart\.(?:success|warning|danger)/;

/** Maximum chroma of our greys, the reference for a neutral seed. */
const GREY = 0.018;

/** Rounds like `writeOklch`, so that contrast is measured on the written value. */
const written = (color: Oklch) => readOklch(writeOklch(color));

/** The colour with its hue, and its chroma limited to sRGB at this lightness. */
export function fit(color: Oklch): Oklch {
  const target = written(color);
  if (isInGamut(target)) return target;
  let [inside, outside] = [0, target.chroma];
  while (outside - inside > 5e-4) {
    const middle = (inside + outside) / 2;
    if (isInGamut({ ...target, chroma: middle })) inside = middle;
    else outside = middle;
  }
  return { ...target, chroma: Math.floor(inside * 1e4) / 1e4 };
}

/** Tint of greys: a hue, and a factor for the chroma of our own greys. */
interface Tint {
  readonly hue: number;
  readonly strength: number;
}

function tintOf({ neutral, accent }: ParsedSeeds): Tint | undefined {
  if (neutral) return { hue: neutral.hue, strength: Math.min(2.5, neutral.chroma / GREY) };
  if (accent) return { hue: accent.hue, strength: Math.min(1, accent.chroma / 0.05) };
  return undefined;
}

/** Replaces the hue of a template's colour and scales its chroma; lightness is unchanged. */
const turned = (text: string, hue: number, strength: number) => {
  const color = readOklch(text);
  return writeOklch(fit({ ...color, hue, chroma: color.chroma * strength }));
};

/** Greys of a template, tinted. */
export function tintGreys<Token extends string>(
  greys: Readonly<Record<Token, string>>,
  seeds: ParsedSeeds,
): Record<Token, string> {
  const tinted: Record<Token, string> = { ...greys };
  const tint = tintOf(seeds);
  if (!tint) return tinted;
  for (const word in tinted) tinted[word] = turned(tinted[word], tint.hue, tint.strength);
  return tinted;
}

/** The colours of a theme with the hues of the seeds, before contrast is adjusted. */
export function recolor(template: ThemeValues, seeds: ParsedSeeds): Map<string, string> {
  const colors = colorsOf(template);
  const { accent } = seeds;
  const tint = tintOf(seeds);
  const vividness = accent
    ? Math.min(1.6, accent.chroma / readOklch(template.color.accent).chroma)
    : 1;
  for (const [word, value] of colors) {
    if (accentTokens.has(word)) {
      if (accent) colors.set(word, turned(value, accent.hue, vividness));
    } else if (tint && !fixedTokens.test(word) && !fixedMarks.test(word)) {
      colors.set(word, turned(value, tint.hue, tint.strength));
    }
  }
  if (accent) for (const word of solidTokens) colors.set(word, writeOklch(fit(accent)));
  return colors;
}
