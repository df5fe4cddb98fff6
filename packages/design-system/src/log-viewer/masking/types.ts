import type { LogSpan } from '../store/types.ts';

/** Form of a kind of secret. */
export interface MaskRule {
  /** Named to the reader in place of the secret: `GitHub token`. */
  readonly label: string;
  /**
   * Matches within one line. Where it has a group named `secret`, only that is hidden. A function finds what no
   * pattern can: it gives the stretches to hide in a line.
   */
  readonly pattern: RegExp | ((text: string) => Iterable<LogSpan>);
  /**
   * Matches somewhere in every line that `pattern` matches in, in any case, and costs little: only lines with it are
   * looked at closely. Left out, every line is.
   */
  readonly hint?: RegExp;
}

/** A stretch to hide. */
export interface SecretSpan extends LogSpan {
  readonly label: string;
}

/** Finds the secrets of a line of plain text, in order and apart from each other. */
export type Masker = (text: string) => readonly SecretSpan[];
