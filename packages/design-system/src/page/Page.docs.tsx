import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: [
    'For the content of every page in an `AppShell`: one title, sections, actions at the head.',
  ],
  avoid: [
    { when: 'For a part of a page:', instead: 'Section' },
    { when: 'Before someone has logged in:', instead: 'SignedOutPage' },
  ],
  rules: [
    {
      do: {
        say: 'Move the focus to the heading after navigation (`focusPageHeading`): that is how the change is heard.',
      },
      dont: { say: 'Have two `<h1>`, or none while it loads.' },
    },
  ],
  keyboard: [],
  screenReader: [
    "Its title is the page's only heading of level 1, and takes focus when one arrives.",
  ],
};
