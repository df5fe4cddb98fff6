import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import { failedWith } from '../../testing/failures.ts';
import { sampleProviders } from '../../testing/integrationSamples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { IntegrationsScreen } from './IntegrationsScreen.tsx';
import type { IntegrationsScreenProps } from './IntegrationsScreen.tsx';

const all: IntegrationsScreenProps['providers'] = ready({
  data: [...sampleProviders],
  count: sampleProviders.length,
});

const meta = preview.meta({
  title: 'Screens/Integrations',
  tags: ['autodocs'],
  parameters: { isPage: true },
  component: IntegrationsScreen,
  decorators: [withStoryTime],
  args: {
    providers: all,
    teamName: 'Tidewater Labs',
    mayConnect: true,
    isConnectable: ({ id }) => id === 'neon' || id === 'redis',
    onConnect: fn(),
    integrationHref: (id) => `/tidewater-labs/integrations/${id}`,
  },
});

export const Ready = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('row', { name: /Neon/ })).toHaveTextContent('Connected');
    await expect(canvas.getByRole('row', { name: /Supabase/ })).toHaveTextContent('Coming soon');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Redis Cloud' }));
    await expect(args.onConnect).toHaveBeenCalledWith(sampleProviders[1]);
  },
});

export const Loading = meta.story({ args: { providers: loading } });

export const Failed = meta.story({ args: { providers: failedWith(fn()) } });

export const Forbidden = meta.story({
  args: { mayConnect: false },
  async play({ canvas }) {
    const connect = canvas.getByRole('button', { name: 'Connect Redis Cloud' });
    await expect(connect).toBeDisabled();
    await expect(connect).toHaveAccessibleDescription(
      'Only admins of Tidewater Labs can connect services.',
    );
  },
});

export const LongContent = meta.story({
  args: {
    teamName: '<b>Consolidated Harbour & Coastal Waterways</b> ⚓️ مرحبا',
    providers: ready({
      count: 1,
      data: sampleProviders.slice(1, 2).map((provider) => ({
        ...provider,
        name: 'A_service_with_a_name_that_nobody_would_give_it'.repeat(3),
        description: 'מסד נתונים <script>alert(1)</script> '.repeat(8),
      })),
    }),
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
