// Installs the packed packages into an empty Vite app and an empty Next.js app with npm; then type-checks, builds,
// server-renders and tests them in Chromium. Any message in the browser's console fails it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createMockServer } from '@quayside/api-mocks/server';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { z } from 'zod';

import { browserArgs } from '../browser.mjs';
import { ensureBrowser } from '../lib/browser.ts';
import { packAll } from '../lib/packed.ts';
import { must, root } from '../lib/run.ts';
import { createStaticHandler } from '../lib/static-server.ts';

const target = mkdtempSync(join(tmpdir(), 'quayside-consumers-'));
const packed = await packAll(join(target, 'packed'));
const executablePath = await ensureBrowser();

const shared = {
  dependencies: [
    '@tanstack/react-query',
    'react',
    'react-aria',
    'react-aria-components',
    'react-dom',
    'react-stately',
  ],
  devDependencies: ['@types/react', '@types/react-dom', '@types/node', 'typescript'],
};

const consumers = {
  vite: {
    dependencies: ['wouter'],
    devDependencies: ['vite', '@vitejs/plugin-react'],
    build: ['tsc -p .', 'vite build'],
  },
  next: { dependencies: ['next'], devDependencies: [], build: ['next build'] },
};

const latest = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'latest']));

async function install(name: keyof typeof consumers): Promise<string> {
  const { dependencies, devDependencies, build } = consumers[name];
  const folder = join(target, name);
  cpSync(join(root, 'scripts', 'consumers', name), folder, { recursive: true });
  cpSync(join(target, 'packed'), join(folder, 'packed'), { recursive: true });
  const manifest = {
    name: `consumer-${name}`,
    private: true,
    type: 'module',
    scripts: { build: build.join(' && '), start: 'next start' },
    dependencies: {
      ...packed,
      ...latest([...shared.dependencies, ...dependencies]),
    },
    devDependencies: latest([...shared.devDependencies, ...devDependencies]),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const npm = { cwd: folder, env: { NODE_OPTIONS: '', NEXT_TELEMETRY_DISABLED: '1' } };
  await must('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], npm);
  await must('npm', ['run', 'build'], npm);
  return folder;
}

const tokens = z.object({ access_token: z.string() });

/** A platform, tokens for its demo account, and an app in front of both, on one origin. */
async function serve(app: Parameters<typeof createServer>[1] & {}) {
  const platform = await createMockServer();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/token') {
      const body = new URLSearchParams({ username: 'ada@example.com', password: 'quayside-demo' });
      void fetch(`${platform.url}/api/v1/login/access-token`, { method: 'POST', body })
        .then((answer) => answer.json())
        .then((answer) => response.end(tokens.parse(answer).access_token));
    } else if (path.startsWith('/api/')) {
      const { method, headers } = request;
      request.pipe(
        send(new URL(path, platform.url), { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        }),
      );
    } else {
      app(request, response);
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await platform.close();
    },
  };
}

/** Opens the apps and searches them; any message in the browser's console is a failure. */
async function clickThrough(url: string, more?: (page: Page) => Promise<void>): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  try {
    await page.goto(url);
    await page.getByRole('link', { name: 'Docs Search' }).first().waitFor();
    await page.getByRole('searchbox').fill('tide');
    await page.getByRole('link', { name: 'Docs Search' }).first().waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Tide Tables' }).first().waitFor();
    await more?.(page);
  } finally {
    await browser.close();
  }
  return messages;
}

async function tryVite(): Promise<string[]> {
  const folder = await install('vite');
  const served = await serve(createStaticHandler(join(folder, 'dist'), { isSinglePage: true }));
  try {
    return await clickThrough(`${served.url}/tidewater-labs/apps`);
  } finally {
    await served.close();
  }
}

/** Opens an app, types a secret, and leaves the console by a link of the host, which asks first. */
async function leaveNext(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Tide Tables' }).first().click();
  await page.getByRole('link', { name: 'Environment Variables' }).first().click();
  await page.getByRole('button', { name: 'Add Variable' }).first().click();
  await page.getByLabel('Name of the new variable').fill('SIGNAL_API_KEY');
  await page.getByLabel('Value of SIGNAL_API_KEY').fill('s3cret');
  await page.getByRole('link', { name: /^Service desk/ }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('link', { name: /^Service desk/ }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { name: 'Service desk' }).waitFor();
}

async function tryNext(): Promise<string[]> {
  const folder = await install('next');
  const port = 41_807;
  const child = spawn('npx', ['next', 'start', '-p', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: { ...process.env, NODE_OPTIONS: '', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const next = `http://127.0.0.1:${port}`;
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Ready') && ready());
    child.once('exit', (code) => failed(new Error(`next start ended with ${String(code)}`)));
  });
  const served = await serve((request, response) => {
    const { method, headers } = request;
    request.pipe(
      send(new URL(request.url ?? '/', next), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  try {
    const apps = `${served.url}/hosting/tidewater-labs/apps`;
    const html = await (await fetch(apps)).text();
    const rendered = ['qs-root', 'Service desk of tidewater-labs']
      .filter((text) => !html.replaceAll('<!-- -->', '').includes(text))
      .map((text) => `The server rendered no ${text}`);
    return [...rendered, ...(await clickThrough(apps, leaveNext))];
  } finally {
    await served.close();
    const ended = once(child, 'exit');
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

let failed = 0;
for (const [name, attempt] of Object.entries({ vite: tryVite, next: tryNext })) {
  const started = performance.now();
  const messages = await attempt();
  const seconds = Math.round((performance.now() - started) / 1000);
  if (messages.length > 0) failed += 1;
  process.stdout.write(`\n${messages.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n`);
  for (const line of messages) process.stdout.write(`    ${line}\n`);
}
rmSync(target, { recursive: true, force: true });
process.stdout.write(`\nconsumers: ${2 - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
