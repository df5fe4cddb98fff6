import { deploymentStatusSchema } from '@quayside/api-contract';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import { failedWith, refreshing } from '../../testing/failures.ts';
import { confirm } from '../../testing/findOpen.ts';
import { sampleDeployment, sampleDeployments } from '../../testing/samples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { DeploymentsScreen } from './DeploymentsScreen.tsx';
import type { DeploymentsScreenProps } from './DeploymentsScreen.tsx';
import { findLiveDeployment } from '../../domain/liveDeployment.ts';

const firstPage = { data: [...sampleDeployments], count: 117 };

const props: DeploymentsScreenProps = {
  deployments: ready(firstPage),
  liveId: findLiveDeployment(sampleDeployments)?.id,
  page: 1,
  pageSize: 5,
  onPageChange: fn(),
  order: 'desc',
  onOrderChange: fn(),
  deploymentHref: ({ id }) => `/tidewater-labs/apps/harbour-api/deployments/${id}`,
  onRedeploy: fn(async () => {}),
  onNewDeployment: fn(),
};

const meta = preview.meta({
  title: 'Screens/Deployments',
  tags: ['autodocs'],
  parameters: { isPage: true },
  component: DeploymentsScreen,
  decorators: [withStoryTime],
  args: props,
});

export const Ready = meta.story({
  async play({ canvas }) {
    const [, building, live] = canvas.getAllByRole('row');
    await expect(building).toHaveTextContent('Building Image');
    await expect(live).toHaveTextContent('Live');
    await expect(live).toHaveTextContent('42 s');
    // Running deployments, and those without an archive, cannot be restarted.
    await expect(canvas.getAllByRole('button', { name: /^Redeploy/ })).toHaveLength(3);
  },
});

export const Loading = meta.story({ args: { deployments: loading } });

export const Empty = meta.story({
  args: { deployments: ready({ data: [], count: 0 }) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'New Deployment' }));
    await expect(args.onNewDeployment).toHaveBeenCalled();
  },
});

export const FilteredByStatus = meta.story({
  args: {
    outcome: 'failure',
    onOutcomeChange: fn(),
    unsearchedCount: 17,
    deployments: ready({ data: [], count: 0 }),
  },
  async play({ args, canvas, userEvent }) {
    await expect(
      canvas.getByText('17 older deployments aren’t covered by this filter.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Statuses' }));
    await expect(args.onOutcomeChange).toHaveBeenCalledWith(undefined);
    await userEvent.click(canvas.getByRole('button', { name: /Failed.*Status|Status.*Failed/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cancelled' }));
    await expect(args.onOutcomeChange).toHaveBeenCalledWith('cancelled');
  },
});

export const Failed = meta.story({ args: { deployments: failedWith(fn()) } });

export const Refreshing = meta.story({ args: { deployments: refreshing(firstPage) } });

export const OlderPage = meta.story({
  args: { page: 2 },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('6–10 of 117')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Newer' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
  },
});

export const PageOutOfRange = meta.story({
  args: { deployments: ready({ data: [], count: 7 }), page: 9 },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to First Page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
  },
});

/** A deployment that has started links to the app's log since then. */
export const LinksToLogs = meta.story({
  args: {
    logLinks: ({ id, status }) =>
      status === 'success' ? { logs: `/logs?d=${id}`, errors: `/logs?d=${id}&q=e` } : undefined,
  },
  async play({ canvas, userEvent }) {
    const [first, ...others] = canvas.getAllByRole('button', { name: /^App log of/ });
    if (first === undefined) throw new Error('No deployment links to its log.');
    await expect(others.length).toBeLessThan(4);
    await userEvent.click(first);
    const log = await screen.findByRole('menuitem', { name: 'App Log' });
    await expect(log).toHaveAttribute('href', expect.stringMatching(/^\/logs\?d=/));
    const errors = screen.getByRole('menuitem', { name: 'Errors in the App Log' });
    await waitFor(() => expect(errors).toBeVisible());
  },
});

export const Redeploys = meta.story({
  async play({ args, canvas, userEvent }) {
    const [first] = canvas.getAllByRole('button', { name: /^Redeploy/ });
    if (first === undefined) throw new Error('Nothing can be redeployed');
    await userEvent.click(first);
    await confirm('Redeploy', { text: 'The live deployment keeps serving' });
    await expect(args.onRedeploy).toHaveBeenCalledWith(sampleDeployments[1]);
  },
});

/** An unknown status, and a build that took days. */
export const LongContent = meta.story({
  args: {
    deployments: ready({
      data: [
        sampleDeployment({
          seed: 71,
          status: deploymentStatusSchema.parse(
            `waiting_${'for_a_very_long_reason_'.repeat(3)}today`,
          ),
          agoMs: 9 * 86_400_000,
          tookMs: 3 * 86_400_000,
        }),
        ...sampleDeployments.slice(0, 4),
      ],
      count: 1_234_567,
    }),
    page: 123_456,
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
