import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { sampleDeployment, storyNow } from '../../testing/samples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { shows } from '../../testing/shows.ts';
import { DeploymentDock } from './DeploymentDock.tsx';
import type { DockEntry } from './dockEntries.ts';

const href = '/tidewater-labs/apps/harbour-api/deployments/1';

const building: DockEntry = {
  deployment: sampleDeployment({ seed: 11, status: 'building_image', agoMs: 48_000, tookMs: 0 }),
  appName: 'Pilot Booking',
  href,
  usualMs: 82_000,
};
const late: DockEntry = {
  deployment: sampleDeployment({ seed: 12, status: 'verifying', agoMs: 125_000, tookMs: 0 }),
  appName: 'Harbour API',
  href,
  startedAt: storyNow - 125_000,
  usualMs: 82_000,
};
const failed: DockEntry = {
  deployment: sampleDeployment({ seed: 13, status: 'building_image_failed', agoMs: 125_000 }),
  appName: 'A worker that has a name as long as the platform allows it',
  href,
};

const change = fn();
const onStop = fn();
const notify = { isOn: false, isDenied: false, change };

const meta = preview.meta({
  title: 'Screens/Shell/Deployment dock',
  component: DeploymentDock,
  decorators: [withStoryTime],
  args: { notify, onStop },
});

export const Running = meta.story({
  args: { entries: [building] },
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: /Pilot Booking/ });
    await expect(link).toHaveTextContent('48 s');
    await expect(link).toHaveTextContent('about 40 s left');
    await expect(link).toHaveAttribute('href', expect.stringContaining(href));
    await userEvent.click(canvas.getByRole('switch', { name: 'Notify me' }));
    await expect(change).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop following Pilot Booking' }));
    await expect(onStop).toHaveBeenCalledWith(building);

    const head = canvas.getByRole('button', { name: '1 deployment is running' });
    await userEvent.click(head);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(head);
    await expect(canvas.getByRole('link')).toBeVisible();
  },
});

export const Several = meta.story({
  args: { entries: [building, late, failed], notify: { ...notify, isOn: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: '2 deployments are running' })).toBeVisible();
    await expect(canvas.getByText('longer than usual')).toBeVisible();
    await expect(canvas.getByText('Build Failed')).toBeVisible();
  },
});

export const NotificationsBlocked = meta.story({
  args: { entries: [failed], notify: { ...notify, isOn: true, isDenied: true } },
  play: shows(/blocks notifications/),
});

export const RightToLeft = meta.story({
  args: { entries: [building, failed] },
  globals: { dir: 'rtl' },
});
