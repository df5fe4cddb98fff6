import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../../../theme-provider/index.ts';
import { fromArray } from '../../sources/fromArray.ts';
import { LiveLogViewer } from './LiveLogViewer.tsx';
import { focusLines } from './openBuildLog.fixtures.tsx';

test('actions with text of a line show the characters that would turn it around', async () => {
  const source = fromArray(['user=root\u202Enimda']);
  const screen = await render(
    <ThemeProvider>
      <LiveLogViewer
        aria-label="Application logs"
        source={source}
        lineMenu={{
          label: 'Filter by this line',
          actionsOf: ({ text }) => [
            { title: 'Only', actions: [{ id: text, label: text, onAction: () => {} }] },
          ],
        }}
      />
    </ThemeProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'Filter by this line' })).toBeVisible();
  await focusLines(screen.getByRole('grid'));
  await userEvent.keyboard('{Home}f');
  await expect.element(screen.getByRole('menuitem', { name: 'user=root␦nimda' })).toBeVisible();
});
