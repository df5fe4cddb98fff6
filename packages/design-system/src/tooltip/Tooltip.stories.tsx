import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Kbd } from '../kbd/index.ts';
import { guide } from './Tooltip.docs.tsx';
import { Tooltip, TooltipTrigger } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  parameters: { guide },
});

/** Keyboard focus shows it at once, Escape hides it. It describes the button and does not name it. */
export const Default = meta.story({
  args: { children: 'Only an admin can invite people', shortcut: <Kbd>I</Kbd> },
  render: (args) => (
    <TooltipTrigger>
      <Button>Invite</Button>
      <Tooltip {...args} />
    </TooltipTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Only an admin/);
  },
});
