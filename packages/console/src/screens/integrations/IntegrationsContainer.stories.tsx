import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { IntegrationsContainer } from './IntegrationsContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Integrations/Over the platform',
  component: IntegrationsContainer,
  parameters: { isPage: true },
  args: { teamSlug: 'tidewater-labs' },
});

export const OpensAConnection = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    await openConsole('/tidewater-labs/integrations', {
      msw,
      mount,
      features: { integrations: true },
    });
    await userEvent.click(await canvas.findByRole('link', { name: /^Neon/ }));
    await expect(await canvas.findByRole('table', { name: 'Available Projects' })).toBeVisible();
  },
});
