import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Select, SelectItem } from '../select/index.ts';
import { ComboBox, ComboBoxItem } from './ComboBox.tsx';

export const guide: Guide = {
  reactAria: 'ComboBox',
  pattern: 'combobox',
  use: [
    'For one of more values than a person wants to scroll through, whose names are known in part: regions, branches, members.',
    'For values that a server searches: control `inputValue` and `items`, and set `isPending` meanwhile.',
  ],
  avoid: [
    { when: 'For up to about twenty values:', instead: 'Select' },
    { when: 'For a choice among two to six that should all be in view:', instead: 'RadioGroup' },
    { when: 'To find something in what is on the page:', instead: 'SearchField' },
  ],
  rules: [
    {
      do: {
        say: 'Say it when nothing fits, with `emptyMessage`.',
        show: (
          <ComboBox label="Branch" placeholder="Search branches" emptyMessage="No such branch">
            <ComboBoxItem id="main">main</ComboBoxItem>
          </ComboBox>
        ),
      },
      dont: {
        say: 'Make people scroll through what they could type.',
        show: (
          <Select label="Branch" placeholder="1 of 240">
            <SelectItem id="main">main</SelectItem>
          </Select>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['A–Z'], does: 'Typing opens the list and narrows it.' },
    { keys: ['↓', '↑'], does: 'Opens the list; then moves in it. The focus stays in the field.' },
    { keys: ['Enter'], does: 'Chooses the value that is highlighted, and closes.' },
    { keys: ['Tab'], does: 'Chooses it too, and moves on.' },
    { keys: ['Esc'], does: 'Closes the list; what was chosen before is back in the field.' },
    { keys: ['←', '→', 'Home', 'End'], does: 'Move the caret in what is typed.' },
  ],
  screenReader: [
    'A combo box, named by its label; says whether its list is open.',
    'Announces how many values fit, and each one that is highlighted or chosen.',
  ],
};
