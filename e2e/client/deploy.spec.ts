import { expect, test } from '../support/clientTest.ts';
import { fillLogin, people } from '../support/test.ts';

test('the real client logs in through the browser, deploys a FastAPI project and follows its build', async ({
  page,
  truth,
  client,
}) => {
  // Waits for a build in real time.
  test.slow();
  await client.run('cloud', 'logout');

  await test.step('log in, approved in the browser by clicking', async () => {
    const login = client.start(['login', '--no-open']);
    const [address] = await login.printed(/http:\/\/localhost:\d+\/device\?code=[A-Z-]+/);
    await page.goto(address);
    await fillLogin(page, people.ada);
    const code = new URL(address).searchParams.get('code') ?? '';
    await expect(page.getByText(code)).toBeVisible();
    await page.getByText('It matches').click();
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(page.getByText('You can close this tab')).toBeVisible();
    expect((await login.finished).code).toBe(0);
  });

  await test.step('create an app and link the folder to it', async () => {
    await client.run(
      'cloud',
      'apps',
      'create',
      '--name',
      'Tide Clock',
      '--team-id',
      truth.team.id,
      '--link',
    );
  });

  await test.step('deploy, and see it live in the console while it builds', async () => {
    const deploy = client.start(['deploy']);
    await page.goto(`/${truth.team.slug}/apps/tide-clock/deployments`);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Deployment');
    const log = page.getByRole('grid', { name: 'Build log' });
    await expect(log).toContainText('Image built', { timeout: 30_000 });
    await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
    const { code, output } = await deploy.finished;
    expect(output, output).toContain('tide-clock');
    expect(code).toBe(0);
  });
});
