import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['For the content of every page in an `AppShell`: one title, actions, sections.'],
  avoid: [
    { when: 'For a part of a page:', instead: 'Section' },
    { when: 'Before login:', instead: 'SignedOutPage' },
  ],
  rules: [
    {
      do: {
        text: 'Move the focus to the heading after navigation (`focusPageHeading`), so that screen readers announce the page.',
      },
      dont: { text: 'Have two `<h1>`, or none while it loads.' },
    },
  ],
  keyboard: [],
  screenReader: ['Its title is the only level 1 heading and receives focus after navigation.'],
};
