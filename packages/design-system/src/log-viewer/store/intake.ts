import { createMasker } from '../masking/createMasker.ts';
import { conceal } from '../masking/conceal.ts';
import { createPrivateKeyTracker } from '../masking/privateKey.ts';
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

/** Receives a line, ready to be stored. `time`: NaN if unknown. */
export type LineSink = (line: PlainLine, flags: number, time: number) => void;

/** Converts entries to lines, and keeps the state that a line passes on to the following ones. */
export function createIntake(sink: LineSink, masker: Masker) {
  const privateKey = createPrivateKeyTracker();
  /** Tracebacks are one entry, or one entry for each of their lines. */
  let traceback: TracebackState = 'none';

  const suspectFlag = (text: string) => (masker(text).length === 0 ? 0 : flag.suspect);

  const secretFlag = (text: string) => (privateKey.take(text) ? flag.secret : 0);

  const tracebackFlag = (text: string): number => {
    if (traceback === 'none' && !text.includes('Traceback (most')) return 0;
    traceback = followTraceback(traceback, text);
    return traceback === 'library' ? flag.library : 0;
  };

  const levelFor = (line: PlainLine, known: LogLevel | undefined): LogLevel =>
    known ?? (traceback === 'none' ? levelOfLine(line) : 'error');

  const addLines = (lines: readonly string[], level: LogLevel | undefined, time: number) => {
    let pen = plainStyle;
    let entryFlags = 0;
    for (const [index, raw] of lines.entries()) {
      const line = toPlain(raw, pen);
      const { text } = line;
      if (index === 0) entryFlags = flagOf(levelFor(line, level));
      sink(
        line,
        entryFlags |
          suspectFlag(text) |
          secretFlag(text) |
          tracebackFlag(text) |
          (index === 0 ? 0 : flag.continuation),
        time,
      );
      pen = penAfter(line);
    }
  };

  return {
    add: (entry: LogEntry | string): void => {
      const {
        text,
        level,
        time = Number.NaN,
      } = typeof entry === 'string' ? { text: entry } : entry;
      if (text.includes('\n')) {
        const body = text.endsWith('\n') ? text.slice(0, -1) : text;
        addLines(body.split('\n'), level, time);
        return;
      }
      const line = toPlain(text);
      const flags = flagOf(levelFor(line, level));
      const { text: plain } = line;
      sink(line, flags | suspectFlag(plain) | secretFlag(plain) | tracebackFlag(plain), time);
    },
    addGap: (reason: string, time: number): void => {
      privateKey.reset();
      traceback = 'none';
      sink(toPlain(reason.replaceAll('\n', ' ')), flag.gap | flagOf('none'), time);
    },
  };
}

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
