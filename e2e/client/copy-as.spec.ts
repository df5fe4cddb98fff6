import { expect, test } from '../support/clientTest.ts';
import { openCopyAs } from '../support/openCopyAs.ts';
import { wordsOf } from '../support/shell.ts';

const app = '/tidewater-labs/apps/harbour-api';

/** Each copied client command, and part of the client's output. */
const lines = [
  { page: '/tidewater-labs/apps', group: 'Create an app', prints: 'My App' },
  { page: `${app}/logs`, group: 'Read the logs', prints: /\d{4}-\d\d-\d\dT|No logs found/ },
  { page: '/tidewater-labs/apps', group: 'List apps', prints: 'Harbour API' },
  { page: `${app}/deployments`, group: 'List deployments', prints: /[0-9a-f]{8}-/ },
  { page: `${app}/environment-variables`, group: 'List variables', prints: 'DATABASE_URL' },
  { page: `${app}/environment-variables`, group: 'Set a variable', prints: 'NAME set' },
] as const;

for (const { kind, commands, tag } of [
  { kind: 'a write and a query', commands: lines.slice(0, 2), tag: [] },
  { kind: 'the others', commands: lines.slice(2), tag: ['@full'] },
]) {
  const title = `the copied client commands work in a terminal: ${kind}`;
  test(title, { tag }, async ({ page, context, client, truth }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const token = await truth.tokenOf('ada');
    await page.goto('/config.json');
    await page.evaluate((value) => localStorage.setItem('access_token', value), token);
    for (const { page: path, group, prints } of commands) {
      await test.step(group, async () => {
        await page.goto(path);
        await openCopyAs(page);
        await page
          .getByRole('group', { name: group })
          .getByRole('menuitem', { name: /CLI/ })
          .click();
        await expect(page.getByText('Copied as FastAPI Cloud CLI')).toBeVisible();
        const line = await page.evaluate(() => navigator.clipboard.readText());
        const [fastapi, ...words] = wordsOf(line);
        expect(fastapi).toBe('fastapi');
        const printed = await client.run(...words);
        if (typeof prints === 'string') expect(printed).toContain(prints);
        else expect(printed).toMatch(prints);
      });
    }
  });
}
