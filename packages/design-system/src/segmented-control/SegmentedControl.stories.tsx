import { LayoutGrid, Rows3 } from 'lucide-react';
import { fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { inNarrow } from '../internal/Narrow.fixtures.tsx';
import { Stills } from '../internal/Stills.fixtures.tsx';
import { Stack } from '../stack/index.ts';
import * as styles from './SegmentedControl.css.ts';
import { guide } from './SegmentedControl.docs.tsx';
import { SegmentedControl, SegmentedControlItem } from './SegmentedControl.tsx';

const times = [
  <SegmentedControlItem key="local" value="local">
    Local
  </SegmentedControlItem>,
  <SegmentedControlItem key="utc" value="utc">
    UTC
  </SegmentedControlItem>,
  <SegmentedControlItem key="start" value="start">
    Since start
  </SegmentedControlItem>,
];

const meta = preview.meta({
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  subcomponents: { SegmentedControlItem },
  tags: ['autodocs'],
  parameters: { guide },
  args: { 'aria-label': 'Times', defaultValue: 'local', onChange: fn(), children: times },
});

/** Tab focuses the selected segment, arrow keys and presses select. */
export const Default = meta.story();

/** Icons only, each with an accessible name. */
export const Icons = meta.story({
  args: {
    'aria-label': 'View as',
    defaultValue: 'cards',
    children: [
      <SegmentedControlItem key="rows" value="rows" aria-label="Rows">
        <Rows3 />
      </SegmentedControlItem>,
      <SegmentedControlItem key="cards" value="cards" aria-label="Cards">
        <LayoutGrid />
      </SegmentedControlItem>,
    ],
  },
});

/** Each state of a segment, and of the whole control. */
export const States = meta.story({
  render: () => (
    <Stack gap={5}>
      <div className={styles.track}>
        <Stills className={styles.segment} />
      </div>
      <SegmentedControl label="With a label and help" description="Holds in downloads too.">
        {times}
      </SegmentedControl>
      <SegmentedControl label="Disabled" isDisabled defaultValue="utc">
        {times}
      </SegmentedControl>
      <SegmentedControl label="Invalid" isInvalid errorMessage="Choose one.">
        {times}
      </SegmentedControl>
      <SegmentedControl label="Small" size="sm" defaultValue="utc">
        {times}
      </SegmentedControl>
      <SegmentedControl label="Large" size="lg" defaultValue="utc">
        {times}
      </SegmentedControl>
    </Stack>
  ),
});

/** Options that do not fit on a line wrap. */
export const NarrowLongContent = meta.story({
  args: {
    children: [
      <SegmentedControlItem key="local" value="local">
        The time of this computer
      </SegmentedControlItem>,
      <SegmentedControlItem key="utc" value="utc">
        Coordinated Universal Time
      </SegmentedControlItem>,
      <SegmentedControlItem key="start" value="start">
        Since the start of the deployment
      </SegmentedControlItem>,
    ],
  },
  decorators: [inNarrow],
});

/** Right to left: the first segment is on the right, and ArrowLeft moves forward. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { 'aria-label': 'الوقت' },
});
