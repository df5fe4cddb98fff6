import type { Page } from '@playwright/test';

import { recordSpeech, speechOf } from './support/speech.ts';
import { expect, fillLogin, people, test } from './support/test.ts';

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

/** Flows whose announcements are stored in `e2e/speech`; `--update-snapshots` records them again. */
const flows = {
  'log-in-failing': {
    path: '/login',
    async run(page: Page) {
      await page.getByLabel('Email').press('Enter');
      await expect(page.getByText('Email is required')).toBeVisible();
      await fillLogin(page, { email: people.ada.email, password: 'not the password' });
      await expect(page.getByText('Incorrect email or password')).toBeVisible();
    },
  },
  'saving-a-variable': {
    path: `${team}/apps/harbour-api/environment-variables`,
    async run(page: Page) {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Variable', exact: true }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('SPOKEN');
      await page.getByRole('textbox', { name: 'Value' }).fill('yes');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expect.poll(() => speechOf(page)).not.toEqual([]);
    },
  },
  'revoking-an-invitation': {
    path: `${team}/settings`,
    async run(page: Page) {
      await page
        .getByRole('button', { name: /^Revoke the invitation for/ })
        .first()
        .click();
      await expect.poll(() => speechOf(page)).toContainEqual(expect.stringMatching(/Revoking the/));
      await page.getByRole('button', { name: /^Undo revoking/ }).press('Enter');
      await expect(page.getByRole('button', { name: /^Undo revoking/ })).toHaveCount(0);
    },
  },
} satisfies Record<string, { path: string; run: (page: Page) => Promise<void> }>;

for (const [name, { path, ...flow }] of Object.entries(flows)) {
  test(`what is announced in a flow is as recorded: ${name}`, async ({ page, signIn, quiet }) => {
    quiet.allow.push(/Failed to load resource.*40[01]/);
    await recordSpeech(page);
    if (path !== '/login') await signIn();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await flow.run(page);
    expect(`${(await speechOf(page)).join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
  });
}
