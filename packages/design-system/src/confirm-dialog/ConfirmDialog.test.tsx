import { Fragment } from 'react';
import type { ComponentType, PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { de } from '../messages/de.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { ConfirmDialog } from './index.ts';

async function open(
  onAction: () => void = () => undefined,
  Around: ComponentType<PropsWithChildren> = Fragment,
  confirmation = 'Harbour API',
) {
  const screen = await renderThemed(
    <Around>
      <DialogTrigger>
        <Button>Delete…</Button>
        <ConfirmDialog
          title="Delete Harbour API"
          confirmation={confirmation}
          actionLabel="Delete App"
          onAction={onAction}
        >
          Its deployments go with it.
        </ConfirmDialog>
      </DialogTrigger>
    </Around>,
  );
  await screen.getByRole('button', { name: 'Delete…' }).click();
  return screen;
}

test.each(['Harbour AP', 'harbour api', 'Harbour API!'])(
  '%j does not match the name',
  async (text) => {
    const screen = await open();
    await screen.getByLabelText('Type Harbour API to confirm').fill(text);
    await expect.element(screen.getByRole('button', { name: 'Delete App' })).toBeDisabled();
  },
);

test('the exact name enables the action', async () => {
  const onAction = vi.fn<() => void>();
  const screen = await open(onAction);
  await screen.getByLabelText('Type Harbour API to confirm').fill(' Harbour API ');
  await screen.getByRole('button', { name: 'Delete App' }).click();
  expect(onAction).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['Harbour  API', 'Harbour API'],
  [' Harbour API ', 'Harbour API'],
  ['Harbour\u00a0API', 'Harbour API'],
  ['Zu\u0308rich', 'Z\u00fcrich'],
  ['Z\u00fcrich', 'Zu\u0308rich'],
])('the name %j is confirmed as it is shown: %j', async (name, text) => {
  const screen = await open(undefined, Fragment, name);
  const action = screen.getByRole('button', { name: 'Delete App' });
  await expect.element(action).toBeDisabled();
  await screen.getByRole('textbox').fill(text);
  await expect.element(action).toBeEnabled();
});

test('closing clears the input', async () => {
  const screen = await open();
  await screen.getByLabelText('Type Harbour API to confirm').fill('Harbour API');
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Delete…' }).click();
  await expect.element(screen.getByLabelText('Type Harbour API to confirm')).toHaveValue('');
});

test('works by keyboard alone, and restores focus to the trigger', async () => {
  const onAction = vi.fn<() => void>();
  const screen = await open(onAction);
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('Harbour API');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(dialog.getByRole('button', { name: 'Delete App' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onAction).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('button', { name: 'Delete…' })).toHaveFocus();
});

test('Enter confirms only once the name matches', async () => {
  const onAction = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  // Events of a dialog bubble to its React parents, wherever its element is.
  const screen = await open(onAction, ({ children }) => (
    <form onSubmit={onSubmit}>{children}</form>
  ));
  await userEvent.keyboard('Harbour AP{Enter}');
  expect(onAction).not.toHaveBeenCalled();
  await userEvent.keyboard('I{Enter}');
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(onAction).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('its label is in the language of the provider', async () => {
  const screen = await renderThemed(
    <DialogTrigger defaultOpen>
      <Button>Löschen…</Button>
      <ConfirmDialog
        title="Hafen löschen"
        confirmation="Hafen"
        actionLabel="App löschen"
        onAction={() => undefined}
      >
        Auch ihre Deployments werden gelöscht.
      </ConfirmDialog>
    </DialogTrigger>,
    { locale: 'de', messages: de },
  );
  await expect.element(screen.getByLabelText('Zur Bestätigung Hafen eingeben')).toBeVisible();
});
