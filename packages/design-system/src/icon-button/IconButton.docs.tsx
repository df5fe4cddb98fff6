import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Copy, Trash2 } from 'lucide-react';

import { Button } from '../button/index.ts';
import { IconButton } from './IconButton.tsx';

export const guide: Guide = {
  reactAria: 'Button',
  pattern: 'button',
  use: [
    'For an action whose icon everyone knows, where words do not fit: copy, close, more, search.',
    'Repeated in every row, where the same words over and over would be noise.',
  ],
  avoid: [
    { when: 'Where there is room for words:', instead: 'Button' },
    { when: 'To copy a value:', instead: 'CopyButton' },
    { when: 'To go somewhere: give the icon words and use', instead: 'LinkButton' },
  ],
  rules: [
    {
      do: {
        say: 'Name the action and its object in `label`: "Copy the deployment\'s ID".',
        show: (
          <IconButton label="Copy the deployment’s ID">
            <Copy />
          </IconButton>
        ),
      },
      dont: {
        say: 'Leave what cannot be undone to an icon. Say it in words.',
        show: (
          <Button variant="danger-quiet" icon={<Trash2 />}>
            Delete App…
          </Button>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it, and shows its name at once.' },
    { keys: ['Enter', 'Space'], does: 'Presses it.' },
    { keys: ['Esc'], does: 'Hides the name.' },
  ],
  screenReader: [
    'A button, named by `label`. The tooltip only repeats it and is not read again.',
    'Pending: it says so (`pendingLabel`) and ignores presses.',
  ],
};
