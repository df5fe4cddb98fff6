import { invitationEndpoints } from '@quayside/api-contract';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { InvitationContainer } from './InvitationContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Team Invitation/Over the platform',
  component: InvitationContainer,
  parameters: { hasLandmarks: true },
  args: { token: '' },
});

/** A response in another tab ends the offer. */
export const WasDecidedElsewhere = meta.story({
  async play({ mount, canvas, msw }) {
    const { page, client, control, later, navigation } = await openConsole('/teams', { msw });
    const mail = control.outbox('ada@example.com').find(({ kind }) => kind === 'invitation');
    const token = mail?.token ?? '';
    navigation.navigate(`/invitation?token=${token}`);
    await mount(page);
    await canvas.findByRole('button', { name: 'Accept Invitation' });
    await client.call(invitationEndpoints.acceptInvitation, { body: { token } });
    later(0);
    await expect(
      await canvas.findByText('This invitation has already been accepted'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept Invitation' })).toBeNull();
  },
});

export const IsForAnotherAddress = meta.story({
  async play({ mount, canvas, msw }) {
    const { page, control, navigation } = await openConsole('/teams', { msw });
    const mail = control.outbox('dorothy@example.org').find(({ kind }) => kind === 'invitation');
    navigation.navigate(`/invitation?token=${mail?.token ?? ''}`);
    await mount(page);
    await expect(await canvas.findByText('This invitation is for another email')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Switch Account' })).toBeVisible();
  },
});
