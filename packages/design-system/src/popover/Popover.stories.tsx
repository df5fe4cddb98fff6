import { DialogTrigger } from 'react-aria-components';
import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './Popover.docs.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover,
  tags: ['autodocs'],
  parameters: { guide },
});

/** Next to its button; Escape or a press outside closes it. */
export const Default = meta.story({
  args: {
    'aria-label': 'Time range',
    children: (
      <Stack gap={2}>
        <Heading level={2}>Time range</Heading>
        <Text tone="muted">The last hour, and everything that comes.</Text>
        <Button slot="close">Done</Button>
      </Stack>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Last hour</Button>
      <Popover {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last hour' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Time range' })).toBeVisible());
  },
});
