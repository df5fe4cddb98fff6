import { fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { StorageSection } from './StorageSection.tsx';
import { ready } from '../../domain/loadable.ts';
import { sampleResource } from '../../testing/integrationSamples.ts';

const meta = preview.meta({
  title: 'Sections/Storage',
  tags: ['autodocs'],
  component: StorageSection,
  decorators: [withStoryTime],
  args: {
    services: ready([
      { resource: sampleResource(70, 'harbour-prod'), variables: ['DATABASE_URL'] },
      { resource: sampleResource(71, 'job-queue', 'redis'), variables: ['REDIS_URL'] },
    ]),
    connectHref: '/tidewater-labs/apps/harbour-api/storage?connect=',
    onDisconnect: fn(async () => {}),
  },
});

export const Ready = meta.story({});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });
