import type { Client } from './client.ts';
import { deploymentEndpoints } from './endpoints/deployments.ts';
import { HttpError, NetworkError } from './errors.ts';
import { isUnknownRecord } from './isUnknownRecord.ts';
import { parseNdjson } from './ndjson.ts';
import { buildLogRecordSchema } from './schemas/deployments.ts';
import type { BuildLogRecord } from './schemas/deployments.ts';
import { failWhenSilent } from './silence.ts';
import { sleep as sleepFor } from './sleep.ts';
import type { Sleep } from './sleep.ts';

/**
 * Event of a build log. `message`: a line without trailing white space, with its ANSI colours; `id` is missing when
 * the platform sent none, and `key` then identifies it by its position after the last record with an id.
 * `gap`: an unreadable line is missing here. `live`: connected. `reconnecting`: the connection
 * broke and the `attempt`-th retry in a row follows in `delayMs` milliseconds; `error` is the error of the last
 * attempt, if it got no readable response. `complete` and `failed`: the image build has ended; neither says whether
 * the app is live.
 */
export type BuildLogEvent =
  | { type: 'message'; id: string; text: string }
  | { type: 'message'; id?: undefined; key: string; text: string }
  | { type: 'gap' }
  | { type: 'live' }
  | { type: 'reconnecting'; attempt: number; delayMs: number; error?: unknown }
  | { type: 'complete' }
  | { type: 'failed' };

/** Options for following a build log. */
export interface BuildLogOptions {
  /** Starts after this record instead of at the start. */
  lastId?: string | undefined;
  /** Aborting ends the loop with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds without a byte after which a connection counts as broken. @default 60000 */
  silenceMs?: number;
  /** Waits between two attempts. @default timers */
  sleep?: Sleep;
  /** Random number from 0 to 1, to spread reconnecting clients over time. @default Math.random */
  random?: () => number;
}

/** Delay after a `timeout` record, in milliseconds. */
const timeoutPauseMs = 500;

/** Longest delay between two attempts, in milliseconds. */
const maxBackOffMs = 15_000;

/**
 * Follows the build log of a deployment until the build has ended. After a `timeout` record or a broken
 * connection it resumes with `last_id`, without gaps or repeats. It retries (after 1, 2,
 * 4 … at most 15 seconds) on network errors, 429 and 5xx; any other error is thrown.
 */
export async function* readBuildLog(
  client: Client,
  deploymentId: string,
  options: BuildLogOptions = {},
): AsyncGenerator<BuildLogEvent, void, void> {
  const { signal, silenceMs = 60_000, sleep = sleepFor, random = Math.random } = options;
  const seen = new Set<string>();
  let lastId = options.lastId;
  let attempt = 0;

  for (;;) {
    let outcome: 'broken' | 'timeout' = 'broken';
    let retryAfterMs = 0;
    let isConnected = false;
    let rejection: { error?: unknown } = {};
    try {
      const stream = await client.call(
        deploymentEndpoints.readBuildLogs,
        { path: { deployment_id: deploymentId }, query: { last_id: lastId } },
        { signal },
      );
      isConnected = true;
      yield { type: 'live' };
      // Records without an id are identified by position: after a broken connection the platform resends everything
      // after `last_id`.
      let before = lastId ?? '';
      let placesAfter = 0;
      const takePlace = () => {
        placesAfter += 1;
        const key = `${before}+${placesAfter}`;
        if (seen.has(key)) return undefined;
        seen.add(key);
        return key;
      };
      for await (const line of parseNdjson(failWhenSilent(stream, silenceMs))) {
        const record = line.kind === 'value' ? readRecord(line.value) : undefined;
        if (record === undefined) {
          const isGap = line.kind !== 'value' || !isUnknownRecord(line.value);
          if (isGap && takePlace() !== undefined) yield { type: 'gap' };
          continue;
        }
        attempt = 0;
        const id = record.id ?? undefined;
        if (id !== undefined) {
          before = id;
          placesAfter = 0;
        }
        const isRepeat = id !== undefined && seen.has(id);
        if (id !== undefined) seen.add(id);
        if (!isRepeat && id !== undefined) lastId = id;
        if (record.type === 'message' && !isRepeat) {
          const text = record.message.trimEnd();
          const key = id === undefined ? takePlace() : undefined;
          if (id !== undefined) yield { type: 'message', id, text };
          else if (key !== undefined) yield { type: 'message', key, text };
        }
        if (record.type === 'complete' || record.type === 'failed') {
          yield { type: record.type };
          return;
        }
        if (record.type === 'timeout') {
          outcome = 'timeout';
          break;
        }
      }
    } catch (error) {
      // The error of a broken stream depends on the browser.
      if (signal?.aborted === true || !(isConnected || isPassing(error))) throw error;
      // Streams break occasionally, which is no sign of an outage.
      if (!isConnected) rejection = { error };
      if (error instanceof HttpError) retryAfterMs = error.retryAfterMs ?? 0;
    }

    if (outcome === 'timeout') {
      await sleep(timeoutPauseMs, signal);
      continue;
    }
    attempt += 1;
    const delayMs = Math.max(backOff(attempt, random), retryAfterMs);
    yield { type: 'reconnecting', attempt, delayMs, ...rejection };
    await sleep(delayMs, signal);
  }
}

function readRecord(value: unknown): BuildLogRecord | undefined {
  const parsed = buildLogRecordSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** Whether a retry may succeed. */
function isPassing(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    (error instanceof HttpError && (error.status >= 500 || error.status === 429))
  );
}

/** 1, 2, 4 … 15 seconds, each shortened by up to a quarter. */
function backOff(attempt: number, random: () => number): number {
  const full = Math.min(maxBackOffMs, 1000 * 2 ** (attempt - 1));
  return Math.round(full * (1 - random() / 4));
}
