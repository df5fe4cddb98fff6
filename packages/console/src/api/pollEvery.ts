import { polledByOtherTab } from '../runtime/cross-tab/polledByOtherTab.ts';
import { errorKind } from '../runtime/errorKind.ts';
import { longestSilentWaitMs } from './retry.ts';
import { requestedWaitMs } from '../domain/requestedWaitMs.ts';

/** Poll intervals of data that changes without user action, in milliseconds. */
export const pollIntervals = {
  appLogs: 5000,
  deployment: 5000,
  deploymentList: 10_000,
  /** Interval in a hidden tab, for a deployment that is still running. */
  background: 15_000,
} as const;

/** The part of a TanStack `Query` that polling depends on. */
export interface PolledQuery<Data> {
  state: { data: Data | undefined; error: Error | null };
}

/** Polls of another tab that may be missed before this tab polls itself. */
const missedPollsBeforeTakeover = 3;

/**
 * A `refetchInterval`: polls while `interval` returns one, and after a failure waits as long as the platform requests.
 * Data from another tab restarts the interval, so a query that another tab polls runs here only when none arrives.
 */
export function pollEvery<Data>(interval: (data: Data | undefined) => number | false) {
  return (query: PolledQuery<Data>): number | false => {
    const { data, error } = query.state;
    if (errorKind(error) === 'missing') return false;
    const requested = requestedWaitMs(error);
    if (requested > longestSilentWaitMs) return requested;
    const ms = interval(data);
    return ms !== false && polledByOtherTab.has(query) ? ms * missedPollsBeforeTakeover : ms;
  };
}
