import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderThemed } from '../../../renderThemed.fixtures.tsx';
import { fromStore } from '../../sources/fromStore.ts';
import { createLogStore } from '../../store/createLogStore.ts';
import { LiveLogViewer } from './LiveLogViewer.tsx';

/** A realistic number of lines, so that counts have a realistic width. */
const anHour = Array.from({ length: 1200 }, (_, index) =>
  ['INFO: berth held', 'WARNING: pool is full', 'ERROR: berth taken', 'DEBUG: checked'].at(
    index % 4,
  ),
).join('\n');

test.each([520, 640, 780, 1200])(
  'every level filter is visible beside the buttons at a width of %i px',
  async (width) => {
    const { innerWidth, innerHeight } = globalThis;
    await page.viewport(width, 800);
    try {
      const store = createLogStore();
      store.append(anHour.split('\n'));
      const screen = await renderThemed(
        <LiveLogViewer aria-label="Application logs" source={fromStore(store)} />,
      );
      const last = screen.getByRole('button', { name: 'Debug 300' });
      await expect.element(last).toBeVisible();
      const level = last.element().getBoundingClientRect();
      const first = screen.getByRole('button', { name: 'Find in the log' }).element();
      const button = first.getBoundingClientRect();
      const isBelow = level.top >= button.bottom;
      expect(isBelow || level.right <= button.left).toBe(true);
      expect(level.right).toBeLessThanOrEqual(width);
    } finally {
      await page.viewport(innerWidth, innerHeight);
    }
  },
);
