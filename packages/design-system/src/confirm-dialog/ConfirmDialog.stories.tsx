import { fn, screen } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { guide } from './ConfirmDialog.docs.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    title: 'Delete Harbour API',
    children:
      'Its 117 deployments, 10 variables and logs go with it, and harbour-api.quayside.example stops answering. This cannot be undone.',
    confirmation: 'Harbour API',
    actionLabel: 'Delete App',
    onAction: fn(),
  },
  render: (args) => (
    <DialogTrigger>
      <Button variant="danger-quiet">Delete…</Button>
      <ConfirmDialog {...args} />
    </DialogTrigger>
  ),
});

/** The button is enabled once the name matches exactly. */
export const Default = meta.story();

/** Partly typed. */
export const PartialInput = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete…' }));
    await userEvent.type(await screen.findByRole('textbox'), 'Harbour A');
  },
});
