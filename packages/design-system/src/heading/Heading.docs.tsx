import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Heading } from './Heading.tsx';

export const guide: Guide = {
  reactAria: 'Heading',
  use: ['To title a section, a card or a dialog (`slot="title"`).'],
  avoid: [
    { when: 'For the title of a page: it comes with', instead: 'Page' },
    { when: 'For large text that is not a heading:', instead: 'Text' },
  ],
  rules: [
    {
      do: {
        text: 'Choose `level` for the outline, `size` for the appearance.',
        show: <Heading level={2}>Danger zone</Heading>,
      },
      dont: {
        text: 'Skip a level to get a smaller one.',
        show: <Heading level={5}>Danger zone</Heading>,
      },
    },
  ],
  keyboard: [],
  screenReader: ['A heading of its `level`, for navigation between headings.'],
};
