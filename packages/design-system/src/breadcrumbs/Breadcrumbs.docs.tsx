import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Link',
  pattern: 'breadcrumb',
  use: ['To show the position of a page and lead to the pages above it.'],
  avoid: [
    { when: 'For sibling pages:', instead: 'NavList' },
    { when: 'For the steps of a process:', instead: 'Steps' },
  ],
  rules: [
    {
      do: { text: 'End with the page itself, named as its heading is.' },
      dont: { text: 'Link the current page.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from link to link.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  screenReader: [
    'A navigation landmark named "Breadcrumbs", with an ordered list.',
    'The last one is announced as the current page. Separators are not read.',
  ],
};
