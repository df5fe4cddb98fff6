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

/** Reason for which stored data cannot be used. */
export type StoredDataProblem = keyof typeof sentences;

/** Stored data that cannot be used, and was left unchanged. The message has the remedy; `detail` is technical. */
export class StoredDataError extends Error {
  override readonly name = 'StoredDataError';
  readonly reason: StoredDataProblem;

  constructor(place: Place, reason: StoredDataProblem, detail?: string) {
    const because = detail === undefined ? '' : ` (${detail})`;
    super(`${capitalize(place.name)} ${sentences[reason]}${because}. ${place.remedy}`);
    this.reason = reason;
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
