import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';

import { createClient, endpoints as e, NetworkError, type Client } from '@quayside/api-contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { packProject } from './archive/archive.fixtures.ts';
import { compileServer, startServer, type ServerProcess } from './crash.fixtures.ts';
import { createRandom, randomBelow } from './random.ts';
import { demoPassword } from './seeds/index.ts';

let folder: string;
let file: string;
const running = new Set<ServerProcess>();
let cache: string;

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'quayside-compiled-'));
  await compileServer(cache);
});

afterAll(() => rm(cache, { recursive: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-crash-'));
  file = join(folder, 'dataset.db');
});

afterEach(async () => {
  for (const server of running) await server.kill();
  running.clear();
  await rm(folder, { recursive: true });
});

/** Starts the server on a data file; servers still running at the end of the test are killed. */
async function start(dataFile = file): Promise<ServerProcess> {
  const server = await startServer(dataFile, cache);
  running.add(server);
  return server;
}

async function logIn({ baseUrl }: ServerProcess): Promise<string> {
  const body = { username: 'ada@example.com', password: demoPassword };
  return (await createClient({ baseUrl }).call(e.login, { body })).access_token;
}

async function advance(baseUrl: string, advance_ms: number): Promise<void> {
  const body = JSON.stringify({ advance_ms });
  await fetch(`${baseUrl}/__mock__/clock`, { method: 'POST', body });
}

const project = {
  'main.py': 'from fastapi import FastAPI\napp = FastAPI()\n',
  'requirements.txt': 'fastapi[standard]\n',
};

test('a server killed during a build resumes it with all acknowledged writes', async () => {
  const first = await start();
  const token = await logIn(first);
  const clientOf = (baseUrl: string) => createClient({ baseUrl, getToken: () => token });

  const before = clientOf(first.baseUrl);
  const { data } = await before.call(e.listTeams, { query: { slug: 'tidewater-labs' } });
  const team_id = data[0]?.id ?? '';
  const app = await before.call(e.createApp, { body: { name: 'Lifeboat', team_id } });
  const variable = await before.call(e.createEnvironmentVariable, {
    path: { app_id: app.id },
    body: { name: 'BEACON', value: 'lit' },
  });
  const { id } = await before.call(e.createDeployment, { path: { app_id: app.id } });
  const path = { deployment_id: id };
  const { url } = await before.call(e.requestUpload, { path });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(packProject(project))]), 'archive.tar');
  await fetch(url, { method: 'POST', body: form });
  await before.call(e.completeUpload, { path });
  await advance(first.baseUrl, 4_000);
  expect((await before.call(e.readDeployment, { path })).status).toBe('building_image');
  await first.kill();

  const second = await start();
  const after = clientOf(second.baseUrl);
  expect((await after.call(e.readMe)).email).toBe('ada@example.com');
  expect((await after.call(e.readApp, { path: { app_id: app.id } })).name).toBe('Lifeboat');
  const variables = await after.call(e.listEnvironmentVariables, { path: { app_id: app.id } });
  expect(variables.data).toEqual([variable]);
  const resumed = await after.call(e.readDeployment, { path });
  expect(['building_image', 'deploying']).toContain(resumed.status);
  await advance(second.baseUrl, 10_000);
  expect((await after.call(e.readDeployment, { path })).status).toBe('success');

  const fresh = await after.call(e.createApp, { body: { name: 'Lifeboat', team_id } });
  expect(fresh.id).not.toBe(app.id);
}, 30_000);

test('a server killed during an upload stores nothing of it and accepts it again', async () => {
  const first = await start();
  const token = await logIn(first);
  const clientOf = (baseUrl: string) => createClient({ baseUrl, getToken: () => token });
  const before = clientOf(first.baseUrl);
  const { data } = await before.call(e.listApps, { query: { slug: 'docs-search' } });
  const { id } = await before.call(e.createDeployment, { path: { app_id: data[0]?.id ?? '' } });
  const path = { deployment_id: id };
  const { url } = await before.call(e.requestUpload, { path });

  const head = '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n';
  const half = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(head));
      controller.enqueue(new Uint8Array(1_000_000));
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const init = { method: 'POST', headers, body: half, duplex: 'half' };
  const sending = fetch(url, init).then(
    () => 'responded',
    () => 'broken off',
  );
  const uploads = `${file}-uploads`;
  await expect.poll(() => readdir(uploads)).toEqual([expect.stringMatching(/\.part$/)]);
  await first.kill();
  expect(await sending).toBe('broken off');

  const second = await start();
  expect(await readdir(uploads)).toEqual([]);
  const after = clientOf(second.baseUrl);
  expect((await after.call(e.readDeployment, { path })).status).toBe('waiting_upload');
  await expect(after.call(e.completeUpload, { path })).rejects.toMatchObject({
    status: 400,
    detail: 'Archive was not uploaded',
  });
  const again = await after.call(e.requestUpload, { path });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(packProject(project))]), 'archive.tar');
  expect((await fetch(again.url, { method: 'POST', body: form })).status).toBe(204);
  await after.call(e.completeUpload, { path });
  await advance(second.baseUrl, 60_000);
  expect((await after.call(e.readDeployment, { path })).status).toBe('success');
}, 30_000);

const names = ['ALPHA', 'BRAVO', 'CHARLIE', 'DELTA'];

/** A writer's view of its app: confirmed writes, and requested writes without a response. */
interface Writer {
  app_id: string;
  responded: string | undefined;
  asked: string | undefined;
  deployments: string[];
}

describe.each([
  { kills: 6, tags: [] },
  { kills: 50, tags: ['full'] },
])('a server killed $kills times while it writes', ({ kills, tags }) => {
  test(
    'loses no acknowledged write and stores no partial one',
    { tags, timeout: 120_000 },
    async () => {
      // Two of them side by side, each with a dataset of its own.
      const sides = ['port', 'starboard'].map((side) => killAgainAndAgain(side, kills / 2));
      for (const responses of await Promise.all(sides))
        expect(responses).toBeGreaterThan(kills / 2);
    },
  );
});

/** Kills a server with its own data at random moments, `times` times. Returns its number of responses. */
async function killAgainAndAgain(name: string, times: number): Promise<number> {
  const dataFile = join(folder, `${name}.db`);
  const random = createRandom(name);
  let server = await start(dataFile);
  const token = await logIn(server);
  const client = () => createClient({ baseUrl: server.baseUrl, getToken: () => token });
  const { data } = await client().call(e.listApps, { query: { limit: 4 } });
  const writers = data.map(({ id }): Writer => ({
    app_id: id,
    responded: undefined,
    asked: undefined,
    deployments: [],
  }));
  for (const writer of writers) await write(client(), writer, 'first');

  let responses = 0;
  for (let round = 0; round < times; round += 1) {
    const enough = responses + 1 + randomBelow(random, 20);
    const turns = randomBelow(random, 50);
    const killed = new AbortController();
    const kill = async () => {
      // A few turns of the event loop later: in the middle of a request.
      for (let turn = 0; turn < turns; turn += 1) await setImmediate();
      killed.abort();
      await server.kill();
    };
    const keepWriting = async (writer: Writer, index: number) => {
      const connected = client();
      for (let turn = 0; !killed.signal.aborted; turn += 1) {
        await write(connected, writer, `${round}/${index}/${turn}`);
        responses += 1;
        if (responses === enough) await kill();
      }
    };
    const writing = await Promise.allSettled(writers.map(keepWriting));
    const failures = writing.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(failures.every((failure) => failure instanceof NetworkError)).toBe(true);

    running.delete(server);
    server = await start(dataFile);
    for (const writer of writers) await check(client(), writer);
  }

  await server.kill();
  const database = new DatabaseSync(dataFile);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
  return responses;
}

/** Sets all of an app's variables to one value at once, and starts a deployment. */
async function write(client: Client, writer: Writer, value: string): Promise<void> {
  const path = { app_id: writer.app_id };
  const upsert = Object.fromEntries(names.map((name) => [name, { value }]));
  writer.asked = value;
  await client.call(e.changeEnvironmentVariables, { path, body: { upsert, delete: [] } });
  writer.responded = value;
  const { id } = await client.call(e.createDeployment, { path });
  writer.deployments.push(id);
}

/** Confirmed writes must be present, and requested ones completely or not at all. */
async function check(client: Client, writer: Writer): Promise<void> {
  const path = { app_id: writer.app_id };
  const { data } = await client.call(e.listEnvironmentVariables, { path });
  const values = data.filter(({ name }) => names.includes(name)).map(({ value }) => value);
  const [value] = values;
  expect(values).toEqual(names.map(() => value));
  expect([writer.responded, writer.asked]).toContain(value);
  writer.responded = value ?? undefined;
  for (const deployment_id of writer.deployments.splice(0)) {
    await client.call(e.readDeployment, { path: { deployment_id } });
  }
}
