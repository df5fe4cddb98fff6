import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Link',
  pattern: 'landmarks',
  use: ['Once, at the end of every page: status, documentation, terms, privacy, social links.'],
  avoid: [{ when: 'For the last line of a box:', instead: 'CardFooter' }],
  rules: [
    {
      do: { text: 'Take the links from configuration: a partner has other terms.' },
      dont: { text: 'Put actions here.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from link to link.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  screenReader: ['The content information landmark, when it is not inside another one.'],
};
