import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { readInlineCommands, readShellBlocks } from './lib/docs.ts';
import { root } from './lib/run.ts';

const manifest = z
  .object({ scripts: z.record(z.string(), z.string()), packageManager: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

const packages = globSync('packages/*/package.json', { cwd: root }).map((file) =>
  z
    .object({ name: z.string(), scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, file), 'utf8'))),
);

const projects = ['node', 'browser', 'stories'];

const isFile = (path: string) => existsSync(join(root, path));
const isBinary = (name = '') => isFile(`node_modules/.bin/${name}`);

/** Requirement of a command in the repository; `undefined` for a system program. */
function problemOf(command: string): string | undefined {
  const words = command.replace(/^(?:[A-Z_]+=\S+ )+/, '').split(/\s+/);
  const [program, first, second, third] = words;
  if (program === 'npm') {
    if (first === 'start' || first === 'test')
      return manifest.scripts[first] ? undefined : 'no such script';
    if (first === 'run') return manifest.scripts[second ?? ''] ? undefined : 'no such script';
    if (first === 'install') {
      const ours = words.filter((word) => word.startsWith('@quayside/'));
      return ours.every((name) => packages.some((known) => known.name === name))
        ? undefined
        : 'no such package';
    }
    return 'not a command of npm that we use';
  }
  if (program === 'npx') return isBinary(first) || first === 'pnpm@10' ? undefined : 'no such tool';
  if (program === 'pnpm' && first === '--filter') {
    const known = packages.find(({ name }) => name === second);
    return known?.scripts[third ?? ''] ? undefined : 'no such script of a package';
  }
  if (program === 'pnpm' && first === 'exec') {
    if (!isBinary(second)) return 'no such tool';
    const project = words[words.indexOf('--project') + 1] ?? '';
    if (words.includes('--project') && !projects.includes(project)) return 'no such project';
    const paths = words.slice(2).filter((word) => /^(?:packages|apps|scripts|e2e)\//.test(word));
    return paths.every(isFile) ? undefined : 'no such path';
  }
  if (program === 'cp' || program === 'cat') {
    const ours = words.filter((word) => word.startsWith('docs/'));
    return ours.every(isFile) ? undefined : 'no such file';
  }
  return undefined;
}

test('every command in the documentation exists', () => {
  const blocks = readShellBlocks().flatMap(({ file, commands }) =>
    commands.map((command) => ({ file, command })),
  );
  const wrong = [...blocks, ...readInlineCommands()].flatMap(({ file, command }) => {
    const problem = problemOf(command);
    return problem === undefined ? [] : [`${file}: ${command}: ${problem}`];
  });
  expect(wrong).toEqual([]);
  expect(blocks.length).toBeGreaterThan(30);
});

/** Runs a script in an environment with our commands installed. */
async function run(script: string, env: Record<string, string>) {
  const bin = mkdtempSync(join(tmpdir(), 'quayside-docs-'));
  const command = `exec "${process.execPath}" --conditions=quayside-source --disable-warning=ExperimentalWarning "${join(root, 'packages/api-mocks/src/bin.ts')}" "$@"`;
  writeFileSync(join(bin, 'quayside-mock-api'), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
  const path = [bin, dirname(process.execPath), process.env['PATH']].join(delimiter);
  const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: bin,
    env: { ...process.env, NODE_OPTIONS: '', PATH: path, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await once(child, 'close');
  rmSync(bin, { recursive: true });
  return { status: child.exitCode, output };
}

const runnable = readShellBlocks().filter(({ isRun }) => isRun);

test.each(runnable)(
  'the commands of $file work as written',
  { tags: ['full'] },
  async ({ script }) => {
    // The response of the console's own server.
    const server = createServer((_, response) => response.end('{ "apiBaseUrl": "" }')).listen(0);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { status, output } = await run(script, {
      CONSOLE_URL: `http://127.0.0.1:${port}`,
      PORT: String(40_000 + (process.pid % 20_000)),
    });
    server.close();
    expect({ status, output }).toEqual({ status: 0, output: '' });
  },
);

test('the documentation has commands to run', () => {
  expect(runnable.map(({ file }) => file)).toEqual([
    'docs/mock-platform.md',
    'docs/self-hosting.md',
  ]);
});

test('every link in the documentation resolves', () => {
  const files = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root });
  const lost = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(root, dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(lost).toEqual([]);
});
