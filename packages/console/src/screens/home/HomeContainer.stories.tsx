import { appEndpoints, teamEndpoints } from '@quayside/api-contract';
import { expect, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { confirm } from '../../testing/findOpen.ts';
import { openConsole } from '../../testing/openConsole.tsx';
import { HomeContainer } from './HomeContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Home/Over the platform',
  component: HomeContainer,
  parameters: { isPage: true },
});

export const DeclinesAnInvitationAndOpensADeployment = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation } = await openConsole('/', { msw, mount });
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Decline the invitation to Lighthouse Works' }),
    );
    await confirm('Decline');
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

/** Each listed app is asked for its log once, and its errors are one press away. */
export const LeadsToTheErrorsOfAnApp = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const asked: string[] = [];
    const { page, navigation } = await openConsole('/', { msw });
    msw.events.on('request:start', ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/logs')) asked.push(pathname);
    });
    await mount(page);
    const [errors] = await canvas.findAllByRole('link', { name: /\d errors?/ });
    await expect(errors).toBeVisible();
    if (errors !== undefined) await userEvent.click(errors);
    await waitFor(() => expect(navigation.current()).toMatch(/\/logs\?view=errors$/));
    await expect(new Set(asked).size).toBe(asked.length);
    await expect(asked.length).toBeLessThanOrEqual(5);
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
