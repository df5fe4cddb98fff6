import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from '../support/clientTest.ts';

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
