import { expect, test, type BrowserContext } from '@playwright/test';

import { serveStorybook } from './support/staticStorybook.ts';

let storybook: Awaited<ReturnType<typeof serveStorybook>>;

test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

/** Returns the requests of pages and workers to other servers. */
async function withoutNetwork(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => !url.href.startsWith(storybook.url) && url.protocol.startsWith('http'),
    (route) => {
      asked.push(route.request().url());
      return route.abort();
    },
  );
  return asked;
}

test('from any path and offline, a screen is two clicks away and interactive', async ({
  page,
  context,
}) => {
  const asked = await withoutNetwork(context);
  await page.goto(`${storybook.url}?path=/docs/components-badge--docs`);
  const sidebar = page.getByRole('navigation', { name: 'Stories' });
  await sidebar.getByRole('button', { name: 'Deployments', exact: true }).click();
  await sidebar.locator('#screens-deployments--docs').click();
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByRole('heading', { name: 'Embed it' })).toBeVisible();
  await expect(frame.getByText('DeploymentsContainer').first()).toBeVisible();
  await frame.getByRole('link', { name: 'Past The End' }).click();
  await expect(page).toHaveURL(/screens-deployments--past-the-end/);

  await page.goto(
    `${storybook.url}?path=/story/screens-deployments-over-the-platform--goes-to-older-ones`,
  );
  // All of Storybook starts, then the story plays to its end.
  await expect(frame.getByText('6–10 of 12')).toBeVisible({ timeout: 30_000 });
  expect(asked).toEqual([]);
});

test('the toolbar opens a story with another seed and with a fault', async ({ page }) => {
  const story = 'screens-apps-over-the-platform--pages-searches-and-opens-an-app';
  const open = (globals: string) =>
    page.goto(`${storybook.url}iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  await open('seed:edge');
  await expect(page.getByRole('link', { name: /^Every Status/ })).toBeVisible();
  await page.goto(
    `${storybook.url}iframe.html?id=screens-environment-variables-over-the-platform--imports-a-file` +
      '&viewMode=story&globals=seed:edge',
  );
  await expect(page.getByRole('row', { name: /SECRET_AND_EMPTY/ })).toBeVisible();
  await open('seed:empty');
  await expect(page.getByText('fastapi deploy').first()).toBeVisible();
  await open('fault:gone');
  await expect(page.getByText(/not found|went wrong/i).first()).toBeVisible();
  await open('fault:silent');
  await expect(page.locator('.story-root')).toBeVisible();
  await expect(page.getByRole('link', { name: /Harbour API/ })).toHaveCount(0);
});

test('a dialog on a documentation page covers the whole page', async ({ page }) => {
  const docs = `${storybook.url}iframe.html?id=components-dialog--docs&viewMode=docs`;
  await page.goto(docs);
  await page.getByRole('button', { name: 'Invite…' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await expect(dialog).toBeInViewport({ ratio: 1 });
});

for (const component of ['Banner', 'CommandPalette', 'DescriptionList', 'Dialog', 'Steps']) {
  test(`the docs page of ${component} gives examples enough width and shows prop types`, async ({
    page,
  }) => {
    const id = `components-${component.toLowerCase()}--docs`;
    await page.goto(`${storybook.url}iframe.html?id=${id}&viewMode=docs`);
    const props = page.locator('.docblock-argstable');
    await expect(props.getByRole('row').nth(1)).toBeVisible();
    await expect(props).not.toContainText(/Symbol\(react|@default|@link|\bunion\b|\bunknown\b/);
    const room = await page
      .locator('.guide-example > div')
      .evaluateAll((examples) => examples.map(({ clientWidth }) => clientWidth));
    for (const width of room) expect(width).toBeGreaterThan(200);
    const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(isTooWide)).toBe(false);
  });
}

test('the first page links to every screen and flow', async ({ page }) => {
  await page.goto(storybook.url);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByRole('heading', { name: 'Quayside', level: 1 })).toBeVisible();
  const links = await frame
    .locator('a[href^="?path=/docs/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  const answer = await page.request.get(`${storybook.url}index.json`);
  const { entries }: { entries: Record<string, unknown> } = await answer.json();
  expect(links.filter((id) => id === undefined || !(id in entries))).toEqual([]);
  const pages = Object.keys(entries).filter((id) => /^screens-.*--docs$/.test(id));
  expect(pages.filter((id) => !links.includes(id))).toEqual([]);
});
