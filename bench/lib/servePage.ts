import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { must, root } from '../../scripts/lib/run.ts';

const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/**
 * Builds the page of a benchmark, `bench/<name>/page`, and serves its files on a free port.
 * @returns its origin, without a trailing slash, and a function that stops the server
 */
export async function servePage(name: string): Promise<{ url: string; close: () => void }> {
  const folder = join(root, 'bench', name, 'page');
  await must('vite', ['build', '--logLevel', 'warn'], { cwd: folder });
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    const file = path === '/' ? '/index.html' : path;
    const type = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    try {
      response.setHeader('Content-Type', type).end(readFileSync(join(folder, 'dist', file)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bench has no port');
  return { url: `http://localhost:${address.port}`, close: () => server.close() };
}
