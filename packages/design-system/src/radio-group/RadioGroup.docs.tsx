import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Radio, RadioGroup } from './RadioGroup.tsx';

export const guide: Guide = {
  reactAria: 'RadioGroup',
  pattern: 'radio',
  use: [
    'For one of two to about six values that should all be visible.',
    'For values that need a description.',
  ],
  avoid: [
    { when: 'For more values:', instead: 'Select' },
    {
      when: 'For short values that take effect at once, in a toolbar:',
      instead: 'SegmentedControl',
    },
    { when: 'For several at once:', instead: 'Checkbox' },
    { when: 'For on and off:', instead: 'Switch' },
  ],
  rules: [
    {
      do: {
        text: 'Preselect the safest or the most common value.',
        show: (
          <RadioGroup label="Role" defaultValue="member">
            <Radio value="admin">admin</Radio>
            <Radio value="member">member</Radio>
          </RadioGroup>
        ),
      },
      dont: {
        text: 'Offer one value only: it cannot be deselected.',
        show: (
          <RadioGroup label="Role">
            <Radio value="admin">Make this person an admin</Radio>
          </RadioGroup>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen value, or to the first; then on.' },
    { keys: ['↓', '→'], does: 'Chooses the next value; after the last comes the first.' },
    { keys: ['↑', '←'], does: 'Chooses the one before.' },
    { keys: ['Space'], does: 'Chooses the focused value where none is chosen yet.' },
  ],
  screenReader: [
    'A radio group, named by its label, described by its help or its error.',
    'Each value is a radio button, read with its description, state and position.',
  ],
};
