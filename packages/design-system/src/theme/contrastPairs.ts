import type { ThemeValues } from './contract.css.ts';
import { contrast, over, parseOklch } from './oklch.ts';

type Word = keyof ThemeValues['color'];

/** Two colours that meet on the screen, and how far apart they have to be. */
export interface ContrastPair {
  readonly foreground: Word;
  readonly background: Word;
  /** Lies between the two. */
  readonly wash?: 'hover' | 'pressed' | 'selected';
  /** 4.5 for text, 3 for edges of controls and focus rings (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly floor: 4.5 | 3;
}

const surfaces = ['inset', 'surface', 'raised', 'overlay'] as const;
const washes = [undefined, 'hover', 'pressed', 'selected'] as const;
const statuses = ['success', 'warning', 'danger', 'info', 'accent'] as const;

const text = (foreground: Word, background: Word, wash?: ContrastPair['wash']): ContrastPair => ({
  foreground,
  background,
  ...(wash && { wash }),
  floor: 4.5,
});

const edge = (foreground: Word, background: Word): ContrastPair => ({
  foreground,
  background,
  floor: 3,
});

/** Every pair the components draw. Text that is disabled and hairlines are exempt. */
export const contrastPairs: readonly ContrastPair[] = [
  ...surfaces.flatMap((surface) => [
    ...washes.flatMap((wash) => [
      text('text', surface, wash),
      text('textMuted', surface, wash),
      text('accentText', surface, wash),
    ]),
    text('textSubtle', surface),
    text('textSubtle', surface, 'hover'),
    edge('focusRing', surface),
    edge('accent', surface),
    ...statuses.flatMap((status) => [
      text(`${status}Fg`, surface),
      text(`${status}Fg`, surface, 'hover'),
    ]),
  ]),
  ...statuses.map((status) => text(`${status}Fg`, `${status}Bg`)),
  text('text', 'fillSubtle'),
  text('text', 'fill'),
  text('teamFg', 'teamBg'),
  text('surface', 'text'),
  text('onAccent', 'accent'),
  text('onAccent', 'accentHover'),
  text('onAccent', 'accentPressed'),
  text('onDanger', 'dangerSolid'),
  text('onDanger', 'dangerHover'),
  text('onWarning', 'warningSolid'),
  text('textSubtle', 'field'),
  edge('borderControl', 'field'),
  edge('borderControl', 'surface'),
  edge('borderControl', 'raised'),
  edge('dangerSolid', 'field'),
  edge('dangerSolid', 'raised'),
];

/** The ratio of a pair in a theme, 1 to 21. */
export function measure(pair: ContrastPair, colors: ThemeValues['color']): number {
  const color = (word: Word) => parseOklch(colors[word]);
  const ground = color(pair.background);
  return contrast(color(pair.foreground), pair.wash ? over(color(pair.wash), ground) : ground);
}
