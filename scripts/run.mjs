// Entry point of every command: `node scripts/run.mjs <task>`.
// Plain JavaScript for Node 20.19 or later, without dependencies: it runs before anything is installed.
// Provides pnpm and Node 24, installs missing dependencies, then runs scripts/tasks/<task>.ts.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, '.cache');
const tools = join(cache, 'tools');
const stamp = join(cache, 'installed');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const say = (line) => process.stderr.write(`${line}\n`);

function fail(sentence) {
  say(`\nQuayside: ${sentence}`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node 20.19 or later is required. This is ${process.versions.node}.`);
  }
}

/** Runs a command and returns the end of its output; `shown` also prints it. */
function runCaptured(command, args, { shown }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let tail = '';
    const show = (chunk) => {
      if (shown) process.stderr.write(chunk);
      tail = (tail + chunk).slice(-20_000);
    };
    child.stdout.on('data', show);
    child.stderr.on('data', show);
    child.on('error', (error) => resolve({ ok: false, tail: String(error), shown: false }));
    child.on('close', (code) => resolve({ ok: code === 0, tail, shown }));
  });
}

// Times out on an unresponsive registry after seconds, not after npm's default of minutes.
const RETRIES = [
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=4000',
];

const OFFLINE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT/;

function installFailed(what, { tail, shown }) {
  if (OFFLINE.test(tail))
    fail(
      `Couldn’t download ${what}: the npm registry is unreachable. Check your network and run the command again.`,
    );
  if (/ENOSPC/.test(tail)) fail(`Couldn’t install ${what}: the disk is full.`);
  if (/ERR_PNPM_OUTDATED_LOCKFILE/.test(tail))
    fail(
      'pnpm-lock.yaml does not match package.json. Run `npx pnpm@10 install` and commit the lockfile.',
    );
  if (!shown) say(tail);
  fail(`Couldn’t install ${what}. See the output above.`);
}

/** npm of the command that started this script, else the one on the PATH. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return { npm: process.execPath, first: [cli] };
  if (process.platform !== 'win32') return { npm: 'npm', first: [] };
  // Node cannot start `.cmd` files itself; its installer places npm next to it.
  const beside = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  return { npm: process.execPath, first: [beside] };
}

async function bringPnpm() {
  const version = manifest.packageManager.split('@')[1];
  const home = join(tools, 'node_modules', 'pnpm');
  const cli = join(home, 'bin', 'pnpm.cjs');
  const present =
    existsSync(cli) &&
    JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version === version;
  if (!present) {
    say(`Bringing pnpm ${version} …`);
    mkdirSync(tools, { recursive: true });
    const { npm, first } = npmCommand();
    const args = ['install', '--prefix', tools, '--no-save', '--no-audit', '--no-fund', ...RETRIES];
    const done = await runCaptured(npm, [...first, ...args, `pnpm@${version}`], { shown: false });
    if (!done.ok) installFailed('pnpm', done);
  }
  return cli;
}

/** Inputs of node_modules: the lockfile and every manifest. */
function installKey() {
  const hash = createHash('sha256').update(process.platform + process.arch);
  const add = (path) =>
    existsSync(path) && hash.update(path.slice(root.length)).update(readFileSync(path));
  ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].forEach((file) =>
    add(join(root, file)),
  );
  add(join(root, 'bench', 'package.json'));
  for (const group of ['packages', 'apps', 'examples']) {
    const folder = join(root, group);
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder).toSorted()) add(join(folder, name, 'package.json'));
  }
  return hash.digest('hex');
}

const node24 = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

async function install() {
  const key = installKey();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key && existsSync(node24)) return;
  const pnpm = await bringPnpm();
  say('Installing packages and Node 24 …');
  const args = ['install', '--frozen-lockfile', '--reporter=append-only', ...RETRIES];
  const done = await runCaptured(process.execPath, [pnpm, ...args], { shown: true });
  if (!done.ok) installFailed('the packages', done);
  if (!existsSync(node24))
    fail('Couldn’t install Node 24: the package `node` has no binary for this machine.');
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, key);
}

const [task = '', ...rest] = process.argv.slice(2);
const file = join(root, 'scripts', 'tasks', `${task.replace(':', '-')}.ts`);
if (!/^[a-z0-9:]+$/.test(task) || !existsSync(file)) {
  const known = readdirSync(join(root, 'scripts', 'tasks')).filter((name) => name.endsWith('.ts'));
  fail(
    `Unknown task "${task}". Available tasks: ${known.map((name) => name.slice(0, -3)).join(', ')}.`,
  );
}

checkNode();
await install();

const child = spawn(
  node24,
  ['--conditions=quayside-source', '--disable-warning=ExperimentalWarning', file, ...rest],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [
        join(root, 'node_modules', '.bin'),
        dirname(node24),
        join(tools, 'node_modules', '.bin'),
        process.env.PATH,
      ].join(delimiter),
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
