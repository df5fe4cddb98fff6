import { isRecord } from './isRecord.ts';

/** Record types of the streams in this contract. */
const knownTypes: ReadonlySet<unknown> = new Set([
  'message',
  'heartbeat',
  'timeout',
  'complete',
  'failed',
  'error',
]);

/**
 * Whether a record of a log stream has a `type` newer than this contract and no text, so that it can be skipped. Any
 * other record that cannot be parsed is reported as a gap, because it may have been a line of the log.
 */
export function isUnknownRecord(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { type, message } = value;
  return typeof type === 'string' && !knownTypes.has(type) && message === undefined;
}
