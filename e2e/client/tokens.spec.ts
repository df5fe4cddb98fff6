import { endpoints } from '@quayside/api-contract';
import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

import { expect, test } from '../support/clientTest.ts';

const git = promisify(execFile);

const createOutput = z.object({ data: z.object({ token: z.object({ id: z.string() }) }) });

test('the client creates, lists and revokes deploy tokens, and deploys with only a token', async ({
  client,
  truth,
}) => {
  const { id } = await truth.app('docs-search');
  const of = ['--app-id', id];
  const create = ['cloud', 'tokens', 'create', ...of];
  const created = createOutput.parse(
    await client.json(...create, '--name', 'Pipeline', '--output-file', 'secrets/token'),
  );
  const file = join(client.project, 'secrets', 'token');
  const token = await readFile(file, 'utf8');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const week = ['--name', 'Week', '--expires-in-days', '7', '--output-file', 'week'];
  expect(await client.run(...create, ...week)).toContain('Created deploy token Week');
  expect(await client.run('cloud', 'tokens', 'list', ...of)).toMatch(
    new RegExp(`Pipeline +\\d{4}-\\d\\d-\\d\\d +${created.data.token.id}`),
  );
  expect(await client.json('cloud', 'tokens', 'list', ...of)).toMatchObject({
    data: { tokens: expect.arrayContaining([expect.objectContaining({ name: 'Week' })]) },
  });

  await client.run('cloud', 'logout');
  const env = { FASTAPI_CLOUD_TOKEN: token, FASTAPI_CLOUD_APP_ID: id, CI: 'true' };
  const deployed = await client.finish(['deploy', '--no-wait'], { env });
  expect(deployed).toMatchObject({
    code: 0,
    output: expect.stringContaining('Using token from FASTAPI_CLOUD_TOKEN'),
  });
  const other = (await truth.app('harbour-api')).id;
  expect(
    await client.finish(['deploy'], { env: { ...env, FASTAPI_CLOUD_APP_ID: other } }),
  ).toMatchObject({ code: 1, output: expect.stringContaining('App not found') });

  await client.logIn(await truth.tokenOf('ada'));
  const remove = ['cloud', 'tokens', 'delete', created.data.token.id, ...of];
  expect(await client.run(...remove)).toContain('Deleted deploy token');
  expect(await client.failure(...remove)).toMatchObject({
    error: { code: 'not_found', message: `Deploy token ${created.data.token.id} not found.` },
  });
  const { code, output } = await client.finish(['deploy', '--json'], { env });
  expect(JSON.parse(output)).toMatchObject({
    error: {
      code: 'invalid_token',
      message: 'The specified token is not valid. Make sure to use a valid token.',
    },
  });
  expect(code).toBe(1);
});

// Without a request to the platform.
test(
  'creating a token without a name or an output file fails',
  { tag: '@full' },
  async ({ client, truth }) => {
    const { id } = await truth.app('docs-search');
    const create = ['cloud', 'tokens', 'create', '--app-id', id];
    const missing = (message: string) => ({ error: { code: 'missing_required_input', message } });
    expect(await client.failure(...create, '--name', 'CI')).toMatchObject(
      missing('Output file is required.'),
    );
    expect(await client.failure(...create, '--output-file', 'token')).toMatchObject(
      missing('Deploy token name is required.'),
    );
    expect((await client.finish([...create, '--expires-in-days', '0'])).code).toBe(2);
    const { count } = await truth.api.call(endpoints.listDeployTokens, { path: { app_id: id } });
    expect(count).toBe(0);
  },
);

// In the gate: the test of deploy tokens, which are its only requests.
test(
  'setting up CI creates a token, stores it in the repository and writes the workflow',
  { tag: '@full' },
  async ({ client, truth, release }) => {
    test.skip(process.platform === 'win32', 'The stand-in for gh is a shell script');
    const { id } = await truth.app('docs-search');
    await client.run('cloud', 'link', id);
    const other = await truth.app('harbour-api');
    const setup = ['cloud', 'setup-ci'];
    await git('git', ['init', '--quiet'], { cwd: client.project });
    expect(await client.failure(...setup)).toMatchObject({ error: { code: 'not_found' } });
    const origin = 'https://github.com/tidewater/tide-clock.git';
    await git('git', ['remote', 'add', 'origin', origin], { cwd: client.project });

    const tools = join(client.project, 'tools');
    await mkdir(tools);
    const gh = `#!/bin/sh\n[ "$1" = secret ] && echo "$3=$5" >> ${join(tools, 'secrets')} && exit 0\nexit 1\n`;
    await writeFile(join(tools, 'gh'), gh, { mode: 0o755 });
    const env = { PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}` };

    expect(await client.run(...setup, '--dry-run')).toContain('no changes will be made');
    expect(await client.json(...setup, '--workflow-only', '-f', 'ship.yml')).toMatchObject({
      data: {
        workflow_path: '.github/workflows/ship.yml',
        wrote_workflow: true,
        created_token: false,
      },
    });
    const both = [...setup, '--branch', 'trunk', '--json'];
    const done = await client.finish(both, { env });
    expect(JSON.parse(done.output)).toMatchObject({
      data: {
        app_id: id,
        repo: 'tidewater/tide-clock',
        branch: 'trunk',
        created_token: true,
        set_github_secrets: true,
        wrote_workflow: true,
        token_expired_at: expect.any(String),
      },
    });
    const secrets = await readFile(join(tools, 'secrets'), 'utf8');
    expect(secrets).toContain(`FASTAPI_CLOUD_APP_ID=${id}`);
    expect(secrets).toMatch(/FASTAPI_CLOUD_TOKEN=\S{20}/);
    const workflow = join(client.project, '.github', 'workflows', 'deploy.yml');
    expect(await readFile(workflow, 'utf8')).toContain('branches: [trunk]');
    const { data } = await truth.api.call(endpoints.listDeployTokens, { path: { app_id: id } });
    expect(data.map(({ name }) => name)).toEqual([expect.stringContaining('GitHub Actions')]);

    expect(
      await client.finish([...setup, '--secrets-only', '--app-id', other.id, '--json'], { env }),
    ).toMatchObject({
      code: 0,
    });
    expect(await client.failure(...setup, '--secrets-only', '--workflow-only')).toMatchObject({
      error: { code: 'invalid_input' },
    });
    expect(await client.run('cloud', 'ci', 'print-workflow', '--branch', 'main')).toContain(
      'uv run fastapi deploy',
    );
    expect(await client.json('cloud', 'ci', 'print-workflow')).toMatchObject({
      data: { filename: 'deploy.yml' },
    });
    expect(await client.run('cloud', '--version')).toContain(release);
  },
);
