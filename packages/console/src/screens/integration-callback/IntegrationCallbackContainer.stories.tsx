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

const open = (query: string) =>
  openConsole(`/tidewater-labs/integrations/neon/callback?${query}`, {
    features: { integrations: true },
  });

export const TakesANoForANo = meta.story({
  async play({ mount, canvas, userEvent }) {
    const { page, navigation } = await open('error=access_denied&state=any');
    await mount(page);
    await expect(await canvas.findByText('You did not allow it')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Integrations' }));
    await expect(navigation.current()).toBe('/tidewater-labs/integrations');
  },
});

export const WasNotAskedForByThisTab = meta.story({
  async play({ mount, canvas }) {
    const { page } = await open('link_code=somebodys&state=elses');
    await mount(page);
    await expect(await canvas.findByText('This tab did not ask for it')).toBeVisible();
  },
});
