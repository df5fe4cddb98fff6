import { endpoints } from '@quayside/api-contract';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { expect, test } from '../support/clientTest.ts';

const missingId = '00000000-0000-4000-8000-000000000000';

const down = '\u001B[B';
const enter = '\r';
const ctrlC = '\u0003';

const deployOutput = z.object({ data: z.object({ deployment_id: z.string() }) });

test('the client lists deployments page by page and shows one', async ({ client, truth }) => {
  const harbour = await truth.app('harbour-api');
  const of = ['--app-id', harbour.id];
  const latest = harbour.latest_deployment;
  if (latest == null) throw new Error('Harbour API was deployed');
  expect(await client.run('cloud', 'deployments', 'list', ...of)).toMatch(
    new RegExp(`${latest.id} +success`),
  );
  const page = ['--limit', '5', '--offset', '10'];
  expect(await client.json('cloud', 'deployments', 'list', ...of, ...page)).toMatchObject({
    data: { deployments: [{}, {}], total_count: 12, limit: 5, offset: 10 },
  });
  const shown = await client.run('cloud', 'deployments', 'get', latest.id, ...of);
  expect(shown).toContain(latest.slug);
  expect(shown).toContain(latest.dashboard_url);
  expect(await client.json('cloud', 'deployments', 'get', latest.id, ...of)).toMatchObject({
    data: { deployment: { id: latest.id, app_id: harbour.id, status: 'success' } },
  });
});

test('the client prints the build log of a successful and of a failed deployment', async ({
  client,
  isNewest,
  truth,
}) => {
  const built = (await truth.app('harbour-api')).latest_deployment?.id ?? '';
  const failed = (await truth.app('invoice-worker')).latest_deployment?.id ?? '';
  const logs = (id: string, ...options: string[]) => [
    'cloud',
    'deployments',
    'build-logs',
    id,
    ...options,
  ];
  expect(await client.run(...logs(built))).toContain('Image built');
  expect(await client.json(...logs(built, '--no-follow'))).toMatchObject({
    data: { deployment_id: built, failed: false, logs: expect.any(Array) },
  });

  const end = await client.finish(logs(failed));
  const expectedMessage = isNewest
    ? 'This deployment failed with the following error'
    : 'Build failed.';
  expect(end).toMatchObject({ code: 1, output: expect.stringContaining(expectedMessage) });
  const { code, output } = await client.finish(logs(failed, '--json'));
  const records = output
    .trim()
    .split('\n')
    .map((line) => z.object({ type: z.string() }).parse(JSON.parse(line)));
  expect(records.at(0)?.type).toBe('log');
  expect(records.at(-1)?.type).toBe('failed');
  expect(code).toBe(1);
  expect(await client.failure(...logs(failed, '--no-follow'))).toMatchObject({
    data: { failed: true },
  });
});

test('a missing deployment is reported as not found', async ({ client, truth, isNewest }) => {
  const { id } = await truth.app('harbour-api');
  const notFound = (message: string) => ({ error: { code: 'not_found', message } });
  expect(
    await client.failure('cloud', 'deployments', 'get', missingId, '--app-id', id),
  ).toMatchObject(notFound('Deployment not found'));
  expect(await client.failure('cloud', 'deployments', 'build-logs', missingId)).toMatchObject(
    notFound(isNewest ? 'Deployment not found' : 'Deployment not found.'),
  );
  expect(await client.failure('cloud', 'deployments', 'list', '--app-id', missingId)).toMatchObject(
    notFound('App not found'),
  );
});

test('a build log resumes at its last record when the platform ends a long connection', async ({
  client,
  truth,
  server,
}) => {
  const { latest_deployment } = await truth.app('pilot-booking');
  const following = client.start([
    'cloud',
    'deployments',
    'build-logs',
    latest_deployment?.id ?? '',
    '--json',
  ]);
  await following.printed(/"type":"log"/);
  await server.control('clock', { advance_ms: 31_000 });
  await expect
    .poll(() => server.control('requests'))
    .toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ path: expect.stringMatching(/build-logs$/), count: 2 }),
      ]),
    });
  await server.control('clock', { advance_ms: 20 * 60_000 });
  const { code, output } = await following.finished;
  const ids = [...output.matchAll(/"type":"log".*?"id":"([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
  expect(output.trim().split('\n').at(-1)).toContain('"type":"complete"');
  expect(code).toBe(0);
});

// How the client reports injected faults. Its requests are those of other tests.
test(
  'a build log with a broken connection is read to its end, or fails with a reason',
  { tag: '@full' },
  async ({ client, truth, server }) => {
    const id = (await truth.app('harbour-api')).latest_deployment?.id ?? '';
    const logs = ['cloud', 'deployments', 'build-logs', id];
    const cut = { path: '/deployments/*/build-logs', drop_after_bytes: 500 };
    await server.control('faults', { rules: [{ ...cut, times: 1 }] });
    expect(await client.run(...logs)).toContain('Image built');

    await server.control('faults', { rules: [{ path: cut.path, status: 429 }] });
    expect(await client.failure(...logs)).toMatchObject({ error: { code: 'api_error' } });
    await server.control('faults', { rules: [{ path: cut.path, status: 503 }] });
    expect(await client.failure(...logs)).toMatchObject({
      error: {
        code: 'network_error',
        message: 'Lost connection to build log stream. Please try again later.',
      },
    });
  },
);

test('deploying without waiting returns before the build ends', async ({ client, truth }) => {
  const { id } = await truth.app('docs-search');
  await client.run('cloud', 'link', id);
  await client.write({
    'notes.bin': 'x'.repeat(1_100_000),
    'draft.bin': 'x'.repeat(2_200_000),
    '.fastapicloudignore': 'draft.bin\n',
  });
  expect(await client.json('deploy', '--large-file-threshold', '1')).toMatchObject({
    data: { app_id: id, status: 'ready_for_build', url: expect.stringContaining('https://') },
    warnings: [{ code: 'large_files', files: [{ path: 'notes.bin' }] }],
  });
  expect(await client.run('deploy', '--no-wait')).toContain('Check the status of your deployment');
  await mkdir(join(client.project, 'other'));
  await writeFile(join(client.project, 'other', 'main.py'), 'import fastapi\n');
  const output = await client.json('deploy', 'other', '--app-id', id);
  const deployment_id = deployOutput.parse(output).data.deployment_id;
  const { count, data } = await truth.api.call(endpoints.listDeployments, { path: { app_id: id } });
  expect(count).toBe(3);
  expect(data[0]?.id).toBe(deployment_id);
});

test('a project that fails to build or start ends the command with the reason', async ({
  client,
  truth,
  server,
  isNewest,
}) => {
  const uploaded = /Checking the status of your deployment|uv|Deployment uploaded successfully/;
  await client.run('cloud', 'link', (await truth.app('docs-search')).id);
  await client.write({ 'pyproject.toml': '', 'requirements.txt': 'fastpi==0.1\n' });
  const unbuilt = client.start(['deploy']);
  await unbuilt.printed(uploaded);
  await server.control('clock', { advance_ms: 20_000 });
  expect(await unbuilt.finished).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      isNewest
        ? /There is no package 'fastpi'/
        : /fastpi[^]*Build failed[^]*Oh no! Something went wrong/,
    ),
  });

  await client.write({ 'requirements.txt': 'fastapi\n', 'main.py': 'print("no app")\n' });
  const unserved = client.start(['deploy']);
  await unserved.printed(uploaded);
  await server.control('clock', { advance_ms: 20_000 });
  expect(await unserved.finished).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      isNewest ? 'Verification Failed' : 'Deployment failed: Verification Failed.',
    ),
  });
});

test('Ctrl+C during the upload cancels the deployment', async ({ client, truth, server }) => {
  const { id } = await truth.app('docs-search');
  await client.run('cloud', 'link', id);
  await server.control('faults', {
    rules: [{ method: 'POST', path: '/deployments/*/upload', delay_ms: 30_000 }],
  });
  const deploy = client.start(['deploy', '--no-wait'], { terminal: true });
  await deploy.printed(/Uploading deployment/);
  deploy.type(ctrlC);
  await deploy.finished;
  expect((await truth.app('docs-search')).latest_deployment?.status).toBe('upload_cancelled');
});

test('the first deployment of a folder asks for the team and app, and creates the app', async ({
  client,
  truth,
  server,
}) => {
  test.skip(
    process.platform === 'win32',
    'The client asks in a terminal, which Windows has another kind of',
  );
  const deploy = client.start(['deploy'], { terminal: true });
  await deploy.printed(/Select the team/);
  await deploy.press(down, /● [^]*● Tidewater Labs/);
  await deploy.press(enter, /create a new app/);
  await deploy.press(enter, /your app name/);
  await deploy.press(enter, /Directory where your app/);
  await deploy.press(enter, /Does everything look right/);
  await deploy.press(enter, /App created successfully/);
  await deploy.printed(/Checking the status|uv/);
  await server.control('clock', { advance_ms: 20_000 });
  const { code, output } = await deploy.finished;
  expect(output).toContain('Your app is ready at');
  expect(code).toBe(0);
  expect(await truth.app('tide-clock')).toMatchObject({
    team_id: truth.team.id,
    latest_deployment: { status: 'success' },
  });
});
