import { logLevels } from './levels.ts';
import type { LogLevel } from './levels.ts';

/** Ten bits say all about a line but its text, time and origin: its level in three bits, and these. */
export const flag = {
  level: 0b111,
  /** Not the first line of its entry. */
  continuation: 1 << 3,
  /** Replaces missing lines. */
  gap: 1 << 4,
  /** Has a character beyond U+00FF. Such lines are stored apart from the others. */
  wide: 1 << 5,
  /** Part of a private key. */
  secret: 1 << 6,
  /** Belongs to a frame of a traceback that is not the user's own code. */
  library: 1 << 7,
  /** Has a secret: the others need not be looked at. */
  suspect: 1 << 8,
  /** Arrived after lines that were written later. */
  late: 1 << 9,
} as const;

/** The bits of a level. */
export const flagOf = (level: LogLevel): number => logLevels.indexOf(level);

/** The level among flags. */
export const levelIn = (flags: number): LogLevel => logLevels[flags & flag.level] ?? 'none';
