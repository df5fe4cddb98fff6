import { colorsOf } from '../theme/contrastPairs.ts';
import type { ColorWord } from '../theme/contrastPairs.ts';
import type { ThemeValues } from '../theme/contract.css.ts';
import { isInGamut, readOklch, writeOklch } from '../theme/oklch.ts';
import type { Oklch } from '../theme/oklch.ts';
import type { ParsedSeeds } from './parseSeeds.ts';

/** The words that speak in the accent's hue, beside the solid accent itself. */
const accentWords: ReadonlySet<string> = new Set<ColorWord>([
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

/** The solid accent: the seed itself, as far as contrast lets it. */
const solidWords: readonly ColorWord[] = ['accent', 'accentSolid', 'chart.accent'];

/** Colours that mean something whoever's brand it is, and the palette of terminals. */
const fixedWords = /^(?:success|warning|danger|info|on[A-Z]|accent|ansi\.|log\.(?:hit|row[EW]))/;
const fixedMarks = /^chart\.(?:success|warning|danger)/;

/** The most chroma a grey of ours has: a neutral seed is measured by it. */
const GREY = 0.018;

/** As precise as `writeOklch` writes, so that what is measured is what is written. */
const written = (color: Oklch) => readOklch(writeOklch(color));

/** The colour with its hue kept and no more chroma than sRGB has at this lightness. */
export function fit(color: Oklch): Oklch {
  const wanted = written(color);
  if (isInGamut(wanted)) return wanted;
  let [inside, outside] = [0, wanted.chroma];
  while (outside - inside > 5e-4) {
    const middle = (inside + outside) / 2;
    if (isInGamut({ ...wanted, chroma: middle })) inside = middle;
    else outside = middle;
  }
  return { ...wanted, chroma: Math.floor(inside * 1e4) / 1e4 };
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

/** Gives one colour of a template another hue, and a multiple of its chroma; lightness stays. */
const turned = (text: string, hue: number, strength: number) => {
  const color = readOklch(text);
  return writeOklch(fit({ ...color, hue, chroma: color.chroma * strength }));
};

/** Greys of a template, tinted. */
export function tintGreys<Word extends string>(
  greys: Readonly<Record<Word, string>>,
  seeds: ParsedSeeds,
): Record<Word, string> {
  const tinted: Record<Word, string> = { ...greys };
  const tint = tintOf(seeds);
  if (!tint) return tinted;
  for (const word in tinted) tinted[word] = turned(tinted[word], tint.hue, tint.strength);
  return tinted;
}

/** The colours of a theme in the hues of the seeds, before anybody looked at contrast. */
export function recolor(template: ThemeValues, seeds: ParsedSeeds): Map<string, string> {
  const colors = colorsOf(template);
  const { accent } = seeds;
  const tint = tintOf(seeds);
  const vividness = accent
    ? Math.min(1.6, accent.chroma / readOklch(template.color.accent).chroma)
    : 1;
  for (const [word, value] of colors) {
    if (accentWords.has(word)) {
      if (accent) colors.set(word, turned(value, accent.hue, vividness));
    } else if (tint && !fixedWords.test(word) && !fixedMarks.test(word)) {
      colors.set(word, turned(value, tint.hue, tint.strength));
    }
  }
  if (accent) for (const word of solidWords) colors.set(word, writeOklch(fit(accent)));
  return colors;
}
