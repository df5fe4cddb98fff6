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

export const InvitesAndRemoves = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { control } = await openConsole('/tidewater-labs/settings', { msw, mount });

    await userEvent.type(
      await canvas.findByLabelText('Email addresses'),
      'hedy@example.org, grace@example.com, dorothy@example.org',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    const results = await canvas.findByRole('list', { name: 'Results' });
    await waitFor(() =>
      expect(results).toHaveTextContent(
        'dorothy@example.org: An invitation for this email is already pending',
      ),
    );
    await expect(results).toHaveTextContent('hedy@example.org: Invited');
    await expect(results).toHaveTextContent('grace@example.com: Already a member');
    await expect(control.outbox('hedy@example.org')).toHaveLength(1);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Resend to hedy@example.org' }),
    );
    await waitFor(() => expect(control.outbox('hedy@example.org')).toHaveLength(2));

    await userEvent.click(canvas.getByRole('button', { name: 'Remove User Radia Perlman' }));
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
