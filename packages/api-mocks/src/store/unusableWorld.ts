import type { Place } from './persistence.ts';

const sentences = {
  newer: 'was written by a newer version of Quayside, which this one cannot read',
  damaged: 'is damaged',
  foreign: 'belongs to another program',
  busy: 'is in use by another process',
  folder: 'is a folder',
  unwritable: 'cannot be written',
  full: 'cannot be written, because the disk is full',
} as const;

/** Why a kept world cannot be used. */
export type UnusableReason = keyof typeof sentences;

/**
 * A kept world cannot be used, and was left as it was. The message says what to do about it; `detail`
 * is for who wants to know more.
 */
export class UnusableWorldError extends Error {
  override readonly name = 'UnusableWorldError';
  readonly reason: UnusableReason;

  constructor(place: Place, reason: UnusableReason, detail?: string) {
    const because = detail === undefined ? '' : ` (${detail})`;
    super(`${capitalize(place.name)} ${sentences[reason]}${because}. ${place.remedy}`);
    this.reason = reason;
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
