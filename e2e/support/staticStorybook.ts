import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

import { createStaticHandler } from '../../scripts/lib/static-server.ts';

/** The built Storybook on a file server, under a path. */
export async function serveStorybook(): Promise<{ url: string; close: () => void }> {
  const base = '/a/b/';
  const serve = createStaticHandler(
    fileURLToPath(new URL('../../storybook-static', import.meta.url)),
  );
  const server = createServer((request, response) => {
    const notFound = () => void response.writeHead(404).end();
    if (!request.url?.startsWith(base)) return notFound();
    request.url = request.url.slice(base.length - 1);
    serve(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    url: `http://localhost:${address.port}${base}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
