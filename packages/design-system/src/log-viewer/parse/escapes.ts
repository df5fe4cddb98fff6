import type { AnsiStyle } from '../store/types.ts';

/** An escape sequence, or the piece of one that a line has room for. */
export interface Escape {
  /** Offset after the sequence. */
  readonly end: number;
  /** Its final byte, if it is a control sequence (`ESC [ … x`) that is whole: `m`, `K`, `G`. */
  readonly final: string;
  /** Parameters between `ESC [` and the final byte. */
  readonly parameters: string;
}

const ESC = 0x1b;
const BEL = 0x07;
/** `P ] X ^ _` take a string up to a terminator: DCS, OSC, SOS, PM and APC. */
const stringCommands = new Set([0x50, 0x5d, 0x58, 0x5e, 0x5f]);

const isIntermediate = (code: number) => code >= 0x20 && code <= 0x2f;

/** Strings end with BEL or `ESC \`; any other ESC breaks them off, as does the end of the line. */
function endOfString(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BEL) return at + 1;
    if (code === ESC) return text[at + 1] === '\\' ? at + 2 : at;
  }
  return text.length;
}

function readControlSequence(text: string, from: number): Escape {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code < 0x20 || code > 0x3f) break;
    at += 1;
  }
  const final = text.charCodeAt(at);
  const isWhole = final >= 0x40 && final <= 0x7e;
  return {
    end: isWhole ? at + 1 : at,
    final: isWhole ? (text[at] ?? '') : '',
    parameters: isWhole ? text.slice(from, at) : '',
  };
}

/**
 * Reads the escape sequence that starts at `at`, where `text` has an ESC (ECMA-35 and ECMA-48). A truncated or
 * malformed sequence ends at its first invalid character, and no part of it is text.
 */
export function readEscape(text: string, at: number): Escape {
  const nothing = { final: '', parameters: '' };
  const code = text.charCodeAt(at + 1);
  if (code === 0x5b) return readControlSequence(text, at + 2);
  if (stringCommands.has(code)) return { end: endOfString(text, at + 2), ...nothing };
  let end = at + 1;
  while (isIntermediate(text.charCodeAt(end))) end += 1;
  const final = text.charCodeAt(end);
  return { end: final >= 0x30 && final <= 0x7e ? end + 1 : end, ...nothing };
}

/** Style change in a line: the parameters of a "select graphic rendition" sequence. */
export interface StyleChange {
  /** UTF-16 units into the plain text. */
  readonly at: number;
  readonly parameters: string;
}

/** A line taken apart. */
export interface PlainLine {
  readonly text: string;
  readonly changes: readonly StyleChange[];
  /** Style of the text after it, if the changes do not include it. */
  readonly pen?: AnsiStyle;
}

/** Sequences that move the cursor or erase, so that later text can overwrite earlier text. */
export const movesCursor = (final: string): boolean => final !== '' && 'KGCDPX`'.includes(final);

/** Parameters of private sequences (`ESC [ > 4 m`) set no style. */
export const isStyle = ({ final, parameters }: Escape): boolean =>
  final === 'm' && /^[\d;:]*$/.test(parameters);
