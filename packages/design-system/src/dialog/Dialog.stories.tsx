import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { guide } from './Dialog.docs.tsx';
import { DialogTrigger } from './index.ts';
import { Dialog } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    title: 'Invite people',
    children: <TextField label="Email" description="One address; more can follow." />,
    actions: [
      <Button key="cancel" slot="close">
        Cancel
      </Button>,
      <Button key="invite" slot="close" variant="primary">
        Invite
      </Button>,
    ],
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Invite…</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite…' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Invite people' })).toBeVisible(),
    );
  },
});

/** Requires a choice: closes only by Cancel and Escape. */
export const Default = meta.story({});

/** Dismissable: a press outside closes it, and so does a button. */
export const Dismissable = meta.story({ args: { isDismissable: true, size: 'wide' } });

/** Longer than the viewport: the body scrolls, header and footer are fixed. */
export const LongContent = meta.story({
  args: {
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>{`Line ${line + 1}`}</p>),
  },
});
