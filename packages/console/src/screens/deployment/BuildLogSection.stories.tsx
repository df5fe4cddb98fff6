import preview from '../../../../../.storybook/preview.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { BuildLogSection } from './BuildLogSection.tsx';
import { ready } from '../../domain/loadable.ts';
import { readerOf, sampleFailedLog } from '../../testing/sampleLog.ts';

const meta = preview.meta({
  title: 'Sections/Build Log',
  tags: ['autodocs'],
  component: BuildLogSection,
  decorators: [withStoryTime],
  args: { log: ready({ read: readerOf(sampleFailedLog) }) },
});

export const Ready = meta.story({});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });
