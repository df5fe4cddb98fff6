import { flag } from './flags.ts';
import type { LogFold } from './types.ts';

/** Runs end at multiples of this line number, so that each line of a run finds the same run at a bounded cost. */
const blockSize = 1000;

/** Longer lines are never folded, which bounds the cost of a key. */
const maxLength = 2000;

/** Recent keys that are cached: most lines are compared with both neighbours. */
const maxKeys = 16;

/** UUIDs, and ids: they have a digit, and are hexadecimal or at least 16 letters and digits long. */
const ids = [
  String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`,
  String.raw`0x[\da-f]+`,
  String.raw`(?=[a-z]*\d)(?:[\da-f]{6,}|[\da-z]{16,})(?![\da-z])`,
];

/** Ids and numbers. Times consist of numbers. */
const varying = new RegExp(String.raw`(?<![\da-z])(?:${ids.join('|')})|\d+(?:[.,]\d+)*`, 'gi');

/** Returns the text with a placeholder for each time, id and number. Lines with the same key are repeats. */
export const repeatKey = (text: string): string => text.replace(varying, '#');

/** Result of comparing a line with the one before. */
const comparison = { unknown: 0, same: 1, different: 2 } as const;

/** Bits of the flags in which repeated lines are the same. */
const compared = flag.level | flag.gap | flag.library;

/** Options of {@link createRepeats}. */
export interface RepeatsOptions {
  /** The lines there are. */
  readonly lines: { readonly firstLine: number; readonly endLine: number };
  flagsOf: (line: number) => number;
  textOf: (line: number) => string;
}

/** Runs of adjacent lines that differ in times, ids and numbers only. */
export interface Repeats {
  /** The run around a line; `undefined` if the line has no repeats beside it. */
  foldOf: (line: number) => LogFold | undefined;
  /** Clears the results. */
  forget: () => void;
}

/** {@link Repeats} of the lines of a store. Lines are compared when they are asked for, and once. */
export function createRepeats({ lines, flagsOf, textOf }: RepeatsOptions): Repeats {
  /** {@link comparison} by line. Lines never change, so results stay valid. */
  const blocks = new Map<number, Uint8Array>();

  function blockAt(start: number): Uint8Array {
    const known = blocks.get(start);
    if (known !== undefined) return known;
    for (const other of blocks.keys()) {
      if (other + blockSize <= lines.firstLine) blocks.delete(other);
    }
    const block = new Uint8Array(blockSize);
    blocks.set(start, block);
    return block;
  }

  const keys = new Map<number, string>();

  function keyOf(line: number, text: string): string {
    const known = keys.get(line);
    if (known !== undefined) return known;
    if (keys.size === maxKeys) keys.clear();
    const key = repeatKey(text);
    keys.set(line, key);
    return key;
  }

  /** Whether a line repeats the one before. Gaps and blank lines never do, nor do lines of other folds. */
  function isRepeat(line: number): boolean {
    const flags = flagsOf(line);
    if (((flags ^ flagsOf(line - 1)) & compared) !== 0) return false;
    if ((flags & (flag.gap | flag.library)) !== 0) return false;
    const text = textOf(line);
    const before = textOf(line - 1);
    if (Math.max(text.length, before.length) > maxLength || text.trim() === '') return false;
    return text === before || keyOf(line, text) === keyOf(line - 1, before);
  }

  return {
    foldOf: (line) => {
      if (line < lines.firstLine || line >= lines.endLine) return undefined;
      const start = line - (line % blockSize);
      const block = blockAt(start);
      const isSame = (each: number) => {
        const index = each - start;
        if (block[index] === comparison.unknown) {
          block[index] = isRepeat(each) ? comparison.same : comparison.different;
        }
        return block[index] === comparison.same;
      };
      const first = Math.max(start, lines.firstLine);
      const end = Math.min(start + blockSize, lines.endLine);
      let from = line;
      while (from > first && isSame(from)) from -= 1;
      let to = line + 1;
      while (to < end && isSame(to)) to += 1;
      const count = to - from;
      return count === 1 ? undefined : { kind: 'repeats', from, to, count };
    },
    forget: () => {
      blocks.clear();
      keys.clear();
    },
  };
}
