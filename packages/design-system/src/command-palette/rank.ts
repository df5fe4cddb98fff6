import type { Command } from './commands.ts';
import { fold, lettersOf, prepare } from './prepare.ts';
import type { Folded, Prepared } from './prepare.ts';

/** A matched range of a name: UTF-16 offsets, `to` excluded. */
export interface MatchRange {
  readonly from: number;
  readonly to: number;
}

/** A matching command, and its matches. */
export interface RankedCommand {
  readonly command: Command;
  /** In the order of the name, without overlaps. Empty where only a hint or a keyword matched. */
  readonly ranges: readonly MatchRange[];
  /** Result where the input names a command and its argument: `command` then only shows both. */
  readonly pair?: CommandPair | undefined;
}

/** A command and the choice of its argument. */
export interface CommandPair {
  readonly parent: Command;
  readonly choice: Command;
}

const noRanges: readonly MatchRange[] = [];

/** A command in the unfiltered list. */
export const withoutRanges = (command: Command): RankedCommand => ({ command, ranges: noRanges });

/** Quality of a match, best first. */
const tiers = {
  prefix: 0,
  wordStart: 1,
  acronym: 2,
  inside: 3,
  scattered: 4,
  elsewhere: 5,
} as const;

type Tier = (typeof tiers)[keyof typeof tiers];

/** A matching command: lower is better. */
interface Candidate {
  readonly command: Command;
  /** The sum of the tiers of all words. */
  readonly score: number;
  /** Length of its name. */
  readonly length: number;
  /** The command whose argument it is, where the input names both. */
  readonly parent?: Command;
}

/**
 * Returns the commands that match the input, best first: names that start with it, then those with a word that does,
 * then by initials, then substrings, then letters in order, then by hint, group or keyword. Every word of the input
 * must match. Case and diacritics are ignored. For an empty input, returns all but search-only commands, in order.
 * A command whose argument has names for its choices is also found with a choice, when each word matches one of both.
 * @param limit Maximum number of results.
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
    const offered = commands.filter(({ isSearchedOnly = false }) => !isSearchedOnly);
    return offered.slice(0, limit).map(withoutRanges);
  }
  const letters = lettersOf(words.join(''));
  // The best so far, in order: most of the others are only compared with the last one.
  const best: Candidate[] = [];
  /** Returns the score that another one of this length must not exceed: the last one's, if equal but shorter. */
  const mostFor = (length: number) => {
    const last = best[limit - 1];
    return last === undefined ? Infinity : last.score - (length < last.length ? 0 : 1);
  };
  const add = (one: Candidate) => {
    // Equal matches keep their order.
    const at = best.findLastIndex((other) => !isBetter(one, other)) + 1;
    best.splice(at, 0, one);
    if (best.length > limit) best.pop();
  };
  for (const command of commands) {
    const prepared = prepare(command);
    if ((letters & ~prepared.letters) === 0) {
      const { length } = prepared.name.text;
      const score = scoreOf(prepared, words, mostFor(length));
      if (score !== undefined) add({ command, score, length });
    }
    if (words.length > 1 && command.argument?.nameOf !== undefined) {
      addChoices(command, words, { mostFor, add });
    }
  }
  return best.map(({ command, parent }) => {
    const shown = parent === undefined ? command : pairOf(parent, command);
    return {
      command: shown,
      ranges: rangesOf(prepare(shown), words),
      pair: parent && { parent, choice: command },
    };
  });
}

interface Results {
  mostFor: (length: number) => number;
  add: (one: Candidate) => void;
}

/** Adds the choices of a command that match together with it. Each matches a word that the command does not. */
function addChoices(parent: Command, words: readonly string[], { mostFor, add }: Results): void {
  const tiersOfParent = words.map((word) => clearTierOf(prepare(parent), word));
  const missing = words.filter((_, index) => tiersOfParent[index] === undefined);
  if (missing.length === 0 || missing.length === words.length) return;
  const letters = lettersOf(missing.join(''));
  for (const choice of parent.argument?.commands ?? []) {
    const prepared = prepare(choice);
    if ((letters & ~prepared.letters) !== 0) continue;
    const ofChoice = words.map((word) => clearTierOf(prepared, word));
    // Input that names the choice alone means the choice.
    if (!ofChoice.includes(undefined)) continue;
    const score = ofChoice.reduce<number>(
      (sum, tier, index) => sum + Math.min(tier ?? Infinity, tiersOfParent[index] ?? Infinity),
      0,
    );
    const { length } = prepared.name.text;
    if (score < Infinity && score <= mostFor(length))
      add({ command: choice, score, length, parent });
  }
}

/** Returns the quality of a match that is more than letters in order: of two names, those match by chance. */
function clearTierOf(prepared: Prepared, word: string): Tier | undefined {
  const tier = tierOf(prepared, word);
  if (tier !== tiers.scattered) return tier;
  return prepared.others.includes(word) ? tiers.elsewhere : undefined;
}

/** Returns the row of a command with a choice. */
function pairOf({ id, argument, icon, group, preview }: Command, choice: Command): Command {
  return {
    id: `${id} ${choice.id}`,
    name: argument?.nameOf?.(choice) ?? choice.name,
    icon,
    group,
    preview,
    detail: choice.detail,
  };
}

/** The sum of the tiers of all words; `undefined` where one does not match, or where it would exceed `most`. */
function scoreOf(prepared: Prepared, words: readonly string[], most: number): number | undefined {
  let score = 0;
  for (const word of words) {
    const tier = tierOf(prepared, word, most - score);
    if (tier === undefined) return undefined;
    score += tier;
    if (score > most) return undefined;
  }
  return score;
}

function isBetter(one: Candidate, other: Candidate): boolean {
  return one.score === other.score ? one.length < other.length : one.score < other.score;
}

/** Returns the quality of a match, if any. Stops at matches worse than `most`. */
function tierOf({ name, others }: Prepared, word: string, most = Infinity): Tier | undefined {
  const { text, starts, initials } = name;
  const at = text.indexOf(word);
  if (at === 0) return tiers.prefix;
  if (most < tiers.wordStart) return undefined;
  if (at !== -1 && starts.some((start) => text.startsWith(word, start))) return tiers.wordStart;
  if (word.length > 1 && initials.includes(word)) return tiers.acronym;
  if (at !== -1) return tiers.inside;
  if (most < tiers.scattered) return undefined;
  if (word.length > 1 && isScatteredIn(text, word)) return tiers.scattered;
  return others.includes(word) ? tiers.elsewhere : undefined;
}

/** Whether the letters of a word occur in a text, in order. */
function isScatteredIn(text: string, word: string): boolean {
  let from = 0;
  for (const letter of word) {
    const at = text.indexOf(letter, from);
    if (at === -1) return false;
    from = at + letter.length;
  }
  return true;
}

function rangesOf(prepared: Prepared, words: readonly string[]): readonly MatchRange[] {
  return merge(words.flatMap((word) => rangesOfWord(prepared, word)));
}

function rangesOfWord(prepared: Prepared, word: string): MatchRange[] {
  const { name } = prepared;
  const { text, starts, initials } = name;
  const whole = (at: number) => [rangeOf(name, at, at + word.length)];
  switch (tierOf(prepared, word)) {
    case tiers.prefix:
      return whole(0);
    case tiers.wordStart:
      return whole(starts.find((start) => text.startsWith(word, start)) ?? 0);
    case tiers.acronym: {
      const first = initials.indexOf(word);
      return starts
        .slice(first, first + word.length)
        .map((start) => rangeOf(name, start, start + 1));
    }
    case tiers.inside:
      return whole(text.indexOf(word));
    case tiers.scattered: {
      let from = 0;
      return Array.from(word, (letter) => {
        const at = text.indexOf(letter, from);
        from = at + letter.length;
        return rangeOf(name, at, from);
      });
    }
    case tiers.elsewhere:
    case undefined:
      return [];
  }
}

function rangeOf({ offsets }: Folded, from: number, to: number): MatchRange {
  if (offsets === undefined) return { from, to };
  const end = offsets[to] ?? 0;
  const start = offsets[from] ?? 0;
  // A character that folds into two is highlighted as a whole.
  return { from: start, to: Math.max(end, start + 1) };
}

function merge(ranges: readonly MatchRange[]): readonly MatchRange[] {
  const merged: MatchRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last !== undefined && range.from <= last.to) {
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    } else merged.push(range);
  }
  return merged.length === 0 ? noRanges : merged;
}
