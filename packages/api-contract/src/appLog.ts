import type { Client } from './client.ts';
import { appEndpoints } from './endpoints/apps.ts';
import type { QueryOf } from './endpoints/endpoint.ts';
import { isUnknownRecord } from './isUnknownRecord.ts';
import { parseNdjson } from './ndjson.ts';
import { appLogRecordSchema } from './schemas/apps.ts';
import type { AppLogEntry } from './schemas/apps.ts';
import { failWhenSilent } from './silence.ts';

/** Event of an app's log. `error`: the platform's log store failed and no more entries will come. */
export type AppLogEvent =
  | { type: 'live' }
  | { type: 'entry'; entry: AppLogEntry }
  | { type: 'gap' }
  | { type: 'error'; message: string };

/** Options for following an app's log. */
export interface AppLogOptions {
  /** `tail` (1 to 1000 entries), `since` (`5m`, `2h`, `1d`) and `follow`. */
  query?: QueryOf<typeof appEndpoints.streamAppLogs>;
  /** Aborting ends the loop with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds without a byte after which the loop fails. @default 120000 */
  silenceMs?: number;
}

/**
 * Reads the last entries of an app's log, oldest first, and with `follow` new ones as they are written. Ends when
 * the platform ends the stream. Entries have no ids, so a broken connection cannot be resumed without gaps and throws.
 */
export async function* followAppLogs(
  client: Client,
  appId: string,
  { query = {}, signal, silenceMs = 120_000 }: AppLogOptions = {},
): AsyncGenerator<AppLogEvent, void, void> {
  const stream = await client.call(
    appEndpoints.streamAppLogs,
    { path: { app_id: appId }, query },
    { signal },
  );
  yield { type: 'live' };
  for await (const line of parseNdjson(failWhenSilent(stream, silenceMs))) {
    if (line.kind !== 'value') {
      yield { type: 'gap' };
      continue;
    }
    const parsed = appLogRecordSchema.safeParse(line.value);
    if (!parsed.success) {
      if (!isUnknownRecord(line.value)) yield { type: 'gap' };
      continue;
    }
    const record = parsed.data;
    if (!('type' in record)) yield { type: 'entry', entry: record };
    else if (record.type === 'error') {
      yield { type: 'error', message: record.message };
      return;
    }
  }
}
