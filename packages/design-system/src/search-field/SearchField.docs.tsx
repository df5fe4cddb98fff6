import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Kbd } from '../kbd/index.ts';
import { SearchField } from './SearchField.tsx';

export const guide: Guide = {
  reactAria: 'SearchField',
  use: [
    'To search a list or page.',
    'With results that update while typing, or on Enter if the search is expensive.',
  ],
  avoid: [
    { when: 'To enter a value:', instead: 'TextField' },
    { when: 'To choose one of a few values:', instead: 'Select' },
  ],
  rules: [
    {
      do: {
        text: 'Name what is searched, and show its shortcut.',
        show: (
          <SearchField aria-label="Search apps" placeholder="Search apps" shortcut={<Kbd>/</Kbd>} />
        ),
      },
      dont: {
        text: 'Leave unclear which list it searches.',
        show: <SearchField aria-label="Search" placeholder="Search…" />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the field and on. It skips the clear button, because Esc does the same.',
    },
    { keys: ['Enter'], does: 'Calls `onSubmit`.' },
    { keys: ['Esc'], does: 'Clears the field and keeps the focus.' },
  ],
  screenReader: [
    'A search field. Without a visible label it needs an `aria-label`.',
    '`resultCount` is announced politely, half a second after the last key.',
  ],
};
