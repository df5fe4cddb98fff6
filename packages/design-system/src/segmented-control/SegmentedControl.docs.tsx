import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { SegmentedControl, SegmentedControlItem } from './SegmentedControl.tsx';

export const guide: Guide = {
  reactAria: 'RadioGroup',
  pattern: 'radio',
  use: [
    'For one of two to five short values to switch between: local or UTC, rows or cards.',
    'For a choice that takes effect at once, in a toolbar.',
  ],
  avoid: [
    { when: 'For more values, or long ones:', instead: 'Select' },
    {
      when: 'For a choice in a form, or with descriptions:',
      instead: 'RadioGroup',
    },
    { when: 'For views with content of their own below:', instead: 'Tabs' },
    { when: 'For on and off:', instead: 'Switch' },
  ],
  rules: [
    {
      do: {
        text: 'Give every value its own name.',
        show: (
          <SegmentedControl aria-label="Times" defaultValue="utc">
            <SegmentedControlItem value="local">Local</SegmentedControlItem>
            <SegmentedControlItem value="utc">UTC</SegmentedControlItem>
          </SegmentedControl>
        ),
      },
      dont: {
        text: 'Use two segments for yes and no.',
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
    {
      keys: ['←', '↑'],
      does: 'Selects the previous one. In right-to-left layout the keys are reversed.',
    },
    { keys: ['Space'], does: 'Chooses the focused segment where none is chosen yet.' },
  ],
  screenReader: [
    'A radio group, named by `label` or `aria-label`.',
    'Each segment is a radio button, read with its state and position.',
  ],
};
