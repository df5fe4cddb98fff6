import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { guide } from './AlertDialog.docs.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = preview.meta({
  title: 'Components/AlertDialog',
  component: AlertDialog,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    title: 'Remove User',
    children:
      'grace@example.com loses access to 12 apps of Tidewater Labs. Her deployments stay. You can invite her again.',
    actionLabel: 'Remove User',
    onAction: fn(),
  },
  render: (args) => (
    <DialogTrigger>
      <Button variant="danger-quiet">Remove…</Button>
      <AlertDialog {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove…' }));
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
});

/** Describes the consequences, and focuses the safe button. */
export const Default = meta.story({});

/** A reversible action that deserves confirmation. */
export const Neutral = meta.story({
  args: {
    title: 'Redeploy Harbour API?',
    tone: 'neutral',
    actionLabel: 'Redeploy',
    children: 'The app is built again from the same files. It stays reachable meanwhile.',
  },
});

/** The dialog stays open and shows the reason. */
export const Failed = meta.story({
  args: {
    onAction: fn(() => Promise.reject(new Error('Failed to remove user. Please try again.'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove User' }));
    await waitFor(() => expect(screen.getByText(/Please try again/)).toBeVisible());
  },
});
