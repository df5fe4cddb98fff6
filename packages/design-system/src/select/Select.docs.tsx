import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Select, SelectItem } from './Select.tsx';

export const guide: Guide = {
  reactAria: 'Select',
  pattern: 'listbox',
  use: ['For one of about four to twenty known values.', 'For values that need a description.'],
  avoid: [
    { when: 'For actions:', instead: 'Menu' },
    { when: 'For on and off:', instead: 'Switch' },
    { when: 'To search existing content:', instead: 'SearchField' },
  ],
  rules: [
    {
      do: {
        text: 'Preselect the most common value.',
        show: (
          <Select label="Role" defaultValue="member">
            <SelectItem id="admin">admin</SelectItem>
            <SelectItem id="member">member</SelectItem>
          </Select>
        ),
      },
      dont: {
        text: 'Put an instruction into a value: "None" and "Choose…" look alike.',
        show: (
          <Select label="Role" defaultValue="none">
            <SelectItem id="none">None</SelectItem>
          </Select>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', '↓', '↑'],
      does: 'On the button: opens the list on the chosen value.',
    },
    {
      keys: ['←', '→'],
      does: 'On the button: chooses the value before or after, without opening.',
    },
    { keys: ['↓', '↑'], does: 'In the list: moves.' },
    { keys: ['Home', 'End'], does: 'In the list: moves to the first or last value.' },
    { keys: ['A–Z'], does: 'Moves to the value that starts with the typed text.' },
    {
      keys: ['Enter', 'Space'],
      does: 'In the list: chooses and closes; the focus is back on the button.',
    },
    { keys: ['Esc'], does: 'Closes without choosing.' },
  ],
  screenReader: [
    'A button that opens a list box, named by its label and its value.',
    'Each value is an option, with its description, and says whether it is selected.',
  ],
};
