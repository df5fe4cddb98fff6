import type { Key } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Menu, MenuItem, MenuTrigger, SubmenuTrigger } from './index.ts';

const setup = (onAction: (key: Key) => void = () => undefined) =>
  renderThemed(
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
    </MenuTrigger>,
  );

/** Focuses the button, presses the first key, and the others once the menu is open. */
async function press([open = '', ...keys]: readonly string[]) {
  await userEvent.tab();
  await userEvent.keyboard(open);
  await expect.poll(() => focusedItem()).toBeDefined();
  if (keys.length > 0) await userEvent.keyboard(keys.join(''));
}

/** Also within a shadow root. */
const focusedItem = () =>
  page
    .getByRole('menuitem')
    .elements()
    .find((item) => item.matches(':focus'))?.textContent;

test.for([
  [['{ArrowDown}'], 'Open Logs'],
  [['{ArrowUp}'], 'Delete…'],
  [['{Enter}', 'd'], 'Delete…'],
  [['{Enter}', '{End}'], 'Delete…'],
  [['{ArrowUp}', '{Home}'], 'Open Logs'],
  // Over the disabled item, and around.
  [['{ArrowDown}', '{ArrowDown}'], 'Delete…'],
  [['{ArrowUp}', '{ArrowDown}'], 'Open Logs'],
] as const)('%j focuses %s', async ([keys, name]) => {
  const screen = await setup();
  await press(keys);
  await expect.element(screen.getByRole('menuitem', { name })).toHaveFocus();
});

test.for(['{Enter}', ' '])('%j runs the action, closes, and restores focus', async (key) => {
  const onAction = vi.fn<(key: Key) => void>();
  const screen = await setup(onAction);
  await press([key, key]);
  expect(onAction.mock.calls.map(([action]) => action)).toEqual(['logs']);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test('Escape closes without an action, and restores focus', async () => {
  const onAction = vi.fn<(key: Key) => void>();
  const screen = await setup(onAction);
  await press(['{Enter}', '{Escape}']);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(onAction).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test.each([
  ['en-GB', '{ArrowRight}', '{ArrowLeft}'],
  ['ar-EG', '{ArrowLeft}', '{ArrowRight}'],
])('in %s %s opens a submenu and %s closes it', async (locale, open, close) => {
  const screen = await renderThemed(
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
    </MenuTrigger>,
    { locale },
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
