import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { NumberField } from './NumberField.tsx';
import { TextField } from '../text-field/index.ts';

export const guide: Guide = {
  reactAria: 'NumberField',
  pattern: 'spinbutton',
  use: [
    'For amounts: replicas, seconds, megabytes, percentages.',
    'With `minValue`, `maxValue` and `step`, which arrow keys and buttons respect.',
  ],
  avoid: [
    {
      when: 'For digits that are not an amount (a port, a code, a phone number):',
      instead: 'TextField',
    },
    { when: 'For one of a few numbers:', instead: 'SegmentedControl' },
  ],
  rules: [
    {
      do: {
        text: 'Show the unit by `formatOptions`; it is read with the number.',
        show: (
          <NumberField
            label="Memory"
            defaultValue={512}
            formatOptions={{ style: 'unit', unit: 'megabyte' }}
          />
        ),
      },
      dont: {
        text: 'Use a text field and leave validation to the server.',
        show: <TextField label="Memory (MB)" defaultValue="512mb" />,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field, and on. The buttons are for the pointer only.' },
    { keys: ['↑', '↓'], does: 'One step more or less.' },
    { keys: ['Home', 'End'], does: 'The minimum or maximum, if set.' },
    { keys: ['Enter'], does: 'Accepts the input and formats it for the locale.' },
  ],
  screenReader: [
    'A text field for numbers, named by its label; each step is announced.',
    'The buttons are named "Increase" and "Decrease" with the label, in the locale.',
  ],
};
