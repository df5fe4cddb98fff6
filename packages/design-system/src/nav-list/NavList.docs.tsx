import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Link',
  pattern: 'landmarks',
  use: ['For the pages of one area, in a rail or a column.'],
  avoid: [
    { when: 'For the position of a page:', instead: 'Breadcrumbs' },
    { when: 'For actions:', instead: 'Menu' },
  ],
  rules: [
    {
      do: { text: 'Name each navigation of a page: "Team", "App".' },
      dont: { text: 'Write "navigation" into the name: the role is announced anyway.' },
    },
    {
      do: { text: 'Give every item an icon: a collapsed rail shows only icons.' },
      dont: { text: 'Show changes by a coloured dot. Put a number or a `Badge` at its `end`.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from link to link. In a collapsed rail it shows the name.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  screenReader: [
    'A navigation landmark, named by `aria-label`, with a list of links.',
    'The current page is announced as such.',
  ],
};
