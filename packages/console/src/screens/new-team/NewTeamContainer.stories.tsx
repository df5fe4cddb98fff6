import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { NewTeamContainer } from './NewTeamContainer.tsx';

const meta = preview.meta({
  title: 'Screens/New Team/Over the platform',
  component: NewTeamContainer,
  parameters: { isPage: true },
});

export const DismissesTheErrorToastWhenTryingAgainSucceeds = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { control } = await openConsole('/teams/new', {
      msw,
      mount,
      features: { teamCreation: true },
    });
    control.setFaults([{ method: 'POST', path: '/teams', status: 400, times: 1 }]);
    await userEvent.type(await canvas.findByLabelText('Name'), 'Harbour Pilots');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Team' }));
    const notifications = within(await screen.findByRole('region', { name: /Notifications/ }));
    await waitFor(() => expect(notifications.getByText('Something went wrong!')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Create Team' }));
    await expect(await canvas.findByText('Deploy your first app')).toBeVisible();
    // Before the toast would be dismissed automatically.
    await waitFor(() => expect(notifications.queryByText('Something went wrong!')).toBeNull(), {
      timeout: 3000,
    });
  },
});
