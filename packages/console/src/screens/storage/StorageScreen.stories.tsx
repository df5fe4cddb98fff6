import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import { failedWith } from '../../testing/failures.ts';
import { confirm } from '../../testing/findOpen.ts';
import { sampleResource } from '../../testing/integrationSamples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { StorageScreen } from './StorageScreen.tsx';

const services = [
  { resource: sampleResource(70, 'harbour-prod'), variables: ['DATABASE_URL'] },
  {
    resource: sampleResource(71, 'job-queue', 'redis'),
    variables: ['REDIS_URL', 'REDIS_CLOUD_URL'],
  },
];

const meta = preview.meta({
  title: 'Screens/Storage',
  tags: ['autodocs'],
  parameters: { isPage: true },
  component: StorageScreen,
  decorators: [withStoryTime],
  args: {
    services: ready(services),
    connectHref: '/tidewater-labs/apps/harbour-api/storage?connect=',
    variableHref: (name) => `/tidewater-labs/apps/harbour-api/environment-variables?q=${name}`,
    onDisconnect: fn(async () => {}),
  },
});

export const Ready = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('row', { name: /harbour-prod/ })).toHaveTextContent(
      'DATABASE_URL',
    );
    await expect(canvas.getByRole('link', { name: 'DATABASE_URL' })).toHaveAttribute(
      'href',
      '/tidewater-labs/apps/harbour-api/environment-variables?q=DATABASE_URL',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect harbour-prod' }));
    await confirm('Disconnect', { text: /removes DATABASE_URL.*Your data at Neon is kept\./ });
    await expect(args.onDisconnect).toHaveBeenCalledWith(services[0]);
  },
});

/** The platform may name any address: only web pages are links. */
export const UnsafeAddress = meta.story({
  args: {
    services: ready(
      services.map((service) => ({
        ...service,
        resource: { ...service.resource, console_url: 'blob:https://example.com/1' },
      })),
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Neon')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Neon/ })).toBeNull();
  },
});

export const Loading = meta.story({ args: { services: loading } });

export const Empty = meta.story({ args: { services: ready([]) } });

export const Failed = meta.story({ args: { services: failedWith(fn()) } });

export const LongContent = meta.story({
  args: {
    services: ready([
      {
        resource: sampleResource(72, `<b>${'harbour_database_'.repeat(10)}</b>`),
        variables: Array.from({ length: 8 }, (_, index) => `A_VARIABLE_WITH_A_LONG_NAME_${index}`),
      },
      { resource: sampleResource(73, 'قاعدة', 'logbook'), variables: [] },
    ]),
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
