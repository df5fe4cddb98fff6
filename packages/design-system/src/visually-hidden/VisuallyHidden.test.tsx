import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { VisuallyHidden } from './index.ts';

test('is read by screen readers and takes no space', async () => {
  const screen = await render(
    <ThemeProvider>
      <button type="button">
        +12<VisuallyHidden> more deployments</VisuallyHidden>
      </button>
    </ThemeProvider>,
  );
  const button = screen.getByRole('button', { name: '+12 more deployments' });
  await expect.element(button).toBeVisible();
  const { width, height } = screen.getByText('more deployments').element().getBoundingClientRect();
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
});
