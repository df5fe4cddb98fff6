import { expect, test } from './support/test.ts';

const settingsPage = '/tidewater-labs/apps/webhook-relay/settings';

test('an app directory is validated, saved and shown', async ({ page, signIn }) => {
  await signIn();
  await page.goto(settingsPage);
  const field = page.getByLabel('App directory');
  const save = page.getByRole('button', { name: 'Save' });
  for (const [typed, said] of [
    ['/srv', 'Directory must be a relative path, not an absolute one'],
    ['~/srv', "Directory cannot start with '~'"],
    ['../srv', "Directory cannot contain '..'"],
    ['a*b', 'Directory can only contain'],
  ] as const) {
    await field.fill(typed);
    await save.click();
    await expect(page.getByText(said)).toBeVisible();
  }
  await field.fill(' src/api ');
  await save.click();
  await expect(page.getByText('Directory saved.')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('src/api');
  await field.fill('');
  await save.click();
  await expect(page.getByText('Directory saved.')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('');
});
