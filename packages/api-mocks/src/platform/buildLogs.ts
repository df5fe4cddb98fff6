import type { BuildLogRecord } from '@quayside/api-contract';

import type { Clock } from '../clock.ts';
import { buildScript } from './builds/script.ts';
import { imageBuiltAt } from './builds/timeline.ts';
import { stopOf } from './builds/verdicts.ts';
import { evidenceOf, isEnd, progressAt } from './progress.ts';
import type { DeploymentRecord, Run } from './records.ts';

/** Interval of heartbeats in an idle stream, in milliseconds. */
export const heartbeatEvery = 15_000;

/** Lifetime of a stream, in milliseconds. */
export const streamLife = 30_000;

/** A record that is due at a time: milliseconds since the epoch, then a sequence number. */
interface Due {
  at: number;
  sequence: number;
  record: BuildLogRecord;
}

/**
 * Follows a build log: the lines so far, then each new line. It ends with `complete` or
 * `failed` when the image build does, else with `timeout` after 30 s. With `lastId`, only later records.
 *
 * `read` returns the current deployment, or undefined once it is deleted.
 */
export async function* followBuildLog(
  read: () => DeploymentRecord | undefined,
  clock: Clock,
  lastId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<BuildLogRecord> {
  const closesAt = clock.now() + streamLife;
  let cursor = parseId(lastId);
  let spokeAt = clock.now();
  let cached: { run: Run | undefined; records: Due[] } = { run: undefined, records: [] };

  while (!signal.aborted) {
    const deployment = read();
    const now = clock.now();
    if (deployment === undefined) {
      yield { type: 'timeout' };
      return;
    }

    const run = deployment.runs.at(-1);
    if (run !== cached.run) cached = { run, records: recordsOf(deployment) };
    const { records } = cached;
    const last = records.at(-1);
    if (last !== undefined && last.at <= now && !isAfter(last, cursor)) {
      yield last.record;
      return;
    }
    const ahead = records.filter((due) => isAfter(due, cursor));
    for (const due of ahead) {
      if (due.at > now) break;
      cursor = due;
      spokeAt = now;
      yield due.record;
      if (due.record.type !== 'message') return;
    }
    if (hasNoBuild(deployment, now)) {
      yield { type: 'failed', id: formatId(now, 0) };
      return;
    }
    if (now >= closesAt) {
      yield { type: 'timeout' };
      return;
    }
    if (now >= spokeAt + heartbeatEvery) {
      spokeAt = now;
      yield { type: 'heartbeat' };
    }

    const next = ahead.find((due) => due.at > now)?.at ?? Infinity;
    const wake = Math.min(next, closesAt, spokeAt + heartbeatEvery, now + pollEvery);
    await clock.sleep(wake - now, signal);
  }
}

/** A deployment without a build may still get one, and so may a redeployed one. */
const pollEvery = 500;

function recordsOf(deployment: DeploymentRecord): Due[] {
  const run = deployment.runs.at(-1);
  if (run === undefined) return [];
  const { queued_at, time_scale, verdict } = run;
  const key = `${deployment.id}/${deployment.runs.length}`;
  const stop = stopOf(verdict);
  const fails = stop !== null && stop.at < imageBuiltAt;
  const at = (offset: number) => Math.round(queued_at + offset * time_scale);

  const messages = buildScript({
    key,
    app: deployment.app_id,
    verdict,
    evidence: evidenceOf(deployment, run),
  }).map((line, sequence): Due => {
    const time = at(line.at);
    const id = formatId(time, sequence);
    return { at: time, sequence, record: { type: 'message', id, message: line.message } };
  });
  const end = at(fails ? stop.at : imageBuiltAt);
  const id = formatId(end, messages.length);
  const last: Due = {
    at: end,
    sequence: messages.length,
    record: { type: fails ? 'failed' : 'complete', id },
  };
  return [...messages, last];
}

/** Cancelled or expired before the build: no records will follow. */
function hasNoBuild(deployment: DeploymentRecord, now: number): boolean {
  return deployment.runs.length === 0 && isEnd(progressAt(deployment, now).status);
}

interface Position {
  at: number;
  sequence: number;
}

function isAfter(due: Position, cursor: Position): boolean {
  return due.at > cursor.at || (due.at === cursor.at && due.sequence > cursor.sequence);
}

function formatId(at: number, sequence: number): string {
  return `${Math.round(at)}-${sequence}`;
}

/** An unknown id precedes all records: repeating lines is better than missing some. */
function parseId(id: string | undefined): Position {
  const match = /^(\d+)-(\d+)$/.exec(id ?? '');
  return { at: Number(match?.[1] ?? -1), sequence: Number(match?.[2] ?? -1) };
}
