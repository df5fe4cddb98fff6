import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { confirm } from '../../testing/findOpen.ts';
import { openConsole } from '../../testing/openConsole.tsx';
import { TeamSettingsContainer } from './TeamSettingsContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Team Settings/Over the platform',
  component: TeamSettingsContainer,
  parameters: { isPage: true },
  args: { teamSlug: 'tidewater-labs' },
});

/** Invitations of several people: the flow of teams. */
export const Removes = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    await openConsole('/tidewater-labs/settings', { msw, mount });
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove User Radia Perlman' }));
    await confirm('Remove User');
    await waitFor(() => expect(screen.getByText('User removed successfully')).toBeVisible());
    await expect(canvas.queryByText('radia@example.org')).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Members' }).contains(document.activeElement)).toBe(
        true,
      ),
    );
  },
});
