import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { NumberField } from './NumberField.tsx';
import { TextField } from '../text-field/index.ts';

export const guide: Guide = {
  reactAria: 'NumberField',
  pattern: 'spinbutton',
  use: [
    'For an amount that people count, compare or step: replicas, seconds, megabytes, percents.',
    'With `minValue`, `maxValue` and `step`, which the arrows and buttons keep to.',
  ],
  avoid: [
    {
      when: 'For digits that are a name (a port, a code, a telephone number):',
      instead: 'TextField',
    },
    { when: 'For one of a few numbers:', instead: 'SegmentedControl' },
  ],
  rules: [
    {
      do: {
        say: 'Show the unit by `formatOptions`; it is read with the number.',
        show: (
          <NumberField
            label="Memory"
            defaultValue={512}
            formatOptions={{ style: 'unit', unit: 'megabyte' }}
          />
        ),
      },
      dont: {
        say: 'Take a number as text, and leave it to the server to say that it is none.',
        show: <TextField label="Memory (MB)" defaultValue="512mb" />,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field, and on. The buttons are for the pointer only.' },
    { keys: ['↑', '↓'], does: 'One step more or less.' },
    { keys: ['Home', 'End'], does: 'The least or the greatest value, where there is one.' },
    { keys: ['Enter'], does: 'Takes what was typed, and writes it as the locale does.' },
  ],
  screenReader: [
    'A text field for numbers, named by its label; each step is announced.',
    'The buttons are named "Increase" and "Decrease" with the label, in the locale.',
  ],
};
