import type { LogSpan } from '../store/types.ts';

/** Format of a kind of secret. */
export interface MaskRule {
  /** Label shown in place of the secret: `GitHub token`. */
  readonly label: string;
  /**
   * Matches within one line. If it has a group named `secret`, only that is masked. A function, for formats that no
   * pattern matches, returns the spans to mask in a line.
   */
  readonly pattern: RegExp | ((text: string) => Iterable<LogSpan>);
  /**
   * Matches somewhere in every line that `pattern` matches in, in any case, and costs little: only lines with it are
   * looked at closely. Left out, every line is.
   */
  readonly hint?: RegExp;
}

/** A span to mask. */
export interface SecretSpan extends LogSpan {
  readonly label: string;
}

/** Finds the secrets of a line of plain text, in order and apart from each other. */
export type Masker = (text: string) => readonly SecretSpan[];
