import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

import { renderThemed } from '../../../renderThemed.fixtures.tsx';
import { fromArray } from '../../sources/fromArray.ts';
import type { LogEntry } from '../../store/types.ts';
import { BuildLogViewer } from './BuildLogViewer.tsx';
import type { ReadyLogViewerProps } from './BuildLogViewer.tsx';

/** Renders an ended build log, and waits for its first row, its buttons and the rest of its lines. */
export async function openBuildLog(
  entries: readonly (LogEntry | string)[],
  options: Partial<ReadyLogViewerProps> = {},
) {
  const source = fromArray(entries, { outcome: 'failed' });
  const screen = await renderThemed(
    <BuildLogViewer aria-label="Build log" source={source} {...options} />,
  );
  const grid = screen.getByRole('grid', { name: 'Build log' });
  await expect.element(grid.getByRole('row').nth(1)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Full screen' })).toBeVisible();
  // The first lines are shown before the rest is added.
  await expect.poll(() => source.store.pending).toBe(0);
  const currentMatch = () => grid.element().querySelector('mark[data-current]');
  return { screen, grid, currentMatch };
}

/** Moves focus to the lines. */
export const focusLines = async (grid: Locator) => {
  const element = grid.element();
  if (element instanceof HTMLElement) element.focus();
  await expect.element(grid).toHaveFocus();
};
