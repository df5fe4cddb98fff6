import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

const variablesPage = '/tidewater-labs/apps/harbour-api/environment-variables';

async function add(page: Page, source: string): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: source }).click();
}

test('one value can be revealed, and another copied without showing it', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await page.goto(variablesPage);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Environment Variables');

  const row = page.getByRole('row', { name: /LOG_LEVEL/ });
  await expect(row).not.toContainText('info');
  await row.getByRole('button', { name: 'Copy LOG_LEVEL' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('info');
  await expect(row).not.toContainText('info');

  await row.getByRole('button', { name: 'Reveal LOG_LEVEL' }).click();
  await expect(row).toContainText('info');
  await row.getByRole('button', { name: 'Hide LOG_LEVEL' }).click();
  await expect(row).not.toContainText('info');
});

test('a search filters the list and stays in the address', async ({ page, signIn }) => {
  await signIn();
  await page.goto(variablesPage);
  await page.getByRole('searchbox', { name: 'Search names' }).fill('log');
  await expect(page).toHaveURL(/q=log/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search names' }).fill('no-such-name');
  await expect(page.getByText('No variables match “no-such-name”')).toBeVisible();
});

/** Pastes without a focused field. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

const oddValue = 'a "b" \'c\' # d = $e \\n';

test('pasting 20 variables shows conflicts and errors, and the export holds the saved ones', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(variablesPage);
  await expect(page.getByRole('row', { name: /LOG_LEVEL/ })).toBeVisible();
  const added = Array.from({ length: 16 }, (_, index) => `E2E_${index}=value ${index}`);
  await paste(
    page,
    [
      '# from the laptop',
      'LOG_LEVEL=debug',
      `E2E_ODD="${oddValue.replaceAll(/["$\\]/g, (character) => `\\${character}`)}"`,
      ...added,
      'not a variable',
      '2FA_ISSUER=Tidewater',
    ].join('\r\n'),
  );
  const review = page.getByRole('region', { name: 'Review pasted variables' });
  await expect(review.getByRole('row')).toHaveCount(1 + 20);
  await expect(review.getByRole('row', { name: /LOG_LEVEL/ })).toContainText('debug');
  await expect(review.getByRole('row', { name: /not a variable/ })).toContainText('20');
  // The visible checkbox is drawn next to the real input.
  await review.getByRole('checkbox', { name: 'Save E2E_0', exact: true }).press('Space');
  await review.getByRole('button', { name: 'Rename to TWO_FA_ISSUER' }).click();
  await review.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('18 Variables saved.', { exact: false })).toBeVisible();
  const saved = (name: string) => page.getByRole('rowheader', { name, exact: true });
  await expect(saved('E2E_15')).toBeVisible();
  await expect(saved('E2E_0')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/variables changed since the live deployment/)).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /JSON/ }).click();
  const file = await (await downloading).path();
  const exported: unknown = JSON.parse(await readFile(file, 'utf8'));
  expect(exported).toMatchObject({
    E2E_ODD: oddValue,
    E2E_15: 'value 15',
    LOG_LEVEL: 'debug',
    TWO_FA_ISSUER: 'Tidewater',
  });
});

test('exports are named after the app, and importing an exported .env file changes nothing', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(variablesPage);
  const names: string[] = [];
  const save = async (format: RegExp) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Export' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    const download = await downloading;
    names.push(download.suggestedFilename());
    return download.path();
  };
  for (const format of [/JSON/, /Shell/, /Docker/]) await save(format);
  const file = await save(/\.env/);
  expect(names).toEqual([
    'harbour-api.json',
    'harbour-api.sh',
    'harbour-api.docker.env',
    'harbour-api.env',
  ]);
  await add(page, 'Import .env');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose File' }).click();
  await (
    await choosing
  ).setFiles({
    name: '.env',
    mimeType: 'text/plain',
    buffer: await readFile(file),
  });
  const review = page.getByRole('region', { name: 'Review .env' });
  await expect(review.getByText('0 of', { exact: false })).toBeVisible();
  await expect(review.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('importing in replace mode removes what the file lacks in the same request', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  await page.goto(variablesPage);
  await expect(page.getByRole('row', { name: /LOG_LEVEL/ })).toBeVisible();
  await paste(page, 'LOG_LEVEL=debug\nTIDE_STATION=Cuxhaven');
  const review = page.getByRole('region', { name: 'Review pasted variables' });
  await review.getByRole('switch', { name: 'Replace all variables' }).press('Space');
  // A secret cannot be restored, so it is not chosen.
  await expect(review.getByRole('checkbox', { name: 'Remove SECRET_KEY' })).not.toBeChecked();
  await expectAccessible();
  const sent = page.waitForRequest(/environment-variables\/batch$/);
  await review.getByRole('button', { name: 'Save', exact: true }).click();
  const { upsert, delete: removed } = (await sent).postDataJSON();
  expect(Object.keys(upsert)).toEqual(['LOG_LEVEL', 'TIDE_STATION']);
  expect(removed).toContain('WORKERS');
  expect(removed).not.toContain('SECRET_KEY');
  await expect(page.getByText(/^2 Variables saved, \d removed\./)).toBeVisible();
  await expect(page.getByRole('row', { name: /WORKERS/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /SECRET_KEY/ })).toBeVisible();
});

test('on a phone nothing covers the focused field', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn();
  await page.goto(variablesPage);
  const saveBar = page.getByRole('button', { name: 'Save and Redeploy' });
  const expectClear = async (field: Locator) => {
    await expect(field).toBeFocused();
    const gap = async () => {
      const [box, bar] = [await field.boundingBox(), await saveBar.boundingBox()];
      return box && bar && bar.y - (box.y + box.height);
    };
    await expect.poll(gap, 'it ends above what saves').toBeGreaterThan(8);
    await expect(field).toBeInViewport({ ratio: 1 });
  };
  await add(page, 'Variable');
  await expectClear(page.getByRole('textbox', { name: 'Name of the new variable' }));
  await page.keyboard.type('TIDES');
  await page.keyboard.press('Enter');
  const value = page.getByRole('textbox', { name: 'Value of TIDES' });
  await expectClear(value);
  for (const place of ['Cuxhaven', 'Husum', 'Wismar', 'Emden']) {
    await page.keyboard.type(place);
    await page.keyboard.press('Enter');
  }
  await expectClear(value);
});

test('a control that gets focus by the keyboard is never behind the save bar', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await signIn();
  await page.goto(variablesPage);
  await add(page, 'Variable');
  const bar = page.getByRole('group', { name: 'Unsaved changes' });
  await expect(bar).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await bar.evaluate((element) => {
      const focused = document.activeElement;
      if (focused === null || element.contains(focused)) return false;
      const [box, cover] = [focused.getBoundingClientRect(), element.getBoundingClientRect()];
      return box.bottom > cover.top && box.top < cover.bottom;
    });
    expect(isCovered, `after ${presses + 1} presses`).toBe(false);
  }
});

test('in a value, Control+S saves and Control+Enter saves and redeploys', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(variablesPage);
  for (const [keys, name, redeploy] of [
    ['Control+s', 'BUOY', false],
    ['Control+Enter', 'BELL', true],
  ] as const) {
    await add(page, 'Variable');
    await page.getByRole('textbox', { name: 'Name of the new variable' }).fill(name);
    await page.getByRole('textbox', { name: `Value of ${name}` }).fill('1');
    const sent = page.waitForRequest(/environment-variables\/batch$/);
    await page.keyboard.press(keys);
    expect((await sent).postDataJSON()).toMatchObject({ redeploy, upsert: { [name]: {} } });
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  }
  await expect(page.getByText('1 variable saved. The app is being redeployed.')).toBeVisible();
  await page.getByRole('link', { name: 'View Deployment' }).click();
  await expect(page).toHaveURL(/\/deployments\/[0-9a-f-]{36}$/);
});

test('selected variables are deleted together, and undone together', async ({ page, signIn }) => {
  await signIn();
  await page.goto(variablesPage);
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/environment-variables/batch')) calls.push(request.postDataJSON());
  });
  await page.getByRole('checkbox', { name: 'Select SMTP_HOST' }).press('Space');
  await page.getByRole('checkbox', { name: 'Select WORKERS' }).press('Space');
  await page
    .getByRole('group', { name: 'Selected variables' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('2 variables removed. Applies to the next deployment.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /WORKERS|SMTP_HOST/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Reveal WORKERS' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reveal SMTP_HOST' })).toBeVisible();
  expect(calls).toHaveLength(2);
  expect(calls[0]).toMatchObject({ upsert: {}, delete: ['SMTP_HOST', 'WORKERS'] });
});

test('the views are tabs with addresses, and keep what is typed in the list', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/tidewater-labs/apps/invoice-worker/environment-variables');
  await add(page, 'Variable');
  await page.getByRole('textbox', { name: 'Name of the new variable' }).fill('BUOY');
  await add(page, 'From Another App');
  await expect(page).toHaveURL(/view=compare/);
  await page.getByRole('button', { name: 'Add App' }).click();
  await page.getByRole('menuitem', { name: 'Harbour API', exact: true }).click();
  await expect(page).toHaveURL(/apps=[a-z-]+%2Charbour-api/);
  const table = page.getByRole('table', { name: 'Compared variables' });
  await expect(table.getByRole('columnheader', { name: 'Harbour API' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Name of the new variable' })).toHaveValue('BUOY');
});

/** As in the template's `.env`, and what an app of this size adds to it. */
const templateFile = `# Domain
DOMAIN=localhost
FRONTEND_HOST=http://localhost:5173
ENVIRONMENT=local
PROJECT_NAME="Full Stack FastAPI Project"
STACK_NAME=full-stack-fastapi-project
BACKEND_CORS_ORIGINS="http://localhost,http://localhost:5173,https://localhost"
SECRET_KEY=9c1bd6f0e7
FIRST_SUPERUSER=admin@example.com
FIRST_SUPERUSER_PASSWORD=changethis
SMTP_HOST=smtp.example.com
SMTP_USER=mailer
SMTP_PASSWORD=
EMAILS_FROM_EMAIL=info@example.com
SMTP_TLS=True
SMTP_SSL=False
SMTP_PORT=587
POSTGRES_SERVER=localhost
POSTGRES_PORT=5432
POSTGRES_DB=app
POSTGRES_USER=postgres
POSTGRES_PASSWORD=changethis
DOCKER_IMAGE_BACKEND=backend
DOCKER_IMAGE_FRONTEND=frontend
ACCESS_TOKEN_EXPIRE_MINUTES=11520
EMAIL_RESET_TOKEN_EXPIRE_HOURS=48
ALGORITHM=HS256
LOG_LEVEL=debug
${Array.from({ length: 13 }, (_, index) => `TIDE_STATION_${index}=station ${index}`).join('\n')}
`;

for (const width of [1440, 390]) {
  test(`40 variables are moved, compared, fixed, renamed and undone in ten clicks at ${width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn();
    await page.goto(variablesPage);
    await expect(page.getByRole('button', { name: 'Actions for LOG_LEVEL' })).toBeVisible();
    let clicks = 0;
    const click = async (control: Locator) => {
      clicks += 1;
      await control.click();
    };
    const save = page.getByRole('button', { name: 'Save', exact: true });

    await paste(page, templateFile);
    const review = page.getByRole('region', { name: 'Review pasted variables' });
    await expect(review.getByRole('radio', { name: /^All 40/ })).toBeVisible();
    const bar = review.getByRole('group', { name: 'Unsaved changes' });
    await expect(bar).not.toContainText('restored');
    await click(
      review.getByText('SECRET_KEY', { exact: true }).locator('xpath=ancestor::tr//label'),
    );
    await expect(bar).toContainText('SECRET_KEY can’t be restored.');
    await click(save);
    await expect(page.getByText('SECRET_KEY can’t be restored.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo 38' })).toBeVisible();

    await click(page.getByRole('tab', { name: 'Compare' }));
    await expect(page).toHaveURL(/view=compare/);
    const table = page.getByRole('table', { name: 'Compared variables' });
    const other = (await table.getByRole('columnheader').nth(2).textContent()) ?? '';
    await click(table.getByRole('button', { name: 'Copy LOG_LEVEL' }));
    await click(page.getByRole('menuitem', { name: `From ${other} to this app` }));
    await click(save);
    await expect(page.getByText('1 Variable saved.', { exact: false })).toBeVisible();

    await click(page.getByRole('tab', { name: 'Variables' }));
    await expect(table).toHaveCount(0);
    await page.getByText('STACK_NAME', { exact: true }).scrollIntoViewIfNeeded();
    await click(page.getByRole('button', { name: 'Actions for STACK_NAME' }));
    await click(page.getByRole('menuitem', { name: 'Rename…' }));
    const name = page.getByRole('textbox', { name: 'New name of STACK_NAME' });
    await expect(name).toBeFocused();
    await name.fill('STACK');
    await expect(page.getByText('Renamed from STACK_NAME. The value stays.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: 'Actions for STACK', exact: true }),
    ).toBeVisible();
    await click(page.getByRole('button', { name: 'Undo', exact: true }));
    await expect(page.getByRole('button', { name: 'Actions for STACK_NAME' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Actions for STACK', exact: true })).toHaveCount(
      0,
    );
    expect(clicks).toBeLessThanOrEqual(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('the history lists a saved name without its value, also after a reload', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/tidewater-labs/apps/harbour-api/environment-variables');
  await add(page, 'Variable');
  await page.getByRole('textbox', { name: 'Name of the new variable' }).fill('TIDE_STATION');
  await page.getByRole('textbox', { name: 'Value of TIDE_STATION' }).fill('the-stored-value');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Actions for TIDE_STATION' })).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'History' }).click();
  const history = page.getByRole('list', { name: 'History of variables' });
  await expect(history.getByRole('listitem').first()).toContainText('TIDE_STATION');
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain('TIDE_STATION');
  expect(stored).not.toContain('the-stored-value');
});
