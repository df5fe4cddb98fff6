import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Checkbox } from './Checkbox.tsx';

export const guide: Guide = {
  reactAria: 'Checkbox',
  pattern: 'checkbox',
  use: [
    'For a choice that takes effect when the form is sent.',
    'For several values of a list. `isIndeterminate` when some of its children are selected.',
  ],
  avoid: [
    { when: 'For what takes effect at once:', instead: 'Switch' },
    { when: 'For one of several:', instead: 'Select' },
  ],
  rules: [
    {
      do: {
        text: 'Label the checked state.',
        show: <Checkbox defaultSelected>Notify me when it ends</Checkbox>,
      },
      dont: {
        text: 'Use a negation: the unchecked state becomes unclear.',
        show: <Checkbox defaultSelected>Do not notify me</Checkbox>,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it, and on.' },
    { keys: ['Space'], does: 'Checks and unchecks it.' },
  ],
  screenReader: [
    'A checkbox, named by its text: checked, not checked or mixed.',
    'Its description and its error are read after the name.',
  ],
};
