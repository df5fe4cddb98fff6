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

/** Must be answered: no way out but Cancel and Escape. */
export const Default = meta.story({});

/** For what may be left: a press outside closes it, and a button does. */
export const Dismissable = meta.story({ args: { isDismissable: true, size: 'wide' } });

/** Longer than the window: the body scrolls, head and foot stay. */
export const LongContent = meta.story({
  args: {
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>{`Line ${line + 1}`}</p>),
  },
});
