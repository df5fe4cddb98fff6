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
  /**
   * Makes the deployment that serves an app fail every request to one of its paths, with a traceback and after five
   * seconds, from `at` (now by default), in milliseconds since the epoch. Returns the id of the deployment. Throws when
   * there is no such app or no deployment serves it.
   */
  startIncident(appId: string, at?: number): string;
  /** The calls handled since the last reset. */
  requests(): RequestCount[];
  /** Records a handled call. */
  note(method: string, path: string, status: number): void;
}

/** The control surface of a platform, as functions. */
export function createControl(platform: Platform, faults: Faults): Control {
  const counts = new Map<string, RequestCount>();
  const requireApp = (id: string) => {
    const app = platform.dataset.rows.apps.get(id);
    if (app === undefined) throw new PlatformError(404, 'App not found');
    return app;
  };
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
      platform.appLogs.emit(requireApp(appId).id, lines);
    },
    startIncident: (appId, at = platform.dataset.clock.now()) =>
      platform.appLogs.startIncident(requireApp(appId), at).id,
    requests: () => [...counts.values()],
    note(method, path, status) {
      const key = `${method} ${path} ${status}`;
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.set(key, { method, path, status, count });
    },
  };
}
