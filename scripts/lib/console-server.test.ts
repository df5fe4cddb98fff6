import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { createMockServer } from '@quayside/api-mocks/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createAppHandler } from './console-server.ts';
import { hostileRequests, sendRaw } from './hostile-requests.ts';
import { createGuardedServer, listen } from './http-server.ts';
import { root } from './run.ts';

const page = '<!doctype html><title>Quayside</title>';
const script = 'export const tide = "high";\n'.repeat(5_000);

let folder: string;
const closers: (() => unknown)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-static-'));
  mkdirSync(join(folder, 'assets'));
  const files = { 'index.html': page, 'assets/app-1a2b.js': script };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
});

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  rmSync(folder, { recursive: true });
});

/** `npm start` over the mock platform. */
async function startOverMock(): Promise<number> {
  const fallback = createAppHandler(folder, { apiBaseUrl: '' });
  const server = await createMockServer({ seed: 'empty', control: true, fallback });
  closers.push(() => server.close());
  return server.port;
}

/** `npm start` over a real platform. */
async function startOverPlatform(): Promise<number> {
  const config = { apiBaseUrl: 'https://api.example' };
  const server = createGuardedServer(createAppHandler(folder, config));
  await listen(server, 0, '127.0.0.1');
  closers.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** The command `quayside-mock-api`, in its own process. */
async function startCommand(): Promise<number> {
  const bin = join(root, 'packages', 'api-mocks', 'src', 'bin.ts');
  const options = ['--port', '0', '--seed', 'empty', '--control'];
  const child: ChildProcess = spawn(
    process.execPath,
    ['--conditions=quayside-source', bin, ...options],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = once(child, 'exit');
  closers.push(async () => {
    child.kill();
    await ended;
  });
  if (child.stdout === null) throw new Error('The output is not piped');
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /:(\d+)\/api/.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error('The command ended before it was ready');
}

const servers = [
  { name: 'the console over the mock platform', start: startOverMock, path: '/login' },
  { name: 'the console over a real platform', start: startOverPlatform, path: '/login' },
  { name: 'quayside-mock-api', start: startCommand, path: undefined },
];

describe.each(servers)('$name', ({ start, path }) => {
  test('rejects every hostile request and keeps serving others', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const port = await start();
    const normal = path ?? '/api/v1/utils/health-check/';
    const before = await fetch(`http://localhost:${port}${normal}`);
    const wrong: unknown[] = [];
    for (const request of hostileRequests('/assets/app-1a2b.js')) {
      const status = await sendRaw(port, request);
      // The command serves no files, so only its survival is checked.
      const expected = path === undefined ? [] : [request.expected ?? []].flat();
      if (expected.length > 0 && !expected.includes(status ?? 0))
        wrong.push({ what: request.what, status });
      if ((status ?? 0) >= 500 && status !== 505) wrong.push({ what: request.what, status });
      const after = await fetch(`http://localhost:${port}${normal}`);
      if (after.status !== before.status) wrong.push({ after: request.what });
      await after.text();
    }
    expect(wrong).toEqual([]);
  });
});

const read = (port: number, path: string, encoding = 'identity') =>
  fetch(`http://localhost:${port}${path}`, { headers: { 'Accept-Encoding': encoding } });

test('a file deleted while the server runs is not found, and the others are still served', async () => {
  const port = await startOverMock();
  const file = join(folder, 'assets', 'app-1a2b.js');
  expect(await (await read(port, '/assets/app-1a2b.js')).text()).toBe(script);
  for (const suffix of ['.br', '.gz', ''] as const) {
    expect((await read(port, '/assets/app-1a2b.js', 'br, gzip')).status).toBe(200);
    rmSync(`${file}${suffix}`);
  }
  const gone = await read(port, '/assets/app-1a2b.js', 'br, gzip');
  expect([gone.status, gone.headers.get('content-encoding')]).toEqual([404, null]);
  expect((await read(port, '/login')).status).toBe(200);

  renameSync(join(folder, 'index.html'), join(folder, 'elsewhere'));
  expect((await read(port, '/login')).status).toBe(404);
  renameSync(join(folder, 'elsewhere'), join(folder, 'index.html'));
  expect(await (await read(port, '/login')).text()).toBe(page);
});

test('a file truncated while it is served breaks only its connection', async () => {
  const port = await startOverMock();
  const file = join(folder, 'assets', 'large.bin');
  writeFileSync(file, Buffer.alloc(32 * 1024 * 1024));
  const response = await read(port, '/assets/large.bin');
  truncateSync(file, 1_000_000);
  await expect(response.arrayBuffer()).rejects.toThrow('terminated');
  expect((await read(port, '/login')).status).toBe(200);
});

test('a folder is not served as a file', async () => {
  const port = await startOverMock();
  mkdirSync(join(folder, 'assets', 'folder.js'));
  expect((await read(port, '/assets/folder.js')).status).toBe(404);
  expect((await read(port, '/assets/')).status).toBe(200);
  expect((await read(port, '/login')).status).toBe(200);
});

test('a fallback that throws responds with 500, and a port in use is still an error', async () => {
  const errors: unknown[] = [];
  const server = await createMockServer({
    seed: 'empty',
    onError: (error) => errors.push(error),
    fallback: () => {
      throw new Error('The fallback failed');
    },
  });
  closers.push(() => server.close());
  expect((await read(server.port, '/login')).status).toBe(500);
  expect(errors).toEqual([new Error('The fallback failed')]);
  const again = createGuardedServer(() => undefined);
  await expect(listen(again, server.port, '127.0.0.1')).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('the smallest file the client accepts is served with its type and cache lifetime', async () => {
  const port = await startOverPlatform();
  const headers = async (path: string, encoding?: string) => {
    const result = await read(port, path, encoding);
    const names = ['content-encoding', 'content-type', 'cache-control', 'vary'];
    return [result.status, ...names.map((name) => result.headers.get(name))];
  };
  const year = 'public, max-age=31536000, immutable';
  const js = 'text/javascript; charset=utf-8';
  const html = 'text/html; charset=utf-8';
  const asset = '/assets/app-1a2b.js';
  const vary = 'Accept-Encoding';
  expect(await headers(asset, 'gzip, deflate, br')).toEqual([200, 'br', js, year, vary]);
  expect(await headers(asset, 'gzip, br;q=0')).toEqual([200, 'gzip', js, year, vary]);
  expect(await headers(asset)).toEqual([200, null, js, year, vary]);
  expect(await headers('/team/apps', 'br')).toEqual([200, 'br', html, 'no-cache', vary]);
  const lost = await headers('/assets/of-an-older-build.js', 'br');
  expect(lost.slice(0, 2)).toEqual([404, null]);
});
