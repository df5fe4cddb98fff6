import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { inspectArchive } from './archive/inspect.ts';
import type { Control } from './control.ts';
import { allowedMethods } from './http/cors.ts';
import { createRequestHandler } from './http/requestHandler.ts';
import { sendResponse, toRequest } from './http/nodeHttp.ts';
import { createPlatform, type PlatformOptions } from './platform/platform.ts';
import { openSqlite } from './store/sqlite.ts';

export type { Control } from './control.ts';
export { openSqlite } from './store/sqlite.ts';

/** How to serve the mock platform. Everything has a default. */
export interface MockServerOptions extends Omit<PlatformOptions, 'persistence'> {
  /** 0 takes a free one. @default 0 */
  port?: number;
  /** @default '127.0.0.1' */
  host?: string;
  /** The SQLite file that keeps the world. @default none: the world ends with the process */
  dataFile?: string;
  /** Where this server is reached from outside, without a slash at the end. @default from each request */
  publicUrl?: string;
  /** Answers the control surface under `/__mock__/`. @default false */
  control?: boolean;
  /** Answers what is not the mock's, such as the web app's files. @default 404 */
  fallback?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Told of a fault of the mock itself. @default writes it to stderr */
  onError?: (error: unknown) => void;
}

/** A mock platform that is being served. */
export interface MockServer {
  /** Where it answers, such as `http://127.0.0.1:4173`. */
  readonly url: string;
  readonly port: number;
  /** What the control surface does, as functions; there whether or not the surface is on. */
  readonly control: Control;
  /** Ends open streams, waits for calls under way, and closes the data file. */
  close(): Promise<void>;
}

/**
 * Serves the mock platform over HTTP/1.1. Rejects when the port is taken or the data file cannot be
 * used.
 */
export async function createMockServer({
  port = 0,
  host = '127.0.0.1',
  dataFile,
  publicUrl,
  control = false,
  fallback = answerNotFound,
  onError = (error) => process.stderr.write(`${describe(error)}\n`),
  ...options
}: MockServerOptions = {}): Promise<MockServer> {
  const persistence = dataFile === undefined ? undefined : openSqlite(dataFile);
  const platform = await createPlatform({ ...options, persistence });
  const handle = createRequestHandler(platform, { publicUrl, control, inspectArchive, onError });
  const closing = new AbortController();

  const server = createServer((incoming, outgoing) => {
    const request = toRequest(incoming, outgoing);
    if (typeof request === 'number') {
      outgoing.writeHead(request, { Allow: allowedMethods.join(', ') }).end();
    } else if (handle.handles(new URL(request.url).pathname)) {
      handle(request)
        .then((response) => sendResponse(response, outgoing, closing.signal))
        .catch(onError);
    } else {
      fallback(incoming, outgoing);
    }
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;

  return {
    url: `http://${host}:${actualPort}`,
    port: actualPort,
    control: handle.control,
    async close() {
      closing.abort();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      platform.close();
    },
  };
}

function answerNotFound(_request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(404, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ detail: 'Not Found' }));
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
