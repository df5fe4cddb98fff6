import { appEndpoints, deploymentEndpoints } from '@quayside/api-contract';
import { expect, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { GeneralContainer } from './GeneralContainer.tsx';

const meta = preview.meta({
  title: 'Screens/General/Over the platform',
  component: GeneralContainer,
  parameters: { isPage: true },
  args: { teamSlug: 'tidewater-labs', appSlug: 'tide-tables' },
});

export const LeadsToADeployment = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation } = await openConsole('/tidewater-labs/apps/tide-tables/general', {
      msw,
      mount,
    });
    await expect(await canvas.findByText('DATABASE_URL')).toBeVisible();
    const table = await canvas.findByRole('table', { name: 'Latest Deployments' });
    const [, newest] = await within(table).findAllByRole('row');
    await userEvent.click(within(newest ?? table).getByRole('link'));
    await expect(await canvas.findByRole('list', { name: /^Deployment steps/ })).toBeVisible();
    await expect(navigation.current()).toContain('/tide-tables/deployments/');
  },
});

export const ShowsThatADeploymentHasEnded = meta.story({
  async play({ mount, canvas, msw }) {
    const { page, client, later } = await openConsole('/tidewater-labs/apps/harbour-api/general', {
      msw,
    });
    const [app] = (await client.call(appEndpoints.listApps, { query: { slug: 'harbour-api' } }))
      .data;
    const { data } = await client.call(deploymentEndpoints.listDeployments, {
      path: { app_id: app?.id ?? '' },
    });
    const [newest] = data;
    await client.call(deploymentEndpoints.redeploy, { path: { deployment_id: newest?.id ?? '' } });
    await mount(page);
    // In the title, in the details, and in the list.
    await waitFor(() => expect(canvas.getAllByText('Build Queued')).toHaveLength(3));
    later(10 * 60_000);
    await waitFor(() => expect(canvas.queryByText('Build Queued')).toBeNull());
  },
});
