import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Link',
  pattern: 'landmarks',
  use: ['For the pages of one area, in a rail or a column.'],
  avoid: [
    { when: 'For where a page lies:', instead: 'Breadcrumbs' },
    { when: 'For actions:', instead: 'Menu' },
  ],
  rules: [
    {
      do: { say: 'Tell several navigations of a page apart: "Team", "App".' },
      dont: { say: 'Write "navigation" into the name: it is said anyway.' },
    },
    {
      do: { say: 'Give every item an icon: it is all that stays when the rail is collapsed.' },
      dont: { say: 'Show news by a coloured dot. Put a number or a `Badge` at its `end`.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from link to link. In a collapsed rail it shows the name.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  screenReader: [
    'A navigation landmark, named by `aria-label`, with a list of links.',
    'The page you are on says that it is the current page.',
  ],
};
