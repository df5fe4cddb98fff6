import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import { failedWith } from '../../testing/failures.ts';
import {
  sampleIntegration,
  sampleProjects,
  sampleSubscriptions,
  sampleUse,
} from '../../testing/integrationSamples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { IntegrationScreen } from './IntegrationScreen.tsx';
import type { IntegrationScreenProps } from './IntegrationScreen.tsx';

const retry = fn();

const props: IntegrationScreenProps = {
  integration: ready(sampleIntegration()),
  resources: { type: 'neon', list: ready(sampleProjects) },
  usage: ready([
    sampleUse(60, 'neondb', 'Pilot Booking'),
    sampleUse(62, 'warehouse', 'Tide Tables'),
  ]),
  storageHref: ({ app }) => `/tidewater-labs/apps/${app.slug}/storage`,
};

const meta = preview.meta({
  title: 'Screens/Integration',
  tags: ['autodocs'],
  parameters: { isPage: true },
  component: IntegrationScreen,
  decorators: [withStoryTime],
  args: props,
});

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Neon');
    await expect(canvas.getByRole('row', { name: /warehouse aws/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pilot Booking' })).toHaveAttribute(
      'href',
      '/tidewater-labs/apps/pilot-booking/storage',
    );
  },
});

export const Redis = meta.story({
  args: {
    integration: ready(sampleIntegration('redis')),
    resources: { type: 'redis', list: ready(sampleSubscriptions) },
  },
});

export const NewKind = meta.story({
  args: { integration: ready(sampleIntegration('logbook')), resources: undefined },
});

export const Empty = meta.story({
  args: { resources: { type: 'neon', list: ready([]) }, usage: ready([]) },
});

export const Loading = meta.story({
  args: { integration: loading, resources: { type: 'neon', list: loading }, usage: loading },
});

export const Failed = meta.story({
  args: { integration: failedWith(retry), resources: undefined, usage: failedWith(retry) },
});

export const ProviderFailed = meta.story({
  args: { resources: { type: 'neon', list: failedWith(retry) } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('Couldn’t load projects from Neon')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const LongContent = meta.story({
  args: {
    usage: ready([sampleUse(64, 'a_database_'.repeat(12), `<b>${'Harbour '.repeat(20)}</b>`)]),
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
