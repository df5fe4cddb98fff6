import { fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { sampleMe } from '../../testing/teamSamples.ts';

const meta = preview.meta({
  title: 'Sections/Profile',
  tags: ['autodocs'],
  component: ProfileSection,
  decorators: [withStoryTime],
  args: {
    me: sampleMe,
    pendingEmail: undefined,
    onSave: fn(async () => {}),
    onResend: fn(async () => {}),
  },
});

export const Ready = meta.story({});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });
