import type { AppLog } from './useAppLog.ts';
import { hasServed } from './logDeployments.ts';
import type { LogDeployment } from './logDeployments.ts';

/** When an error began, as far as the lines that were read tell. */
export interface Beginning {
  /** Deployment that it began with; `undefined` unless lines before it were read, none of which has the error. */
  deployment: LogDeployment | undefined;
  /** The oldest deployment that it occurred before. */
  before: LogDeployment | undefined;
  /** Whether it may have occurred earlier, in lines that were not read. */
  mayBeEarlier: boolean;
}

/**
 * Returns when an error began.
 * @param first when it first occurred in the lines that were read, in milliseconds since the epoch
 * @param deployments newest first
 */
export function beganWith(
  first: number,
  deployments: readonly LogDeployment[],
  { entries, unread }: Pick<AppLog, 'entries' | 'unread'>,
): Beginning {
  const served = deployments.filter(hasServed);
  const last = served.find(({ time }) => time <= first);
  const before = served.findLast(({ time }) => time > first);
  const isKnown = last !== undefined && hasLinesBefore(last.time, { entries, unread });
  const from = isKnown ? last.time : -Infinity;
  return {
    deployment: isKnown ? last : undefined,
    before,
    mayBeEarlier: unread.some(({ end }) => end > from && end <= first),
  };
}

/** Whether lines before a time were read, and the time up to it. */
export function hasLinesBefore(
  time: number,
  { entries, unread }: Pick<AppLog, 'entries' | 'unread'>,
): boolean {
  return (
    (entries[0]?.time ?? Infinity) < time &&
    !unread.some(({ start, end }) => start < time && end >= time)
  );
}
