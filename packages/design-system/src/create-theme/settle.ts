import { contrastPairs, measure } from '../theme/contrastPairs.ts';
import type { ColorToken, ContrastPair } from '../theme/contrastPairs.ts';
import { readOklch, writeOklch } from '../theme/oklch.ts';
import type { Oklch } from '../theme/oklch.ts';
import { fit } from './recolor.ts';

/** Step of the lightness search. */
const STEP = 0.0025;

/** Adjusted first, in this order: the fill of pressable elements, its text, and its other states. */
const solids: readonly ColorToken[] = ['accent', 'onAccent', 'accentHover', 'accentPressed'];
const foregrounds = [...new Set(contrastPairs.map(({ foreground }) => foreground))].filter(
  (word) => word !== 'surface' && !solids.includes(word),
);

const wordsOf = ({ foreground, background, wash }: ContrastPair) => [
  foreground,
  background,
  ...(wash ? [wash] : []),
];

/** Lightness values from 0 to 1, nearest to `start` first. */
function* lightnessesFrom(start: number) {
  yield start;
  for (let away = STEP; away <= 1; away += STEP) {
    if (start + away <= 1) yield start + away;
    if (start - away >= 0) yield start - away;
  }
}

/**
 * Changes the lightness of a token as little as possible, until every pair with already
 * adjusted tokens has enough contrast. Hue is preserved, and chroma as far as sRGB allows.
 */
function settleToken(
  colors: Map<string, string>,
  word: ColorToken,
  unsettled: ReadonlySet<string>,
) {
  const pairs = contrastPairs.filter((pair) => {
    const words = wordsOf(pair);
    return words.includes(word) && !words.some((other) => other !== word && unsettled.has(other));
  });
  const holds = () => pairs.every((pair) => measure(pair, colors) >= pair.floor);
  if (holds()) return;
  const color = readOklch(colors.get(word) ?? '');
  for (const lightness of lightnessesFrom(color.lightness)) {
    colors.set(word, writeOklch(fit({ ...color, lightness })));
    if (holds()) return;
  }
  throw new Error(`createTheme: no lightness of ${word} is far enough from all it meets.`);
}

const inkOn = (accent: Oklch): Oklch[] => [
  { ...accent, lightness: 0.995, chroma: 0.003 },
  { ...accent, lightness: 0.19, chroma: Math.min(accent.chroma, 0.03) },
];

/** Lightness change of a solid colour on hover and press: away from its text, unless it is at the limit already. */
function steps({ lightness }: Oklch, isInkLight: boolean): readonly [number, number] {
  if (isInkLight) return lightness < 0.32 ? [0.06, 0.11] : [-0.045, -0.095];
  return lightness > 0.93 ? [-0.05, -0.1] : [0.05, -0.06];
}

/** Adds a readable text colour to the solid accent, and its hover and press states. */
function settleSolids(colors: Map<string, string>, unsettled: Set<string>) {
  const settled = (word: ColorToken) => {
    settleToken(colors, word, unsettled);
    unsettled.delete(word);
    return readOklch(colors.get(word) ?? '');
  };
  const accent = settled('accent');
  const [light, dark] = inkOn(accent).map((ink) => writeOklch(fit(ink)));
  const pair = { foreground: 'onAccent', background: 'accent', floor: 4.5 } as const;
  const isInkLight = measure(pair, new Map([...colors, ['onAccent', light ?? '']])) >= pair.floor;
  colors.set('onAccent', (isInkLight ? light : dark) ?? '');
  settled('onAccent');
  const [hover, pressed] = steps(accent, isInkLight);
  const move = (by: number) =>
    writeOklch(fit({ ...accent, lightness: Math.min(1, Math.max(0, accent.lightness + by)) }));
  colors.set('accentHover', move(hover));
  settled('accentHover');
  colors.set('accentPressed', move(pressed));
  settled('accentPressed');
}

/**
 * Gives every declared pair enough contrast. Surfaces, washes and fills stay as in the
 * template; solids, text, borders and graphics change.
 *
 * @param hasOwnAccent whether the solid accent needs its own text and states
 * @throws when a token cannot satisfy all its pairs, which no known seed causes
 */
export function settle(colors: Map<string, string>, hasOwnAccent: boolean): void {
  const unsettled = new Set<string>([...solids, ...foregrounds]);
  if (hasOwnAccent) settleSolids(colors, unsettled);
  for (const word of [...solids, ...foregrounds]) {
    settleToken(colors, word, unsettled);
    unsettled.delete(word);
  }
}
