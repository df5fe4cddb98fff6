import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Select, SelectItem } from '../select/index.ts';
import { ComboBox, ComboBoxItem } from './ComboBox.tsx';

export const guide: Guide = {
  reactAria: 'ComboBox',
  pattern: 'combobox',
  use: [
    'For one of many values whose names users partly know: regions, branches, members.',
    'For server-side search: control `inputValue` and `items`, and set `isPending` while searching.',
  ],
  avoid: [
    { when: 'For up to about twenty values:', instead: 'Select' },
    { when: 'For a choice among two to six that should all be in view:', instead: 'RadioGroup' },
    { when: 'To search content of the page:', instead: 'SearchField' },
  ],
  rules: [
    {
      do: {
        text: 'Set `emptyMessage` for no matches.',
        show: (
          <ComboBox label="Branch" placeholder="Search branches" emptyMessage="No branches found">
            <ComboBoxItem id="main">main</ComboBoxItem>
          </ComboBox>
        ),
      },
      dont: {
        text: 'Make users scroll through a long list.',
        show: (
          <Select label="Branch" placeholder="1 of 240">
            <SelectItem id="main">main</SelectItem>
          </Select>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['A–Z'], does: 'Typing opens and filters the list.' },
    { keys: ['↓', '↑'], does: 'Opens the list; then moves in it. The focus stays in the field.' },
    { keys: ['Enter'], does: 'Chooses the value that is highlighted, and closes.' },
    { keys: ['Tab'], does: 'Chooses it too, and moves on.' },
    { keys: ['Esc'], does: 'Closes the list and restores the selected value.' },
    { keys: ['←', '→', 'Home', 'End'], does: 'Move the caret in the text.' },
  ],
  screenReader: [
    'A combo box, named by its label: expanded or collapsed.',
    'The number of matches and each highlighted or selected value are announced.',
  ],
};
