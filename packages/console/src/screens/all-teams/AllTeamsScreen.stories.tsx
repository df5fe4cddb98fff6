import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import { failedWith } from '../../testing/failures.ts';
import { AllTeamsScreen } from './AllTeamsScreen.tsx';
import type { AllTeamsScreenProps } from './AllTeamsScreen.tsx';

const team = (name: string, slug: string, role: 'personal' | 'owner' | 'member') => ({
  id: slug,
  name,
  slug,
  role,
  href: `/${slug}/apps`,
});

const teams = [
  team('Ada Lovelace', 'ada-5e0c1d2f', 'personal'),
  team('Pilots of the Western Approaches', 'pilots', 'member'),
  team('Tidewater Labs', 'tidewater-labs', 'owner'),
];

const props: AllTeamsScreenProps = {
  teams: ready(teams),
  search: '',
  onSearchChange: fn(),
  order: 'asc',
  onOrderChange: fn(),
  newTeamHref: '/teams/new',
};

const meta = preview.meta({
  title: 'Screens/All Teams',
  tags: ['autodocs'],
  component: AllTeamsScreen,
  parameters: { isPage: true },
  args: props,
});

export const Ready = meta.story({
  async play({ args, canvas, userEvent }) {
    const row = canvas.getByRole('row', { name: /Tidewater Labs/ });
    await expect(row).toHaveTextContent('/tidewater-labs');
    await expect(row).toHaveTextContent('Owner');
    await expect(canvas.getByRole('link', { name: /Tidewater Labs/ })).toHaveAttribute(
      'href',
      '/tidewater-labs/apps',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Team/ }));
    await expect(args.onOrderChange).toHaveBeenCalledWith('desc');
    await expect(canvas.getByRole('link', { name: 'New Team' })).toHaveAttribute(
      'href',
      '/teams/new',
    );
  },
});

export const NothingFound = meta.story({
  args: { teams: ready([]), search: 'harbour' },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('No teams match “harbour”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Search' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith('');
  },
});

export const Empty = meta.story({ args: { teams: ready([]), newTeamHref: undefined } });

export const Loading = meta.story({ args: { teams: loading } });

export const Failed = meta.story({ args: { teams: failedWith(fn()) } });

export const WithoutCreation = meta.story({
  args: { newTeamHref: undefined },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'New Team' })).toBeNull();
  },
});

export const LongContent = meta.story({
  args: {
    teams: ready([
      team('<b>Consolidated Harbour & Coastal Waterways</b> مرحبا', 'x'.repeat(63), 'member'),
      ...teams,
    ]),
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
