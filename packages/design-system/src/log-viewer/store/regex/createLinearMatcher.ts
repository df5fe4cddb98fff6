import type { LogSpan } from '../types.ts';
import type { Assertion, Step } from './program.ts';

/** Finds the first match at or after a place that is not empty, as `RegExp.prototype.exec` would. */
export type LinearMatcher = (text: string, from: number) => LogSpan | undefined;

/** Whether one character fits a piece of a pattern. The browser says, once for each. */
function createTest(source: string, flags: string) {
  const pattern = new RegExp(`^(?:${source})$`, flags);
  const known = new Map<number, boolean>();
  return (code: number): boolean => {
    let answer = known.get(code);
    if (answer === undefined) {
      answer = pattern.test(String.fromCodePoint(code));
      known.set(code, answer);
    }
    return answer;
  };
}

const wholeWordCharacter = /[\p{L}\p{N}_]/u;

function codeBefore(text: string, at: number): number {
  const low = text.charCodeAt(at - 1);
  return low >= 0xdc00 && low <= 0xdfff && at > 1 ? (text.codePointAt(at - 2) ?? low) : low;
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

/** Places in the program, the most wanted first, each with where its match began. */
class Threads {
  readonly places: Uint32Array;
  readonly starts: Uint32Array;
  readonly #seen: Uint32Array;
  #generation = 1;
  count = 0;

  constructor(size: number) {
    this.places = new Uint32Array(size);
    this.starts = new Uint32Array(size);
    this.#seen = new Uint32Array(size);
  }

  clear(): void {
    this.count = 0;
    this.#generation += 1;
  }

  /** Whether the place was not there yet. */
  enter(place: number): boolean {
    if (this.#seen[place] === this.#generation) return false;
    this.#seen[place] = this.#generation;
    return true;
  }

  push(place: number, start: number): void {
    this.places[this.count] = place;
    this.starts[this.count] = start;
    this.count += 1;
  }
}

/**
 * Runs all ways through a program side by side (Pike 1987): its time grows with the text, whatever the
 * pattern. It is slower than the browser's engine on what that is good at.
 */
export function createLinearMatcher(program: readonly Step[], flags: string): LinearMatcher {
  const isUnicode = flags.includes('u');
  const word = new RegExp(String.raw`\w`, flags);
  const tests = program.map((step) =>
    step.does === 'read' ? createTest(step.source, flags) : undefined,
  );
  let current = new Threads(program.length);
  let next = new Threads(program.length);

  const add = (threads: Threads, place: number, start: number, text: string, at: number) => {
    if (!threads.enter(place)) return;
    const step = program[place];
    if (step === undefined) return;
    if (step.does === 'jump') add(threads, step.to, start, text, at);
    else if (step.does === 'split') {
      add(threads, step.first, start, text, at);
      add(threads, step.second, start, text, at);
    } else if (step.does === 'assert') {
      if (holds(step.assertion, text, at, word)) add(threads, place + 1, start, text, at);
    } else threads.push(place, start);
  };

  return (text, from) => {
    let found: LogSpan | undefined;
    current.clear();
    for (let at = from; ;) {
      if (found === undefined) add(current, 0, at, text, at);
      if (current.count === 0 && found !== undefined) return found;
      const isAtEnd = at >= text.length;
      const code = (isUnicode ? text.codePointAt(at) : text.charCodeAt(at)) ?? 0;
      const after = at + (code > 0xffff ? 2 : 1);
      next.clear();
      for (let index = 0; index < current.count; index += 1) {
        const place = current.places[index] ?? 0;
        const start = current.starts[index] ?? 0;
        const test = tests[place];
        if (test === undefined) {
          // An empty match is not shown, and starting over after each would take quadratic time.
          if (start === at) continue;
          found = { from: start, to: at };
          // Those that come after are less wanted.
          break;
        }
        if (!isAtEnd && test(code)) add(next, place + 1, start, text, after);
      }
      if (isAtEnd) return found;
      at = after;
      [current, next] = [next, current];
    }
  };
}
