import { ThemeProvider } from '@quayside/design-system';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { LogComparison } from './LogComparison.tsx';

test('marks that turn text around are visible in compared logs', async () => {
  const line = 'Installing \u202Egnp.exe';
  const screen = await render(
    <ThemeProvider>
      <LogComparison
        compared={{
          difference: { line: 3, here: line, there: line },
          hunks: [
            { isEqual: false, here: [{ line: 3, text: line }], there: [{ line: 3, text: line }] },
          ],
          packages: undefined,
          otherId: undefined,
        }}
        onGoToLine={() => {}}
      />
    </ThemeProvider>,
  );
  await expect
    .poll(() => screen.container.textContent.split('Installing \u2426gnp.exe'))
    .toHaveLength(3);
  expect(screen.container.textContent).not.toContain('\u202E');
});
