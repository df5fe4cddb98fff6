import { appEndpoints, deploymentEndpoints } from '@quayside/api-contract';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { DeploymentContainer } from './DeploymentContainer.tsx';

const list = '/tidewater-labs/apps/invoice-worker/deployments';

const meta = preview.meta({
  title: 'Screens/Deployment/Over the platform',
  parameters: { isPage: true },
  component: DeploymentContainer,
  args: { teamSlug: 'tidewater-labs', appSlug: 'invoice-worker', deploymentId: '' },
});

export const ExplainsAFailure = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    await openConsole(list, { msw, mount });
    const failed = await canvas.findByRole('row', { name: /Build Failed/ });
    await userEvent.click(within(failed).getByRole('link'));
    const steps = await canvas.findByRole('list', { name: 'Deployment steps' });
    await expect(await within(steps).findByText(/^Build failed/)).toBeVisible();
    await expect(await canvas.findByText('The previous deployment stays live.')).toBeVisible();
    await canvas.findAllByText('Ended');
    await waitFor(() =>
      expect(canvas.getByRole('grid', { name: 'Build log' })).toHaveTextContent('sqlalchemy'),
    );
    await expect(await canvas.findByText(/conflicts with/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Last Good Build/ }));
    await expect(await canvas.findByText(/is the first that differs/)).toBeVisible();
  },
});

export const ExplainsOnlyItsOwnFailure = meta.story({
  async play({ mount, canvas, canvasElement, userEvent, msw }) {
    const { navigation, client, control } = await openConsole(list, { msw, mount });
    const failed = await canvas.findByRole('row', { name: /Build Failed/ });
    await userEvent.click(within(failed).getByRole('link'));
    await expect(await canvas.findByText(/conflicts with/)).toBeVisible();

    const apps = await client.call(appEndpoints.listApps, { query: { slug: 'harbour-api' } });
    const { data } = await client.call(deploymentEndpoints.listDeployments, {
      path: { app_id: apps.data[0]?.id ?? '' },
      query: { limit: 100 },
    });
    const other = data.find(({ status }) => status === 'building_image_failed')?.id ?? 'none';
    // Its log never arrives.
    control.setFaults([{ path: '/deployments/*/build-logs', delay_ms: 3_600_000 }]);
    navigation.navigate(`/tidewater-labs/apps/harbour-api/deployments/${other}`);
    await waitFor(() => expect(canvasElement).toHaveTextContent(other));
    await expect(canvas.queryByText(/conflicts with/)).toBeNull();
  },
});
