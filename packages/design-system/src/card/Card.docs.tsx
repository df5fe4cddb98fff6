import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['To group related content under one heading.'],
  avoid: [
    { when: 'For a part of a page without a box:', instead: 'Section' },
    { when: 'For many things of one kind:', instead: 'Table' },
  ],
  rules: [
    {
      do: { text: 'Fill it edge to edge with one `Table` or `DescriptionList`.' },
      dont: { text: 'Put a card into a card.' },
    },
    {
      do: { text: 'Put the button that saves last in the `CardFooter`.' },
      dont: { text: 'Make the whole card a link and put buttons into it.' },
    },
  ],
  keyboard: [],
  screenReader: ['Not a landmark and not a group: its heading names it.'],
};
