import { Copy } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { IconButton } from './index.ts';

test('shows its name on focus, inside the theme root', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(
    <ThemeProvider>
      <IconButton label="Copy ID" onPress={onPress}>
        <Copy />
      </IconButton>
    </ThemeProvider>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Copy ID' })).toHaveFocus();
  const tooltip = screen.getByRole('tooltip', { name: 'Copy ID' });
  await expect.element(tooltip).toBeVisible();
  expect(tooltip.element().closest('.qs-root')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledOnce();
});
