import type { Command } from './commands.ts';

/** A part of a name that typing matched: UTF-16 offsets, `to` not included. */
export interface MatchRange {
  readonly from: number;
  readonly to: number;
}

/** A command that matches, and where. */
export interface RankedCommand {
  readonly command: Command;
  /** In the order of the name, without overlaps. Empty where only a hint or a keyword matched. */
  readonly ranges: readonly MatchRange[];
}

/** How well something typed fits, best first. */
const tiers = {
  prefix: 0,
  wordStart: 1,
  acronym: 2,
  inside: 3,
  scattered: 4,
  elsewhere: 5,
} as const;

interface Folded {
  /** Lower case, without marks. */
  readonly text: string;
  /** For each of its characters, where it stands in the original; `undefined` where that is the same place. */
  readonly offsets: readonly number[] | undefined;
  /** Where words begin, in `text`. */
  readonly starts: readonly number[];
  /** The first character of each word. */
  readonly initials: string;
}

interface Match {
  readonly tier: number;
  readonly ranges: readonly MatchRange[];
}

const marks = /\p{M}/gu;
const wholeWord = /[\p{L}\p{N}]+/gu;
const isPlain = /^[\0-\x7F]*$/;

function fold(original: string): Folded {
  const { text, offsets } = isPlain.test(original)
    ? { text: original.toLowerCase(), offsets: undefined }
    : foldMarks(original);
  const starts = Array.from(text.matchAll(wholeWord), ({ index }) => index);
  return { text, offsets, starts, initials: starts.map((at) => text.charAt(at)).join('') };
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
const names = new WeakMap<Command, Folded>();
const others = new WeakMap<Command, string>();

function nameOf(command: Command): Folded {
  let folded = names.get(command);
  if (folded === undefined) {
    folded = fold(command.name);
    names.set(command, folded);
  }
  return folded;
}

function otherWordsOf(command: Command): string {
  let words = others.get(command);
  if (words === undefined) {
    words = fold([command.hint, command.group, ...(command.keywords ?? [])].join('\n')).text;
    others.set(command, words);
  }
  return words;
}

/**
 * The commands that fit what is typed, best first: names that begin with it, then those with a word that does, then
 * by initials, then anywhere inside, then its letters in order, then by hint, group or keyword. Every word typed has
 * to fit. Case and diacritics make no difference. Without anything typed it is all of them, as they come.
 * @param limit How many are wanted at most.
 */
export function rankCommands(
  commands: readonly Command[],
  query: string,
  limit: number,
): RankedCommand[] {
  const words = fold(query)
    .text.split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) {
    return commands.slice(0, limit).map((command) => ({ command, ranges: [] }));
  }
  const found: { ranked: RankedCommand; score: number; length: number }[] = [];
  for (const command of commands) {
    const name = nameOf(command);
    let score = 0;
    const ranges: MatchRange[] = [];
    const fits = words.every((word) => {
      const match = matchName(name, word) ?? matchElsewhere(command, word);
      if (match === undefined) return false;
      score += match.tier;
      ranges.push(...match.ranges);
      return true;
    });
    if (!fits) continue;
    const ranked = { command, ranges: merge(ranges) };
    found.push({ ranked, score: score / words.length, length: name.text.length });
  }
  // Sorting is stable: equals stay in the order they came in.
  return found
    .toSorted((one, other) => one.score - other.score || one.length - other.length)
    .slice(0, limit)
    .map(({ ranked }) => ranked);
}

function matchName(name: Folded, word: string): Match | undefined {
  const { text, starts, initials } = name;
  const whole = (at: number): MatchRange[] => [rangeOf(name, at, at + word.length)];
  if (text.startsWith(word)) return { tier: tiers.prefix, ranges: whole(0) };
  const start = starts.find((at) => text.startsWith(word, at));
  if (start !== undefined) return { tier: tiers.wordStart, ranges: whole(start) };
  const initial = word.length > 1 ? initials.indexOf(word) : -1;
  if (initial !== -1) {
    const ranges = starts
      .slice(initial, initial + word.length)
      .map((at) => rangeOf(name, at, at + 1));
    return { tier: tiers.acronym, ranges };
  }
  const inside = text.indexOf(word);
  if (inside !== -1) return { tier: tiers.inside, ranges: whole(inside) };
  return word.length > 1 ? matchScattered(name, word) : undefined;
}

function matchScattered(name: Folded, word: string): Match | undefined {
  const ranges: MatchRange[] = [];
  let at = 0;
  for (const letter of word) {
    const next = name.text.indexOf(letter, at);
    if (next === -1) return undefined;
    ranges.push(rangeOf(name, next, next + letter.length));
    at = next + letter.length;
  }
  return { tier: tiers.scattered, ranges };
}

function matchElsewhere(command: Command, word: string): Match | undefined {
  return otherWordsOf(command).includes(word) ? { tier: tiers.elsewhere, ranges: [] } : undefined;
}

function rangeOf({ offsets }: Folded, from: number, to: number): MatchRange {
  if (offsets === undefined) return { from, to };
  const end = offsets[to] ?? 0;
  const start = offsets[from] ?? 0;
  // A character that folds into two is marked whole.
  return { from: start, to: Math.max(end, start + 1) };
}

function merge(ranges: readonly MatchRange[]): MatchRange[] {
  const merged: MatchRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last !== undefined && range.from <= last.to) {
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    } else merged.push(range);
  }
  return merged;
}
