import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { RecoverPasswordContainer } from './RecoverPasswordContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Recover Password/Over the platform',
  component: RecoverPasswordContainer,
  parameters: { hasLandmarks: true },
});

export const DoesNotRevealAccounts = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { control } = await openConsole('/recover-password', { msw, mount, isSignedIn: false });
    await userEvent.type(await canvas.findByLabelText('Email'), 'nobody@example.org{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('nobody@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Use Another Address' }));
    const field = await canvas.findByLabelText('Email');
    await userEvent.clear(field);
    await userEvent.type(field, 'grace@example.com{Enter}');
    await expect(await canvas.findByText('grace@example.com')).toBeVisible();
    await expect(control.outbox('nobody@example.org')).toEqual([]);
    await expect(control.outbox('grace@example.com')[0]?.kind).toBe('password_recovery');
  },
});

export const KeepsTheRedirect = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const loginPath = '/login?redirect=%2Ftidewater-labs%2Fapps';
    await openConsole(loginPath, { msw, mount, isSignedIn: false });
    await userEvent.click(await canvas.findByRole('link', { name: 'Forgot password?' }));
    const back = await canvas.findByRole('link', { name: 'Back to log in' });
    await expect(back).toHaveAttribute('href', loginPath);
  },
});
