import { createMasker } from '../masking/createMasker.ts';
import { conceal } from '../masking/conceal.ts';
import { createPrivateKeyTracker, type PrivateKeyTracker } from '../masking/privateKey.ts';
import type { Masker } from '../masking/types.ts';
import type { LogEntry } from './types.ts';
import { flag, flagOf, levelIn } from './flags.ts';
import { levelOfLine } from './levels.ts';
import type { LogLevel } from './levels.ts';
import type { PlainLine } from '../parse/escapes.ts';
import { plainStyle } from '../parse/sgr.ts';
import { followTraceback } from '../parse/traceback.ts';
import type { TracebackState } from '../parse/traceback.ts';
import { penAfter, toPlain } from '../parse/plain.ts';

/** Receives a line, ready to be stored. `time`: NaN if unknown. `origin`: empty if it is not named. */
export type LineSink = (line: PlainLine, flags: number, time: number, origin: string) => void;

/** State that a line passes on to the following ones of its origin. */
interface OriginState {
  privateKey: PrivateKeyTracker;
  /** Tracebacks are one entry, or one entry for each of their lines. */
  traceback: TracebackState;
}

/** Converts entries to lines, and keeps the state that a line passes on to the following ones. */
export function createIntake(sink: LineSink, masker: Masker) {
  const states = new Map<string, OriginState>();
  let origin = '';
  let state = stateOf(origin);

  function stateOf(name: string): OriginState {
    const known = states.get(name) ?? { privateKey: createPrivateKeyTracker(), traceback: 'none' };
    states.set(name, known);
    return known;
  }

  const suspectFlag = (text: string) => (masker(text).length === 0 ? 0 : flag.suspect);

  const secretFlag = (text: string) => (state.privateKey.take(text) ? flag.secret : 0);

  const tracebackFlag = (text: string): number => {
    if (state.traceback === 'none' && !text.includes('Traceback (most')) return 0;
    state.traceback = followTraceback(state.traceback, text);
    return state.traceback === 'library' ? flag.library : 0;
  };

  const levelFor = (line: PlainLine, known: LogLevel | undefined): LogLevel =>
    known ?? (state.traceback === 'none' ? levelOfLine(line) : 'error');

  const addLines = (lines: readonly string[], { level, time, isLate }: LogEntry) => {
    let pen = plainStyle;
    let entryFlags = 0;
    for (const [index, raw] of lines.entries()) {
      const line = toPlain(raw, pen);
      const { text } = line;
      if (index === 0) entryFlags = flagOf(levelFor(line, level)) | lateFlag(isLate);
      sink(
        line,
        entryFlags |
          suspectFlag(text) |
          secretFlag(text) |
          tracebackFlag(text) |
          (index === 0 ? 0 : flag.continuation),
        time ?? Number.NaN,
        origin,
      );
      pen = penAfter(line);
    }
  };

  return {
    add: (entry: LogEntry | string): void => {
      const known: LogEntry = typeof entry === 'string' ? { text: entry } : entry;
      const { text, level, time = Number.NaN, origin: name = '', isLate } = known;
      if (name !== origin) {
        origin = name;
        state = stateOf(name);
      }
      if (text.includes('\n')) {
        const body = text.endsWith('\n') ? text.slice(0, -1) : text;
        addLines(body.split('\n'), known);
        return;
      }
      const line = toPlain(text);
      const flags = flagOf(levelFor(line, level)) | lateFlag(isLate);
      const { text: plain } = line;
      sink(
        line,
        flags | suspectFlag(plain) | secretFlag(plain) | tracebackFlag(plain),
        time,
        origin,
      );
    },
    addGap: (reason: string, time: number): void => {
      states.clear();
      state = stateOf(origin);
      sink(toPlain(reason.replaceAll('\n', ' ')), flag.gap | flagOf('none'), time, '');
    },
  };
}

const lateFlag = (isLate: boolean | undefined) => (isLate === true ? flag.late : 0);

/** Finds no secrets. */
export const noMasker: Masker = () => [];

/**
 * Returns the levels of consecutive entries, as a store detects them, so that filters and counts of entries before they
 * are stored agree with the viewer.
 */
export function levelsOf(entries: readonly LogEntry[]): LogLevel[] {
  const levels: LogLevel[] = [];
  const intake = createIntake((_line, flags) => {
    if ((flags & flag.continuation) === 0) levels.push(levelIn(flags));
  }, noMasker);
  for (const entry of entries) intake.add(entry);
  return levels;
}

/** Returns the lines of a text as a viewer shows them: plain, without overwritten text, and with masked secrets. */
export function maskedLines(texts: readonly string[], masker: Masker = createMasker()): string[] {
  const lines: string[] = [];
  const intake = createIntake(({ text }, flags) => {
    if ((flags & flag.secret) !== 0) lines.push('•'.repeat(text.length));
    else lines.push((flags & flag.suspect) === 0 ? text : conceal(text, masker(text)));
  }, masker);
  for (const text of texts) intake.add(text);
  return lines;
}

/** Returns the text of an entry as a viewer shows it, but with its secrets: for filters. */
export const plainText = (text: string): string =>
  text
    .split('\n')
    .map((line) => toPlain(line).text)
    .join('\n');
