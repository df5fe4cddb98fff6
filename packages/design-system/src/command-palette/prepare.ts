import type { Command } from './commands.ts';

/** A text as typing is compared with it. */
export interface Folded {
  /** Lower case, without marks. */
  readonly text: string;
  /** For each of its characters, where it stands in the original; `undefined` where that is the same place. */
  readonly offsets: readonly number[] | undefined;
  /** Start offsets of words in `text`. */
  readonly starts: readonly number[];
  /** The first character of each word. */
  readonly initials: string;
}

/** A command, ready to be searched. */
export interface Prepared {
  readonly name: Folded;
  /** Hint, group and keywords, in lower case and without marks. */
  readonly others: string;
  /** The letters of all of these, as {@link lettersOf} has them. */
  readonly letters: number;
}

const marks = /\p{M}/gu;
const wholeWord = /[\p{L}\p{N}]+/gu;
const plainWord = /[a-z0-9]+/g;
const isPlain = /^[\0-\x7F]*$/;

/** Makes case and diacritics no difference. */
export function fold(original: string): Folded {
  const { text, offsets } = foldText(original);
  const word = offsets === undefined ? plainWord : wholeWord;
  const starts = Array.from(text.matchAll(word), ({ index }) => index);
  return { text, offsets, starts, initials: starts.map((at) => text.charAt(at)).join('') };
}

function foldText(original: string): Pick<Folded, 'text' | 'offsets'> {
  return isPlain.test(original)
    ? { text: original.toLowerCase(), offsets: undefined }
    : foldMarks(original);
}

function foldMarks(original: string) {
  const offsets: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const folded = character.normalize('NFD').replaceAll(marks, '').toLowerCase();
    for (let index = 0; index < folded.length; index += 1) offsets.push(at);
    text += folded;
    at += character.length;
  }
  offsets.push(original.length);
  return { text, offsets };
}

// Commands are data that lives as long as what they stand for: each is folded once.
const known = new WeakMap<Command, Prepared>();

/** A command, ready to be searched: made at the first asking. */
export function prepare(command: Command): Prepared {
  let prepared = known.get(command);
  if (prepared === undefined) {
    const { name, hint, group, keywords = [] } = command;
    const folded = fold(name);
    const others = foldText([hint, group, ...keywords].join('\n')).text;
    prepared = { name: folded, others, letters: lettersOf(folded.text) | lettersOf(others) };
    known.set(command, prepared);
  }
  return prepared;
}

/** A set of letters in 32 bits, several letters to a bit: what lacks a bit of a word cannot have all of its letters. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}
