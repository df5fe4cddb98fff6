import { createClient, invitationEndpoints, teamEndpoints } from '@quayside/api-contract';
import { createManualClock, createPlatform, createRequestHandler } from '@quayside/api-mocks';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { storyNow } from '../testing/samples.ts';
import { createApi } from '../runtime/Api.ts';
import { invitationQueries } from './invitations.ts';

const week = 7 * 86_400_000;

/** Ada, over the demo dataset, and the id of her shared team. */
async function setup() {
  const platform = await createPlatform({ clock: createManualClock(storyNow) });
  const handle = createRequestHandler(platform);
  const [ada] = platform.dataset.rows.users.where('email', 'ada@example.com');
  if (ada === undefined) throw new Error('The demo dataset has no Ada');
  const client = createClient({
    baseUrl: 'https://platform.example',
    getToken: () => platform.accessTokens.issue(ada),
    fetch: (url, init) => handle(new Request(url, init)),
  });
  const { data } = await client.call(teamEndpoints.listTeams, {
    query: { slug: 'tidewater-labs' },
  });
  const teamId = data[0]?.id ?? '';
  return {
    control: handle.control,
    invite: (email: string) =>
      client.call(invitationEndpoints.createInvitation, { body: { team_id: teamId, email } }),
    read: async () => {
      const { openOf } = invitationQueries(createApi({ client, scope: 'test' }));
      const all = await new QueryClient().fetchQuery(openOf(teamId));
      return all.map(({ email, status }) => [email, status]);
    },
  };
}

test('pending invitations are listed before expired ones, with only the latest for each address', async () => {
  const { control, invite, read } = await setup();
  expect(await read()).toEqual([
    ['dorothy@example.org', 'pending'],
    ['barbara@example.org', 'expired'],
  ]);
  await invite('barbara@example.org');
  expect(await read()).toEqual([
    ['barbara@example.org', 'pending'],
    ['dorothy@example.org', 'pending'],
  ]);
  control.advanceClock(week);
  expect(await read()).toEqual([
    ['barbara@example.org', 'expired'],
    ['dorothy@example.org', 'expired'],
  ]);
});
