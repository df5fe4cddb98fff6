import { expect, test } from './support/test.ts';
import { countRequests, passingTime, stopTime } from './support/time.ts';

// Stories and `failures.test.tsx` cover the other failures, which are the same in every browser.
test('Home reports an account whose connection breaks off, and recovers', async ({
  page,
  signIn,
  server,
  quiet,
}) => {
  quiet.allow.push(/Failed to load resource/, /./);
  await page.clock.install();
  await signIn();
  await server.control('faults', { rules: [{ path: '/users/me', drop_after_bytes: 20 }] });
  const pass = passingTime(page, /\/users\/me$/);
  await page.goto('/');
  // On a slow machine the code that asks for the account may load late.
  await expect.poll(() => countRequests(server, /\/users\/me$/)).toBeGreaterThan(0);
  await stopTime(page);
  // Well before the last retry, after 7 s.
  await pass(5000);
  const retry = page.getByRole('button', { name: /^(?:Retry|Retry Now|Try Again)$/ }).first();
  await expect(retry).toBeVisible();
  expect(await countRequests(server)).toBeLessThan(30);
  await server.control('faults', { rules: [] });
  await page.clock.resume();
  await expect(async () => {
    // The page may recover by itself before the click.
    if (await retry.isVisible()) await retry.click({ timeout: 2000 });
    await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expect(retry).toBeHidden();
});
