import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Button } from '../button/index.ts';
import { ThemeProvider } from '../theme-provider/index.ts';
import { Dialog, DialogTrigger, type DialogProps } from './index.ts';

const setup = (props: Partial<DialogProps> = {}) =>
  render(
    <ThemeProvider>
      <DialogTrigger>
        <Button>Invite…</Button>
        <Dialog
          title="Invite people"
          actions={
            <>
              <Button slot="close">Cancel</Button>
              <Button variant="primary">Invite</Button>
            </>
          }
          {...props}
        >
          <p>Who?</p>
        </Dialog>
      </DialogTrigger>
    </ThemeProvider>,
  );

test('is named by its title, traps focus, and restores it', async () => {
  const screen = await setup();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Invite people' });
  await expect.element(dialog).toBeVisible();
  for (const name of ['Cancel', 'Invite', 'Cancel']) {
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed in order
    await userEvent.tab();
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed in order
    await expect.element(screen.getByRole('button', { name, exact: true })).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Invite…' })).toHaveFocus();
});

test('a button with the slot "close" closes it', async () => {
  const screen = await setup();
  await screen.getByRole('button', { name: 'Invite…' }).click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a dismissable one has a close button', async () => {
  const screen = await setup({ isDismissable: true });
  await screen.getByRole('button', { name: 'Invite…' }).click();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
