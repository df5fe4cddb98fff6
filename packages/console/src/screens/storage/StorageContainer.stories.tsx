import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { confirm } from '../../testing/findOpen.ts';
import { openConsole } from '../../testing/openConsole.tsx';
import { StorageContainer } from './StorageContainer.tsx';

const path = '/tidewater-labs/apps/docs-search/storage';

const meta = preview.meta({
  title: 'Screens/Storage/Over the platform',
  parameters: { isPage: true },
  component: StorageContainer,
  args: { teamSlug: 'tidewater-labs', appSlug: 'docs-search' },
});

export const ConnectsADatabase = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation } = await openConsole(path, { msw, mount });
    await userEvent.click(await canvas.findByRole('link', { name: 'Connect Storage' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Connect Storage' })).toHaveFocus(),
    );
    const pick = async (step: string, option: RegExp) => {
      // It is disabled while its options load.
      await waitFor(() => expect(canvas.getByRole('combobox', { name: step })).toBeEnabled());
      await userEvent.click(canvas.getByRole('combobox', { name: step }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await pick('Integration', /^Neon/);
    await pick('Project', /^production/);
    await pick('Branch', /^main/);
    await expect(navigation.current()).toMatch(/connect=.+&project=.+&branch=/);
    await pick('Database', /^neondb/);
    await expect(await canvas.findByLabelText('Environment variable')).toHaveValue('DATABASE_URL');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(await canvas.findByRole('row', { name: /neondb/ })).toHaveTextContent(
      'DATABASE_URL',
    );
    await expect(navigation.current()).toBe(path);
    await expect(canvas.getByRole('heading', { name: 'Storage' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect neondb' }));
    await confirm('Disconnect');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /neondb/ })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('main').contains(document.activeElement)).toBe(true),
    );
  },
});
