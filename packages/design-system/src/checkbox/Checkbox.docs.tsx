import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Checkbox } from './Checkbox.tsx';

export const guide: Guide = {
  reactAria: 'Checkbox',
  pattern: 'checkbox',
  use: [
    'For a choice that takes effect when the form is sent.',
    'For several of a list. `isIndeterminate` when some but not all of what stands under it are chosen.',
  ],
  avoid: [
    { when: 'For what takes effect at once:', instead: 'Switch' },
    { when: 'For one of several:', instead: 'Select' },
  ],
  rules: [
    {
      do: {
        say: 'Write what is true when it is checked.',
        show: <Checkbox defaultSelected>Notify me when it ends</Checkbox>,
      },
      dont: {
        say: 'Write a "not": nobody knows what unchecking it does.',
        show: <Checkbox defaultSelected>Do not notify me</Checkbox>,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it, and on.' },
    { keys: ['Space'], does: 'Checks and unchecks it.' },
  ],
  screenReader: [
    'A checkbox, named by its words, that says checked, not checked or mixed.',
    'Its description and its error are read after the name.',
  ],
};
