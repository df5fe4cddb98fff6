import type { AppLogRecord, Page } from '@quayside/api-contract';

import { randomUuid } from '../random.ts';
import { heartbeatEvery } from './buildLogs.ts';
import { startLines, stopOf } from './builds/verdicts.ts';
import type { Deployments } from './deployments.ts';
import { writerOf, type Writer } from './logs/lines.ts';
import { merge, tailOf, type LogEntry, type LogSource } from './logs/sequence.ts';
import { attempt, burst, burstEnd, during, rush, startup, traffic } from './logs/sources.ts';
import { evidenceOf } from './progress.ts';
import type { AppRecord, DeploymentRecord, LogBurstRecord } from './records.ts';
import { PlatformError } from './platformErrors.ts';
import type { Dataset } from './dataset.ts';

/** Maximum number of entries in a response. */
export const maxLogEntries = 1000;

const hour = 3_600_000;

/** Retention of logs: 14 days, in milliseconds. */
export const logRetention = 14 * 24 * hour;

/** Interval at which a followed stream looks for new entries, in milliseconds. */
const followEvery = 1000;

/** Window of an app's log; times in microseconds since the epoch. */
export interface LogQuery {
  deployment_id?: string;
  /** @default an hour before `end` */
  start?: number;
  /** Exclusive. @default now */
  end?: number;
}

/** Log entries of running apps: a pure function of the app, its deployments and the time. */
export interface AppLogs {
  /** The newest 1000 entries of a window, oldest first, and how many there are in all. */
  read(app: AppRecord, query: LogQuery): Page<LogEntry>;
  /** The last `tail` entries of the last `since` milliseconds; then new ones, when following. */
  follow(
    app: AppRecord,
    query: { tail: number; since: number; follow: boolean },
    signal: AbortSignal,
  ): AsyncGenerator<LogEntry | Extract<AppLogRecord, { type: 'heartbeat' }>>;
  /** Rejects a span of time beyond the retention, in milliseconds. */
  requireRetained(span: number): void;
  /** Makes an app emit a number of lines at once. */
  emit(appId: string, lines: number): void;
  /**
   * Makes every request to one of an app's paths fail from `at` on, in milliseconds, until another deployment serves it.
   * Returns the deployment that serves the app then.
   */
  startIncident(app: AppRecord, at: number): DeploymentRecord;
}

/** Creates the app logs of a dataset. */
export function createAppLogs(dataset: Dataset, deployments: Deployments): AppLogs {
  const { rows, clock } = dataset;

  const burstsOf = (appId: string) => rows.logBursts.where('app_id', appId);

  const endOfNow = () => (Math.floor(clock.now()) + 1) * 1000;

  /** Just after all entries so far: a burst may end slightly in the future. */
  const endOfLog = (app: AppRecord) =>
    Math.max(endOfNow(), ...burstsOf(app.id).map((record) => burstEnd(record)));

  /** Entries without request logs, from `since` milliseconds up to now. Lazy, since an app may have years of them. */
  const steady = (
    app: AppRecord,
    since: number,
    isIncluded: (deployment: DeploymentRecord) => boolean,
  ) => {
    const writer = writerOf(app.id, app.slug, app.is_healthy);
    const now = endOfNow() / 1000;
    const spans = deployments
      .liveSpans(app, since)
      .filter(({ deployment }) => isIncluded(deployment));
    const tried = rows.deployments.where('app_id', app.id).filter(isIncluded);
    const served = spans.flatMap(({ deployment, ...span }) => {
      const end = Math.min(span.to, now);
      const brokenFrom = Math.min(Math.max(deployment.incident_at ?? end, span.from), end);
      const written = (by: Writer, part: { from: number; to: number }) =>
        [rush(by, span.from), traffic(by)].map((source) => during(source, part));
      return [
        during(startup(span.from), { from: span.from, to: end }),
        ...written(writer, { from: span.from, to: brokenFrom }),
        ...written({ ...writer, isBroken: true }, { from: brokenFrom, to: end }),
      ];
    });
    const attempts = tried.flatMap((deployment) => attemptsOf(deployment, since));
    return merge([...served, ...attempts.map((source) => during(source, { from: 0, to: now }))]);
  };

  /** A burst belongs to the deployment that served when it was requested, even where it ends later. */
  const written = (
    app: AppRecord,
    bursts: readonly LogBurstRecord[],
    isIncluded: (deployment: DeploymentRecord) => boolean,
  ) => {
    const writer = writerOf(app.id, app.slug, app.is_healthy);
    const spans = deployments
      .liveSpans(app, Math.min(...bursts.map(({ at }) => at)))
      .filter(({ deployment }) => isIncluded(deployment));
    return bursts
      .filter(({ at }) => spans.some(({ from, to }) => at >= from && at < to))
      .map((record) => burst(writer, record));
  };

  /** Entries of an app, or of one of its deployments, since `since` milliseconds. */
  const logOf = (app: AppRecord, since: number, deploymentId?: string): LogSource => {
    const isIncluded = ({ id }: DeploymentRecord) =>
      deploymentId === undefined || id === deploymentId;
    if (deploymentId !== undefined && rows.deployments.get(deploymentId)?.app_id !== app.id) {
      throw new PlatformError(404, 'Deployment not found');
    }
    return merge([steady(app, since, isIncluded), ...written(app, burstsOf(app.id), isIncluded)]);
  };

  return {
    read(app, { deployment_id, start, end }) {
      const to = end ?? endOfLog(app);
      const from = start ?? to - hour * 1000;
      if (from >= to) throw new PlatformError(400, 'start must be before end');
      requireRetained(clock.now() - from / 1000);
      const log = logOf(app, from / 1000, deployment_id);
      const window = { from, to };
      return { data: tailOf(log, window, maxLogEntries), count: log.count(window) };
    },
    requireRetained,
    async *follow(app, { tail, since, follow }, signal) {
      const begin = endOfLog(app);
      const seen = new Set(burstsOf(app.id));
      let cursor = endOfNow();
      let spokeAt = clock.now();
      const from = begin - since * 1000;
      yield* tailOf(logOf(app, from / 1000), { from, to: begin }, tail);
      if (!follow) return;

      while (!signal.aborted) {
        await clock.sleep(followEvery, signal);
        const to = endOfNow();
        const bursts = burstsOf(app.id).filter((row) => !seen.has(row));
        const fresh = merge([
          during(steady(app, cursor / 1000, isAny), { from: cursor / 1000, to: to / 1000 }),
          // A burst is emitted completely at once, even where it ends slightly in the future.
          ...written(app, bursts, isAny),
        ]);
        const entries = tailOf(fresh, { from: 0, to: Infinity }, Infinity);
        yield* entries;
        cursor = to;
        for (const record of bursts) seen.add(record);
        if (entries.length > 0) {
          spokeAt = clock.now();
        } else if (clock.now() >= spokeAt + heartbeatEvery) {
          spokeAt = clock.now();
          yield { type: 'heartbeat' };
        }
      }
    },
    emit: (appId, lines) =>
      dataset.write(() => {
        // After any burst that ends in the future, so that no two entries share a time.
        const ends = burstsOf(appId).map((record) => Math.ceil(burstEnd(record) / 1000));
        const at = Math.max(clock.now(), ...ends);
        rows.logBursts.insert({ id: randomUuid(dataset.random), app_id: appId, at, lines });
      }),
    startIncident(app, at) {
      const serving = deployments
        .liveSpans(app, at)
        .find(({ from, to }) => at >= from && at < to)?.deployment;
      if (serving === undefined) throw new PlatformError(409, 'No deployment serves the app then');
      return dataset.write(() => rows.deployments.update(serving.id, { incident_at: at }));
    },
  };
}

const isAny = () => true;

/** Entries written by deployment runs that failed after their image was built. */
function attemptsOf(deployment: DeploymentRecord, since: number): LogSource[] {
  return deployment.runs.flatMap((run) => {
    const stop = stopOf(run.verdict);
    if (stop === null) return [];
    const end = run.queued_at + stop.at * run.time_scale;
    if (end < since) return [];
    const lines = startLines(run.verdict, evidenceOf(deployment, run));
    return lines.length === 0 ? [] : [attempt(lines, end, run.time_scale)];
  });
}

function requireRetained(span: number): void {
  if (span > logRetention) throw new PlatformError(400, 'Cannot fetch logs older than 14 days');
}
