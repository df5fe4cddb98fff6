import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { guide } from './Drawer.docs.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  title: 'Components/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  parameters: { guide },
  args: { title: 'Deployment', children: 'What happened, from the first step to the last.' },
  render: (args) => (
    <DialogTrigger>
      <Button>Details</Button>
      <Drawer {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Deployment' })).toBeVisible());
  },
});

/** At the end, for details. */
export const Default = meta.story({});

/** At the start, for navigation. Built into `AppShell`. */
export const Navigation = meta.story({ args: { side: 'start', variant: 'navigation' } });
