import type { Key } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Button } from '../button/index.ts';
import { ThemeProvider } from '../theme-provider/index.ts';
import { Menu, MenuItem, MenuTrigger, SubmenuTrigger } from './index.ts';

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

test('ArrowDown opens it on its first item, skips disabled items, and wraps', async () => {
  const screen = await setup();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Open Logs' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Delete…' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Open Logs' })).toHaveFocus();
});

test('a letter moves focus to the item that starts with it', async () => {
  const screen = await setup();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('d');
  await expect.element(screen.getByRole('menuitem', { name: 'Delete…' })).toHaveFocus();
});

test('Enter runs the action, closes, and restores focus to the button', async () => {
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

test('Escape closes without an action', async () => {
  const onAction = vi.fn<(key: Key) => void>();
  const screen = await setup(onAction);
  await screen.getByRole('button', { name: 'Actions' }).click();
  await expect.element(screen.getByRole('menu', { name: 'Actions' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(onAction).not.toHaveBeenCalled();
});

test('opens inside the theme root', async () => {
  const screen = await setup();
  await screen.getByRole('button', { name: 'Actions' }).click();
  const menu = screen.getByRole('menu');
  await expect.element(menu).toBeVisible();
  expect(menu.element().closest('.qs-root')).not.toBeNull();
});

test('ArrowUp opens it on its last item; Home and End go to the ends', async () => {
  const screen = await setup();
  const first = screen.getByRole('menuitem', { name: 'Open Logs' });
  const last = screen.getByRole('menuitem', { name: 'Delete…' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(last).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(last).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(last).toHaveFocus();
});

test('Space runs the action, and focus returns to the button', async () => {
  const onAction = vi.fn<(key: Key) => void>();
  const screen = await setup(onAction);
  const button = screen.getByRole('button', { name: 'Actions' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('menuitem', { name: 'Open Logs' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onAction.mock.calls.map(([key]) => key)).toEqual(['logs']);
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test.each([
  ['en-GB', '{ArrowRight}', '{ArrowLeft}'],
  ['ar-EG', '{ArrowLeft}', '{ArrowRight}'],
])('in %s %s opens a submenu and %s closes it', async (locale, open, close) => {
  const screen = await render(
    <ThemeProvider locale={locale}>
      <MenuTrigger>
        <Button>Account</Button>
        <Menu>
          <SubmenuTrigger>
            <MenuItem id="theme">Theme</MenuItem>
            <Menu>
              <MenuItem id="dark">Dark</MenuItem>
            </Menu>
          </SubmenuTrigger>
        </Menu>
      </MenuTrigger>
    </ThemeProvider>,
  );
  const parent = screen.getByRole('menuitem', { name: 'Theme' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(parent).toHaveFocus();
  await userEvent.keyboard(open);
  const inside = screen.getByRole('menuitem', { name: 'Dark' });
  await expect.element(inside).toHaveFocus();
  const [box, besides] = [
    parent.element().getBoundingClientRect(),
    inside.element().getBoundingClientRect(),
  ];
  const isRtl = locale === 'ar-EG';
  expect(isRtl ? besides.right <= box.left : besides.left >= box.right).toBe(true);
  await userEvent.keyboard(close);
  await expect.element(parent).toHaveFocus();
});
