import { expect, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { LogsContainer } from './LogsContainer.tsx';

const path = '/tidewater-labs/apps/harbour-api/logs';

const meta = preview.meta({
  title: 'Screens/Logs/Over the platform',
  parameters: { isPage: true },
  component: LogsContainer,
  args: { teamSlug: 'tidewater-labs', appSlug: 'harbour-api' },
});

export const Filters = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation } = await openConsole(path, { msw, mount });
    // The viewer's code has to load first.
    const log = await canvas.findByRole('grid', { name: 'App log' }, { timeout: 15_000 });
    await canvas.findByText(/^[\d,]+ lines read$/, { selector: 'form *' });
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Filter' }),
      'status:2xx -healthz{Enter}',
    );
    const filters = within(await canvas.findByRole('list', { name: 'Filters' }));
    await expect(filters.getAllByRole('listitem')).toHaveLength(2);
    await expect(
      await canvas.findByText(/^[\d,]+ of [\d,]+ read$/, { selector: 'form *' }),
    ).toBeVisible();
    await expect(navigation.current()).toBe(`${path}?q=status%3A2xx+-healthz`);
    await expect(log).toBeVisible();
    await userEvent.click(filters.getByRole('button', { name: 'Remove -healthz' }));
    await expect(navigation.current()).toBe(`${path}?q=status%3A2xx`);
  },
});
