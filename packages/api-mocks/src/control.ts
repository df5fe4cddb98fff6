import type { FaultRule, Faults } from './faults/faults.ts';
import type { Platform } from './platform/platform.ts';
import type { MailRecord } from './platform/records.ts';
import { PlatformError } from './platform/platformErrors.ts';
import type { SeedName } from './seeds/index.ts';

/** A handled call, and its count since the last reset. */
export interface RequestCount {
  method: string;
  path: string;
  status: number;
  count: number;
}

/** An email as shown by the control surface. */
export interface OutboxMail extends Pick<
  MailRecord,
  'id' | 'to' | 'kind' | 'subject' | 'url' | 'token'
> {
  created_at: string;
}

/** Test and demo controls of a mock platform. Real platforms have none. */
export interface Control {
  /** Newest first; all of them, or those to one address. */
  outbox(to?: string): OutboxMail[];
  /** Resets the data and removes all faults; `now` sets the clock, in milliseconds since the epoch. */
  reset(options?: { seed?: SeedName; now?: number }): Promise<void>;
  /** Replaces the fault rules. */
  setFaults(rules: readonly FaultRule[]): void;
  /** Advances the platform's clock. */
  advanceClock(ms: number): void;
  /** Invalidates every access token. */
  expireTokens(): void;
  /** Makes an app emit a number of lines at once. Throws when there is no such app. */
  emitLogs(appId: string, lines: number): void;
  /** The calls handled since the last reset. */
  requests(): RequestCount[];
  /** Records a handled call. */
  note(method: string, path: string, status: number): void;
}

/** The control surface of a platform, as functions. */
export function createControl(platform: Platform, faults: Faults): Control {
  const counts = new Map<string, RequestCount>();
  return {
    outbox: (address) =>
      platform.mails.list(address).map(({ id, to, kind, subject, url, token, created_at }) => ({
        id,
        to,
        kind,
        subject,
        url,
        token,
        created_at: new Date(created_at).toISOString(),
      })),
    async reset(options) {
      counts.clear();
      faults.set([]);
      await platform.reset(options);
    },
    setFaults: (rules) => faults.set(rules),
    advanceClock: (ms) => platform.advance(ms),
    expireTokens: () => platform.accessTokens.revokeAll(),
    emitLogs(appId, lines) {
      if (platform.dataset.rows.apps.get(appId) === undefined) {
        throw new PlatformError(404, 'App not found');
      }
      platform.appLogs.emit(appId, lines);
    },
    requests: () => [...counts.values()],
    note(method, path, status) {
      const key = `${method} ${path} ${status}`;
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.set(key, { method, path, status, count });
    },
  };
}
