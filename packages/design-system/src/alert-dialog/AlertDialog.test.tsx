import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { AlertDialog } from './index.ts';

async function open(onAction: () => void | Promise<void>) {
  const screen = await renderThemed(
    <DialogTrigger>
      <Button>Remove…</Button>
      <AlertDialog title="Remove User" actionLabel="Remove User" onAction={onAction}>
        Grace loses access to 12 apps.
      </AlertDialog>
    </DialogTrigger>,
  );
  await screen.getByRole('button', { name: 'Remove…' }).click();
  return screen;
}

test('has the role alertdialog, is described by its consequence, and focuses the safe button', async () => {
  const screen = await open(() => undefined);
  const dialog = screen.getByRole('alertdialog', { name: 'Remove User' });
  await expect.element(dialog).toHaveAccessibleDescription('Grace loses access to 12 apps.');
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('Tab stays inside; Escape cancels and restores focus to the trigger', async () => {
  const onAction = vi.fn<() => void>();
  const screen = await open(onAction);
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(dialog.getByRole('button', { name: 'Remove User' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Remove…' })).toHaveFocus();
  expect(onAction).not.toHaveBeenCalled();
});

test('Enter on the safe button changes nothing', async () => {
  const onAction = vi.fn<() => void>();
  const screen = await open(onAction);
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(onAction).not.toHaveBeenCalled();
});

test('stays open and cannot be closed while the action runs', async () => {
  const work = Promise.withResolvers<void>();
  const screen = await open(() => work.promise);
  await screen.getByRole('button', { name: 'Remove User' }).click();
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  work.resolve();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('shows the reason when the action fails, and clears it when closed', async () => {
  const screen = await open(() => Promise.reject(new Error('Please try again.')));
  await screen.getByRole('button', { name: 'Remove User' }).click();
  await expect.element(screen.getByText('Please try again.')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Remove…' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await expect.element(screen.getByText('Please try again.')).not.toBeInTheDocument();
});

test('stays open without a message when the action is cancelled', async () => {
  const screen = await open(() => Promise.reject(new DOMException('Cancelled', 'AbortError')));
  await screen.getByRole('button', { name: 'Remove User' }).click();
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await expect.element(screen.getByText('Cancelled')).not.toBeInTheDocument();
});

test('a failure without a message says what to do, and does not repeat the title of the toast', async () => {
  const work = Promise.withResolvers<void>();
  const screen = await open(() => work.promise);
  await screen.getByRole('button', { name: 'Remove User' }).click();
  work.reject(undefined);
  await expect.element(screen.getByText(/Try again in a moment/)).toBeVisible();
  await expect.element(screen.getByText(/Something went wrong/)).not.toBeInTheDocument();
});
