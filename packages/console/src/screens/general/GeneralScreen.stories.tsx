import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import { findOpen } from '../../testing/findOpen.ts';
import { findLiveDeployment } from '../../domain/liveDeployment.ts';
import { failedWith, refreshing } from '../../testing/failures.ts';
import {
  sampleApp,
  sampleDeployments,
  sampleHealth,
  sampleVariables,
} from '../../testing/samples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { GeneralScreen } from './GeneralScreen.tsx';
import type { GeneralScreenProps } from './GeneralScreen.tsx';
import { resourcesOf } from './resourcesOf.ts';

const harbour = sampleApp({
  seed: 1,
  name: 'Harbour API',
  agoMs: 262 * 24 * 60 * 60 * 1000,
  latest: sampleDeployments[1],
});

const props: GeneralScreenProps = {
  app: ready(harbour),
  deployments: ready(sampleDeployments),
  live: findLiveDeployment(sampleDeployments),
  history: sampleDeployments,
  resources: resourcesOf(sampleVariables),
  onRedeploy: fn(async () => {}),
  deploymentHref: ({ id }) => `/tidewater-labs/apps/harbour-api/deployments/${id}`,
  deploymentsHref: '/tidewater-labs/apps/harbour-api/deployments',
};

const meta = preview.meta({
  title: 'Screens/General',
  tags: ['autodocs'],
  parameters: { isPage: true },
  component: GeneralScreen,
  decorators: [withStoryTime],
  args: props,
});

/** Errors of the last hour, which lead to its log. */
export const Failing = meta.story({
  args: {
    health: ready(sampleHealth),
    errorsHref: '/tidewater-labs/apps/harbour-api/logs?view=errors',
  },
  async play({ canvas }) {
    const card = within(canvas.getByRole('region', { name: 'Errors in the last hour' }));
    await expect(card.getByRole('link', { name: /34 errors/ })).toHaveAttribute(
      'href',
      '/tidewater-labs/apps/harbour-api/logs?view=errors',
    );
    await expect(card.getByRole('img', { name: 'At most 9 errors in 5 minutes' })).toBeVisible();
  },
});

export const Ready = meta.story({
  async play({ canvas }) {
    for (const fact of [
      'Application Name',
      'ID',
      'URL',
      'Region',
      'Created',
      'Deployment Status',
    ]) {
      await expect(canvas.getByRole('button', { name: `Copy ${fact}` })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: /^Visit/ })).toHaveAttribute(
      'href',
      'https://harbour-api.quayside.example',
    );
  },
});

export const Loading = meta.story({ args: { app: loading, deployments: loading } });

/** The platform may name any address: only web pages are links. */
export const UnsafeAddress = meta.story({
  args: { app: ready({ ...harbour, url: 'file:///etc/passwd' }) },
  async play({ canvas }) {
    await expect(canvas.getByText('file:///etc/passwd')).toBeVisible();
    await expect(canvas.getByText('/docs')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /new tab/ })).toBeNull();
  },
});

export const NothingDeployed = meta.story({
  args: {
    app: ready(sampleApp({ seed: 10, name: 'Docs Search', region: null, agoMs: 0 })),
    deployments: ready([]),
    liveId: undefined,
  },
});

export const Failed = meta.story({ args: { app: failedWith(fn()) } });

export const DeploymentsFailed = meta.story({ args: { deployments: failedWith(fn()) } });

export const Refreshing = meta.story({ args: { deployments: refreshing(sampleDeployments) } });

export const LongContent = meta.story({
  args: {
    app: ready({
      ...harbour,
      name: 'International Harbour Master Scheduling API v2',
      url: `https://${'international-harbour-master-'.repeat(3)}api.quayside.example/`,
    }),
  },
});

/** Its latest deployment is the first, and running: there is nothing to redeploy. */
export const FirstDeployment = meta.story({
  args: {
    app: ready({ ...harbour, url: null, latest_deployment: sampleDeployments[0] ?? null }),
    deployments: ready(sampleDeployments.slice(0, 1)),
    live: undefined,
    history: sampleDeployments.slice(0, 1),
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Redeploy' })).toBeNull();
  },
});

export const VariablesChanged = meta.story({
  args: { changedNames: ['ALLOWED_ORIGINS', 'LOG_LEVEL'] },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('ALLOWED_ORIGINS, LOG_LEVEL')).toBeVisible();
    // The first one is in the header.
    const redeploy = canvas.getAllByRole('button', { name: 'Redeploy' }).at(-1);
    await userEvent.click(redeploy ?? document.body);
    await findOpen('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onRedeploy).not.toHaveBeenCalled();
  },
});

export const NothingConnected = meta.story({ args: { resources: [] } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
