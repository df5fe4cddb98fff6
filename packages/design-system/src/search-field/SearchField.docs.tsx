import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Kbd } from '../kbd/index.ts';
import { SearchField } from './SearchField.tsx';

export const guide: Guide = {
  reactAria: 'SearchField',
  use: [
    'To find things in a list or page that is already there.',
    'With the result under it changing as one types, or on Enter where it is dear.',
  ],
  avoid: [
    { when: 'To type a value that is kept:', instead: 'TextField' },
    { when: 'To choose one of a few values:', instead: 'Select' },
  ],
  rules: [
    {
      do: {
        say: 'Say what is searched, and show the key that leads there.',
        show: (
          <SearchField aria-label="Search apps" placeholder="Search apps" shortcut={<Kbd>/</Kbd>} />
        ),
      },
      dont: {
        say: 'Leave people guessing which list it belongs to.',
        show: <SearchField aria-label="Search" placeholder="Search…" />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the field, and on. The clear button is left out: Esc does the same.',
    },
    { keys: ['Enter'], does: 'Calls `onSubmit`.' },
    { keys: ['Esc'], does: 'Empties the field; the focus stays.' },
  ],
  screenReader: [
    'A search field. Without a visible label it needs an `aria-label`.',
    'It does not say what it found: put the number of results into a live region, once the list has settled.',
  ],
};
