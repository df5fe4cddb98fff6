import { appEndpoints, teamEndpoints } from '@quayside/api-contract';
import { expect, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { findOpen } from '../../testing/findOpen.ts';
import { openConsole } from '../../testing/openConsole.tsx';
import { HomeContainer } from './HomeContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Home/Over the platform',
  component: HomeContainer,
  parameters: { isPage: true },
});

export const DeclinesAnInvitationAndOpensADeployment = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, navigation } = await openConsole('/', { msw });
    await mount(page);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Decline the invitation to Lighthouse Works' }),
    );
    const dialog = await findOpen('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(canvas.queryByText(/invited you to/)).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('main').contains(document.activeElement)).toBe(true),
    );
    const deployments = await canvas.findByRole('table', { name: 'Deployments' });
    await userEvent.click(await within(deployments).findByRole('link', { name: /Pilot Booking/ }));
    await waitFor(() =>
      expect(navigation.current()).toMatch(/^\/tidewater-labs\/apps\/pilot-booking\/deployments\//),
    );
  },
});

/** The first deployment is made in a terminal while the page is open. */
export const TheFirstAppAppears = meta.story({
  async play({ mount, canvas, msw }) {
    const { page, client, later, session } = await openConsole('/', { msw });
    const team = await client.call(teamEndpoints.createTeam, { body: { name: 'Harbour Pilots' } });
    session.setCurrentTeam(team.slug);
    await mount(page);
    await expect(await canvas.findByText('Deploy your first app')).toBeVisible();
    await client.call(appEndpoints.createApp, { body: { name: 'Pilot API', team_id: team.id } });
    later(10_000);
    await expect(await canvas.findByRole('link', { name: /Pilot API/ })).toBeVisible();
  },
});
