import { heading } from '../support/flows.ts';
import { eventually } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const app = '/tidewater-labs/apps/harbour-api';

test.beforeEach(({ signIn }) => signIn());

test('creating an app opens its page', async ({ window }) => {
  await window.goto('/tidewater-labs/new-app');
  await window.getByLabel('Name').fill('Breakwater');
  await window.getByRole('button', { name: 'Create App' }).click();
  await window.waitForPath(/\/tidewater-labs\/apps\/breakwater\//);
  await heading(window).waitForText('Breakwater');
});

test('the command palette opens an app by keyboard alone', async ({ window }) => {
  await window.goto('/tidewater-labs/settings');
  // The button shows the shortcut once it works.
  await window.getByRole('button', { name: 'Search' }).waitForText('K');
  await window.press('k', 'Control');
  await window.getByRole('combobox', { name: 'Search or jump to' }).waitForFocus();
  await window.type('docs se');
  await window.getByRole('option', { name: 'Docs Search' }).waitFor();
  await window.press('Enter');
  await window.waitForPath('/tidewater-labs/apps/docs-search/general');
  await heading(window).waitForText('Docs Search');
});

test('a saved app directory is still there after a reload', async ({ window }) => {
  await window.goto(`${app}/settings`);
  await window.getByLabel('App directory').fill('src/api');
  await window.getByRole('button', { name: 'Save' }).click();
  await window.getByText(/^Directory saved\./).waitFor();
  await window.goto(`${app}/settings`);
  await window.getByLabel('App directory').waitForValue('src/api');
});

test('an added and a changed variable are saved together', async ({ window }) => {
  await window.goto(`${app}/environment-variables`);
  await window.getByRole('button', { name: 'Add' }).click();
  await window.getByRole('menuitem', { name: 'Variable' }).click();
  await window.getByRole('textbox', { name: 'Name of the new variable' }).fill('TIDE_STATION');
  await window.getByRole('textbox', { name: 'Value of TIDE_STATION' }).fill('Steubenhöft');
  await window.getByRole('button', { name: 'Actions for LOG_LEVEL' }).click();
  await window.getByRole('menuitem', { name: 'Edit' }).click();
  await window.getByRole('textbox', { name: 'Value of LOG_LEVEL' }).fill('warning');
  await window.getByRole('button', { name: /^Save$/ }).click();
  for (const [name, value] of [
    ['TIDE_STATION', 'Steubenhöft'],
    ['LOG_LEVEL', 'warning'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one row after the other
    await window.getByRole('button', { name: `Reveal ${name}` }).click();
    // oxlint-disable-next-line no-await-in-loop -- one row after the other
    await window.getByRole('row', { name: new RegExp(name) }).waitForText(value);
  }
});

test('a value is hidden until it is revealed, and a secret cannot be revealed', async ({
  window,
}) => {
  await window.goto(`${app}/environment-variables`);
  const row = window.getByRole('row', { name: /LOG_LEVEL/ });
  await row.waitForTextToLack('info');
  await row.getByRole('button', { name: 'Reveal LOG_LEVEL' }).click();
  await row.waitForText('info');
  const secret = window.getByRole('row', { name: /Write-only/ }).first();
  await secret.waitForText('Secret');
  await secret.getByRole('button', { name: /Reveal|Copy/ }).waitFor({ state: 'hidden' });
});

test('redeploying opens the build log and shows each status', async ({ window, server }) => {
  await window.goto(`${app}/deployments`);
  const ready = window.getByRole('row', { name: /Ready/ }).first();
  await ready.getByRole('button', { name: /^Redeploy/ }).click();
  const dialog = window.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Redeploy' }).click();
  await heading(window).waitForText('Deployment');
  await window.getByText('Building Image').first().waitFor();
  await window.getByRole('grid', { name: 'Build log' }).waitForText('uv');
  await server.control('clock', { advance_ms: 20_000 });
  await window.getByText('Ready').first().waitFor();
  const log = window.getByRole('region', { name: 'Build log' });
  await log.getByText('Ended').waitFor();
});

test('a live log shows lines as they arrive', async ({ window, server }) => {
  await window.goto(`${app}/logs`);
  const rows = window.getByRole('grid', { name: 'App log' }).getByRole('row');
  await rows.nth(1).waitFor();
  const newest = rows.last();
  const before = await newest.innerText();
  await window.getByText('Live').first().waitFor();
  await server.control('clock', { advance_ms: 60_000 });
  await eventually(async () => expect(await newest.innerText()).not.toBe(before));
});

test('a log query filters the lines and stays in the address', async ({ window }) => {
  await window.goto(`${app}/logs`);
  const log = window.getByRole('grid', { name: 'App log' });
  await log.getByRole('row').nth(1).waitFor();
  await window.getByRole('textbox', { name: 'Filter' }).fill('status:2xx');
  await window.press('Enter');
  await window.waitForPath(/q=status%3A2xx/);
  await log
    .getByRole('row')
    .nth(1)
    .waitForText(/\b2\d\d\b/);
  await window.goto(`${app}/logs?q=status%3A2xx`);
  await window.getByRole('button', { name: 'Remove status:2xx' }).click();
  await window.waitForPath(`${app}/logs`);
});
