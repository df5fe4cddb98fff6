import type { Assertion, Step } from './program.ts';

/** Searches texts in linear time. Only the start of an extremely long text is searched. */
export interface LinearMatcher {
  /**
   * Calls back with the position of each match that is not empty, in order. Returns whether all of the text was
   * searched: matches that depend on the rest are left out.
   */
  each: (text: string, found: (from: number, to: number) => void) => boolean;
  /** Whether there is a match, which may be empty. */
  test: (text: string) => boolean;
}

/** Whether one character fits a piece of a pattern. The browser says, once for each. */
function createTest(source: string, flags: string) {
  const pattern = new RegExp(`^(?:${source})$`, flags);
  const known: (boolean | undefined)[] = [];
  return (code: number): boolean => (known[code] ??= pattern.test(String.fromCodePoint(code)));
}

const wholeWordCharacter = /[\p{L}\p{N}_]/u;

function codeBefore(text: string, at: number): number {
  const code = text.codePointAt(at - 2) ?? 0;
  return code > 0xffff ? code : text.charCodeAt(at - 1);
}

const isWholeWord = (code: number | undefined) =>
  code !== undefined && !Number.isNaN(code) && wholeWordCharacter.test(String.fromCodePoint(code));

function holds(assertion: Assertion, text: string, at: number, word: RegExp): boolean {
  switch (assertion) {
    case '^':
      return at === 0;
    case '$':
      return at === text.length;
    case 'word starts':
      return !isWholeWord(codeBefore(text, at));
    case 'word ends':
      return !isWholeWord(text.codePointAt(at));
    case '\\b':
    case '\\B': {
      const isBoundary = word.test(text[at - 1] ?? '') !== word.test(text[at] ?? '');
      return isBoundary === (assertion === '\\b');
    }
  }
}

/**
 * Maximum number of pairs of a position in a line and a step of the program. Each takes one byte and some 20 ns. Only
 * the start of longer lines is searched.
 */
const maxPairs = 1 << 24;

/**
 * Finds all matches of a program in a time that grows with the length of the text, whatever the pattern. From the end of
 * the text to its start, it notes which steps lead to a match from which position; from the start to the end, it then
 * takes the first such step. It never backtracks, nor reads to the end of the text again after a match.
 */
export function createLinearMatcher(program: readonly Step[], flags: string): LinearMatcher {
  const isUnicode = flags.includes('u');
  const word = new RegExp(String.raw`\w`, flags);
  const size = program.length;
  const last = size - 1;
  const reads: { place: number; test: (code: number) => boolean }[] = [];
  /** By step: the steps that continue there without reading a character. */
  const origins: number[][] = program.map(() => []);
  for (const [place, step] of program.entries()) {
    if (step.does === 'read') reads.push({ place, test: createTest(step.source, flags) });
    else if (step.does === 'assert') origins[place + 1]?.push(place);
    else if (step.does === 'jump') origins[step.to]?.push(place);
    else if (step.does === 'split') {
      origins[step.first]?.push(place);
      origins[step.second]?.push(place);
    }
  }
  /** Whether a step leads to a match, by position and step. */
  let leads = new Uint8Array(0);
  const visited = new Uint32Array(size);
  let visit = 0;

  /** Notes that a step leads to a match, and so do the steps before it that read nothing. */
  const note = (place: number, text: string, at: number) => {
    const pair = at * size + place;
    if (leads[pair] === 1) return;
    const step = program[place];
    if (step?.does === 'assert' && !holds(step.assertion, text, at, word)) return;
    leads[pair] = 1;
    for (const origin of origins[place] ?? []) note(origin, text, at);
  };

  /** Finds the first step from `place` on that leads to a match by reading a character, or is the match. */
  const choose = (place: number, at: number): number | undefined => {
    if (leads[at * size + place] !== 1 || visited[place] === visit) return undefined;
    visited[place] = visit;
    const step = program[place];
    if (step?.does === 'jump') return choose(step.to, at);
    if (step?.does === 'split') return choose(step.first, at) ?? choose(step.second, at);
    return step?.does === 'assert' ? choose(place + 1, at) : place;
  };

  const codeAt = (text: string, at: number) =>
    (isUnicode ? text.codePointAt(at) : text.charCodeAt(at)) ?? 0;
  const lengthOf = (code: number) => (code > 0xffff ? 2 : 1);

  /** Returns the position up to which a text is searched. */
  const endOf = (text: string) => {
    const end = Math.min(text.length, Math.floor(maxPairs / size) - 1);
    return end > 0 && lengthOf(codeAt(text, end - 1)) > 1 ? end - 1 : end;
  };

  /** Notes which steps lead to a match, up to the first position where the first step does if `isTest`. */
  const noteAll = (text: string, end: number, isTest: boolean) => {
    const pairs = (end + 1) * size;
    if (leads.length < pairs) leads = new Uint8Array(pairs);
    else leads.fill(0, 0, pairs);
    // What follows is not known: any step could lead to a match.
    if (!isTest && end < text.length) leads.fill(1, end * size, pairs);
    note(last, text, end);
    for (let after = end; after > 0;) {
      if (isTest && leads[after * size] === 1) return;
      const code = isUnicode ? codeBefore(text, after) : text.charCodeAt(after - 1);
      const at = after - lengthOf(code);
      note(last, text, at);
      for (const { place, test } of reads) {
        if (leads[after * size + place + 1] === 1 && test(code)) note(place, text, at);
      }
      after = at;
    }
  };

  const each: LinearMatcher['each'] = (text, found) => {
    const end = endOf(text);
    const isWhole = end === text.length;
    noteAll(text, end, false);
    for (let from = 0; from < end;) {
      let to = from;
      for (let place = 0; ;) {
        if (to === end && !isWhole) return false;
        visit += 1;
        const step = choose(place, to);
        if (step === undefined || step === last) break;
        to += lengthOf(codeAt(text, to));
        place = step + 1;
      }
      if (to > from) found(from, to);
      else to += lengthOf(codeAt(text, from));
      from = to;
    }
    return isWhole;
  };

  return {
    each,
    test: (text) => {
      const end = endOf(text);
      noteAll(text, end, true);
      for (let at = 0; at <= end; at += 1) if (leads[at * size] === 1) return true;
      return false;
    },
  };
}
