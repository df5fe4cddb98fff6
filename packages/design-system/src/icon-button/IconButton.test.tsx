import { Copy } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { IconButton } from './index.ts';

test('shows its name on focus', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await renderThemed(
    <IconButton label="Copy ID" onPress={onPress}>
      <Copy />
    </IconButton>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Copy ID' })).toHaveFocus();
  const tooltip = screen.getByRole('tooltip', { name: 'Copy ID' });
  await expect.element(tooltip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledOnce();
});
