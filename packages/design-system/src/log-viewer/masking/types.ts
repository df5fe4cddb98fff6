import type { LogSpan } from '../store/types.ts';

/** What a kind of secret looks like. */
export interface MaskRule {
  /** Said to the reader in place of the secret: `GitHub token`. */
  readonly label: string;
  /** Matches within one line. Where it has a group named `secret`, only that is hidden. */
  readonly pattern: RegExp;
  /**
   * Matches somewhere in every line that `pattern` matches in, and costs little: only lines with it are
   * looked at closely. Left out, every line is.
   */
  readonly hint?: RegExp;
}

/** A stretch to hide. */
export interface SecretSpan extends LogSpan {
  readonly label: string;
}

/** Finds the secrets of a line of plain text, in order and apart from each other. */
export interface Masker {
  (text: string): readonly SecretSpan[];
  /** Matches in every line that has a secret, and in few others. Without it every line may have one. */
  readonly hint?: RegExp | undefined;
}
