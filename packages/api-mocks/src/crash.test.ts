import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { createClient, endpoints as e } from '@quayside/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { packProject } from './archive/archive.fixtures.ts';
import { demoPassword } from './seeds/index.ts';

const bin = fileURLToPath(new URL('bin.ts', import.meta.url));

let folder: string;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-crash-'));
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Starts the server's own command in a process of its own, and waits until it says where it is. */
async function start(): Promise<{ baseUrl: string; kill: () => Promise<void> }> {
  const data = join(folder, 'world.db');
  const options = ['--port', '0', '--control', '--data', data];
  const child = spawn(process.execPath, ['--conditions=quayside-source', bin, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const baseUrl = /(http:\/\/\S+)\/api\/v1/.exec(line)?.[1];
    if (baseUrl === undefined) continue;
    return {
      baseUrl,
      async kill() {
        child.kill('SIGKILL');
        await once(child, 'exit');
        children.delete(child);
      },
    };
  }
  throw new Error('The server ended before it was ready');
}

async function advance(baseUrl: string, advance_ms: number): Promise<void> {
  const body = JSON.stringify({ advance_ms });
  await fetch(`${baseUrl}/__mock__/clock`, { method: 'POST', body });
}

test('a server killed in the middle of a build goes on where it was, with all it had answered', async () => {
  const first = await start();
  const login = { username: 'ada@example.com', password: demoPassword };
  const { access_token } = await createClient(first).call(e.login, { body: login });
  const clientOf = (baseUrl: string) => createClient({ baseUrl, getToken: () => access_token });

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
  const files = {
    'main.py': 'from fastapi import FastAPI\napp = FastAPI()\n',
    'requirements.txt': 'fastapi[standard]\n',
  };
  form.append('file', new Blob([new Uint8Array(packProject(files))]), 'archive.tar');
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
  await second.kill();
}, 30_000);
