import type { AnsiColor, AnsiStyle } from '../store/types.ts';

/** Default style: no colour, no weight. */
export const plainStyle: AnsiStyle = {};

const cubeSteps = [0, 95, 135, 175, 215, 255];

/** One of a terminal's 256 colours: 16 of the palette, a cube of 216, 24 greys (as xterm has them). */
export function indexedColor(index: number): AnsiColor {
  if (index < 16) return { kind: 'palette', index };
  if (index >= 232) {
    const grey = 8 + (index - 232) * 10;
    return { kind: 'rgb', red: grey, green: grey, blue: grey };
  }
  const step = (divisor: number) => cubeSteps[Math.floor((index - 16) / divisor) % 6] ?? 0;
  return { kind: 'rgb', red: step(36), green: step(6), blue: step(1) };
}

const isByte = (value: number | undefined): value is number => value !== undefined && value <= 255;

interface ExtendedColor {
  readonly color: AnsiColor | undefined;
  /** Number of consumed parameters. */
  readonly length: number;
}

/** Reads `5;n` or `2;r;g;b` as they follow 38, 48 and 58 (ITU-T T.416). */
function readColor(numbers: readonly number[], at: number): ExtendedColor {
  if (numbers[at] === 5) {
    const index = numbers[at + 1];
    return { color: isByte(index) ? indexedColor(index) : undefined, length: 2 };
  }
  if (numbers[at] !== 2) return { color: undefined, length: 1 };
  const [red, green, blue] = numbers.slice(at + 1, at + 4);
  const isColor = isByte(red) && isByte(green) && isByte(blue);
  return { color: isColor ? { kind: 'rgb', red, green, blue } : undefined, length: 4 };
}

/** `38:2::r:g:b` and `38:2:r:g:b` both occur: the second leaves the colour space out. */
function readColonColor(parts: readonly number[]): AnsiColor | undefined {
  const hasSpace = parts[1] === 2 && parts.length >= 6;
  return readColor(hasSpace ? [2, ...parts.slice(3, 6)] : parts.slice(1), 0).color;
}

const without = (style: AnsiStyle, ...keys: (keyof AnsiStyle)[]): AnsiStyle => {
  const rest = { ...style };
  for (const key of keys) delete rest[key];
  return rest;
};

function withColor(style: AnsiStyle, target: number, color: AnsiColor | undefined): AnsiStyle {
  if (color === undefined) return style;
  if (target === 38) return { ...style, foreground: color };
  return target === 48 ? { ...style, background: color } : style;
}

/** Returns the style after a single parameter. Unknown parameters change nothing. */
function applyNumber(style: AnsiStyle, number: number): AnsiStyle {
  switch (number) {
    case 0:
      return plainStyle;
    case 1:
      return { ...style, bold: true };
    case 2:
      return { ...style, dim: true };
    case 3:
      return { ...style, italic: true };
    case 4:
    case 21:
      return { ...style, underline: true };
    case 7:
      return { ...style, inverse: true };
    case 9:
      return { ...style, strike: true };
    case 22:
      return without(style, 'bold', 'dim');
    case 23:
      return without(style, 'italic');
    case 24:
      return without(style, 'underline');
    case 27:
      return without(style, 'inverse');
    case 29:
      return without(style, 'strike');
    case 39:
      return without(style, 'foreground');
    case 49:
      return without(style, 'background');
    default:
  }
  if (number >= 30 && number <= 37) {
    return { ...style, foreground: { kind: 'palette', index: number - 30 } };
  }
  if (number >= 40 && number <= 47) {
    return { ...style, background: { kind: 'palette', index: number - 40 } };
  }
  if (number >= 90 && number <= 97) {
    return { ...style, foreground: { kind: 'palette', index: number - 82 } };
  }
  if (number >= 100 && number <= 107) {
    return { ...style, background: { kind: 'palette', index: number - 92 } };
  }
  return style;
}

/** Values between the colons of one parameter. */
function applyColons(style: AnsiStyle, parameter: string): AnsiStyle {
  const parts = parameter.split(':').map(Number);
  const [first = 0] = parts;
  if (first === 4) return applyNumber(style, parts[1] === 0 ? 24 : 4);
  return first === 38 || first === 48 ? withColor(style, first, readColonColor(parts)) : style;
}

/**
 * The style after a "select graphic rendition" sequence, given the text between `ESC [` and `m`. Blinking,
 * concealing and overlining are left out: a log hides nothing.
 */
export function applySgr(style: AnsiStyle, parameters: string): AnsiStyle {
  const items = parameters.split(';');
  const numbers = items.map(Number);
  let next = style;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] ?? '';
    const number = numbers[at] ?? 0;
    if (item.includes(':')) next = applyColons(next, item);
    else if (number === 38 || number === 48 || number === 58) {
      const { color, length } = readColor(numbers, at + 1);
      next = withColor(next, number, color);
      at += length;
    } else next = applyNumber(next, number);
  }
  return next;
}

function colorNumbers(color: AnsiColor, base: 30 | 40): string {
  if (color.kind === 'rgb') return `${base + 8};2;${color.red};${color.green};${color.blue}`;
  return String(color.index < 8 ? base + color.index : base + 52 + color.index);
}

/** The parameters that lead from no style at all to this one: the inverse of {@link applySgr}. */
export function sgrOf(style: AnsiStyle): string {
  return [
    '0',
    style.bold && '1',
    style.dim && '2',
    style.italic && '3',
    style.underline && '4',
    style.inverse && '7',
    style.strike && '9',
    style.foreground && colorNumbers(style.foreground, 30),
    style.background && colorNumbers(style.background, 40),
  ]
    .filter((item) => item !== undefined)
    .join(';');
}
