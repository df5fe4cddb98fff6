// Installs the packed packages into an empty Vite app with pnpm, whose dependencies are strict, and into an empty Next.js
// app with npm; then type-checks, builds, server-renders and tests them in Chromium. The Vite app embeds the console in
// five ways, under a strict Content Security Policy. Any message in the browser's console fails it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

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

interface Consumer {
  dependencies: readonly string[];
  devDependencies: readonly string[];
  build: readonly string[];
  installWith: readonly [manager: string, ...args: string[]];
}

const consumers: Record<'vite' | 'next', Consumer> = {
  vite: {
    dependencies: ['@tanstack/react-router', 'react-router', 'wouter'],
    devDependencies: ['vite', '@vitejs/plugin-react'],
    build: ['tsc -p .', 'vite build'],
    installWith: [
      'pnpm',
      'install',
      '--ignore-workspace',
      '--prefer-offline',
      '--no-frozen-lockfile',
    ],
  },
  next: {
    dependencies: ['next'],
    devDependencies: [],
    build: ['next build'],
    installWith: ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'],
  },
};

/** The hosts of the Vite app, by the first segment of their paths (`scripts/consumers/vite/src/main.tsx`). */
const viteHosts = ['wouter', 'react-router', 'tanstack-router', 'shadow-root', 'two-consoles'];

/** The policy of `docs/embedding.md`. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types quayside-worker',
].join('; ');

const latest = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'latest']));

async function install(name: keyof typeof consumers): Promise<string> {
  const { dependencies, devDependencies, build, installWith } = consumers[name];
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
    // Until they are published, pnpm looks for the packages' own dependencies in the registry.
    pnpm: { overrides: packed },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const env = { cwd: folder, env: { NODE_OPTIONS: '', NEXT_TELEMETRY_DISABLED: '1' } };
  const [manager, ...args] = installWith;
  await must(manager, args, env);
  await must('npm', ['run', 'build'], env);
  return folder;
}

const tokens = z.object({ access_token: z.string() });

/** A platform, tokens for its demo account, and an app in front of both, on one origin. */
async function serve(app: Parameters<typeof createServer>[1] & {}) {
  const platform = await createMockServer();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname === '/token') {
      const username = `${searchParams.get('user') ?? 'ada'}@example.com`;
      const body = new URLSearchParams({ username, password: 'quayside-demo' });
      void fetch(`${platform.url}/api/v1/login/access-token`, { method: 'POST', body })
        .then((upstream) => upstream.json())
        .then((upstream) => response.end(tokens.parse(upstream).access_token));
    } else if (path.startsWith('/api/')) {
      const { method, headers } = request;
      request.pipe(
        send(new URL(path, platform.url), { method, headers }, (upstream) => {
          response.writeHead(upstream.statusCode ?? 502, upstream.headers);
          upstream.pipe(response);
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

/** The result of one host. */
interface Result {
  /** Messages in the browser's console, and what else went wrong. */
  problems: string[];
  /** Violations of the policy or of Trusted Types. */
  violations: number;
  hydrationWarnings: number;
  /** Scripts that were loaded until the first screen was there, in kB of brotli. */
  scripts: number;
  /** From the navigation to the first row, in milliseconds. */
  firstScreen: number;
}

/** Opens the apps and searches them; any message in the browser's console is a problem. */
async function clickThrough(url: string, more?: (page: Page) => Promise<void>): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  try {
    const started = performance.now();
    await page.goto(url);
    await page.getByRole('link', { name: 'Docs Search' }).first().waitFor();
    const firstScreen = Math.round(performance.now() - started);
    const sizes = await Promise.all(scripts);
    await page.getByRole('searchbox').first().fill('tide');
    await page.getByRole('link', { name: 'Docs Search' }).first().waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Tide Tables' }).first().waitFor();
    await more?.(page);
    const count = (pattern: RegExp) => problems.filter((line) => pattern.test(line)).length;
    return {
      problems,
      violations: count(/Content Security Policy|TrustedScript|Trusted Type/i),
      hydrationWarnings: count(/hydrat/i),
      scripts: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000),
      firstScreen,
    };
  } finally {
    await browser.close();
  }
}

/** Opens and closes a menu in the shadow root, which must leave the page usable. */
async function useMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy As' }).click();
  await page.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: 'Docs Search' }).first().waitFor();
}

/** The second console has the token of another user. */
async function findSecondUser(page: Page): Promise<void> {
  const name = page.getByLabel('Full name');
  await name.waitFor();
  if ((await name.inputValue()) !== 'Grace Hopper') throw new Error('Both consoles have one user');
}

async function tryVite(): Promise<[host: string, result: Result][]> {
  const folder = await install('vite');
  const files = createStaticHandler(join(folder, 'dist'), { isSinglePage: true });
  const served = await serve((request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    files(request, response);
  });
  const extra: Record<string, (page: Page) => Promise<void>> = {
    'shadow-root': useMenu,
    'two-consoles': findSecondUser,
  };
  const results: [string, Result][] = [];
  try {
    for (const host of viteHosts) {
      const apps = host === 'two-consoles' ? host : `${host}/tidewater-labs/apps`;
      results.push([`Vite, ${host}`, await clickThrough(`${served.url}/${apps}`, extra[host])]);
    }
  } finally {
    await served.close();
  }
  return results;
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

async function tryNext(): Promise<[host: string, result: Result][]> {
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
      send(new URL(request.url ?? '/', next), { method, headers }, (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
      }),
    );
  });
  try {
    const apps = `${served.url}/hosting/tidewater-labs/apps`;
    const html = await (await fetch(apps)).text();
    const rendered = ['qs-root', 'Service desk of tidewater-labs']
      .filter((text) => !html.replaceAll('<!-- -->', '').includes(text))
      .map((text) => `The server rendered no ${text}`);
    const result = await clickThrough(apps, leaveNext);
    return [['Next.js', { ...result, problems: [...rendered, ...result.problems] }]];
  } finally {
    await served.close();
    const ended = once(child, 'exit');
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

const results = [...(await tryVite()), ...(await tryNext())];
rmSync(target, { recursive: true, force: true });

process.stdout.write(`
| host | scripts to the first screen, kB brotli | first screen, ms | violations | hydration warnings |
| --- | --- | --- | --- | --- |
`);
for (const [host, { scripts, firstScreen, violations, hydrationWarnings }] of results)
  process.stdout.write(
    `| ${host} | ${scripts} | ${firstScreen} | ${violations} | ${hydrationWarnings} |\n`,
  );
for (const [host, { problems }] of results)
  for (const line of problems) process.stdout.write(`✗ ${host}: ${line}\n`);
const failed = results.filter(([, { problems }]) => problems.length > 0).length;
process.stdout.write(`\nconsumers: ${results.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
