import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { confirm } from '../../testing/findOpen.ts';
import { openConsole } from '../../testing/openConsole.tsx';
import { AppSettingsContainer } from './AppSettingsContainer.tsx';

const meta = preview.meta({
  title: 'Screens/App Settings/Over the platform',
  component: AppSettingsContainer,
  parameters: { isPage: true },
  args: { teamSlug: 'tidewater-labs', appSlug: 'docs-search' },
});

export const DeletesTheAppForGood = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation } = await openConsole('/tidewater-labs/apps/docs-search/settings', {
      msw,
      mount,
    });
    const open = await canvas.findByRole('button', { name: 'Delete App…' });
    await waitFor(() => expect(open).toBeEnabled());
    await userEvent.click(open);
    await confirm('Delete App', { typed: 'Docs Search' });
    await waitFor(() => expect(navigation.current()).toBe('/tidewater-labs/apps'));
    await canvas.findByRole('link', { name: /Harbour API/ });
    await expect(canvas.queryByRole('link', { name: /Docs Search/ })).toBeNull();
  },
});
