import { createStoppedClock, TimeSettings } from '@quayside/design-system';
import type { ReactNode } from 'react';

import { storyNow } from './samples.ts';

const clock = createStoppedClock(storyNow);

/** Decorator that sets the time to `storyNow`, in the time zone of the toolbar. */
export const withStoryTime = (Story: () => ReactNode) => (
  <TimeSettings clock={clock}>
    <Story />
  </TimeSettings>
);
