import { z } from 'zod';

import { expect, test } from './support/test.ts';

const appsSchema = z.object({
  data: z.array(
    z.object({ slug: z.string(), latest_deployment: z.nullable(z.object({ id: z.string() })) }),
  ),
});

for (const [name, width, height] of [
  ['a desktop', 1440, 900],
  ['a phone', 390, 844],
] as const) {
  test(`on ${name}, a failing deployment is found from Home and shared in five clicks`, async ({
    page,
    context,
    server,
    open,
    expectAccessible,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height });
    const listed = page.waitForResponse(/\/api\/v1\/apps\/\?/);
    await open('/');
    const { data } = appsSchema.parse(await (await listed).json());
    const culprit = data.find(({ slug }) => slug === 'geo-search')?.latest_deployment?.id;
    const deployment = culprit?.slice(0, 6) ?? 'none';
    let clicks = 0;
    const press = async (
      role: 'link' | 'button',
      title: string | RegExp,
      within = page.locator('body'),
    ) => {
      clicks += 1;
      await within.getByRole(role, { name: title }).click();
    };

    await press('link', /^\d+ errors/, page.getByRole('row', { name: /Geo Search/ }));
    const row = page.getByRole('row', { name: /QueryCanceledError/ });
    await expect(row).toContainText('New');
    await expect(row).toContainText(`${deployment}, live`);
    await expect(row).toContainText('POST /tides/NOBGO/hold');
    await expect(
      page.getByText(`1 error is new since ${deployment}, live.`, { exact: true }),
    ).toBeVisible();
    await expectAccessible();
    await press('button', 'Share');
    await press('button', 'Copy Link');
    expect(clicks).toBeLessThanOrEqual(5);
    const shown = await row.innerText();

    const link = await page.evaluate(() => navigator.clipboard.readText());
    // More requests fail, which the sender of the link has not seen.
    await server.control('clock', { advance_ms: 5 * 60_000 });
    await page.goto(link);
    await expect(
      page.getByText(`1 error is new since ${deployment}, live.`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Errors 1' })).toBeVisible();
    await expect.poll(() => row.innerText()).toBe(shown);
  });
}
