import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../../../renderThemed.fixtures.tsx';
import { fromStore } from '../../sources/fromStore.ts';
import { createLogStore } from '../../store/createLogStore.ts';
import { LiveLogViewer } from './LiveLogViewer.tsx';
import { openBuildLog } from './openBuildLog.fixtures.tsx';

/** Whether something is drawn over the scrollbar, `x` of its 14 px wide, at a part of its height. */
function isMarked(x: number, part: number): boolean {
  const paths = [...document.querySelectorAll('svg[viewBox="0 0 14 180"] path')];
  return paths.some(
    (path) =>
      path instanceof SVGGeometryElement && path.isPointInFill(new DOMPoint(x, 180 * part + 0.5)),
  );
}

test('errors, warnings and matches are marked at their position beside the scrollbar', async () => {
  const lines = Array.from({ length: 1800 }, (_, index) => `INFO: line ${index}`);
  lines[0] = 'ERROR: at the top';
  lines[900] = 'WARNING: in the middle';
  lines[1350] = 'INFO: needle';
  const { screen } = await openBuildLog(lines);
  await expect.poll(() => isMarked(5, 0)).toBe(true);
  expect(isMarked(5, 0.5)).toBe(true);
  expect(isMarked(5, 0.25)).toBe(false);
  expect(isMarked(10, 0.75)).toBe(false);
  await screen.getByRole('button', { name: 'Find in the log' }).click();
  const field = screen.getByRole('searchbox', { name: 'Find in the log' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('needle');
  // Other lines match, too, until the whole word is typed and its marks are drawn.
  await expect.poll(() => isMarked(10, 0.75) && !isMarked(10, 0.5)).toBe(true);
  // Of the lines that are shown, the only error is the first and the last.
  await screen.getByRole('button', { name: 'Errors 1' }).click();
  await expect.poll(() => isMarked(5, 0) && !isMarked(5, 0.5)).toBe(true);
});

test('on a right-to-left page, lines stay left to right, and overlays follow the page', async () => {
  const store = createLogStore();
  store.append(Array.from({ length: 200 }, (_, index) => `INFO: line ${index}`));
  const screen = await renderThemed(
    <LiveLogViewer aria-label="Application logs" source={fromStore(store)} />,
    { locale: 'ar' },
  );
  const grid = screen.getByRole('grid');
  await expect.element(grid.getByRole('row', { name: /line 199/ })).toBeVisible();
  grid.element().scrollTop -= 600;
  await expect.element(grid.getByRole('row', { name: /line 150/ })).toBeVisible();
  store.append(['INFO: one more']);
  const news = screen.getByRole('button', { name: /^1 new/ });
  await expect.element(news).toBeVisible();
  const directionOf = (element: Element) => getComputedStyle(element).direction;
  expect(directionOf(grid.element())).toBe('ltr');
  expect(directionOf(news.element())).toBe('rtl');
  // Its place is beside the scrollbar, which is on the right of a log in every language.
  const lines = grid.element().getBoundingClientRect();
  expect(lines.right - news.element().getBoundingClientRect().right).toBe(30);
});
