import { foldText } from '../internal/foldText.ts';
import type { FoldedText } from '../internal/foldText.ts';
import type { Command } from './commands.ts';

/** A text prepared for matching. */
export interface Folded extends FoldedText {
  /** Start offsets of words in `text`. */
  readonly starts: readonly number[];
  /** The first character of each word. */
  readonly initials: string;
}

/** A command prepared for searching. */
export interface Prepared {
  readonly name: Folded;
  /** Hint, group and keywords, in lower case and without diacritics. */
  readonly others: string;
  /** The letters of all of these, as encoded by {@link lettersOf}. */
  readonly letters: number;
}

const wholeWord = /[\p{L}\p{N}]+/gu;
const plainWord = /[a-z0-9]+/g;

/** Folds case and diacritics. */
export function fold(original: string): Folded {
  const { text, offsets } = foldText(original);
  const word = offsets === undefined ? plainWord : wholeWord;
  const starts = Array.from(text.matchAll(word), ({ index }) => index);
  return { text, offsets, starts, initials: starts.map((at) => text.charAt(at)).join('') };
}

// Command objects are cached with their subjects, so each is folded once.
const known = new WeakMap<Command, Prepared>();

/** Prepares a command for searching, on first use. */
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

/** A set of letters in 32 bits, several letters to a bit: a text that lacks a bit lacks a letter. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}
