import { deploymentStatusSchema } from '@quayside/api-contract';
import type { DeploymentStatus } from '@quayside/api-contract';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../loadable.ts';
import { failedWith } from '../../testing/failures.ts';
import { forgetAnnouncements } from '../../testing/forgetAnnouncements.ts';
import { readerOf, sampleFailedLog, sampleLongLog } from '../../testing/sampleLog.ts';
import { sampleDeployment, sampleFailure } from '../../testing/samples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { DeploymentScreen } from './DeploymentScreen.tsx';
import type { DeploymentScreenProps } from './DeploymentScreen.tsx';

const minute = 60_000;

const inStatus = (status: DeploymentStatus) =>
  ready(sampleDeployment({ seed: 13, status, agoMs: 31 * minute }));

const props: DeploymentScreenProps = {
  deployment: ready(
    sampleDeployment({
      seed: 13,
      status: 'building_image_failed',
      agoMs: 31 * minute,
      tookMs: 42_900,
      failure: sampleFailure,
    }),
  ),
  log: { read: readerOf(sampleFailedLog) },
  onRedeploy: fn(async () => {}),
};

const retry = fn();

const meta = preview.meta({
  title: 'Screens/Deployment',
  parameters: { isPage: true },
  component: DeploymentScreen,
  decorators: [withStoryTime],
  args: props,
});

export const BuildFailed = meta.story({
  async play({ args, canvas, userEvent }) {
    const steps = canvas.getByRole('list', { name: 'Steps of this deployment' });
    await expect(steps).toHaveTextContent('Build failed');
    await expect(canvas.getByText(sampleFailure.error_title)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Redeploy' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Redeploy' }));
    await expect(args.onRedeploy).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    forgetAnnouncements();
  },
});

export const Building = meta.story({
  args: {
    deployment: inStatus('building_image'),
    log: { read: readerOf(sampleLongLog(40)) },
  },
  async play({ canvas }) {
    // What runs cannot be restarted.
    await expect(canvas.queryByRole('button', { name: 'Redeploy' })).toBeNull();
    await expect(await canvas.findByRole('grid', { name: 'Deployment Logs' })).toBeVisible();
  },
});

export const Ready = meta.story({
  args: {
    deployment: inStatus('success'),
    log: { read: readerOf([...sampleLongLog(40), { type: 'complete' }]) },
  },
});

export const AwaitingUpload = meta.story({
  args: {
    deployment: inStatus('waiting_upload'),
    log: { read: readerOf([]) },
  },
});

export const UploadCancelled = meta.story({
  args: { deployment: inStatus('upload_cancelled'), log: { read: null } },
});

export const Degraded = meta.story({
  args: {
    deployment: inStatus('degraded'),
    log: { read: readerOf([...sampleLongLog(40), { type: 'complete' }]) },
  },
});

/** A status from after this console was written is shown as the platform wrote it. */
export const UnknownStatus = meta.story({
  args: {
    deployment: inStatus(deploymentStatusSchema.parse('hibernating')),
  },
});

export const Loading = meta.story({ args: { deployment: loading, log: undefined } });

export const Failed = meta.story({
  args: { deployment: failedWith(retry), log: undefined },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
