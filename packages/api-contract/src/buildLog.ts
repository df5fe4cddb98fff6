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
 * Event of a build log. `message`: a line, its trailing white space cut, ANSI colours kept; `id` is missing when
 * the platform gave none, and `key` then names its place after the last record with one.
 * `gap`: a line that could not be read is missing here. `live`: connected. `reconnecting`: the connection
 * broke and the next try, the `attempt`-th in a row, follows in `delayMs` milliseconds; `error` is why the last try
 * got no answer to read, if it got none. `complete` and `failed`: the image build has ended; neither says whether the
 * app is live.
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
  /** Begin after this record, not at the start. */
  lastId?: string | undefined;
  /** Ends the loop with the platform's `AbortError`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds without a byte after which a connection counts as broken. @default 60000 */
  silenceMs?: number;
  /** Waits between two attempts. @default timers */
  sleep?: Sleep;
  /** A number from 0 up to 1, to spread reconnecting clients over time. @default Math.random */
  random?: () => number;
}

/** Delay after a `timeout` record, in milliseconds. */
const timeoutPauseMs = 500;

/** The longest wait between two tries, in milliseconds. */
const maxBackOffMs = 15_000;

/**
 * Follows the build log of a deployment until the build has ended. After a `timeout` record or a broken
 * connection it goes on with `last_id`: no line is left out, none comes twice. It keeps trying (after 1, 2,
 * 4 … at most 15 seconds) on network failures, 429 and 5xx; any other error ends the loop with it.
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
    let refusal: { error?: unknown } = {};
    try {
      const stream = await client.call(
        deploymentEndpoints.readBuildLogs,
        { path: { deployment_id: deploymentId }, query: { last_id: lastId } },
        { signal },
      );
      isConnected = true;
      yield { type: 'live' };
      // Records without an id are told apart by their place: after a broken connection the platform sends all after
      // `last_id` once more.
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
      // A stream that has begun fails with whatever the browser calls it.
      if (signal?.aborted === true || !(isConnected || isPassing(error))) throw error;
      // Streams break now and then; that says nothing of the platform.
      if (!isConnected) refusal = { error };
      if (error instanceof HttpError) retryAfterMs = error.retryAfterMs ?? 0;
    }

    if (outcome === 'timeout') {
      await sleep(timeoutPauseMs, signal);
      continue;
    }
    attempt += 1;
    const delayMs = Math.max(backOff(attempt, random), retryAfterMs);
    yield { type: 'reconnecting', attempt, delayMs, ...refusal };
    await sleep(delayMs, signal);
  }
}

function readRecord(value: unknown): BuildLogRecord | undefined {
  const parsed = buildLogRecordSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** Whether another try may go better. */
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
