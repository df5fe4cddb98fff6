import type { Page } from '@playwright/test';

import { recordSpeech, speechOf } from './support/speech.ts';
import { expect, test } from './support/test.ts';

const team = '/tidewater-labs';

/** Every search of the console: how it is opened, and a text with results. */
const searches = {
  apps: { path: `${team}/apps`, label: 'Search apps', text: 'harbour' },
  teams: { path: '/teams', label: 'Search teams', text: 'tide' },
  variables: {
    path: `${team}/apps/harbour-api/environment-variables`,
    label: 'Search names',
    text: 'log',
  },
  'the team switcher': {
    path: `${team}/apps`,
    label: 'Find a team',
    text: 'tide',
    open: (page: Page) => page.getByRole('button', { name: /Switch team/ }).click(),
  },
  'the palette': {
    path: `${team}/apps`,
    label: 'Search or jump to',
    text: 'logs',
    open: (page: Page) => page.keyboard.press('Control+k'),
  },
} satisfies Record<
  string,
  { path: string; label: string; text: string; open?: (page: Page) => Promise<void> }
>;

for (const [name, search] of Object.entries(searches)) {
  test(`the search of ${name} announces its result in one sentence`, async ({ page, signIn }) => {
    await recordSpeech(page);
    await signIn();
    await page.goto(search.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if ('open' in search) await search.open(page);
    const field = page.getByLabel(search.label, { exact: true }).and(page.locator('input'));
    await expect(field).toBeVisible();
    const before = (await speechOf(page)).length;
    const spoken = async () => (await speechOf(page)).slice(before);
    await field.fill('zzzz');
    await expect.poll(spoken).toEqual([expect.stringMatching(/^polite: No results/)]);
    await field.fill(search.text);
    await expect
      .poll(spoken)
      .toEqual([
        expect.stringMatching(/^polite: No/),
        expect.stringMatching(/^polite: \d+ results?$/),
      ]);
  });
}

test('a filter of the logs announces how many lines match', async ({ page, signIn }) => {
  await recordSpeech(page);
  await signIn();
  await page.goto(`${team}/apps/harbour-api/logs`);
  await expect(page.getByText(/lines read|read$/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Filter' }).fill('level:error');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await speechOf(page)).filter((line) => /^polite: [\d,]+ of /.test(line)))
    .toHaveLength(1);
});
