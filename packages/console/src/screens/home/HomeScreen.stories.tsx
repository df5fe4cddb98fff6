import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { AppHealth } from '../../features/app-health/appHealthSchema.ts';
import { failedWith, networkFailure } from '../../testing/failures.ts';
import { sampleApp, sampleApps, sampleHealth, storyNow } from '../../testing/samples.ts';
import { people, sampleInvitation } from '../../testing/teamSamples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { appsOnHome } from '../../features/app-health/appsOnHome.ts';
import { HomeScreen } from './HomeScreen.tsx';
import type { HomeScreenProps } from './HomeScreen.tsx';

const minute = 60_000;

const invitation = {
  ...sampleInvitation(701, people.ada.email, 6 * 86_400_000),
  team: { id: 'lighthouse', name: 'Lighthouse Works', slug: 'lighthouse-works' },
  invited_by: people.grace,
};

const props: HomeScreenProps = {
  teamName: 'Tidewater Labs',
  apps: ready({ data: [...sampleApps], count: sampleApps.length }),
  appsHref: '/tidewater-labs/apps',
  appHref: ({ slug }) => `/tidewater-labs/apps/${slug}/general`,
  activityHref: '/tidewater-labs/apps?view=activity',
  health: { byApp: new Map(), readAt: undefined, readAgain: fn(async () => {}) },
  deploymentHref: ({ app, deployment }) =>
    `/tidewater-labs/apps/${app.slug}/deployments/${deployment.id}`,
  newAppHref: '/tidewater-labs/new-app',
  invitations: ready([]),
  onDecline: fn(async () => {}),
};

const meta = preview.meta({
  title: 'Screens/Home',
  tags: ['autodocs'],
  component: HomeScreen,
  parameters: { isPage: true },
  decorators: [withStoryTime],
  args: props,
});

export const Ready = meta.story({
  async play({ canvas }) {
    const deployments = within(canvas.getByRole('table', { name: 'Deployments' }));
    const [, ...rows] = deployments.getAllByRole('row');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent('Building Image');
    await expect(rows[1]).toHaveTextContent('Awaiting Upload');
    await expect(canvas.getByRole('link', { name: 'Create App' })).toHaveAttribute(
      'href',
      '/tidewater-labs/new-app',
    );
    await expect(
      within(canvas.getByRole('table', { name: 'Apps' })).getByRole('link', {
        name: /Harbour API/,
      }),
    ).toHaveAttribute('href', '/tidewater-labs/apps/harbour-api/general');
  },
});

const [first, second, third, fourth, fifth] = appsOnHome(sampleApps, []);
const none: AppHealth = { errors: 0, first: null, lines: 0, readFrom: null, parts: [] };

/** Errors that each app logged in the last hour, and what that rests on. */
export const ErrorsOfApps = meta.story({
  args: {
    errorsHref: ({ slug }) => `/tidewater-labs/apps/${slug}/logs?view=errors`,
    health: {
      readAt: storyNow - minute,
      readAgain: fn(async () => {}),
      byApp: new Map<string, Loadable<AppHealth>>([
        [first?.id ?? '', ready(sampleHealth)],
        [second?.id ?? '', ready(none)],
        [third?.id ?? '', ready({ ...none, lines: 1000, readFrom: storyNow - 27 * minute })],
        [fourth?.id ?? '', failedWith(fn())],
        [
          fifth?.id ?? '',
          ready({
            errors: 54,
            first: storyNow - 26 * minute,
            lines: 1000,
            readFrom: storyNow - 27 * minute,
            parts: [8, 9, 10, 9, 9, 9],
          }),
        ],
      ]),
    },
  },
  async play({ args, canvas, userEvent }) {
    const rows = within(canvas.getByRole('table', { name: 'Apps' })).getAllByRole('row');
    await expect(rows[1]).toHaveTextContent(/34 errors since \d\d:52/);
    await expect(canvas.getByRole('link', { name: /34 errors/ })).toHaveAttribute(
      'href',
      `/tidewater-labs/apps/${first?.slug}/logs?view=errors`,
    );
    await expect(canvas.getByRole('img', { name: 'At most 9 errors in 5 minutes' })).toBeVisible();
    await expect(rows[2]).toHaveTextContent('No lines in the last hour');
    await expect(rows[3]).toHaveTextContent(/None in 1,000 lines, from \d\d:45/);
    await expect(rows[4]).toHaveTextContent('Not read');
    // Older lines were not read: its errors may have begun before.
    await expect(rows[5]).toHaveTextContent(/54 errors, from \d\d:45/);
    const chart = canvas.getByRole('img', { name: 'At most 10 errors in 5 minutes' });
    const bars = [...chart.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect());
    await expect(bars.map(({ height }) => height > 0)).toEqual([
      ...Array.from({ length: 6 }, () => false),
      ...Array.from({ length: 6 }, () => true),
    ]);
    await expect(canvas.getByText(/newest 1,000 lines/).closest('div')).toHaveTextContent(
      /read at \d\d:11\.$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Read Again' }));
    await expect(args.health.readAgain).toHaveBeenCalledOnce();
  },
});

/** Errors that could not be read can be read again. */
export const ErrorsNotRead = meta.story({
  args: {
    health: {
      byApp: new Map([[first?.id ?? '', failedWith(fn())]]),
      readAt: undefined,
      readAgain: fn(async () => {}),
    },
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('Not read')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read Again' }));
    await expect(args.health.readAgain).toHaveBeenCalledOnce();
  },
});

/** A failed read keeps the counts, and says that they are old. */
export const ErrorsNotReadAgain = meta.story({
  args: {
    health: {
      byApp: new Map<string, Loadable<AppHealth>>([
        [first?.id ?? '', { ...ready({ ...none, lines: 12 }), error: networkFailure }],
        [second?.id ?? '', ready({ ...none, lines: 7 })],
      ]),
      readAt: storyNow - 3 * minute,
      readAgain: fn(async () => {}),
    },
  },
  async play({ canvas, userEvent }) {
    const said = /^The last read failed, so counts may be missing or out of date/;
    await expect(canvas.getByText('None in 12 lines')).toBeVisible();
    await expect(canvas.getByText(said)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read Again' }));
    // Also for screen reader users.
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map((each) => each.textContent)).toContainEqual(
        expect.stringMatching(said),
      ),
    );
  },
});

export const Invited = meta.story({
  args: { invitations: ready([invitation]) },
  async play({ canvas }) {
    await expect(canvas.getByText('Grace Hopper invited you to Lighthouse Works')).toBeVisible();
    await expect(
      canvas.getByText(/open the link in the email sent to ada@example.com/),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Decline the invitation to Lighthouse Works' }),
    ).toBeVisible();
  },
});

/** Two are enough to see what waits: the others are behind a button, which passes focus on. */
export const ManyInvitations = meta.story({
  args: {
    invitations: ready(
      Array.from({ length: 14 }, (_, index) => ({
        ...invitation,
        id: `invitation ${index}`,
        team: { ...invitation.team, name: `Pilots ${index + 1}` },
      })),
    ),
  },
  async play({ canvas, userEvent }) {
    const declines = () => canvas.getAllByRole('button', { name: /^Decline/ });
    await expect(declines()).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: '12 more' }));
    await expect(declines()).toHaveLength(14);
    await expect(document.activeElement).toHaveTextContent(/invited you to Pilots 3/);
  },
});

/** A new account: three commands with copy buttons, and a list that polls for the first app. */
export const Empty = meta.story({
  args: { teamName: 'Ada Lovelace', apps: ready({ data: [], count: 0 }) },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button', { name: /^Copy/ })).toHaveLength(3);
    await expect(canvas.getByLabelText('Waiting for your first app')).toBeVisible();
  },
});

export const NothingDeployed = meta.story({
  args: {
    apps: ready({ data: [sampleApp({ seed: 1, name: 'Harbour API', agoMs: 1000 })], count: 1 }),
  },
});

export const Loading = meta.story({ args: { apps: loading, invitations: loading } });

export const Failed = meta.story({
  args: { apps: failedWith(fn()), invitations: failedWith(fn()) },
});

const long = '<b>Consolidated Harbour & Coastal Waterways</b> مرحبا';

export const LongContent = meta.story({
  args: {
    teamName: long,
    apps: ready({
      data: sampleApps.map((app) => ({ ...app, name: `${long} ${app.name}` })),
      count: sampleApps.length,
    }),
    invitations: ready([
      {
        ...invitation,
        email: 'a-very-long-address-of-a-person-with-many-names@subdomain.example.com',
        team: { ...invitation.team, name: long },
      },
    ]),
  },
});

export const Narrow = meta.story({
  args: { invitations: ready([invitation]) },
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({
  args: { invitations: ready([invitation]) },
  globals: { dir: 'rtl' },
});
