import type { Locator, Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

const variablesPage = '/tidewater-labs/apps/harbour-api/environment-variables';

async function add(page: Page, source: string): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: source }).click();
}

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

test('on a phone nothing covers the focused field', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(variablesPage);
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

test('the views are tabs with addresses, and keep what is typed in the list', async ({
  page,
  open,
}) => {
  await open('/tidewater-labs/apps/invoice-worker/environment-variables');
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

/** As in a template's `.env`, and what an app of this size adds to it. */
const templateFile = `# Domain
FRONTEND_HOST=http://localhost:5173
STACK_NAME=full-stack-fastapi-project
SECRET_KEY=9c1bd6f0e7
SMTP_PASSWORD=
POSTGRES_SERVER=localhost
POSTGRES_PASSWORD=changethis
LOG_LEVEL=debug
${Array.from({ length: 33 }, (_, index) => `TIDE_STATION_${index}=station ${index}`).join('\n')}
`;

for (const width of [1440, 390]) {
  test(`40 variables are moved, compared, fixed, renamed and undone in ten clicks at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(variablesPage);
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
    await expect(page.getByRole('button', { name: 'Undo 39' })).toBeVisible();

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
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('Imported 40, 38 new, 2 changed', { exact: false })).toBeVisible();
    await expect(page.getByText(`Copied 1 from ${other}`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
