import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { StorageSection } from './StorageSection.tsx';
import { StorageSectionContainer } from './StorageSectionContainer.tsx';
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

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Storage' })).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

/** The container alone on a host's page. */
export const OverThePlatform = meta.story({
  async play({ mount, canvas, msw }) {
    const { page } = await openConsole('/', {
      msw,
      content: <StorageSectionContainer teamSlug="tidewater-labs" appSlug="harbour-api" />,
    });
    await mount(page);
    await expect(await canvas.findByRole('link', { name: 'Connect Storage' })).toBeVisible();
  },
});
