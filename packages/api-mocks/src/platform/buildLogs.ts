import type { BuildLogRecord } from '@quayside/api-contract';

import type { Clock } from '../clock.ts';
import { buildScript } from './builds/script.ts';
import { imageBuiltAt } from './builds/timeline.ts';
import { stopOf } from './builds/verdicts.ts';
import { evidenceOf, isEnd, progressAt } from './progress.ts';
import type { DeploymentRecord, Run } from './records.ts';

/** Interval of heartbeats in a silent stream, in milliseconds. */
export const heartbeatEvery = 15_000;

/** Lifetime of a stream, in milliseconds. */
export const streamLife = 30_000;

/** A record that is due at a moment: milliseconds since the epoch, then a number within it. */
interface Due {
  at: number;
  sequence: number;
  record: BuildLogRecord;
}

/**
 * Follows a build log: what was written so far, then each line as it comes. It ends with `complete` or
 * `failed` when the image build does, else with `timeout` after 30 s. With `lastId`, only later records.
 *
 * `read` gives the deployment as it is now, or undefined once it is gone.
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
  let told: { run: Run | undefined; records: Due[] } = { run: undefined, records: [] };

  while (!signal.aborted) {
    const deployment = read();
    const now = clock.now();
    if (deployment === undefined) {
      yield { type: 'timeout' };
      return;
    }

    const run = deployment.runs.at(-1);
    if (run !== told.run) told = { run, records: recordsOf(deployment) };
    const { records } = told;
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

/** A deployment that has no build yet may get one at any time, and so may one that is redeployed. */
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

/** Cancelled or expired before there was anything to build: nothing will ever come. */
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

/** An id nobody gave out is before everything: repeating lines is better than leaving some out. */
function parseId(id: string | undefined): Position {
  const match = /^(\d+)-(\d+)$/.exec(id ?? '');
  return { at: Number(match?.[1] ?? -1), sequence: Number(match?.[2] ?? -1) };
}
