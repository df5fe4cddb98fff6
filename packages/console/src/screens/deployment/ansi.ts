/** The 16 colours of ECMA-48 and its common extension; each has a token that keeps its contrast in both themes. */
export const ansiColors = [
  'black',
  'red',
  'green',
  'yellow',
  'blue',
  'magenta',
  'cyan',
  'white',
  'brightBlack',
  'brightRed',
  'brightGreen',
  'brightYellow',
  'brightBlue',
  'brightMagenta',
  'brightCyan',
  'brightWhite',
] as const;

/** One of the 16 colours. */
export type AnsiColor = (typeof ansiColors)[number];

/** How a run of text looks. Backgrounds are not kept: a colour's contrast holds on the log's own surface only. */
export interface AnsiStyle {
  color?: AnsiColor | undefined;
  isBold?: boolean;
  isDim?: boolean;
  isItalic?: boolean;
  isUnderlined?: boolean;
}

/** A run of text in one style. */
export interface AnsiRun extends AnsiStyle {
  text: string;
}

const escape = String.fromCodePoint(0x1b);
const bell = String.fromCodePoint(0x07);
const character = (from: number, to = from) =>
  `${String.fromCodePoint(from)}-${String.fromCodePoint(to)}`;

/** A control sequence (its parameters and final byte captured), an operating system command, or a shorter escape. */
const sequences = new RegExp(
  [
    `${escape}\\[([0-?]*)[ -/]*([@-~])`,
    `${escape}\\][^${bell}${escape}]*(?:${bell}|${escape}\\\\)`,
    `${escape}(?:[ -/]*[0-~])?`,
  ].join('|'),
  'g',
);

/** Every other control character but the tab. */
const controls = new RegExp(
  `[${character(0x00, 0x08)}${character(0x0a, 0x1f)}${character(0x7f, 0x9f)}]`,
  'g',
);

/** Text as a person reads it: no escape sequences, no control characters. */
export function stripAnsi(text: string): string {
  return text.replaceAll(sequences, '').replaceAll(controls, '');
}

/**
 * Splits one line into runs of one style each (ECMA-48 SGR, with 256 and true colours brought to the nearest
 * of the 16). Other sequences and control characters are dropped: what comes out is only ever text.
 */
export function parseAnsi(line: string): AnsiRun[] {
  const runs: AnsiRun[] = [];
  let style: AnsiStyle = {};
  const add = (raw: string) => {
    const text = raw.replaceAll(controls, '');
    if (text !== '') runs.push({ text, ...style });
  };
  let end = 0;
  for (const match of line.matchAll(sequences)) {
    add(line.slice(end, match.index));
    end = match.index + match[0].length;
    const [, parameters, final] = match;
    if (final === 'm' && parameters !== undefined && /^[\d:;]*$/.test(parameters)) {
      style = applySgr(style, parameters);
    }
  }
  add(line.slice(end));
  return runs;
}

/**
 * What a progress line shows in the end: after a carriage return a terminal writes over the line, so only
 * the last part that has text is kept, in the colours set before it.
 */
export function collapseCarriageReturns(line: string): string {
  const parts = line.split('\r');
  const last = parts.findLastIndex((part) => stripAnsi(part).trim() !== '');
  if (last <= 0) return parts[0] ?? '';
  const before = parts.slice(0, last).join('');
  const styles = before.match(sequences) ?? [];
  return `${styles.join('')}${parts[last] ?? ''}`;
}

function applySgr(style: AnsiStyle, parameters: string): AnsiStyle {
  // Colons join the parts of one colour (ITU T.416), semicolons do too in older programs.
  const codes = parameters.split(/[;:]/).map(Number);
  let next = style;
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0;
    if (code === 38 || code === 48) {
      const { color, length } = readExtendedColor(codes.slice(index + 1), parameters.includes(':'));
      if (code === 38) next = { ...next, color };
      index += length;
    } else {
      next = applyCode(next, code);
    }
  }
  return next;
}

function applyCode(style: AnsiStyle, code: number): AnsiStyle {
  if (code >= 30 && code <= 37) return { ...style, color: ansiColors[code - 30] };
  if (code >= 90 && code <= 97) return { ...style, color: ansiColors[code - 90 + 8] };
  switch (code) {
    case 0:
      return {};
    case 1:
      return { ...style, isBold: true };
    case 2:
      return { ...style, isDim: true };
    case 3:
      return { ...style, isItalic: true };
    case 4:
      return { ...style, isUnderlined: true };
    case 22:
      return { ...style, isBold: false, isDim: false };
    case 23:
      return { ...style, isItalic: false };
    case 24:
      return { ...style, isUnderlined: false };
    case 39:
      return { ...style, color: undefined };
    default:
      return style;
  }
}

/** Reads what follows 38 or 48: `5;n`, `2;r;g;b`, or `2::r:g:b` with its empty colour space. */
function readExtendedColor(
  codes: readonly number[],
  hasColons: boolean,
): { color: AnsiColor | undefined; length: number } {
  const [mode, ...rest] = codes;
  if (mode === 5) return { color: fromPalette(rest[0] ?? 0), length: 2 };
  if (mode !== 2) return { color: undefined, length: 1 };
  const skipped = hasColons && rest.length > 3 ? 1 : 0;
  const [red = 0, green = 0, blue = 0] = rest.slice(skipped);
  return { color: nearest(red, green, blue), length: 4 + skipped };
}

/** The steps of the 6 by 6 by 6 colour cube that 16 to 231 of the 256 colours are. */
const cubeSteps = [0, 95, 135, 175, 215, 255] as const;

function fromPalette(index: number): AnsiColor | undefined {
  if (index < 16) return ansiColors[index];
  if (index >= 232) {
    const grey = 8 + (index - 232) * 10;
    return nearest(grey, grey, grey);
  }
  const step = (divisor: number) => cubeSteps[Math.floor((index - 16) / divisor) % 6] ?? 0;
  return nearest(step(36), step(6), step(1));
}

const greys = ['black', 'brightBlack', 'white', 'brightWhite'] as const;
const hues = ['red', 'yellow', 'green', 'cyan', 'blue', 'magenta'] as const;
const brightHues = [
  'brightRed',
  'brightYellow',
  'brightGreen',
  'brightCyan',
  'brightBlue',
  'brightMagenta',
] as const;

/** The colour of the 16 with the same hue, or with the same lightness when there is hardly any hue. */
function nearest(red: number, green: number, blue: number): AnsiColor {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const lightness = (most * 2 - spread) / 510;
  if (spread < 32) return greys[Math.min(3, Math.floor(lightness * 4))] ?? 'white';
  const names = lightness > 0.55 ? brightHues : hues;
  return names[Math.round(hueOf(red, green, blue) / 60) % 6] ?? 'white';
}

/** Degrees from 0 up to 360. */
function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  if (most === green) return 60 * ((blue - red) / spread) + 120;
  return 60 * ((red - green) / spread) + 240;
}
