import type { ThemeValues } from './contract.css.ts';
import { contrast, over, parseOklch } from './oklch.ts';

type Under<Group extends 'log' | 'ansi' | 'chart'> =
  `${Group}.${Extract<keyof ThemeValues[Group], string>}`;

/** A colour of a theme: a token of the group `color`, or one of another group as `group.word`. */
export type ColorToken =
  | Extract<keyof ThemeValues['color'], string>
  | Under<'log'>
  | Under<'ansi'>
  | Under<'chart'>;

/** Two adjacent colours, and their minimum contrast. */
export interface ContrastPair {
  readonly foreground: ColorToken;
  readonly background: ColorToken;
  /** A translucent layer between the two. */
  readonly wash?: ColorToken;
  /** 4.5 for text, 3 for borders, graphics and focus rings (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly floor: 4.5 | 3;
}

/**
 * Tokens without a minimum, each for a reason: hairlines separate and are never the only sign of
 * a control, disabled elements are exempt (WCAG 2.2, 1.4.3), and the rest is decoration.
 */
export const exemptTokens = [
  'scrim',
  'border',
  'borderStrong',
  'accentBorder',
  'successBorder',
  'warningBorder',
  'dangerBorder',
  'infoBorder',
  'accentLine',
  'textDisabled',
  'track',
  'thumb',
  'pennantBack',
  'pennantInk',
  'skeleton',
  'skeletonShine',
] as const satisfies readonly ColorToken[];

const surfaces = ['inset', 'surface', 'raised', 'overlay'] as const;
const washes = [undefined, 'hover', 'pressed', 'selected'] as const;
const statuses = ['success', 'warning', 'danger', 'info', 'accent'] as const;
const rowWashes = [
  undefined,
  'log.rowHover',
  'log.rowSelected',
  'log.rowError',
  'log.rowWarning',
] as const;
const hues = ['Red', 'Green', 'Yellow', 'Blue', 'Magenta', 'Cyan', 'Black', 'White'] as const;
const ansi: readonly Under<'ansi'>[] = [
  ...(['red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'black', 'white'] as const).map(
    (hue) => `ansi.${hue}` as const,
  ),
  ...hues.map((hue) => `ansi.bright${hue}` as const),
];

const pairOf =
  (floor: ContrastPair['floor']) =>
  (foreground: ColorToken, background: ColorToken, wash?: ColorToken): ContrastPair => ({
    foreground,
    background,
    ...(wash && { wash }),
    floor,
  });
const text = pairOf(4.5);
const edge = pairOf(3);

const onSurfaces = surfaces.flatMap((surface) => [
  ...washes.flatMap((wash) => [
    text('text', surface, wash),
    text('textMuted', surface, wash),
    text('accentText', surface, wash),
    edge('focusRing', surface, wash),
  ]),
  ...statuses.flatMap((status) => [
    text(`${status}Fg`, surface),
    text(`${status}Fg`, surface, 'hover'),
    text(`${status}Fg`, surface, 'selected'),
  ]),
  text('textSubtle', surface),
  text('textSubtle', surface, 'hover'),
  // Backgrounds of selected items; the command palette has `textMuted` on them.
  ...(surface === 'surface' || surface === 'raised'
    ? [text('textSubtle', surface, 'selected')]
    : []),
  edge('borderControl', surface),
  edge('accent', surface),
  edge('dangerSolid', surface),
]);

const onStatus = statuses.flatMap((status) => [
  text(`${status}Fg`, `${status}Bg`),
  text('text', `${status}Bg`),
  text('textMuted', `${status}Bg`),
  // Code inside a notice is on a wash.
  text('textMuted', `${status}Bg`, 'hover'),
]);

const onSolids = [
  text('onAccent', 'accent'),
  text('onAccent', 'accentHover'),
  text('onAccent', 'accentPressed'),
  text('onAccent', 'accentSolid'),
  text('onDanger', 'dangerSolid'),
  text('onDanger', 'dangerHover'),
  text('onWarning', 'warningSolid'),
  text('text', 'fillSubtle'),
  text('text', 'fill'),
  text('teamFg', 'teamBg'),
  // Tooltips and the default badge have inverted colours.
  text('surface', 'text'),
];

const onFields = [
  text('text', 'field'),
  text('textMuted', 'field'),
  text('textSubtle', 'field'),
  edge('borderControl', 'field'),
  edge('dangerSolid', 'field'),
  edge('focusRing', 'field'),
];

const onLogs = [
  ...rowWashes.flatMap((wash) =>
    [
      'log.text' as const,
      'log.muted' as const,
      'dangerFg' as const,
      'warningFg' as const,
      'accentText' as const,
      ...ansi,
    ].map((word) => text(word, 'log.surface', wash)),
  ),
  text('log.hitFg', 'log.hitBg'),
  text('log.hitCurrentFg', 'log.hitCurrentBg'),
  edge('focusRing', 'log.surface'),
];

const onCharts = [
  ...(['neutral', 'success', 'warning', 'danger', 'accent'] as const).flatMap((mark) => [
    edge(`chart.${mark}`, 'surface'),
    edge(`chart.${mark}`, 'raised'),
  ]),
  edge('chart.danger', 'log.surface'),
  edge('chart.warning', 'log.surface'),
  // Icons and dots of a status, without a box.
  edge('successSolid', 'raised'),
  edge('infoSolid', 'raised'),
];

/** Every pair that components use: text, borders, focus rings, graphics, and those of logs and charts. */
export const contrastPairs: readonly ContrastPair[] = [
  ...onSurfaces,
  ...onStatus,
  ...onSolids,
  ...onFields,
  ...onLogs,
  ...onCharts,
];

const under = (group: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([word, value]) => [`${group}.${word}`, value] as const);

/** The colours of a theme by their {@link ColorToken}s. */
export type ThemeColors = ReadonlyMap<string, string>;

/** The colours of a theme in one map, in `oklch()`. */
export const colorsOf = ({
  color,
  log,
  ansi: terminal,
  chart,
}: Omit<ThemeValues, 'shadow'>): Map<string, string> =>
  new Map([
    ...Object.entries(color),
    ...under('log', log),
    ...under('ansi', terminal),
    ...under('chart', chart),
  ]);

/** The contrast ratio of a pair in a theme, 1 to 21. */
export function measure(pair: ContrastPair, colors: ThemeColors): number {
  const color = (word: ColorToken) => parseOklch(colors.get(word) ?? '');
  const ground = color(pair.background);
  return contrast(color(pair.foreground), pair.wash ? over(color(pair.wash), ground) : ground);
}
