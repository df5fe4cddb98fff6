import { expect, test } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { VisuallyHidden } from './index.ts';

test('is read by screen readers and takes no space', async () => {
  const screen = await renderThemed(
    <button type="button">
      +12<VisuallyHidden> more deployments</VisuallyHidden>
    </button>,
  );
  const button = screen.getByRole('button', { name: '+12 more deployments' });
  await expect.element(button).toBeVisible();
  const { width, height } = screen.getByText('more deployments').element().getBoundingClientRect();
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
});
