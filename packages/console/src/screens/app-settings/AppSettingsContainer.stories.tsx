import { expect, screen, waitFor, within } from 'storybook/test';

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

export const StaysOnThePageTheUserOpened = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, navigation, control, later } = await openConsole(
      '/tidewater-labs/apps/docs-search/settings',
      { msw },
    );
    await mount(page);
    const open = await canvas.findByRole('button', { name: 'Delete App…' });
    await waitFor(() => expect(open).toBeEnabled());
    await userEvent.click(open);
    const dialog = within(await findOpen('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Docs Search');
    control.setFaults([{ path: '/apps/*', method: 'DELETE', delay_ms: 60_000 }]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete App' }));
    navigation.navigate('/teams');
    await canvas.findByRole('searchbox', { name: 'Search teams' });
    // The clock runs, because the call may reach the platform later.
    await waitFor(() => {
      later(60_000);
      return expect(screen.getByText('Docs Search deleted')).toBeVisible();
    });
    await expect(navigation.current()).toBe('/teams');
  },
});
