import { expect, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { findOpen } from '../../testing/findOpen.ts';
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
    const { page, navigation } = await openConsole('/tidewater-labs/apps/docs-search/settings', {
      msw,
    });
    await mount(page);
    const open = await canvas.findByRole('button', { name: 'Delete App…' });
    await waitFor(() => expect(open).toBeEnabled());
    await userEvent.click(open);
    const dialog = within(await findOpen('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Docs Search');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete App' }));
    await waitFor(() => expect(navigation.current()).toBe('/tidewater-labs/apps'));
    await canvas.findByRole('link', { name: /Harbour API/ });
    await expect(canvas.queryByRole('link', { name: /Docs Search/ })).toBeNull();
  },
});
