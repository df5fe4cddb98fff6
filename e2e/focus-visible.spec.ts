import type { Page } from '@playwright/test';

import { pages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const viewports = [
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
] as const;

/** Describes the focused element; `undefined` once focus has left the page. */
interface FocusedElement {
  /** Whether it was focused before. */
  isVisited: boolean;
  name: string;
  /** Element that covers all of it. */
  coveredBy: string | undefined;
}

/** Probes the focused element of the page, also within shadow roots. */
async function probeFocus(page: Page): Promise<FocusedElement | undefined> {
  return page.evaluate(() => {
    const label = (element: Element | null) =>
      element === null
        ? 'the edge of the viewport'
        : `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (element === null || element === document.body) return undefined;
    const focused = element;
    const isVisited = focused.hasAttribute('data-visited');
    focused.setAttribute('data-visited', '');
    const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
    const hits = [...focused.getClientRects()].flatMap((box) =>
      shares.flatMap((x) =>
        shares.map((y) =>
          document.elementFromPoint(box.left + box.width * x, box.top + box.height * y),
        ),
      ),
    );
    // A visually hidden input is seen as the label around it.
    const isSeen = hits.some(
      (hit) =>
        hit !== null &&
        (focused.contains(hit) ||
          hit.contains(focused) ||
          hit.closest('label')?.contains(focused) === true),
    );
    return {
      isVisited,
      name: label(focused),
      coveredBy: isSeen ? undefined : label(hits[Math.floor(hits.length / 2)] ?? null),
    };
  });
}

/** Moves focus with a key until it has been everywhere. Returns the focused elements that something covers. */
async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-visited]')) {
      element.removeAttribute('data-visited');
    }
  });
  for (let presses = 0; presses < 300; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press(key);
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    const focused = await probeFocus(page);
    if (focused === undefined || focused.isVisited) return covered;
    if (focused.coveredBy !== undefined) {
      covered.push(`${key}: ${focused.name} is covered by ${focused.coveredBy}`);
    }
  }
  throw new Error('focus did not leave the page');
}

/** Expects to see the control that has focus, whichever it is, in both directions. */
async function expectFocusToBeSeen(page: Page): Promise<void> {
  expect(await coveredStops(page, 'Tab')).toEqual([]);
  expect(await coveredStops(page, 'Shift+Tab')).toEqual([]);
}

for (const [index, { path, signedIn, heading, redirects }] of pages.entries()) {
  if (redirects) continue;
  for (const { width, height } of viewports) {
    // The gate checks each page in one size, by turns.
    const tag = viewports[index % 2]?.width === width ? [] : ['@full'];
    test(
      `${path} shows the control that has focus at ${width} x ${height}`,
      { tag },
      async ({ page, signIn, quiet }) => {
        quiet.allow.push(/Failed to load resource.*404/);
        await page.setViewportSize({ width, height });
        if (signedIn) await signIn();
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
        await expectFocusToBeSeen(page);
      },
    );
  }
}

const app = '/tidewater-labs/apps/harbour-api';

async function addVariable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Variable', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('NEW');
}

/** Bars and panels that appear over or beside what a page shows. */
const states = {
  'the bar of unsaved variables': {
    path: `${app}/environment-variables`,
    open: async (page) => {
      await addVariable(page);
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    },
  },
  'the bar that undoes a save': {
    path: `${app}/environment-variables`,
    open: async (page) => {
      await addVariable(page);
      await page.getByRole('textbox', { name: 'Value' }).fill('yes');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
  'an opened line of a log': {
    path: `${app}/logs`,
    open: async (page) => {
      const log = page.getByRole('grid', { name: 'App log' });
      await expect(log.getByRole('row').nth(1)).toBeVisible();
      await log.focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
    },
  },
} satisfies Record<string, { path: string; open: (page: Page) => Promise<void> }>;

for (const [name, { path, open }] of Object.entries(states)) {
  for (const { width, height } of viewports) {
    const tag = name === 'the bar of unsaved variables' || height < 400 ? [] : ['@full'];
    test(
      `${name} covers no control that has focus at ${width} x ${height}`,
      { tag },
      async ({ page, signIn }) => {
        await page.setViewportSize({ width, height });
        await signIn();
        await page.goto(path);
        await open(page);
        await expectFocusToBeSeen(page);
      },
    );
  }
}
