import { expect, fn, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { AppHealth } from '../../features/app-health/appHealthSchema.ts';
import { findOpen } from '../../testing/findOpen.ts';
import { failedWith, refreshing } from '../../testing/failures.ts';
import { sampleApp, sampleApps, sampleDeployment, sampleHealth } from '../../testing/samples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { AppsScreen } from './AppsScreen.tsx';
import type { AppsPage, AppsScreenProps } from './AppsScreen.tsx';

const firstPage: AppsPage = { apps: sampleApps, count: 23, unsearchedCount: 0 };

const props: AppsScreenProps = {
  apps: ready(firstPage),
  page: 1,
  pageSize: 10,
  onPageChange: fn(),
  order: 'desc',
  onOrderChange: fn(),
  search: '',
  onSearchChange: fn(),
  newAppHref: '/tidewater-labs/new-app',
  appHref: ({ slug }) => `/tidewater-labs/apps/${slug}/general`,
};

const meta = preview.meta({
  title: 'Screens/Apps',
  tags: ['autodocs'],
  parameters: { isPage: true },
  component: AppsScreen,
  decorators: [withStoryTime],
  args: props,
});

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /Harbour API/ })).toHaveAttribute(
      'href',
      '/tidewater-labs/apps/harbour-api/general',
    );
    await expect(canvas.getByText('1–10 of 23')).toBeVisible();
  },
});

/** Marks of the watched apps with errors lead to their logs; nothing is said of the others. */
export const Failing = meta.story({
  args: {
    errorsHref: ({ slug }) => `/tidewater-labs/apps/${slug}/logs?view=errors`,
    health: new Map<string, Loadable<AppHealth>>([
      [sampleApps[0]?.id ?? '', ready(sampleHealth)],
      [sampleApps[1]?.id ?? '', ready({ ...sampleHealth, lines: 1000, readFrom: 0 })],
      [sampleApps[2]?.id ?? '', ready({ ...sampleHealth, errors: 0 })],
      [sampleApps[3]?.id ?? '', failedWith(fn())],
    ]),
  },
  async play({ canvas }) {
    const rows = canvas.getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('34 errors in the last hour');
    await expect(rows[2]).toHaveTextContent('34+ errors in the last hour');
    await expect(canvas.getAllByRole('link', { name: /errors? in the last hour$/ })).toHaveLength(
      2,
    );
    await expect(canvas.getByRole('link', { name: '34 errors in the last hour' })).toHaveAttribute(
      'href',
      `/tidewater-labs/apps/${sampleApps[0]?.slug}/logs?view=errors`,
    );
  },
});

/** The platform may name any address: only web pages are links. */
export const UnsafeAddress = meta.story({
  args: {
    apps: ready({
      ...firstPage,
      apps: sampleApps.map((app) => ({ ...app, url: 'search-ms:query=tides' })),
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getAllByText('search-ms:query=tides')[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /search-ms/ })).toBeNull();
  },
});

export const AsCards = meta.story({
  args: { view: 'cards', onViewChange: fn() },
  async play({ args, canvas, userEvent }) {
    const list = await canvas.findByRole('list', { name: 'Apps' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await expect(within(list).getByRole('link', { name: 'Harbour API' })).toHaveAttribute(
      'href',
      '/tidewater-labs/apps/harbour-api/general',
    );
    const [card] = within(list).getAllByRole('listitem');
    await expect(card).toHaveTextContent(/Pilot Bookingpilot-booking/);
    await expect(card).toHaveTextContent(/us-east-1, Created \d/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as Rows' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('rows');
  },
});

/** Pinned apps come first; each row pins its app. */
export const Pinned = meta.story({
  args: {
    pinned: sampleApps.slice(3, 5),
    pins: {
      isPinned: ({ id }) => sampleApps.slice(3, 5).some((app) => app.id === id),
      onToggle: fn(),
    },
  },
  async play({ args, canvas, userEvent }) {
    const pinned = within(canvas.getByRole('table', { name: 'Pinned apps' }));
    await expect(pinned.getAllByRole('row')).toHaveLength(3);
    const app = sampleApps[3];
    await userEvent.click(pinned.getByRole('button', { name: `Unpin ${app?.name ?? ''}` }));
    await expect(args.pins?.onToggle).toHaveBeenCalledWith(app);
    const all = within(canvas.getByRole('table', { name: 'Apps' }));
    await userEvent.click(all.getByRole('button', { name: `Pin ${sampleApps[0]?.name ?? ''}` }));
    await expect(args.pins?.onToggle).toHaveBeenCalledWith(sampleApps[0]);
  },
});

export const PinnedNarrow = meta.story({
  args: { ...Pinned.composed.args },
  globals: { viewport: { value: 'mobile1' } },
});

export const PinnedCards = meta.story({
  args: { ...Pinned.composed.args, view: 'cards', onViewChange: fn() },
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: 'Apps' }));
    await expect(list.getAllByRole('button', { name: /^Pin / })).toHaveLength(8);
  },
});

export const Loading = meta.story({ args: { apps: loading } });

export const Empty = meta.story({
  args: { apps: ready({ apps: [], count: 0, unsearchedCount: 0 }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('fastapi deploy')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy fastapi deploy' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const Failed = meta.story({ args: { apps: failedWith(fn()) } });

export const Refreshing = meta.story({ args: { apps: refreshing(firstPage) } });

export const LastPage = meta.story({
  args: { apps: ready({ ...firstPage, apps: sampleApps.slice(0, 3) }), page: 3 },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('21–23 of 23')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
});

/** The activity is rendered when it is open. */
export const WithActivity = meta.story({
  args: { activity: <p>Deployment created</p>, onActivityOpenChange: fn() },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.queryByText('Deployment created')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Activity' }));
    await expect(args.onActivityOpenChange).toHaveBeenCalledWith(true);
  },
});

export const ActivityOpen = meta.story({
  args: { ...WithActivity.composed.args, isActivityOpen: true, onActivityOpenChange: fn() },
  async play({ args, userEvent }) {
    const drawer = within(await findOpen('dialog', 'Activity'));
    await expect(drawer.getByText('Deployment created')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await expect(args.onActivityOpenChange).toHaveBeenCalledWith(false);
  },
});

export const NothingFound = meta.story({
  args: { apps: ready({ apps: [], count: 0, unsearchedCount: 12 }), search: 'lighthouse' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Search' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith('');
  },
});

export const OldestFirst = meta.story({
  args: { order: 'asc' },
  async play({ args, canvas, userEvent }) {
    // The column header is not a second sort control.
    await expect(canvas.queryByRole('button', { name: 'Created' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Order: Oldest first' }));
    await expect(args.onOrderChange).toHaveBeenCalledWith('desc');
  },
});

export const LongContent = meta.story({
  args: {
    apps: ready({
      apps: [
        sampleApp({
          seed: 40,
          name: 'International Harbour Master Scheduling API v2',
          region: 'asia-southeast-2-extended',
          agoMs: 0,
          latest: sampleDeployment({ seed: 41, status: 'verification_failed_oom', agoMs: 60_000 }),
        }),
        sampleApp({ seed: 42, name: 'سجل الميناء', agoMs: 0 }),
        sampleApp({ seed: 43, name: '⚓️🚢 Fähr­verbindungen', agoMs: 0 }),
      ],
      count: 3,
      unsearchedCount: 0,
    }),
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
