import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import { failedWith, unavailable } from '../../testing/failures.ts';
import { sampleApp, sampleApps, sampleDeployment } from '../../testing/samples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { shows } from '../../testing/shows.ts';
import { ActivityView } from './ActivityView.tsx';
import { activityOf } from './teamActivity.ts';
import type { TeamActivity } from './useTeamActivity.ts';

const retry = fn();

const minute = 60_000;

const deployments = sampleApps.flatMap(({ id, latest_deployment: latest }) =>
  latest == null ? [] : [{ ...latest, app_id: id }],
);

const activity: TeamActivity = {
  events: activityOf(sampleApps, deployments),
  leftOut: 0,
  failed: [],
  onRetry: retry,
};

const busyApp = sampleApp({ seed: 80, name: 'Harbour API', agoMs: 0 });
const busy: TeamActivity = {
  ...activity,
  events: activityOf(
    [busyApp],
    Array.from({ length: 120 }, (_, index) => ({
      ...sampleDeployment({
        seed: 300 + index,
        status: 'success',
        agoMs: (index + 1) * 30 * minute,
      }),
      app_id: busyApp.id,
    })),
  ),
};

const meta = preview.meta({
  title: 'Screens/Apps/Activity',
  component: ActivityView,
  decorators: [withStoryTime],
  args: {
    activity: ready(activity),
    appHref: ({ slug }) => `/tidewater-labs/apps/${slug}/general`,
    deploymentHref: ({ slug }, { id }) => `/tidewater-labs/apps/${slug}/deployments/${id}`,
  },
});

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText(/The platform doesn’t say who made a change\.$/)).toBeVisible();
    const [today] = canvas.getAllByRole('list', { name: 'Today' });
    if (today === undefined) throw new Error('No events of today');
    const [newest, second] = within(today).getAllByRole('listitem');
    if (newest === undefined || second === undefined) {
      throw new Error('Too few events of today');
    }
    await expect(newest).toHaveTextContent('Pilot Booking');
    await expect(within(newest).getByText('Building Image')).toBeVisible();
    // A deployment has one row, and its id is the only link.
    await expect(second).toHaveTextContent('Harbour API');
    await expect(within(second).getAllByRole('link')).toHaveLength(1);
    await expect(within(second).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tidewater-labs\/apps\/harbour-api\/deployments\//),
    );
    await expect(within(second).getByText('Ready')).toBeVisible();
    await expect(second).toHaveTextContent('≈ 42 s, estimate');
    const [created] = canvas.getAllByText('App created');
    await expect(created).toBeVisible();
  },
});

export const Loading = meta.story({ args: { activity: loading } });

export const Empty = meta.story({
  args: { activity: ready({ ...activity, events: [] }) },
  play: shows('Nothing has happened yet.'),
});

/** The apps failed to load. */
export const Failed = meta.story({
  args: { activity: failedWith(retry) },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('Couldn’t load the activity')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
});

/** The deployments of two apps failed to load, and the other events are shown. */
export const SomeFailed = meta.story({
  args: {
    activity: ready({
      ...activity,
      failed: sampleApps.slice(1, 3).map((app) => ({ app, error: unavailable })),
    }),
  },
  async play({ canvas, userEvent }) {
    await expect(
      canvas.getByText('Couldn’t load the deployments of Harbour API and Tide Tables'),
    ).toBeVisible();
    await expect(canvas.getAllByText('Pilot Booking')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
});

/** Only the newest 100 events of the 20 apps that changed last, a few at a time. */
export const ManyEvents = meta.story({
  args: { activity: ready({ ...busy, leftOut: 12 }) },
  async play({ canvas, userEvent }) {
    await expect(
      canvas.getByText('The 20 most recently changed apps are listed. 12 more apps are left out.'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(25);
    const more = canvas.getByRole('button', { name: 'Show More' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(50);
    await waitFor(() => expect(items[25]).toHaveFocus());
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    await expect(canvas.queryByRole('button', { name: 'Show More' })).toBeNull();
    await expect(canvas.getByText('Only the newest 100 events are listed.')).toBeVisible();
  },
});

const foreign = [
  sampleApp({ seed: 81, name: 'International Harbour Master Scheduling API v2', agoMs: minute }),
  sampleApp({ seed: 82, name: '<b>bold</b>', agoMs: 2 * minute }),
  sampleApp({ seed: 83, name: 'سجل الميناء', agoMs: 3 * minute }),
];

export const LongContent = meta.story({
  args: {
    activity: ready({
      ...activity,
      events: activityOf(
        foreign,
        foreign.map(({ id }, index) => ({
          ...sampleDeployment({
            seed: 90 + index,
            status: 'extracting_failed_archive_too_large',
            agoMs: 2 * minute,
            tookMs: minute,
          }),
          app_id: id,
        })),
      ),
      failed: foreign.map((app) => ({ app, error: unavailable })),
    }),
  },
  async play({ canvas }) {
    const [link] = canvas.getAllByRole('link', { name: '<b>bold</b>' });
    await expect(link).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: { activity: ready({ ...activity, leftOut: 1 }) },
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
