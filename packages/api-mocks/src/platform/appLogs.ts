import type { AppLogRecord, Page } from '@quayside/api-contract';

import { randomUuid } from '../random.ts';
import { heartbeatEvery } from './buildLogs.ts';
import type { Deployments, LiveSpan } from './deployments.ts';
import { writerOf } from './logs/lines.ts';
import {
  burst,
  burstEnd,
  countBurst,
  countTraffic,
  startup,
  traffic,
  type LogEntry,
  type LogWindow,
  type Newest,
} from './logs/sources.ts';
import type { AppRecord } from './records.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

/** The most entries one call answers. */
export const maxLogEntries = 1000;

const hour = 3_600_000;

/** How far back logs are kept: 14 days, in milliseconds. */
export const logRetention = 14 * 24 * hour;

/** How often a followed stream looks for new entries, in milliseconds. */
const followEvery = 1000;

/** Which part of an app's log is wanted; times in microseconds since the epoch. */
export interface LogQuery {
  deployment_id?: string;
  /** @default an hour before `end` */
  start?: number;
  /** Exclusive. @default now */
  end?: number;
}

/** What apps write while they serve: a pure function of the app, its deployments and the time. */
export interface AppLogs {
  /** The newest 1000 entries of a window, oldest first, and how many there are in all. */
  read(app: AppRecord, query: LogQuery): Page<LogEntry>;
  /** The last `tail` entries not older than `since` milliseconds; then, when followed, new ones. */
  follow(
    app: AppRecord,
    query: { tail: number; since: number; follow: boolean },
    signal: AbortSignal,
  ): AsyncGenerator<LogEntry | Extract<AppLogRecord, { type: 'heartbeat' }>>;
  /** Refuses a span of time that goes back further than logs are kept, in milliseconds. */
  requireKept(span: number): void;
  /** Makes an app write that many lines at once. */
  emit(appId: string, lines: number): void;
}

export function createAppLogs(world: World, deployments: Deployments): AppLogs {
  const { rows, clock } = world;

  const endOfNow = () => (Math.floor(clock.now()) + 1) * 1000;

  /** Just past everything written so far: a burst may reach a little beyond now. */
  const endOfLog = (app: AppRecord) =>
    Math.max(
      endOfNow(),
      ...rows.logBursts.where('app_id', app.id).map((record) => burstEnd(record)),
    );

  /** Where each span of service meets a window, up to now. */
  const served = (window: LogWindow, spans: readonly LiveSpan[]) => {
    const to = Math.min(window.to, endOfNow());
    return spans
      .map((span) => ({ span, part: within(span, { ...window, to }) }))
      .filter(({ part }) => part.from < part.to);
  };

  const steady = (app: AppRecord, window: LogWindow, spans: readonly LiveSpan[]) =>
    served(window, spans).flatMap(({ span, part }) => [
      traffic(writerOf(app.id, app.slug), part),
      only(startup(span), part),
    ]);

  const burstsOf = (app: AppRecord, spans: readonly LiveSpan[]) =>
    spans.length === 0 ? [] : rows.logBursts.where('app_id', app.id);

  const newest = (app: AppRecord, window: LogWindow, spans: readonly LiveSpan[]): Newest =>
    mergeNewest([
      ...steady(app, window, spans),
      ...burstsOf(app, spans).map((record) => burst(writerOf(app.id, app.slug), record, window)),
    ]);

  const count = (app: AppRecord, window: LogWindow, spans: readonly LiveSpan[]) =>
    sum([
      ...served(window, spans).map(
        ({ span, part }) =>
          countTraffic(writerOf(app.id, app.slug), part) + [...only(startup(span), part)].length,
      ),
      ...burstsOf(app, spans).map((record) => countBurst(record, window)),
    ]);

  const spansOf = (app: AppRecord, deploymentId: string | undefined) => {
    const spans = deployments.liveSpans(app);
    if (deploymentId === undefined) return spans;
    if (rows.deployments.get(deploymentId)?.app_id !== app.id) {
      throw new Refusal(404, 'Deployment not found');
    }
    return spans.filter(({ deployment }) => deployment.id === deploymentId);
  };

  const read: AppLogs['read'] = (app, { deployment_id, start, end }) => {
    const to = end ?? endOfLog(app);
    const from = start ?? to - hour * 1000;
    if (from >= to) throw new Refusal(400, 'start must be before end');
    requireKept(clock.now() - from / 1000);
    const spans = spansOf(app, deployment_id);
    const window = { from, to };
    const data = take(newest(app, window, spans), maxLogEntries).toReversed();
    return { data, count: count(app, window, spans) };
  };

  return {
    read,
    requireKept,
    async *follow(app, { tail, since, follow }, signal) {
      const begin = endOfLog(app);
      const from = begin - since * 1000;
      const spans = deployments.liveSpans(app);
      const seen = new Set(rows.logBursts.where('app_id', app.id));
      let cursor = endOfNow();
      let spokeAt = clock.now();
      yield* take(newest(app, { from, to: begin }, spans), tail).toReversed();
      if (!follow) return;

      while (!signal.aborted) {
        await clock.sleep(followEvery, signal);
        const now = deployments.liveSpans(app);
        const window = { from: cursor, to: endOfNow() };
        const bursts = burstsOf(app, now).filter((record) => !seen.has(record));
        const whole = { from: 0, to: Infinity };
        const fresh = [
          ...mergeNewest([
            ...steady(app, window, now),
            ...bursts.map((record) => burst(writerOf(app.id, app.slug), record, whole)),
          ]),
        ];
        yield* fresh.toReversed();
        cursor = window.to;
        for (const record of bursts) seen.add(record);
        if (fresh.length > 0) {
          spokeAt = clock.now();
        } else if (clock.now() >= spokeAt + heartbeatEvery) {
          spokeAt = clock.now();
          yield { type: 'heartbeat' };
        }
      }
    },
    emit: (appId, lines) =>
      world.write(() => {
        rows.logBursts.insert({
          id: randomUuid(world.random),
          app_id: appId,
          at: clock.now(),
          lines,
        });
      }),
  };
}

function requireKept(span: number): void {
  if (span > logRetention) throw new Refusal(400, 'Cannot fetch logs older than 14 days');
}

function within(span: LiveSpan, window: LogWindow): LogWindow {
  return {
    from: Math.max(window.from, span.from * 1000),
    to: Math.min(window.to, span.to * 1000),
  };
}

function* only(entries: Newest, { from, to }: LogWindow): Newest {
  for (const entry of entries) if (entry.at >= from && entry.at < to) yield entry;
}

/** Several sources, each newest first, as one. */
function* mergeNewest(sources: Newest[]): Newest {
  const heads = sources.flatMap((source) => {
    const first = source.next();
    return first.done === true ? [] : [{ source, entry: first.value }];
  });
  while (heads.length > 0) {
    const newest = heads.reduce((best, head) => (head.entry.at > best.entry.at ? head : best));
    yield newest.entry;
    const next = newest.source.next();
    if (next.done === true) heads.splice(heads.indexOf(newest), 1);
    else newest.entry = next.value;
  }
}

function take(entries: Newest, limit: number): LogEntry[] {
  const taken: LogEntry[] = [];
  for (const entry of entries) {
    taken.push(entry);
    if (taken.length >= limit) break;
  }
  return taken;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
