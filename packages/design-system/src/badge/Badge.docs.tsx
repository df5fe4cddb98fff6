import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Inline } from '../inline/index.ts';
import { Badge } from './Badge.tsx';

export const guide: Guide = {
  use: ['For a short attribute beside its subject: "You", "Live", "3".'],
  avoid: [
    { when: 'For a state:', instead: 'Status' },
    { when: 'For something to press:', instead: 'Button' },
  ],
  rules: [
    {
      do: {
        text: 'Highlight exceptions.',
        show: (
          <Inline>
            ada@example.com <Badge variant="secondary">You</Badge>
          </Inline>
        ),
      },
      dont: {
        text: 'Add one to every row: a value that all rows have needs no badge.',
        show: (
          <Inline>
            <Badge>app</Badge>
            <Badge variant="info">fastapi</Badge>
            <Badge variant="muted">eu-west</Badge>
          </Inline>
        ),
      },
    },
  ],
  keyboard: [],
  screenReader: ['Read as text. The icon is decorative, so the text must be complete.'],
};
