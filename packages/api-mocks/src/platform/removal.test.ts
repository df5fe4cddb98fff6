import { beforeEach, expect, test } from 'vitest';

import { setStage, type Stage } from '../handlers/stage.fixtures.ts';
import { createTestWorld, type TestWorld } from '../testing.fixtures.ts';

let world: TestWorld;
let stage: Stage;

beforeEach(async () => {
  world = await createTestWorld();
  stage = await setStage(world.platform);
  world.platform.appLogs.emit(stage.path.app_id, 3);
});

/** The collections that still hold a text, such as an id. */
function holding(text: string): string[] {
  return Object.entries(world.platform.world.rows)
    .filter(([, rows]) => JSON.stringify(rows.all()).includes(text))
    .map(([name]) => name);
}

function send(path: string, as: string) {
  return world.send(path, { method: 'DELETE', as });
}

test('nothing refers to an app that was deleted', async () => {
  const { app_id } = stage.path;
  expect(holding(app_id)).toContain('resources');
  expect((await send(`/apps/${app_id}`, 'ada@example.com')).status).toBe(204);
  expect(holding(app_id)).toEqual([]);
});

test('nothing refers to a team that was deleted, nor to its apps and integrations', async () => {
  const { team_id, app_id, integration_id } = stage.path;
  expect(holding(team_id)).toContain('invitations');
  expect((await send(`/teams/${team_id}`, 'ada@example.com')).status).toBe(200);
  expect([team_id, app_id, integration_id].flatMap(holding)).toEqual([]);
});

test('nothing refers to a person who deleted their account', async () => {
  const { user_id } = stage.path;
  expect(holding(user_id)).toContain('mails');
  expect((await send('/users/me', 'margaret@example.com')).status).toBe(200);
  expect(holding(user_id)).toEqual([]);
});
