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

export const TakesALinkOnce = meta.story({
  async play({ mount, canvas, userEvent }) {
    const { page, client, control, navigation } = await openConsole('/recover-password', {
      isSignedIn: false,
    });
    await client.call(loginEndpoints.recoverPassword, { path: { email: 'grace@example.com' } });
    const link = `/reset-password?token=${control.outbox('grace@example.com')[0]?.token ?? ''}`;
    navigation.navigate(link);
    await mount(page);
    await userEvent.type(await canvas.findByLabelText('New password'), 'compiler-first');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'compiler-first{Enter}');
    await expect(await canvas.findByText('Your password is changed')).toBeVisible();
    // It was good for once.
    const token = control.outbox('grace@example.com')[0]?.token ?? '';
    const again = client.call(loginEndpoints.resetPassword, {
      body: { token, new_password: 'another-one-1' },
    });
    await expect(again).rejects.toThrow();
  },
});
