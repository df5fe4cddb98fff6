import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';

import { Button } from './button/index.ts';
import { createTheme } from './create-theme/index.ts';
import { PrintedPage } from './foundations/PrintedPage.fixtures.tsx';
import { createLogStore, fromStore, LogViewer } from './log-viewer/index.ts';
import { renderThemed } from './renderThemed.fixtures.tsx';

const setMedia = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

afterEach(() => setMedia(''));

async function printLog(lines: number) {
  const store = createLogStore();
  const start = Date.parse('2026-11-21T09:12:00Z');
  store.append(
    Array.from({ length: lines }, (_, index) => ({ text: `line ${index}`, time: start })),
  );
  const screen = await renderThemed(<PrintedPage source={fromStore(store)} />, {
    colorScheme: 'dark',
    'data-testid': 'root',
  });
  await expect.element(page.getByRole('grid', { name: 'Log' })).toBeVisible();
  // The store appends in slices, and the page is taken as it is.
  await expect.poll(() => store.pending).toBe(0);
  await setMedia('print');
  return screen;
}

test('a page is printed light, without rail, bars and buttons', async () => {
  await printLog(3);
  const root = page.getByTestId('root').element();
  await expect.poll(() => getComputedStyle(root).colorScheme).toBe('light');
  expect(page.getByRole('link', { name: 'All apps' }).query()).toBeNull();
  await expect.poll(() => page.getByRole('button').elements()).toEqual([]);
  await expect.element(page.getByRole('heading', { name: 'Harbour API' })).toBeVisible();
});

test('a button whose label is content is printed', async () => {
  await renderThemed(
    <>
      <Button variant="link" data-prints="">
        Extract
      </Button>
      <Button>Redeploy</Button>
    </>,
  );
  await setMedia('print');
  await expect
    .poll(() =>
      page
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Extract']);
});

test('a log prints the newest 2,000 lines with their times', async () => {
  const screen = await printLog(2500);
  const printed = () => screen.container.querySelector('pre')?.textContent.split('\n') ?? [];
  // Many lines are added in slices.
  await expect.poll(() => printed().at(-1)).toMatch(/ line 2499$/);
  expect(printed()).toHaveLength(2000);
  expect(printed()[0]).toMatch(/^2026-11-21T\d\d:12:00\S* line 500$/);
  expect(page.getByRole('grid', { name: 'Log' }).query()).toBeNull();
});

test('another view of a log than its lines is printed as it is shown', async () => {
  const store = createLogStore();
  store.append([{ text: 'line 0' }]);
  const screen = await renderThemed(
    <LogViewer aria-label="Log" source={fromStore(store)}>
      <p>2 errors</p>
    </LogViewer>,
  );
  await setMedia('print');
  await expect.poll(() => window.matchMedia('print').matches).toBe(true);
  await expect.element(page.getByText('2 errors')).toBeVisible();
  expect(screen.container.querySelector('pre')).toBeNull();
});

test('a page with the theme of a brand is printed light', async () => {
  const brand = createTheme({ accent: '#0a7' });
  await renderThemed(<>Text</>, { colorScheme: 'dark', theme: brand, 'data-testid': 'root' });
  const root = page.getByTestId('root').element();
  const tokenOf = () => getComputedStyle(root).getPropertyValue('--qs-accent');
  const dark = tokenOf();
  await setMedia('print');
  await expect.poll(tokenOf).not.toBe(dark);
});
