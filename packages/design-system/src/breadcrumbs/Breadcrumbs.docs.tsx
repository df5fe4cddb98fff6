import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Link',
  pattern: 'breadcrumb',
  use: [
    'To say where a page lies, and to lead back up, at the head of every page below the first.',
  ],
  avoid: [
    { when: 'For the pages beside this one:', instead: 'NavList' },
    { when: 'For the steps of a process:', instead: 'Steps' },
  ],
  rules: [
    {
      do: { say: 'End with the page itself, named as its heading is.' },
      dont: { say: 'Link the page one is on.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from link to link.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  screenReader: [
    'A navigation landmark named "Breadcrumbs", with an ordered list.',
    'The last one is said to be the current page. The separators are not read.',
  ],
};
