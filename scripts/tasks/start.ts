// Serves the app and the mock platform on one origin.
// PORT, QUAYSIDE_SEED and QUAYSIDE_DATA override the defaults. QUAYSIDE_API points the app at a real platform instead,
// and QUAYSIDE_UPLOADS names the origin of that platform's uploads, for the pages' policy. QUAYSIDE_ALLOWED_HOSTS
// are comma-separated host names to accept besides localhost, for a forwarded port.
// QUAYSIDE_DEVICE_INTERVAL is how many seconds a device that logs in waits between two polls.
import { connect } from 'node:net';
import { isAbsolute, join } from 'node:path';

import { createMockServer, StoredDataError } from '@quayside/api-mocks/server';

import { createAppHandler } from '../lib/console-server.ts';
import { demoConfig } from '../lib/demo.ts';
import { createGuardedServer, listen } from '../lib/http-server.ts';
import { fail, root } from '../lib/run.ts';
import { seedFromEnvironment } from '../lib/seed.ts';
import { buildWeb, webFolder } from '../lib/web-build.ts';

const port = Number(process.env['PORT'] ?? 4173);
if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`PORT must be a number from 1 to 65535, not "${process.env['PORT']}".`);
const url = `http://localhost:${port}`;

function urlFrom(name: string): string | undefined {
  const value = process.env[name];
  if (value !== undefined && !URL.canParse(value))
    fail(`${name} must be a URL such as https://api.example.com, not "${value}".`);
  return value;
}
const allowedHosts = (process.env['QUAYSIDE_ALLOWED_HOSTS'] ?? '').split(',').flatMap((host) => {
  const name = host.trim().toLowerCase();
  return name === '' ? [] : [name];
});
const deviceInterval = Number(process.env['QUAYSIDE_DEVICE_INTERVAL'] ?? 5);
if (!Number.isInteger(deviceInterval) || deviceInterval < 1)
  fail('QUAYSIDE_DEVICE_INTERVAL must be a whole number of seconds, 1 or more.');
const api = urlFrom('QUAYSIDE_API');
const uploads = urlFrom('QUAYSIDE_UPLOADS');

/** Whether the port is in use. Checked before the build, so that the error appears at once. */
const taken = (host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host });
    socket.once('connect', () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
  });
if ((await taken('127.0.0.1')) || (await taken('::1'))) {
  fail(
    `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
  );
}

await buildWeb();

const closers: (() => Promise<void>)[] = [];
if (api === undefined) {
  const seed = seedFromEnvironment();
  const data = process.env['QUAYSIDE_DATA'] || join('.data', `${seed}.sqlite`);
  // `join` keeps a trailing slash, which marks a folder.
  const dataFile = isAbsolute(data) ? data : join(root, data);
  const server = await createMockServer({
    port,
    seed,
    dataFile,
    publicUrl: url,
    dashboardUrl: url,
    deviceInterval,
    control: true,
    allowedHosts,
    fallback: createAppHandler(webFolder, demoConfig),
  }).catch((error: unknown) => {
    if (error instanceof StoredDataError) fail(error.message);
    throw error;
  });
  closers.push(() => server.close());
} else {
  const config = { apiBaseUrl: api.replace(/\/$/, '') };
  const server = createGuardedServer(createAppHandler(webFolder, config, uploads));
  await listen(server, port);
  closers.push(() => new Promise((done) => server.close(() => done())));
}

process.stdout.write(`\nQuayside is ready: ${url}\n`);
if (api === undefined)
  process.stdout.write(
    `Demo account: ${demoConfig.demoAccount.email} / ${demoConfig.demoAccount.password}\n`,
  );
process.stdout.write('Press Ctrl+C to stop.\n');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all(closers.map((close) => close())).finally(() => process.exit(0));
  });
}
