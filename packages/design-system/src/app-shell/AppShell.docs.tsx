import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  pattern: 'landmarks',
  use: ['Once, around every page for signed-in users: rail, top bar, page, footer.'],
  avoid: [
    { when: 'For users who are not signed in:', instead: 'SignedOutPage' },
    { when: 'For the page itself:', instead: 'Page' },
    { when: 'Inside a portal with its own shell: the page alone', instead: 'Page' },
  ],
  rules: [
    {
      do: { text: 'Keep it mounted while pages change: its drawer and rail keep their state.' },
      dont: { text: 'Put a `<main>` into it: it has one.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'First of all: shows "Skip to content".' },
    { keys: ['Enter'], does: 'On it: moves to the content.' },
    { keys: ['Esc'], does: 'In the drawer of a narrow shell: closes it.' },
  ],
  screenReader: [
    'Landmarks: "Sidebar" (complementary), banner, "Notice" where there is one, main, content information.',
    'The button of a narrow shell says whether the navigation is open.',
  ],
};
