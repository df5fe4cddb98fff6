import { integrationEndpoints, teamEndpoints } from '@quayside/api-contract';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { IntegrationContainer } from './IntegrationContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Integration/Over the platform',
  component: IntegrationContainer,
  parameters: { isPage: true },
  args: { teamSlug: 'tidewater-labs', integrationId: '' },
});

export const LeadsToAnAppThatUsesIt = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, client, navigation } = await openConsole('/tidewater-labs/integrations', {
      msw,
      features: { integrations: true },
    });
    const { data: teams } = await client.call(teamEndpoints.listTeams, {
      query: { slug: 'tidewater-labs' },
    });
    const { data } = await client.call(integrationEndpoints.listTeamIntegrations, {
      path: { team_id: teams[0]?.id ?? '' },
    });
    const redis = data.find(({ id }) => id === 'redis')?.connected_integration;
    navigation.navigate(`/tidewater-labs/integrations/${redis?.id ?? ''}`);
    await mount(page);
    await userEvent.click(await canvas.findByRole('link', { name: /Invoice Worker/ }));
    await expect(await canvas.findByRole('row', { name: /REDIS_URL/ })).toBeVisible();
    await expect(navigation.current()).toBe('/tidewater-labs/apps/invoice-worker/storage');
  },
});
