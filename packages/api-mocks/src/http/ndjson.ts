import type { Records } from '../handlers/handler.ts';

/**
 * Serializes a record as one line of newline-delimited JSON. Line separators that JSON leaves unescaped are
 * escaped, because the platform's client splits lines there too.
 */
export function toLine(record: unknown): string {
  const json = JSON.stringify(record).replaceAll(
    /[\u007F-\u009F\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${json}\n`;
}

/**
 * Streams records as a body, one line per chunk, generated only as fast as they are read. Cancelling the body aborts
 * the signal passed to `records`.
 */
export function toBody(records: Records): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const abort = new AbortController();
  const source = records(abort.signal);
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await source.next();
        if (next.done === true) controller.close();
        else controller.enqueue(encoder.encode(toLine(next.value)));
      },
      cancel() {
        abort.abort();
      },
    },
    { highWaterMark: 0 },
  );
}
