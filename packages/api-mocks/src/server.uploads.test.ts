import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { endpoints as e, readBuildLog } from '@quayside/api-contract';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { packProject } from './archive/archive.fixtures.ts';
import { createManualClock, type AdjustableClock } from './clock.ts';
import { docsSearch, signInAt } from './server.fixtures.ts';
import { createMockServer, type MockServer } from './server.ts';
import { statusAndBody, testStart } from './testing.fixtures.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const project = {
  'main.py': 'from fastapi import FastAPI\napp = FastAPI()\n',
  'pyproject.toml': 'dependencies = ["fastapi[standard]"]\n',
};

let clock: AdjustableClock;
let server: MockServer;

beforeEach(async () => {
  clock = createManualClock(testStart);
  server = await createMockServer({ clock, control: true });
});

afterEach(() => server.close());

const signIn = () => signInAt(server);

async function upload(url: string, content: Uint8Array<ArrayBuffer>): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([content]), 'archive.tar');
  return (await fetch(url, { method: 'POST', body: form })).status;
}

test('a project is deployed over HTTP, and its build log advances with the clock', async () => {
  const { client } = await signIn();
  const { id: app_id } = await docsSearch(client);
  const { id } = await client.call(e.createDeployment, { path: { app_id } });
  const path = { deployment_id: id };
  const { url } = await client.call(e.requestUpload, { path });
  expect(await upload(url, new Uint8Array(packProject(project)))).toBe(204);
  expect((await client.call(e.completeUpload, { path })).status).toBe('ready_for_build');

  const texts: string[] = [];
  let isLive = false;
  for await (const event of readBuildLog(client, id)) {
    if (event.type === 'live') isLive = true;
    if (event.type === 'message') texts.push(event.text);
    // The next line is due only when the clock advances, so that lines arrive one by one.
    if (event.type === 'live' || event.type === 'message') server.control.advanceClock(1_000);
    if (event.type === 'failed') throw new Error('The build failed');
  }
  expect(isLive).toBe(true);
  expect(texts.join('\n')).toContain('fastapi');
  server.control.advanceClock(60_000);
  expect((await client.call(e.readDeployment, { path })).status).toBe('success');
  expect((await docsSearch(client)).url).toBe('https://docs-search.quayside.example');
});

test('an upload must be a form with a file, at a URL known only to its owner', async () => {
  const { client } = await signIn();
  const { id: app_id } = await docsSearch(client);
  const { id } = await client.call(e.createDeployment, { path: { app_id } });
  const { url } = await client.call(e.requestUpload, { path: { deployment_id: id } });
  const noFile = await fetch(url, { method: 'POST', body: new FormData() });
  expect(await statusAndBody(noFile)).toEqual([400, { detail: "The part 'file' is missing" }]);
  expect(await upload(`${server.url}/uploads/0123456789abcdef`, new Uint8Array(1))).toBe(404);
});

async function announce(size?: number) {
  const { client } = await signIn();
  const { id: app_id } = await docsSearch(client);
  const body = size === undefined ? undefined : { archive_size_bytes: size };
  const { id } = await client.call(e.createDeployment, { path: { app_id }, body });
  const path = { deployment_id: id };
  const { url } = await client.call(e.requestUpload, { path });
  return { client, app_id, path, url };
}

test('an upload larger than announced is rejected without reading it to the end', async () => {
  const { client, path, url } = await announce(1_000);
  expect(await upload(url, new Uint8Array(1_001))).toBe(400);

  let sent = 0;
  const head = '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n';
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const init = { method: 'POST', headers, body: endless, duplex: 'half' };
  const rejected = await fetch(url, init);
  expect(await rejected.json()).toEqual({
    detail: 'The archive is larger than the 1000 bytes that were announced',
  });
  expect(sent).toBeLessThan(50_000_000);

  const archive = new Uint8Array(packProject(project));
  expect(archive.length).toBeLessThan(1_000);
  expect(await upload(url, archive)).toBe(204);
  expect((await client.call(e.completeUpload, { path })).status).toBe('ready_for_build');
});

test('a form that ends within the archive leaves nothing to build', async () => {
  const { client, path, url } = await announce();
  const body = '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nhalf of';
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const rejected = await fetch(url, { method: 'POST', headers, body });
  expect(await statusAndBody(rejected)).toEqual([400, { detail: 'The upload ended too early' }]);
  await expect(client.call(e.completeUpload, { path })).rejects.toMatchObject({ status: 400 });
});

test('an archive is stored beside the data file until its app is deleted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-server-'));
  await server.close();
  server = await createMockServer({ clock, dataFile: join(folder, 'dataset.db') });
  const { app_id, path, url } = await announce();
  const archive = new Uint8Array(packProject(project));
  expect(await upload(url, archive)).toBe(204);
  const uploadsFolder = join(folder, 'dataset.db-uploads');
  expect(await readdir(uploadsFolder)).toEqual([`${path.deployment_id}.archive`]);
  expect(await readFile(join(uploadsFolder, `${path.deployment_id}.archive`))).toEqual(
    Buffer.from(archive),
  );

  await server.close();
  server = await createMockServer({ clock, dataFile: join(folder, 'dataset.db') });
  expect(await readdir(uploadsFolder)).toEqual([`${path.deployment_id}.archive`]);
  const again = await signIn();
  expect((await again.client.call(e.completeUpload, { path })).status).toBe('ready_for_build');
  await again.client.call(e.deleteApp, { path: { app_id } });
  expect(await readdir(uploadsFolder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test.each([
  ['no JSON', `{"id":`],
  ['no deployment', `{"id":"x"}`],
])('rejected data with a row that is %s keeps its archives', async (_what, json) => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-server-'));
  const dataFile = join(folder, 'dataset.db');
  await server.close();
  server = await createMockServer({ clock, dataFile });
  const { path, url } = await announce();
  expect(await upload(url, new Uint8Array(packProject(project)))).toBe(204);
  await server.close();

  const database = new DatabaseSync(dataFile);
  database
    .prepare(`UPDATE rows SET json = ? WHERE collection = 'deployments' AND id = ?`)
    .run(json, path.deployment_id);
  database.close();
  await expect(createMockServer({ clock, dataFile })).rejects.toMatchObject({
    name: 'StoredDataError',
    reason: 'damaged',
  });
  expect(await readdir(join(folder, 'dataset.db-uploads'))).toEqual([
    `${path.deployment_id}.archive`,
  ]);
  server = await createMockServer({ clock });
  await rm(folder, { recursive: true });
});

/** Bytes of buffers still referenced. The second collection waits for the sweep of the first one. */
function heldBytes(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

test('a large upload is streamed without being held in memory', async () => {
  const { client } = await signIn();
  const { id: app_id } = await docsSearch(client);
  const { id } = await client.call(e.createDeployment, { path: { app_id } });
  const { url } = await client.call(e.requestUpload, { path: { deployment_id: id } });

  const size = 64 * 1024 * 1024;
  const chunk = new Uint8Array(1024 * 1024);
  const text = new TextEncoder();
  let sent = 0;
  let held = Infinity;
  const before = heldBytes();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(text.encode('--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n')),
    pull(controller) {
      if (sent < size) {
        sent += chunk.byteLength;
        return controller.enqueue(chunk);
      }
      held = heldBytes() - before;
      controller.enqueue(text.encode('\r\n--b--\r\n'));
      controller.close();
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  expect((await fetch(url, init)).status).toBe(204);
  expect(held).toBeLessThan(size / 2);
});
