import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Control } from './control.ts';
import { createNameCheck, hostnameOf, type AllowedHosts } from './http/allowedHosts.ts';
import { allowedMethods } from './http/cors.ts';
import type { RequestHandlerOptions } from './http/platformHandlers.ts';
import { createRequestHandler } from './http/requestHandler.ts';
import { sendResponse, toRequest } from './http/nodeHttp.ts';
import { isProviderPath } from './http/provider/respondToProvider.ts';
import { createPlatform, type PlatformOptions } from './platform/platform.ts';
import { memoryPersistence, type Persistence } from './store/persistence.ts';
import { dataFileAt, openSqlite } from './store/sqlite.ts';
import { openUploads, type StoredUploads } from './uploads/files.ts';

export type { Control } from './control.ts';
export { openSqlite } from './store/sqlite.ts';
export { StoredDataError } from './store/storedDataError.ts';
export type { StoredDataProblem } from './store/storedDataError.ts';

/** Options of `createMockServer`. All are optional. */
export interface MockServerOptions
  extends
    Omit<PlatformOptions, 'persistence'>,
    Pick<RequestHandlerOptions, 'publicUrl' | 'control' | 'latency'> {
  /** 0 picks a free port. @default 0 */
  port?: number;
  /** @default '127.0.0.1' */
  host?: string;
  /**
   * The SQLite file that stores the data, or a folder: then the file is named after the seed, such as
   * `default.sqlite`. Uploads are stored next to it, in a folder with the suffix `-uploads`. @default in memory
   */
  dataFile?: string;
  /**
   * Host names that the server accepts, and whose pages may call it, besides `localhost`, `*.localhost`, `127.0.0.0/8`,
   * `[::1]`, and the hosts of `host`, `publicUrl` and `dashboardUrl`. `true` allows every name: then any page that is
   * open in a browser on this machine can call the server. @default []
   */
  allowedHosts?: AllowedHosts;
  /** Handles all other requests, such as those for the web app's files. @default 404 */
  fallback?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Called with an internal error of the mock. @default writes it to stderr */
  onError?: (error: unknown) => void;
}

/** A running mock platform. */
export interface MockServer {
  /** Base URL, such as `http://127.0.0.1:4173`. */
  readonly url: string;
  readonly port: number;
  /** The control surface as functions; available even when the surface is disabled. */
  readonly control: Control;
  /** Ends open streams, waits up to two seconds for pending calls, and closes the data file. */
  close(): Promise<void>;
}

/**
 * Serves the mock platform over HTTP/1.1. Rejects when the port is in use or the data file is
 * unusable.
 */
export async function createMockServer({
  port = 0,
  host = '127.0.0.1',
  dataFile: dataPath,
  publicUrl,
  control,
  latency,
  allowedHosts = [],
  fallback = respondNotFound,
  onError = (error) => process.stderr.write(`${describe(error)}\n`),
  ...options
}: MockServerOptions = {}): Promise<MockServer> {
  const dataFile =
    dataPath === undefined
      ? undefined
      : dataFileAt(dataPath, `${options.seed ?? 'default'}.sqlite`);
  const persistence = dataFile === undefined ? memoryPersistence : openSqlite(dataFile);
  const temporary =
    dataFile === undefined ? mkdtempSync(join(tmpdir(), 'quayside-uploads-')) : undefined;
  const uploads = openUploadsOf(persistence, temporary ?? `${dataFile ?? ''}-uploads`);
  const platform = await createPlatform({ ...options, persistence: uploads.follow(persistence) });
  const withArchive = platform.dataset.rows.deployments.all().filter((row) => row.archive !== null);
  uploads.retainOnly(withArchive.map(({ id }) => id));
  const handle = createRequestHandler(platform, {
    publicUrl,
    control,
    latency,
    uploads,
    onError,
  });
  const closing = new AbortController();
  const { dashboardUrl } = platform.dataset.settings;
  const ownHosts = [publicUrl ?? '', dashboardUrl].flatMap((url) => hostnameOf(url) ?? []);
  const names = createNameCheck(allowedHosts === true || [host, ...ownHosts, ...allowedHosts]);

  const server = createServer((incoming, outgoing) => {
    // Without a listener, a broken connection or a failed write ends the process.
    incoming.on('error', () => outgoing.destroy());
    outgoing.on('error', () => outgoing.destroy());
    // Node keeps the connection of a call that ends while the server closes open for seconds.
    outgoing.once('close', () => {
      if (closing.signal.aborted) server.closeIdleConnections();
    });
    respond(incoming, outgoing).catch((error: unknown) => {
      onError(error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end('Internal Server Error');
    });
  });

  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = toRequest(incoming, outgoing);
    if (typeof request === 'number') {
      const headers = request === 405 ? { Allow: allowedMethods.join(', ') } : {};
      outgoing.writeHead(request, headers).end();
      return;
    }
    const { pathname } = new URL(request.url);
    const isOurs = handle.handles(pathname);
    // The form on a provider's page sends no origin, and its request id is known only to its visitor.
    const isChecked = isOurs && !isProviderPath(pathname);
    const rejected =
      names.checkHost(request) ?? (isChecked ? names.checkOrigin(request) : undefined);
    if (rejected !== undefined) {
      await sendResponse(Response.json(rejected, { status: 403 }), outgoing, closing.signal);
      endUnread(incoming);
    } else if (isOurs) {
      await sendResponse(await handle(request), outgoing, closing.signal);
      endUnread(incoming);
    } else {
      fallback(incoming, outgoing);
    }
  };

  const release = () => {
    platform.close();
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
  };

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      // For example too many open files: the next connection may succeed.
      server.off('error', reject).on('error', onError);
      resolve();
    });
  }).catch((error: unknown) => {
    release();
    throw error;
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;

  return {
    url: `http://${host}:${actualPort}`,
    port: actualPort,
    control: handle.control,
    async close() {
      closing.abort();
      // A client may never read a response, or never end a request.
      const timer = setTimeout(() => server.closeAllConnections(), grace);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      clearTimeout(timer);
      release();
    },
  };
}

/** Opens the folder of uploads. Closes the data file when that fails. */
function openUploadsOf(persistence: Persistence, folder: string): StoredUploads {
  try {
    return openUploads(folder);
  } catch (error) {
    persistence.close();
    throw error;
  }
}

/** Grace period for a rejected client, or for clients of a closing server, in milliseconds. */
const grace = 2_000;

/** The rest of a body must not be read endlessly after the response was sent. */
function endUnread(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  const timer = setTimeout(() => incoming.destroy(), grace);
  incoming.once('close', () => clearTimeout(timer)).resume();
}

function respondNotFound(_request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(404, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ detail: 'Not Found' }));
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
