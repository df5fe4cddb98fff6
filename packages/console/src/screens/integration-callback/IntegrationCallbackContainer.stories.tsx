import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { IntegrationCallbackContainer } from './IntegrationCallbackContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Integration Callback/Over the platform',
  component: IntegrationCallbackContainer,
  parameters: { isPage: true },
  args: { teamSlug: 'tidewater-labs', integration: 'neon' },
});

export const NotStartedInThisTab = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation } = await openConsole(
      '/tidewater-labs/integrations/neon/callback?link_code=somebodys&state=elses',
      { msw, mount, features: { integrations: true } },
    );
    await expect(
      await canvas.findByText('This connection wasn’t started in this tab'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Integrations' }));
    await expect(await canvas.findByRole('row', { name: /^Neon/ })).toBeVisible();
    await expect(navigation.current()).toBe('/tidewater-labs/integrations');
  },
});
