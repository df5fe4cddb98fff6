import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Button } from '../button/index.ts';
import { Banner } from './Banner.tsx';

export const guide: Guide = {
  use: [
    'For what a person should know about this page, until it is over.',
    'For a list that could not be had, in its place, with a way on.',
  ],
  avoid: [
    { when: 'For the result of an action:', instead: 'ToastRegion' },
    { when: 'For a field: its error, in a', instead: 'Form' },
    { when: 'For nothing being there:', instead: 'EmptyState' },
  ],
  rules: [
    {
      do: {
        say: 'Say what happened, what was kept, and what to do.',
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
        say: 'Say that something went wrong.',
        show: <Banner tone="danger" title="Oops! An error occurred." />,
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves to its buttons.' }],
  screenReader: [
    'Read in its place. With `announce` it reads itself out when it appears: `polite` in a pause, `assertive` at once.',
    'The icon is decoration; the words must say it all.',
  ],
};
