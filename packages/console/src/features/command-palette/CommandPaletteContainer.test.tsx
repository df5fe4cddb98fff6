import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { openConsoleInMemory } from '../../testing/openConsole.tsx';
import { CommandPaletteContainer } from './CommandPaletteContainer.tsx';

test('Mod+K opens the palette once its code is loaded, and Escape restores focus', async () => {
  const opened = await openConsoleInMemory('/tidewater-labs/apps', {
    beside: <CommandPaletteContainer />,
  });
  await render(opened.page);
  const button = page.getByRole('button', { name: /^Search/ });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
