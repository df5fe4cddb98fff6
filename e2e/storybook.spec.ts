import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { readFixtures } from '../scripts/lib/readFixtures.ts';
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
  await sidebar.locator('#screens-deployments').click();
  await sidebar.locator('#screens-deployments--docs').click();
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByRole('heading', { name: 'Embed it' })).toBeVisible();
  await expect(frame.getByText('DeploymentsContainer').first()).toBeVisible();
  await frame.getByRole('link', { name: 'Page Out Of Range' }).click();
  await expect(page).toHaveURL(/screens-deployments--page-out-of-range/);

  await page.goto(
    `${storybook.url}?path=/story/screens-deployments-over-the-platform--goes-to-older-ones`,
  );
  // All of Storybook starts, then the story plays to its end.
  await expect(frame.getByText('6–10 of 12')).toBeVisible({ timeout: 30_000 });
  expect(asked).toEqual([]);
});

test('changing Seed and Fault in the toolbar remounts the open story', async ({ page }) => {
  test.setTimeout(150_000);
  const story = 'screens-apps-over-the-platform--remembers-cards';
  const frame = await openInManager(page, `/story/${story}`);
  await expect(frame.getByRole('link', { name: /^Docs Search/ })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /Seed: default/ }).click();
  await page.getByRole('option', { name: 'Seed: empty' }).click();
  await expect(frame.getByText('fastapi deploy').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /No fault/ }).click();
  await page.getByRole('option', { name: 'Not found (404)' }).click();
  await expect(frame.getByText(/not found|went wrong/i).first()).toBeVisible({ timeout: 30_000 });
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
  await expect(frame.getByRole('heading', { name: 'Quayside', level: 1 })).toBeVisible({
    timeout: 30_000,
  });
  const links = await frame
    .locator('a[href^="./?path=/docs/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  const response = await page.request.get(`${storybook.url}index.json`);
  const { entries }: { entries: Record<string, unknown> } = await response.json();
  expect(links.filter((id) => id === undefined || !(id in entries))).toEqual([]);
  const pages = Object.keys(entries).filter((id) => /^screens-.*--docs$/.test(id));
  expect(pages.filter((id) => !links.includes(id))).toEqual([]);
});

/** Opens a page of Storybook with its sidebar, and returns the frame of the page. */
async function openInManager(page: Page, path: string) {
  await page.goto(`${storybook.url}?path=${path}`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.locator('#storybook-root, #storybook-docs').first()).toBeAttached();
  return frame;
}

/** Expects the sidebar of Storybook, at an entry. */
async function expectManagerAt(page: Page, entry: RegExp) {
  await expect(page).toHaveURL(entry);
  await expect(page.getByRole('navigation', { name: 'Stories' })).toBeVisible();
}

const linksOfPages = [
  [
    'the first page to a docs page',
    '/docs/start--docs',
    'Deployments',
    /\/docs\/screens-deployments--docs/,
  ],
  [
    'a docs page to a story',
    '/docs/screens-deployments--docs',
    'Page Out Of Range',
    /\/story\/screens-deployments--page-out-of-range/,
  ],
  [
    'a docs page to a flow',
    '/docs/screens-log-in--docs',
    'Sign up',
    /\/docs\/screens-flows-sign-up--docs/,
  ],
  [
    'a flow to a docs page',
    '/docs/screens-flows-sign-up--docs',
    'Sign Up',
    /\/docs\/screens-sign-up--docs/,
  ],
  [
    'a flow to a story',
    '/docs/screens-flows-sign-up--docs',
    'Open step 1, Sign Up',
    /\/story\/screens-sign-up--ready/,
  ],
  [
    'a component to another one',
    '/docs/components-dialog--docs',
    'AlertDialog',
    /\/docs\/components-alertdialog--docs/,
  ],
] as const;

for (const [name, from, link, to] of linksOfPages) {
  test(`a link from ${name} keeps the sidebar`, async ({ page }) => {
    const frame = await openInManager(page, from);
    await frame.getByRole('link', { name: link, exact: true }).first().click();
    await expectManagerAt(page, to);
  });
}

test('a press of another story in the sidebar keeps the sidebar', async ({ page }) => {
  const frame = await openInManager(page, '/story/screens-deployments--ready');
  await page.locator('#screens-deployments--empty').click();
  await expectManagerAt(page, /\/story\/screens-deployments--empty/);
  await expect(frame.getByText('fastapi deploy')).toBeVisible();
});

test('a link of a story over the platform opens its page within the story', async ({ page }) => {
  const story = 'screens-apps-over-the-platform--remembers-cards';
  const frame = await openInManager(page, `/story/${story}`);
  await frame.getByRole('link', { name: /^Docs Search/ }).click({ timeout: 30_000 });
  await expect(frame.getByRole('heading', { level: 1, name: /Docs Search/ })).toBeVisible();
  await expectManagerAt(page, new RegExp(story));
});

test('a link of a screen without a platform stays in the story', async ({ page }) => {
  const frame = await openInManager(page, '/story/screens-apps--ready');
  const link = frame.getByRole('link', { name: /^Harbour API/ });
  await link.click();
  await expect(link).toBeVisible();
  await expectManagerAt(page, /\/story\/screens-apps--ready/);
});

test('an anchor of a docs page stays on the page', async ({ page }) => {
  const frame = await openInManager(page, '/docs/screens-deployments--docs');
  await frame.getByRole('heading', { name: 'Embed it' }).getByRole('link').click({ force: true });
  await expect(frame.getByRole('heading', { name: 'Embed it' })).toBeVisible();
  await expectManagerAt(page, /\/docs\/screens-deployments--docs/);
});

test('an external link of a docs page opens in a new tab', async ({ page, context }) => {
  await withoutNetwork(context);
  const frame = await openInManager(page, '/docs/components-dialog--docs');
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: /pattern$/ }).click();
  await opened;
  await expectManagerAt(page, /\/docs\/components-dialog--docs/);
});

test('docs pages of screens describe the props of the container first', async ({ page }) => {
  test.setTimeout(180_000);
  const raw =
    /\b(?:Omit|Pick|Exclude|Extract|ReturnType)<|\[['"]|\bunion\b|\bintersection\b|\bunknown\[|Symbol\(|@default|@link/;
  const fixtures = await readFixtures();
  const screens = fixtures.flatMap((folder) => Object.entries(folder.screens));
  for (const [title, { component, embedding }] of screens) {
    if (embedding === undefined) continue;
    await test.step(title, async () => {
      const id = `screens-${title.toLowerCase().replaceAll(' ', '-')}--docs`;
      await page.goto(`${storybook.url}iframe.html?id=${id}&viewMode=docs`);
      for (const name of [embedding.container, component]) {
        await expect(page.getByRole('heading', { name: `Props of ${name}` })).toBeVisible();
      }
      const tables = page.locator('.docblock-argstable');
      const names = Object.keys(embedding.props);
      if (names.length > 0) await expect(tables).toHaveCount(2);
      for (const name of names) await expect(tables.first()).toContainText(name);
      for (const table of await tables.all()) {
        expect.soft(await table.innerText(), title).not.toMatch(raw);
      }
    });
  }
});
