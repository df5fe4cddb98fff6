import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { focusLines, openBuildLog } from './openBuildLog.fixtures.tsx';
import { appLog, failedBuild, traceback } from './samples.fixtures.ts';

test('JSON expands to a tree by keyboard, value by value', async () => {
  const { screen, grid } = await openBuildLog(appLog);
  await focusLines(grid);
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Collapse JSON' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Collapse vessel' })).toHaveFocus();
  await expect.element(screen.getByText('imo', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('imo', { exact: true })).not.toBeInTheDocument();
});

test('a JSON line without spaces starts beside its button', async () => {
  const { grid } = await openBuildLog([JSON.stringify({ request: 'x'.repeat(1000) })]);
  const button = grid.getByRole('button', { name: 'Expand JSON' }).element();
  const [beside] = getTextRects(grid.getByText('"request"').element());
  expect(beside?.top).toBeLessThan(button.getBoundingClientRect().bottom);
});

test('the library frames of a traceback are folded, and frames of the app are visible', async () => {
  const { screen, grid } = await openBuildLog(traceback);
  const toggle = screen.getByRole('button', { name: '7 library frames' });
  const first = grid.getByRole('row').nth(1);
  const summary = first.getByText(/sqlalchemy.exc.TimeoutError: QueuePool/);
  await expect.element(summary).toBeVisible();
  await expect.element(screen.getByText(/berths\/service.py/)).toBeVisible();
  await expect.element(screen.getByText(/QueuePool limit/).last()).toBeVisible();
  expect(grid.getByText(/site-packages/).query()).toBeNull();
  await toggle.click();
  await expect.element(grid.getByText(/site-packages/).first()).toBeVisible();
  await expect.element(summary).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '7 library frames' }).click();
  expect(grid.getByText(/site-packages/).query()).toBeNull();
  await focusLines(grid);
  await userEvent.keyboard('{End}{ArrowUp}');
  await expect
    .element(grid.getByRole('row', { name: /7 library frames/ }))
    .toHaveAttribute('data-active');
  await userEvent.keyboard('{ArrowUp}');
  await expect
    .element(grid.getByRole('row', { name: /async with session_factory/ }))
    .toHaveAttribute('data-active');
});

test('line numbers, time stamps and wrapping can be changed', async () => {
  const { screen, grid } = await openBuildLog([...failedBuild.slice(0, 8), 'long '.repeat(400)]);
  const long = grid.getByRole('row').last();
  const high = long.element().getBoundingClientRect().height;
  await screen.getByRole('button', { name: 'Wrap lines' }).click();
  expect(long.element().getBoundingClientRect().height).toBeLessThan(high / 2);
  expect(grid.element().scrollWidth).toBeGreaterThan(grid.element().clientWidth);
  await screen.getByRole('button', { name: 'Log options' }).click();
  await screen.getByRole('menuitemradio', { name: 'UTC' }).click();
  await expect.element(grid.getByText('09:04:11.482').first()).toBeVisible();
  await screen.getByRole('button', { name: 'Log options' }).click();
  await screen.getByRole('menuitemcheckbox', { name: 'Line numbers' }).click();
  await expect
    .element(grid.getByRole('gridcell', { name: '1', exact: true }))
    .not.toBeInTheDocument();
});

test.each(['normal', '0.12em'])(
  'a narrow log shows times to the second, whatever the space between letters: %s',
  async (letterSpacing) => {
    const { innerWidth, innerHeight } = globalThis;
    await page.viewport(390, 800);
    try {
      const { screen, grid } = await openBuildLog(failedBuild.slice(0, 8), {
        defaultPreferences: { timestamps: 'utc' },
      });
      screen.container.style.letterSpacing = letterSpacing;
      const time = grid.getByText('09:04:11.482').first().element();
      const text = document.createRange();
      text.selectNodeContents(time);
      const [seconds, milliseconds] = text.getClientRects();
      const seen = time.getBoundingClientRect();
      expect(seconds?.right).toBeLessThanOrEqual(seen.right + 0.5);
      expect(seconds?.bottom).toBeLessThanOrEqual(seen.bottom + 0.5);
      expect(milliseconds?.top).toBeGreaterThanOrEqual(seen.bottom - 4);
    } finally {
      await page.viewport(innerWidth, innerHeight);
    }
  },
);

/** Start of each line in a text. */
function getTextRects(element: Element): DOMRectList {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects();
}
