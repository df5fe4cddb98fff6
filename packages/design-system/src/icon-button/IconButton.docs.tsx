import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Copy, Trash2 } from 'lucide-react';

import { Button } from '../button/index.ts';
import { IconButton } from './IconButton.tsx';

export const guide: Guide = {
  reactAria: 'Button',
  pattern: 'button',
  use: [
    'For an action with a well-known icon where text does not fit: copy, close, more, search.',
    'In every row, where repeated text would be noise.',
  ],
  avoid: [
    { when: 'Where text fits:', instead: 'Button' },
    { when: 'To copy a value:', instead: 'CopyButton' },
    { when: 'To navigate: add text and use', instead: 'LinkButton' },
  ],
  rules: [
    {
      do: {
        text: 'Name the action and its object in `label`: "Copy the deployment\'s ID".',
        show: (
          <IconButton label="Copy the deployment’s ID">
            <Copy />
          </IconButton>
        ),
      },
      dont: {
        text: 'Use an icon alone for an irreversible action.',
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
    'Pending: announced (`pendingLabel`), ignores presses.',
  ],
};
