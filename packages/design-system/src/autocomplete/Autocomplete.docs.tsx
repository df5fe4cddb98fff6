import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Autocomplete',
  pattern: 'combobox',
  use: ['For a visible list that users filter by typing, as in a switcher.'],
  avoid: [
    { when: 'For a value of a form:', instead: 'ComboBox' },
    { when: 'For a search that the server responses:', instead: 'SearchField' },
  ],
  rules: [
    {
      do: {
        text: 'Filter by name: pass `filter` if the list does not filter itself.',
      },
      dont: { text: 'Add more than a field and a list.' },
    },
  ],
  keyboard: [
    { keys: ['Down', 'Up'], does: 'Moves through the list. The focus stays in the field.' },
    { keys: ['Home', 'End'], does: 'To the first and the last entry.' },
    { keys: ['Enter'], does: 'Chooses the entry.' },
    { keys: ['Esc'], does: 'Clears the field.' },
  ],
  screenReader: ['The field is announced as filtering a list, and the active entry is announced.'],
};
