import type { Key } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Button } from '../button/index.ts';
import { ThemeProvider } from '../theme-provider/index.ts';
import { Menu, MenuItem, MenuTrigger } from './index.ts';

const setup = (onAction: (key: Key) => void = () => undefined) =>
  render(
    <ThemeProvider>
      <MenuTrigger>
        <Button>Actions</Button>
        <Menu onAction={onAction} disabledKeys={['copy']}>
          <MenuItem id="logs" icon={<svg />}>
            Open Logs
          </MenuItem>
          <MenuItem id="copy" description="Set by the first deployment">
            Copy URL
          </MenuItem>
          <MenuItem id="delete" tone="danger">
            Delete…
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </ThemeProvider>,
  );

test('opens by the down arrow on its first item, skips what is disabled, and wraps', async () => {
  const screen = await setup();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Open Logs' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Delete…' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Open Logs' })).toHaveFocus();
});

test('a letter goes to the item that starts with it', async () => {
  const screen = await setup();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('d');
  await expect.element(screen.getByRole('menuitem', { name: 'Delete…' })).toHaveFocus();
});

test('Enter acts, closes, and gives focus back to the button', async () => {
  const onAction = vi.fn<(key: Key) => void>();
  const screen = await setup(onAction);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Open Logs' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onAction.mock.calls.map(([key]) => key)).toEqual(['logs']);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test('Escape closes without acting', async () => {
  const onAction = vi.fn<(key: Key) => void>();
  const screen = await setup(onAction);
  await screen.getByRole('button', { name: 'Actions' }).click();
  await expect.element(screen.getByRole('menu', { name: 'Actions' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(onAction).not.toHaveBeenCalled();
});

test('opens inside the themed root, so that it has the theme', async () => {
  const screen = await setup();
  await screen.getByRole('button', { name: 'Actions' }).click();
  const menu = screen.getByRole('menu');
  await expect.element(menu).toBeVisible();
  expect(menu.element().closest('.qs-root')).not.toBeNull();
});
