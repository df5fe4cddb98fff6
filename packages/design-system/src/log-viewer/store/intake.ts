import type { AnsiStyle, LogEntry } from './types.ts';
import { flag, flagOf } from './flags.ts';
import { guessLevel } from './levels.ts';
import type { LogLevel } from './levels.ts';
import type { PlainLine } from '../parse/escapes.ts';
import { styleAfter } from '../parse/draw.ts';
import { plainStyle, sgrOf } from '../parse/sgr.ts';
import { toPlain } from '../parse/plain.ts';

/** Receives a line, ready to be stored. `time`: NaN if unknown. */
export type LineSink = (line: PlainLine, flags: number, time: number) => void;

const keyBegin = /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----/;
/** No key is longer, so that a BEGIN without an END does not hide the rest of the log. */
const maxKeyLines = 120;

/** Turns entries into lines. What one line says about those that follow it is kept in between. */
export function createIntake(sink: LineSink) {
  let keyLinesLeft = 0;
  /** In a traceback whose lines come as entries of their own: until the line that names the error. */
  let isInTraceback = false;

  const secretFlag = (text: string): number => {
    if (keyLinesLeft > 0) {
      keyLinesLeft = text.includes('-----END ') ? 0 : keyLinesLeft - 1;
      return text.includes('-----END ') ? 0 : flag.secret;
    }
    if (text.includes('PRIVATE KEY-----') && keyBegin.test(text) && !text.includes('-----END ')) {
      keyLinesLeft = maxKeyLines;
    }
    return 0;
  };

  const levelFor = (text: string): LogLevel => {
    if (isInTraceback) {
      isInTraceback = text === '' || text.startsWith(' ');
      return 'error';
    }
    const level = guessLevel(text);
    if (level === 'error') isInTraceback = text.startsWith('Traceback (most recent call last)');
    return level;
  };

  const addLines = (lines: readonly string[], level: LogLevel | undefined, time: number) => {
    let style: AnsiStyle = plainStyle;
    let entryFlags = 0;
    for (const [index, raw] of lines.entries()) {
      const { text, changes } = toPlain(raw);
      if (index === 0) entryFlags = flagOf(level ?? levelFor(text));
      const carried = style === plainStyle ? [] : [{ at: 0, parameters: sgrOf(style) }];
      sink(
        { text, changes: [...carried, ...changes] },
        entryFlags | secretFlag(text) | (index === 0 ? 0 : flag.continuation),
        time,
      );
      style = styleAfter(changes, style);
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
      sink(line, flagOf(level ?? levelFor(line.text)) | secretFlag(line.text), time);
    },
    addGap: (reason: string, time: number): void => {
      keyLinesLeft = 0;
      isInTraceback = false;
      sink(toPlain(reason.replaceAll('\n', ' ')), flag.gap | flagOf('none'), time);
    },
  };
}
