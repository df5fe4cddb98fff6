import type { Page } from '@playwright/test';

import { fastApiProject } from './support/archive.ts';
import type { RunningServer } from './support/server.ts';
import { recordSpeech, speechOf } from './support/speech.ts';
import { expect, fillLogin, people, test } from './support/test.ts';
import { passingTime } from './support/time.ts';

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

/** Announces new errors of a log, and the newest of them. */
const newErrors = /^polite: (?:Error:|[\d,]+ errors\.) .*/;

for (const [tab, none] of [
  ['Errors', /^polite: 0 errors /],
  ['Requests', /^polite: 0 requests, 0 failed\. In 0 lines/],
] as const) {
  test(`the result of a filter is announced once in ${tab}, no result included`, async ({
    page,
    signIn,
  }) => {
    await recordSpeech(page);
    await signIn();
    await page.goto(`${team}/apps/harbour-api/logs`);
    await expect(page.getByText(/lines read|read$/).first()).toBeVisible();
    await page.getByRole('tab', { name: tab }).click();
    const opened = expect.stringMatching(/^polite: [\d,]+ (?:error|request)s?\b/);
    await expect.poll(() => speechOf(page)).toContainEqual(opened);
    const before = (await speechOf(page)).length;
    await page.getByRole('textbox', { name: 'Filter' }).fill('zzzz');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () =>
        (await speechOf(page)).slice(before).filter((line) => !newErrors.test(line)),
      )
      .toEqual([expect.stringMatching(none)]);
  });
}

/** The server and the files of a flow. */
interface FlowContext {
  server: RunningServer;
  /** Puts files into a folder. */
  project: (files: Record<string, string>) => string;
}

interface Flow {
  path: string;
  /** Whether its page has a clock that the test advances. @default false */
  hasClock?: boolean;
  /** Whether announcements come at the same time; the recording is sorted. @default false */
  isSorted?: boolean;
  run: (page: Page, context: FlowContext) => Promise<void>;
}

/** Flows whose announcements are stored in `e2e/speech`; `--update-snapshots` records them again. */
const flows = {
  'log-in-failing': {
    path: '/login',
    async run(page) {
      await page.getByLabel('Email').press('Enter');
      await expect(page.getByText('Email is required')).toBeVisible();
      await fillLogin(page, { email: people.ada.email, password: 'not the password' });
      await expect(page.getByText('Incorrect email or password')).toBeVisible();
    },
  },
  'saving-a-variable': {
    path: `${team}/apps/harbour-api/environment-variables`,
    async run(page) {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Variable', exact: true }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('SPOKEN');
      await page.getByRole('textbox', { name: 'Value' }).fill('yes');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expect.poll(() => speechOf(page)).not.toEqual([]);
    },
  },
  'deleting-a-variable': {
    path: `${team}/apps/harbour-api/environment-variables`,
    async run(page) {
      await page.getByRole('button', { name: 'Actions for LOG_LEVEL' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
      await expect(page.getByText('Deleted when you save')).toBeVisible();
      await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
      await expect.poll(() => speechOf(page)).toContainEqual(expect.stringMatching(/ removed\./));
      await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
      await expect.poll(() => speechOf(page)).toContainEqual(expect.stringMatching(/ undone\./));
    },
  },
  'revoking-an-invitation': {
    path: `${team}/settings`,
    async run(page) {
      await page
        .getByRole('button', { name: /^Revoke the invitation for/ })
        .first()
        .click();
      await expect.poll(() => speechOf(page)).toContainEqual(expect.stringMatching(/Revoking the/));
      await page.getByRole('button', { name: /^Undo revoking/ }).press('Enter');
      await expect(page.getByRole('button', { name: /^Undo revoking/ })).toHaveCount(0);
    },
  },
  'a-build-from-start-to-failure': {
    path: `${team}/apps/docs-search/deployments`,
    isSorted: true,
    async run(page, { server, project }) {
      await page.getByRole('button', { name: 'New Deployment' }).click();
      const dialog = page.getByRole('dialog', { name: 'New Deployment' });
      await dialog
        .locator('input[webkitdirectory]')
        .setInputFiles(
          project({ ...fastApiProject, 'requirements.txt': 'fastapi[standard]\nuvicron\n' }),
        );
      await dialog.getByRole('button', { name: /^Deploy(?: Anyway)?$/ }).click();
      await expect(page).toHaveURL(/\/deployments\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('list', { name: 'Deployment steps' })).toBeVisible();
      await server.control('clock', { advance_ms: 30_000 });
      await expect
        .poll(() => speechOf(page))
        .toEqual(
          expect.arrayContaining([
            expect.stringMatching(/no package named uvicron/),
            'polite: Build Failed',
          ]),
        );
    },
  },
  'following-a-log-for-a-minute': {
    path: `${team}/apps/harbour-api/logs`,
    hasClock: true,
    async run(page, { server }) {
      await expect(
        page.getByRole('grid', { name: 'App log' }).getByRole('row').nth(1),
      ).toBeVisible();
      const pass = passingTime(page, /\/logs$/);
      const hasError = async () => (await speechOf(page)).some((line) => newErrors.test(line));
      // A minute of the log may have no error.
      for (let part = 0; part < 4 || (part < 40 && !(await hasError())); part += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one part of the minute after the other
        await server.control('clock', { advance_ms: 15_000 });
        // oxlint-disable-next-line no-await-in-loop -- one part of the minute after the other
        await pass(15_000);
      }
    },
  },
} satisfies Record<string, Flow>;

for (const [name, flow] of Object.entries<Flow>(flows)) {
  test(`what is announced in a flow is as recorded: ${name}`, async ({
    page,
    signIn,
    quiet,
    server,
    project,
  }) => {
    const { path, hasClock = false, isSorted = false, run } = flow;
    quiet.allow.push(/Failed to load resource.*40[01]/);
    if (hasClock) await page.clock.install();
    await recordSpeech(page);
    if (path !== '/login') await signIn();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await run(page, { server, project });
    const spoken = await speechOf(page);
    // The log depends on the time of day.
    const errors = spoken.filter((line) => newErrors.test(line));
    expect(errors.length).toBeLessThanOrEqual(3);
    const known = spoken.map((line) => line.replace(newErrors, 'polite: … errors. …'));
    const lines = known.filter((line, index) => line !== known[index - 1]);
    if (isSorted) lines.sort();
    expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
  });
}
