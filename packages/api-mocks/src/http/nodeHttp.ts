import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The HTTP method that `fetch` cannot send (Fetch standard, forbidden methods). */
const forbiddenMethod = 'TRACE';

/**
 * Converts a request of Node's server to a `fetch` request, or returns the status to reject it with: 400 for
 * an invalid URL, 405 for a method unknown to `fetch`.
 */
export function toRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Request | 400 | 405 {
  const url = URL.parse(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  // `fetch` rejects a URL with credentials.
  if (url === null || url.username !== '' || url.password !== '') return 400;
  const method = incoming.method ?? 'GET';
  if (method === forbiddenMethod) return 405;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const item of [value ?? []].flat()) headers.append(name, item);
  }
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, {
    method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: toStream(incoming), duplex: 'half' }),
  });
}

/**
 * Sends a response, each chunk of its body as soon as it is available. A failing body breaks the
 * connection; a body is cancelled when its reader disconnects, or when `closing` aborts.
 */
export async function sendResponse(
  response: Response,
  outgoing: ServerResponse,
  closing: AbortSignal,
): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.flushHeaders();
  const reader = response.body?.getReader();
  if (reader === undefined) {
    outgoing.end();
    return;
  }
  const stop = () => void reader.cancel().catch(() => undefined);
  outgoing.once('close', stop);
  closing.addEventListener('abort', stop);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || outgoing.destroyed) break;
      if (!outgoing.write(value)) await drained(outgoing);
    }
    outgoing.end();
  } catch {
    outgoing.destroy();
  } finally {
    closing.removeEventListener('abort', stop);
  }
}

/** Resolves once more can be written, or the reader has disconnected. Leaves no listener behind. */
async function drained(outgoing: ServerResponse): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    await Promise.race([once(outgoing, 'drain', { signal }), once(outgoing, 'close', { signal })]);
  } finally {
    waiting.abort();
  }
}

function toStream(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  // A response may precede the end of the request body: the connection must stay open for it.
  const chunks: AsyncIterator<Uint8Array> = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await chunks.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
