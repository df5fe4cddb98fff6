import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Autocomplete',
  pattern: 'combobox',
  use: ['For a list that stays in sight and that a person narrows by typing, as in a switcher.'],
  avoid: [
    { when: 'For a value of a form:', instead: 'ComboBox' },
    { when: 'For a search that the server answers:', instead: 'SearchField' },
  ],
  rules: [
    {
      do: {
        say: 'Say what is found by name: pass `filter` where the list does not filter itself.',
      },
      dont: { say: 'Put more than a field and a list into it.' },
    },
  ],
  keyboard: [
    { keys: ['Down', 'Up'], does: 'Walks the list. The focus stays in the field.' },
    { keys: ['Home', 'End'], does: 'To the first and the last entry.' },
    { keys: ['Enter'], does: 'Chooses the entry.' },
    { keys: ['Esc'], does: 'Empties the field.' },
  ],
  screenReader: [
    'The field says that it narrows a list, and reads out the entry the arrow keys are on.',
  ],
};
