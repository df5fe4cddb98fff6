import { loginEndpoints } from '@quayside/api-contract';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { ResetPasswordContainer } from './ResetPasswordContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Reset Password/Over the platform',
  component: ResetPasswordContainer,
  parameters: { hasLandmarks: true },
});

export const AcceptsALinkOnce = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, client, control, navigation } = await openConsole('/recover-password', {
      msw,
      isSignedIn: false,
    });
    await client.call(loginEndpoints.recoverPassword, { path: { email: 'grace@example.com' } });
    const link = `/reset-password?token=${control.outbox('grace@example.com')[0]?.token ?? ''}`;
    navigation.navigate(link);
    await mount(page);
    const reset = async () => {
      await userEvent.type(await canvas.findByLabelText('New password'), 'compiler-first');
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'compiler-first{Enter}');
    };
    await reset();
    await expect(await canvas.findByText('Password changed')).toBeVisible();
    navigation.navigate('/login');
    await canvas.findByRole('button', { name: 'Log In' });
    navigation.navigate(link);
    await reset();
    await expect(await canvas.findByText('This link has expired')).toBeVisible();
  },
});
