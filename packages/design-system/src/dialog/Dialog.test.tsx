import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Button } from '../button/index.ts';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Dialog, DialogTrigger, type DialogProps } from './index.ts';

const setup = (props: Partial<DialogProps> = {}) =>
  renderThemed(
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
    </DialogTrigger>,
  );

test('is named by its title, traps focus, and restores it', async () => {
  const screen = await setup();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Invite people' });
  await expect.element(dialog).toBeVisible();
  const tabTo = async (name: string) => {
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name, exact: true })).toHaveFocus();
  };
  await tabTo('Cancel');
  await tabTo('Invite');
  await tabTo('Cancel');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Invite…' })).toHaveFocus();
});

test.for(['Cancel', 'Close'])('"%s" closes it', async (name) => {
  const screen = await setup({ isDismissable: true });
  await screen.getByRole('button', { name: 'Invite…' }).click();
  await screen.getByRole('button', { name }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
