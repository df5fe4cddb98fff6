import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { SegmentedControl, SegmentedControlItem } from './SegmentedControl.tsx';

export const guide: Guide = {
  reactAria: 'RadioGroup',
  pattern: 'radio',
  use: [
    'For one of two to five short values that people compare and switch between: local or UTC, rows or cards.',
    'Where the choice takes effect at once, in a toolbar above what it changes.',
  ],
  avoid: [
    { when: 'For more values, or long ones:', instead: 'Select' },
    {
      when: 'For a choice that is sent with a form, or that needs explaining:',
      instead: 'RadioGroup',
    },
    { when: 'For views with content of their own below:', instead: 'Tabs' },
    { when: 'For on and off:', instead: 'Switch' },
  ],
  rules: [
    {
      do: {
        say: 'Name every value by a word of its own.',
        show: (
          <SegmentedControl aria-label="Times" defaultValue="utc">
            <SegmentedControlItem value="local">Local</SegmentedControlItem>
            <SegmentedControlItem value="utc">UTC</SegmentedControlItem>
          </SegmentedControl>
        ),
      },
      dont: {
        say: 'Use two segments for yes and no.',
        show: (
          <SegmentedControl aria-label="UTC" defaultValue="on">
            <SegmentedControlItem value="off">Off</SegmentedControlItem>
            <SegmentedControlItem value="on">On</SegmentedControlItem>
          </SegmentedControl>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen segment, and on.' },
    { keys: ['→', '↓'], does: 'Chooses the next segment; after the last comes the first.' },
    { keys: ['←', '↑'], does: 'Chooses the one before. Right to left, ← and → change places.' },
    { keys: ['Space'], does: 'Chooses the focused segment where none is chosen yet.' },
  ],
  screenReader: [
    'A radio group, named by `label` or `aria-label`.',
    'Each segment is a radio button: its name, whether it is chosen, and its place among them.',
  ],
};
