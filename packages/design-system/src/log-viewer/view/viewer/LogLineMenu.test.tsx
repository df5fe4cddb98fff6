import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../../../renderThemed.fixtures.tsx';
import { fromArray } from '../../sources/fromArray.ts';
import { LiveLogViewer } from './LiveLogViewer.tsx';
import { focusLines } from './openBuildLog.fixtures.tsx';

test('the menu of a line opens by key and by a right click, and shows the characters that would turn it around', async () => {
  const source = fromArray(['user=root\u202Enimda']);
  const screen = await renderThemed(
    <LiveLogViewer
      aria-label="Application logs"
      source={source}
      lineMenu={{
        label: 'Filter by this line',
        actionsOf: ({ text }) => [
          { title: 'Only', actions: [{ id: text, label: text, onAction: () => {} }] },
        ],
      }}
    />,
  );
  await focusLines(screen.getByRole('grid'));
  await userEvent.keyboard('{Home}f');
  await expect.element(screen.getByRole('menuitem', { name: 'user=root␦nimda' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('grid')).toHaveFocus();

  await screen.getByRole('row').nth(1).click({ button: 'right' });
  await expect.element(screen.getByRole('menu', { name: 'Filter by this line' })).toBeVisible();
});
