import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from './EmptyState.tsx';

export const guide: Guide = {
  use: [
    'For content that does not exist yet: explain the next step.',
    'For a search without matches: offer to clear it.',
  ],
  avoid: [
    { when: 'For a failure:', instead: 'Banner' },
    { when: 'While it loads:', instead: 'Skeleton' },
  ],
  rules: [
    {
      do: {
        text: 'Say what is missing and how to create it.',
        show: (
          <EmptyState
            title="No variables yet"
            actions={<Button variant="primary">Add Variable</Button>}
          >
            Add one, or paste a .env file.
          </EmptyState>
        ),
      },
      dont: { text: 'Say that there is no data.', show: <EmptyState title="No data" /> },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves to its actions.' }],
  screenReader: ['A heading (`level`) and text. The icon is decoration.'],
};
