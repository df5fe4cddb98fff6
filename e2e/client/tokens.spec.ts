import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { expect, test } from '../support/clientTest.ts';

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
