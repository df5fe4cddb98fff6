import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../menu/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { TextField } from '../text-field/index.ts';
import { createToaster, ToastRegion } from './index.ts';

async function setup(content?: ReactNode) {
  const toaster = createToaster();
  const screen = await renderThemed(
    <>
      {content}
      <ToastRegion toaster={toaster} />
    </>,
  );
  return { toaster, screen };
}

afterEach(() => {
  vi.useRealTimers();
});

test('a toast is announced politely, in a live region that exists before it', async () => {
  const { toaster, screen } = await setup();
  const live = screen.container.querySelector('[aria-live=polite]');
  expect(live).not.toBeNull();
  toaster.success({ title: 'Success!', description: 'Role updated successfully' });
  await expect.element(screen.getByText('Role updated successfully')).toBeVisible();
  expect(live?.contains(screen.getByText('Success!').element())).toBe(true);
  await expect.element(screen.getByRole('region', { name: /Notifications/ })).toBeInTheDocument();
});

test('a success replaces the failure before it, and stays as long as any toast', async () => {
  const { toaster, screen } = await setup();
  toaster.error({ title: 'First', duration: Infinity });
  await expect.element(screen.getByText('First')).toBeVisible();

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  toaster.error({ title: 'Lost', topic: 'save' });
  await vi.advanceTimersByTimeAsync(3000);
  await expect.element(screen.getByText('Lost')).toBeVisible();
  toaster.success({ title: 'Saved', topic: 'save' });
  await vi.advanceTimersByTimeAsync(100);
  await expect.element(screen.getByText('Saved')).toBeVisible();
  await expect.element(screen.getByText('Lost')).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(3500);
  await expect.element(screen.getByText('Saved')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument();
});

test('disappears after four seconds', async () => {
  const { toaster, screen } = await setup();
  toaster.info({ title: 'First', duration: Infinity });
  await expect.element(screen.getByText('First')).toBeVisible();

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  toaster.info({ title: 'Second' });
  await vi.advanceTimersByTimeAsync(100);
  await expect.element(screen.getByText('Second')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(3500);
  await expect.element(screen.getByText('Second')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(screen.getByText('Second')).not.toBeInTheDocument();
});

test('stays while it has focus', async () => {
  const { toaster, screen } = await setup();
  toaster.info({ title: 'First', duration: Infinity });
  await expect.element(screen.getByText('First')).toBeVisible();

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  toaster.info({ title: 'Second' });
  await vi.advanceTimersByTimeAsync(100);
  await expect.element(screen.getByText('Second')).toBeInTheDocument();
  screen.getByRole('listitem').first().element().focus();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(screen.getByText('Second')).toBeInTheDocument();
  screen.getByRole('listitem').first().element().blur();
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(screen.getByText('Second')).not.toBeInTheDocument();
});

test('Alt+T focuses it, and its action works by keyboard', async () => {
  const { toaster, screen } = await setup();
  const onPress = vi.fn<() => void>();
  toaster.info({ title: 'SENTRY_DSN deleted', action: { label: 'Undo', onPress } });
  await expect.element(screen.getByText('SENTRY_DSN deleted')).toBeVisible();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});

test('a toast that its action shows stays, also with the same topic', async () => {
  const { toaster, screen } = await setup();
  const onPress = () => toaster.success({ title: 'Restored', topic: 'variable' });
  toaster.info({ title: 'Deleted', topic: 'variable', action: { label: 'Undo', onPress } });
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Deleted')).not.toBeInTheDocument();
  // A dismissed toast leaves within 200 ms.
  await vi.advanceTimersByTimeAsync(500);
  await expect.element(screen.getByText('Restored')).toBeVisible();
});

test('its button dismisses it', async () => {
  const { toaster, screen } = await setup();
  toaster.error({ title: 'Something went wrong!', duration: Infinity });
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByText('Something went wrong!')).not.toBeInTheDocument();
});

const controls = (
  <>
    <Button>Plain</Button>
    <IconButton label="With tooltip">×</IconButton>
    <MenuTrigger>
      <Button>With menu</Button>
      <Menu>
        <MenuItem>Item</MenuItem>
      </Menu>
    </MenuTrigger>
    <TextField label="Field" />
  </>
);

const elements = [
  ['Plain', 'button'],
  ['With tooltip', 'button'],
  ['With menu', 'button'],
  ['Field', 'textbox'],
] as const;

async function openUndo(name: string, role: 'button' | 'textbox') {
  const { toaster, screen } = await setup(controls);
  const action = { label: 'Undo', onPress: () => {} };
  toaster.info({ title: 'Deleted', action, duration: Infinity });
  const undo = screen.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  const control = screen.getByRole(role, { name });
  control.element().focus();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.element(undo).toHaveFocus();
  return { control, undo };
}

for (const [name, role] of elements) {
  test(`Undo is reached from a control (${name}), and focus returns there after it`, async () => {
    const { control, undo } = await openUndo(name, role);
    await userEvent.keyboard('{Enter}');
    await expect.element(undo).not.toBeInTheDocument();
    await expect.element(control).toHaveFocus();
  });
}

test('Escape in a toast returns focus to where it was, and the toast stays', async () => {
  const { control, undo } = await openUndo('With menu', 'button');
  await userEvent.keyboard('{Escape}');
  await expect.element(control).toHaveFocus();
  await expect.element(undo).toBeVisible();
});
