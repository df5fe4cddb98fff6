import { appEndpoints } from '@quayside/api-contract';
import { LinkButton, Section, Text } from '@quayside/design-system';
import { expect, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { findOpen } from '../../testing/findOpen.ts';
import { openConsole } from '../../testing/openConsole.tsx';
import type { Slots } from '../../runtime/slots.ts';
import { AppsContainer } from './AppsContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Apps/Over the platform',
  parameters: { isPage: true },
  component: AppsContainer,
  args: { teamSlug: 'tidewater-labs' },
});

export const PagesSearchesAndOpensAnApp = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation, control, later } = await openConsole('/tidewater-labs/apps', {
      msw,
      mount,
    });
    await expect(await canvas.findByText('1–10 of 12')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('11–12 of 12')).toBeVisible();
    await expect(navigation.current()).toBe('/tidewater-labs/apps?page=2');

    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));

    // The rows stay until all apps are read.
    control.setFaults([{ path: '/apps/', delay_ms: 60_000 }]);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search apps' }), 'tide');
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await waitFor(() => {
      later(60_000);
      return expect(canvas.getAllByRole('row')).toHaveLength(2);
    });
    control.setFaults([]);
    await expect(navigation.current()).toBe('/tidewater-labs/apps?q=tide');

    await userEvent.click(await canvas.findByRole('link', { name: /^Tide Tables/ }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Tide Tables/ }),
    ).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Latest Deployments' })).toBeVisible();
  },
});

/** Opens by keyboard. One app fails, and is loaded again. */
export const ActivityOfTheTeam = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation, client, control } = await openConsole('/tidewater-labs/apps', {
      msw,
      mount,
    });
    const button = await canvas.findByRole('button', { name: 'Activity' });
    const { data: apps } = await client.call(appEndpoints.listApps, { query: { limit: 100 } });
    const tides = apps.find(({ slug }) => slug === 'tide-tables');
    control.setFaults([{ path: `/apps/${tides?.id}/deployments/`, status: 503 }]);
    button.focus();
    await userEvent.keyboard('{Enter}');
    const card = within(await findOpen('dialog', 'Activity'));
    await expect(navigation.current()).toBe('/tidewater-labs/apps?view=activity');
    await expect(
      await card.findByText('Couldn’t load the deployments of Tide Tables'),
    ).toBeVisible();
    await expect(card.getAllByText('Harbour API')).not.toHaveLength(0);

    control.setFaults([]);
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(card.queryByText(/^Couldn’t load/)).toBeNull());
    const [ended] = card.getAllByRole('link', { name: /^[0-9a-f]{5,}…/ });
    if (ended === undefined) throw new Error('No deployment has ended');
    await userEvent.click(ended);
    await waitFor(() => expect(navigation.current()).toMatch(/\/deployments\/[0-9a-f-]{36}$/));
  },
});

/** Only the deployments of the 20 apps that changed last are read. */
export const ActivityOfManyApps = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, client } = await openConsole('/tidewater-labs/apps', { msw });
    const { data: apps } = await client.call(appEndpoints.listApps, { query: { limit: 100 } });
    const teamId = apps.find(({ slug }) => slug === 'harbour-api')?.team_id;
    if (teamId === undefined) throw new Error('The dataset has no Harbour API');
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        client.call(appEndpoints.createApp, {
          body: { name: `Buoy Monitor ${index}`, team_id: teamId },
        }),
      ),
    );
    await mount(page);
    await userEvent.click(await canvas.findByRole('button', { name: 'Activity' }));
    const card = within(await findOpen('dialog', 'Activity'));
    await expect(
      await card.findByText(
        'The 20 most recently changed apps are listed. 2 more apps are left out.',
      ),
    ).toBeVisible();
    await expect(card.getByRole('link', { name: 'Buoy Monitor 9' })).toBeVisible();
  },
});

/** The chosen view is remembered. */
export const RemembersCards = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { preferences } = await openConsole('/tidewater-labs/apps', { msw, mount });
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as Cards' }));
    await expect(await canvas.findByRole('list', { name: 'Apps' })).toBeVisible();
    await expect(preferences.read().appsView).toBe('cards');
  },
});

/** A pinned app comes first on Apps and on Home. */
export const PinsAnApp = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation } = await openConsole('/tidewater-labs/apps?q=harbour-api', { msw, mount });
    await userEvent.click(await canvas.findByRole('button', { name: 'Pin Harbour API' }));
    await canvas.findByRole('button', { name: 'Unpin Harbour API' });
    navigation.navigate('/tidewater-labs/apps');
    const pinned = within(await canvas.findByRole('table', { name: 'Pinned apps' }));
    await expect(pinned.getByRole('link', { name: /Harbour API/ })).toBeVisible();
    navigation.navigate('/');
    await canvas.findByRole('heading', { level: 1, name: /Home/ });
    const unpin = await canvas.findByRole('button', { name: 'Unpin Harbour API' });
    const home = within(canvas.getByRole('table', { name: 'Apps' }));
    await expect(home.getAllByRole('row')[1]).toHaveTextContent('Harbour API');
    await userEvent.click(unpin);
    navigation.navigate('/tidewater-labs/apps');
    await canvas.findByText('1–10 of 12');
    await expect(canvas.queryByRole('table', { name: 'Pinned apps' })).toBeNull();
  },
});

/** An app that was deleted elsewhere is unpinned, without an error. */
export const UnpinsADeletedApp = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation, client } = await openConsole('/', { msw, mount });
    await userEvent.click(await canvas.findByRole('button', { name: 'Pin Harbour API' }));
    await canvas.findByRole('button', { name: 'Unpin Harbour API' });
    const [app] = (await client.call(appEndpoints.listApps, { query: { slug: 'harbour-api' } }))
      .data;
    await client.call(appEndpoints.deleteApp, { path: { app_id: app?.id ?? '' } });
    navigation.navigate('/tidewater-labs/apps');
    await canvas.findByText('1–10 of 11');
    await waitFor(() => expect(canvas.queryByRole('table', { name: 'Pinned apps' })).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

const slots: Slots = {
  apps: {
    headerActions: ({ params }) => (
      <LinkButton variant="secondary" href={`https://billing.example/${params.teamSlug}`}>
        Usage
      </LinkButton>
    ),
    section: (
      <Section title="Costs This Month">
        <Text as="p">€ 214.20</Text>
      </Section>
    ),
  },
};

/** A host adds a header action and a section. */
export const HostContent = meta.story({
  async play({ mount, canvas, msw }) {
    const { navigation } = await openConsole('/tidewater-labs/apps', { msw, mount, slots });
    await expect(await canvas.findByRole('link', { name: 'Usage' })).toHaveAttribute(
      'href',
      'https://billing.example/tidewater-labs',
    );
    await expect(canvas.getByRole('region', { name: 'Costs This Month' })).toBeVisible();
    navigation.navigate('/tidewater-labs/apps/harbour-api/general');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Harbour API/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Costs This Month' })).toBeNull();
  },
});
