import { isRecord } from './isRecord.ts';

/** The records of the streams that this contract knows. */
const knownTypes: ReadonlySet<unknown> = new Set([
  'message',
  'heartbeat',
  'timeout',
  'complete',
  'failed',
  'error',
]);

/**
 * Whether a record of a log stream has a `type` newer than this contract and no text: it may be skipped. A reader marks
 * every other record that cannot be parsed, for it may have been a line of the log.
 */
export function isUnknownRecord(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { type, message } = value;
  return typeof type === 'string' && !knownTypes.has(type) && message === undefined;
}
