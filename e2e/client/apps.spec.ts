import { endpoints } from '@quayside/api-contract';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from '../support/clientTest.ts';

const missingId = '00000000-0000-4000-8000-000000000000';

test('the client lists teams and apps page by page', async ({ client, truth }) => {
  const { id, name, slug } = truth.team;
  expect(
    await client.json('cloud', 'teams', 'list', '--limit', '1', '--offset', '1'),
  ).toMatchObject({
    data: { teams: [{ id: expect.any(String) }], total_count: 2, limit: 1, offset: 1 },
  });
  expect(await client.json('cloud', 'teams', 'get', id)).toMatchObject({
    data: { team: { id, name, slug } },
  });

  const harbour = await truth.app('harbour-api');
  const page = ['--team-id', id, '--limit', '2', '--offset', '10'];
  expect(await client.json('cloud', 'apps', 'list', ...page)).toMatchObject({
    data: { apps: [{ team_id: id }, { team_id: id }], total_count: 12, limit: 2, offset: 10 },
  });
  expect(await client.json('cloud', 'apps', 'get', harbour.id)).toMatchObject({
    data: { app: { id: harbour.id, slug: 'harbour-api', url: harbour.url } },
  });
});

// In the gate: the same commands as JSON.
test('the client lists teams and apps as text', { tag: '@full' }, async ({ client, truth }) => {
  const { id, name, slug } = truth.team;
  expect(await client.run('cloud', 'teams', 'list')).toMatch(new RegExp(`${name} +${id}`));
  expect(await client.run('cloud', 'teams', 'get', id)).toContain(`/${slug}/apps`);
  const harbour = await truth.app('harbour-api');
  expect(await client.run('cloud', 'apps', 'list', '--team-id', id)).toMatch(
    new RegExp(`Harbour API +${harbour.id}`),
  );
  const shown = await client.run('cloud', 'apps', 'get', harbour.id);
  expect(shown).toContain(harbour.url);
  expect(shown).toContain(`/${slug}/apps/harbour-api`);
});

test('the client creates apps, changes their directory and links folders to them', async ({
  client,
  truth,
}) => {
  const team = ['--team-id', truth.team.id];
  const link = () => readFile(join(client.project, '.fastapicloud', 'cloud.json'), 'utf8');

  expect(await client.run('cloud', 'apps', 'create', '--name', 'Tide Clock', ...team)).toContain(
    'Created app Tide Clock',
  );
  const clock = await truth.app('tide-clock');
  expect(JSON.parse(await link())).toEqual({ app_id: clock.id, team_id: truth.team.id });
  expect(await client.run('cloud', 'apps', 'get')).toContain(clock.id);

  const bell = ['--name', 'Fog Bell', '--directory', 'backend', '--no-link'];
  expect(await client.json('cloud', 'apps', 'create', ...bell, ...team)).toMatchObject({
    data: { app: { slug: 'fog-bell', directory: 'backend' }, linked: false },
  });
  const fogBell = await truth.app('fog-bell');
  expect(
    await client.run('cloud', 'apps', 'update', fogBell.id, '--directory', 'src/api'),
  ).toContain('Directory: src/api');
  expect(await client.json('cloud', 'apps', 'update', '--directory', '')).toMatchObject({
    data: { app: { id: clock.id, directory: null } },
  });
  expect((await truth.app('fog-bell')).directory).toBe('src/api');

  await mkdir(join(client.project, 'elsewhere'));
  const there = ['--path', 'elsewhere'];
  const buoy = ['--name', 'Buoy', '--link', ...there];
  expect(await client.json('cloud', 'apps', 'create', ...buoy, ...team)).toMatchObject({
    data: { linked: true },
  });
  expect(await client.run('cloud', 'unlink', ...there)).toContain('Removed app link');

  expect(await client.failure('cloud', 'link', fogBell.id)).toMatchObject({
    error: { code: 'already_linked' },
  });
  expect(await client.run('cloud', 'link', fogBell.id, '--force')).toContain('to Fog Bell');
  expect(JSON.parse(await link())).toMatchObject({ app_id: fogBell.id });
  expect(await client.json('cloud', 'unlink')).toMatchObject({ data: { unlinked: true } });
  expect(await client.failure('cloud', 'unlink')).toMatchObject({ error: { code: 'not_linked' } });
  expect(await client.json('cloud', 'link', '--app-id', clock.id, '--path', '.')).toMatchObject({
    data: { app_id: clock.id },
  });
});

// In the gate: the mock platform's own tests, and a missing deployment.
test(
  'a missing app or team, or one of another user, is reported as not found',
  { tag: '@full' },
  async ({ client, truth }) => {
    const notFound = (message: string) => ({ error: { code: 'not_found', message } });
    const personal = await truth.app('harbour-master');
    const app = notFound('App not found');
    const team = notFound('Team not found');
    expect(await client.failure('cloud', 'apps', 'get', missingId)).toMatchObject(app);
    expect(
      await client.failure('cloud', 'apps', 'update', missingId, '--directory', 'a'),
    ).toMatchObject(app);
    expect(await client.failure('cloud', 'link', missingId)).toMatchObject(app);
    expect(await client.failure('cloud', 'teams', 'get', missingId)).toMatchObject(team);
    expect(await client.failure('cloud', 'apps', 'list', '--team-id', missingId)).toMatchObject(
      team,
    );
    const create = ['cloud', 'apps', 'create', '--name', 'Tide Clock', '--team-id'];
    expect(await client.failure(...create, missingId)).toMatchObject(team);

    await client.logIn(await truth.tokenOf('grace'));
    expect(await client.failure('cloud', 'apps', 'get', personal.id)).toMatchObject(app);
    expect(await client.failure('cloud', 'teams', 'get', personal.team_id)).toMatchObject(team);
    expect(await client.finish(['cloud', 'apps', 'get', personal.id])).toMatchObject({
      code: 1,
      output: expect.stringContaining('App not found'),
    });
  },
);

// In the gate: the mock platform's own tests, and an invalid variable name.
test(
  'an invalid name or directory creates no app',
  { tag: '@full' },
  async ({ client, truth, server, isNewest }) => {
    const create = ['cloud', 'apps', 'create', '--team-id', truth.team.id];
    const { count } = await truth.api.call(endpoints.listApps);
    for (const [name, finding] of [
      ['ab', 'String should have at least 3 characters'],
      ['a'.repeat(51), 'String should have at most 50 characters'],
    ] as const) {
      const { code, output } = await client.finish([...create, '--name', name]);
      expect(output).toContain(isNewest ? finding : 'Error creating app. Please try again later.');
      expect(code).toBe(1);
    }
    for (const directory of ['/srv', '~/srv', '../srv', 'a*b']) {
      expect(
        await client.failure(...create, '--name', 'Fog Bell', '--directory', directory),
      ).toMatchObject({ error: { code: 'invalid_input' } });
    }
    expect(await client.failure('cloud', 'apps', 'get', 'not-a-uuid')).toMatchObject({
      error: isNewest
        ? { code: 'invalid_input', message: expect.stringContaining('valid UUID') }
        : { code: 'api_error', message: 'Error fetching app. Please try again later.' },
    });
    expect(await client.failure('cloud', 'apps', 'create')).toMatchObject({
      error: { code: 'missing_required_input', message: 'Team ID is required.' },
    });
    expect(await client.failure(...create)).toMatchObject({
      error: { code: 'missing_required_input', message: 'App name is required.' },
    });
    expect(await client.failure('cloud', 'apps', 'update', missingId)).toMatchObject({
      error: { code: 'missing_required_input', message: 'No updates provided.' },
    });
    const body = { detail: 'App limit reached' };
    await server.control('faults', {
      rules: [{ method: 'POST', path: '/apps', status: 403, body }],
    });
    expect(await client.failure(...create, '--name', 'Fog Bell')).toMatchObject({
      error: { code: 'permission_denied', message: 'App limit reached' },
    });
    expect((await truth.api.call(endpoints.listApps)).count).toBe(count);
  },
);
