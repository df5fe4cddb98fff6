import { Braces, Plus, Search } from 'lucide-react';

import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { guide } from './EmptyState.docs.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: { guide },
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
});

/** No items yet, and the next step. */
export const Default = meta.story({
  args: {
    icon: <Braces />,
    title: 'No variables yet',
    children: 'Add one, or paste, drop or choose a .env file. Names are checked as you type.',
    actions: [
      <Button key="choose">Choose .env</Button>,
      <Button key="add" variant="primary" icon={<Plus size={16} />}>
        Add Variable
      </Button>,
    ],
  },
});

/** No matches, and an action that clears the search. */
export const NoMatches = meta.story({
  args: {
    icon: <Search />,
    title: 'No apps match “pilot”',
    actions: <Button>Clear Search</Button>,
  },
});
