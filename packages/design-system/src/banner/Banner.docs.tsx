import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Button } from '../button/index.ts';
import { Banner } from './Banner.tsx';

export const guide: Guide = {
  use: [
    'For information about this page, while it applies.',
    'In place of a list that failed to load, with a next step.',
  ],
  avoid: [
    { when: 'For the result of an action:', instead: 'ToastRegion' },
    { when: 'For a field: its error, in a', instead: 'Form' },
    { when: 'For an empty list:', instead: 'EmptyState' },
  ],
  rules: [
    {
      do: {
        text: 'Say what happened, what was kept, and what to do.',
        show: (
          <Banner
            tone="danger"
            title="The variables were not saved."
            actions={<Button size="sm">Try Again</Button>}
          >
            What you typed is kept.
          </Banner>
        ),
      },
      dont: {
        text: 'Say that something went wrong.',
        show: <Banner tone="danger" title="Oops! An error occurred." />,
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves to its buttons.' }],
  screenReader: [
    'Read as text. `announce` announces its title when it appears: `polite` in a pause, `assertive` at once.',
    '`headingLevel` makes it a region that is found by its heading.',
    'The icon is decorative, so the text must be complete.',
  ],
};
