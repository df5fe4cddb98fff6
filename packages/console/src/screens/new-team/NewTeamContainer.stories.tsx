import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { NewTeamContainer } from './NewTeamContainer.tsx';

const meta = preview.meta({
  title: 'Screens/New Team/Over the platform',
  component: NewTeamContainer,
  parameters: { isPage: true },
});

export const FromAllTeamsToANewOne = meta.story({
  async play({ mount, canvas, userEvent }) {
    const { page, navigation } = await openConsole('/teams', {
      features: { teamCreation: true },
    });
    await mount(page);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search teams' }), 'tide');
    await waitFor(() => expect(navigation.current()).toBe('/teams?q=tide'));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('link', { name: 'New Team' }));
    await userEvent.type(await canvas.findByLabelText('Name'), 'Harbour Pilots');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Team' }));
    await waitFor(() => expect(navigation.current()).toMatch(/^\/harbour-pilots[-a-f0-9]*\/apps$/));
    await expect(await canvas.findByText('Deploy your first app')).toBeVisible();
  },
});
