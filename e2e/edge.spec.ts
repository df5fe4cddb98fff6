import { z } from 'zod';

import { expectWhole, watchForHarm } from './support/harm.ts';
import { logInAs, people, storeToken, test } from './support/test.ts';

// The seed `edge`: the longest names, right-to-left and bidi text, emoji, markup in every field, every status.

const list = z.object({ data: z.array(z.object({ id: z.string(), slug: z.string() })) });
const ids = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The pages of an app, without its deployments. */
const appPages = ['general', 'deployments', 'environment-variables', 'storage', 'settings', 'logs'];

/** Hard names in the gate: an unbreakable word, right-to-left text and markup. */
const namesOfTheGate = ['app-unbreakable', 'app-arabic', 'app-script'];

for (const { names, tag } of [
  { names: 'every page, and hard names of three kinds', tag: [] },
  { names: 'all other hard names', tag: ['@full'] },
]) {
  const title = `with the edge-case seed, ${names} fit at both widths, and no data runs as code`;
  test(title, { tag }, async ({ page, server }) => {
    test.setTimeout(240_000);
    await server.control('reset', { seed: 'edge' });
    const token = await logInAs(server.url, people.ada);
    const headers = { Authorization: `Bearer ${token}` };
    const read = async (path: string): Promise<unknown> =>
      (await fetch(`${server.url}/api/v1${path}`, { headers })).json();
    const [team] = list.parse(await read('/teams/?slug=edge-cases')).data;
    if (team === undefined) throw new Error('The dataset edge has no team Edge Cases');
    const apps = list.parse(await read(`/apps/?team_id=${team.id}&limit=100`)).data;
    const failures = apps.find(({ slug }) => slug === 'every-failure');
    const deployments = failures && ids.parse(await read(`/apps/${failures.id}/deployments/`)).data;

    await storeToken(page, token);
    const expectUnharmed = watchForHarm(page, server.url);
    const generalOf = (isOfTheGate: boolean) =>
      apps
        .slice(2)
        .filter(({ slug }) => namesOfTheGate.includes(slug) === isOfTheGate)
        .map(({ slug }) => `/edge-cases/apps/${slug}/general`);
    const paths =
      tag.length > 0
        ? generalOf(false)
        : [
            '/',
            '/teams',
            '/edge-cases/apps',
            '/edge-cases/settings',
            '/edge-cases/integrations',
            '/nothing-here/apps',
            ...apps
              .slice(0, 2)
              .flatMap(({ slug }) => appPages.map((name) => `/edge-cases/apps/${slug}/${name}`)),
            ...generalOf(true),
            '/edge-cases/apps/every-status/deployments',
            '/edge-cases/apps/hard-variables/environment-variables',
            '/edge-cases/apps/hard-variables/storage',
            ...(deployments ?? [])
              .slice(0, 3)
              .map(({ id }) => `/edge-cases/apps/every-failure/deployments/${id}`),
          ];
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- one tab opens one page after the other.
      await test.step(path, async () => {
        await page.setViewportSize({ width: 360, height: 800 });
        await page.goto(path);
        await expectWhole(page);
        await page.setViewportSize({ width: 1280, height: 800 });
        await expectWhole(page);
        await expectUnharmed();
      });
    }
  });
}
