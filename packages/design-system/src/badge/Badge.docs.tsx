import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Inline } from '../inline/index.ts';
import { Badge } from './Badge.tsx';

export const guide: Guide = {
  use: ['For a fact in one or two words beside what it is about: "You", "Live", "3".'],
  avoid: [
    { when: 'For how a thing is doing:', instead: 'Status' },
    { when: 'For something to press:', instead: 'Button' },
  ],
  rules: [
    {
      do: {
        say: 'Mark what is special.',
        show: (
          <Inline>
            ada@example.com <Badge variant="secondary">You</Badge>
          </Inline>
        ),
      },
      dont: {
        say: 'Mark every row: what all have is not news.',
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
  screenReader: ['Read as text, in its place. The icon is decoration: the words must say it all.'],
};
