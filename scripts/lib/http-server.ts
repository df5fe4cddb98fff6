import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Writes an error of a server to stderr. The server keeps running. */
export function logError(error: unknown): void {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}

/** Creates an HTTP server that no request can stop: an error in `handle` is logged and responds with 500. */
export function createGuardedServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  return createServer((request, response) => {
    // Without a listener, a broken connection or a failed write ends the process.
    request.on('error', () => response.destroy());
    response.on('error', () => response.destroy());
    try {
      handle(request, response);
    } catch (error) {
      logError(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end('Internal server error');
    }
  });
}

/** Listens on a port. Rejects when it is taken; a later error of the server is logged. */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      server.off('error', reject).on('error', logError);
      resolve();
    });
  });
}
