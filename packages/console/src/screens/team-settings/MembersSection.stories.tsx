import { fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { MembersSection } from './MembersSection.tsx';
import { people, sampleTeam } from '../../testing/teamSamples.ts';
import { viewOf } from '../../domain/permissions.ts';

const meta = preview.meta({
  title: 'Sections/Members',
  tags: ['autodocs'],
  component: MembersSection,
  decorators: [withStoryTime],
  args: {
    ...viewOf(sampleTeam, people.ada.id),
    onRoleChange: fn(async () => {}),
    onRemove: fn(async () => {}),
  },
});

export const Ready = meta.story({});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });
