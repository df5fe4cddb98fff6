import { Page } from '@quayside/design-system';
import { expect, fn, screen, within, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { en } from '../runtime/messages/en/index.ts';
import { matchPage } from '../runtime/navigation/paths.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import type { CrumbNames } from './breadcrumbs.ts';
import { shellNavigation } from '../features/shell-navigation/shellNavigation.ts';
import { SignedInLayout } from './SignedInLayout.tsx';
import type { SignedInLayoutProps } from './SignedInLayout.tsx';
import { SignedInLayoutSkeleton } from './SignedInLayoutSkeleton.tsx';

const links = {
  feedback: 'mailto:support@quayside.example',
  community: 'https://community.quayside.example',
  documentation: 'https://docs.quayside.example',
  status: 'https://status.quayside.example',
  terms: 'https://quayside.example/terms',
  privacy: 'https://quayside.example/privacy',
  accessibility: 'https://quayside.example/accessibility',
};

const tidewater = {
  slug: 'tidewater-labs',
  name: 'Tidewater Labs',
  role: 'owner',
  href: '/tidewater-labs/apps',
} as const;
const personal = {
  slug: 'ada-lovelace',
  name: 'Ada Lovelace',
  role: 'personal',
  href: '/ada-lovelace/apps',
} as const;
const pilots = {
  slug: 'pilots',
  name: 'Pilots of the Western Approaches',
  role: 'member',
  href: '/pilots/apps',
} as const;

/** Renders the rail and breadcrumbs of a path. */
function at(path: string, names: CrumbNames) {
  const match = matchPage(path);
  if (match === undefined) throw new Error(`No page at ${path}`);
  return {
    navigation: shellNavigation(match, () => true),
    breadcrumbs: breadcrumbsOf(match, names, en.pages, () => true),
    children: <Page title={en.pages[match.id]} />,
  };
}

const ready: SignedInLayoutProps = {
  productName: 'Quayside',
  homeHref: '/',
  links,
  user: { id: 'u-1', email: 'ada@example.com', full_name: 'Ada Lovelace' },
  teams: [tidewater, personal, pilots],
  team: tidewater,
  theme: 'dark',
  onThemeChange: fn(),
  onLogOut: fn(),
  ...at('/tidewater-labs/apps', { team: 'Tidewater Labs' }),
};

const meta = preview.meta({
  title: 'Screens/Shell',
  component: SignedInLayout,
  parameters: { hasLandmarks: true },
  args: ready,
});

const inApp = {
  app: { id: 'harbour-api', name: 'Harbour API' },
  ...at('/tidewater-labs/apps/harbour-api/deployments/3f9a1c52-8d04-4be7-9c1e-5a60b7d21e4f', {
    team: 'Tidewater Labs',
    app: 'Harbour API',
  }),
};

export const TeamPage = meta.story({
  async play({ canvas }) {
    const team = canvas.getByRole('navigation', { name: 'Team' });
    await expect(team).toHaveTextContent('AppsIntegrationsTeam Settings');
    await expect(within(team).getByRole('link', { name: 'Apps', current: 'page' })).toBeVisible();
  },
});

export const AppPage = meta.story({
  args: inApp,
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: '3f9a1…21e4f' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const ChangesTheTeam = meta.story({
  args: { allTeamsHref: '/teams', newTeamHref: '/teams/new' },
  async play({ canvas, userEvent }) {
    const button = await canvas.findByRole('button', {
      name: /Tidewater Labs.*Owner.*Switch team/,
      expanded: false,
    });
    await userEvent.click(button);
    const search = await screen.findByRole('searchbox', { name: 'Find a team' });
    await expect(search).toHaveFocus();
    const current = await screen.findByRole('menuitemradio', { name: /Tidewater Labs/ });
    await expect(current).toBeChecked();
    await userEvent.type(search, 'lövel');
    await waitFor(() => expect(screen.getAllByRole('menuitemradio')).toHaveLength(1));
    await expect(screen.getByRole('menuitemradio', { name: /Ada Lovelace/ })).toHaveAttribute(
      'href',
      '/ada-lovelace/apps',
    );
    await userEvent.type(search, ' of nowhere');
    await waitFor(() => expect(screen.getByText('No teams found')).toBeVisible());
    await expect(screen.getByRole('link', { name: 'All Teams' })).toHaveAttribute('href', '/teams');
    await waitFor(() => expect(screen.getByRole('link', { name: 'New Team' })).toBeVisible());
    await userEvent.keyboard('{Escape}{Escape}');
    // React Aria restores focus in the next frame.
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const WithoutAResponse = meta.story({
  args: { user: undefined, teams: [], team: undefined },
  async play({ args, canvas, userEvent }) {
    const team = canvas.getByRole('navigation', { name: 'Team' });
    await expect(within(team).getByRole('link', { name: 'Apps', current: 'page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

export const ChangesTheTheme = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Theme', expanded: false }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'System' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('system');
  },
});

export const LogsOut = meta.story({
  args: { accountSettingsHref: '/settings' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ada Lovelace, account menu', expanded: false }),
    );
    await waitFor(() => expect(screen.getByText('ada@example.com')).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Account Settings' })).toHaveAttribute(
      'href',
      '/settings',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

export const CollapsesTheRail = meta.story({
  args: inApp,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar' }));
    await expect(canvas.getByRole('link', { name: 'Deployments', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Tidewater Labs/ })).toBeVisible();
  },
});

export const NothingConfigured = meta.story({ args: { links: {} } });

export const LongContent = meta.story({
  args: {
    team: pilots,
    user: {
      id: 'u-2',
      email: 'a-very-long-address-of-a-person-with-many-names@subdomain.example.com',
      full_name: null,
    },
    app: { id: 'a-2', name: 'The application whose name has exactly 50 letters!' },
    ...at('/pilots/apps/a-long-slug/environment-variables', {
      team: 'Pilots of the Western Approaches',
      app: 'The application whose name has exactly 50 letters!',
    }),
  },
});

export const Narrow = meta.story({
  args: inApp,
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({ args: inApp, globals: { dir: 'rtl' } });

export const Loading = meta.story({
  render: ({ productName, links: configured }) => (
    <SignedInLayoutSkeleton productName={productName} links={configured} />
  ),
});
