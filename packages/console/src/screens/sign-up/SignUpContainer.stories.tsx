import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { SignUpContainer } from './SignUpContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Sign Up/Over the platform',
  component: SignUpContainer,
  parameters: { hasLandmarks: true },
});

export const SignsUpAndConfirmsTheAddress = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, control, navigation } = await openConsole('/signup', { msw, isSignedIn: false });
    await mount(page);
    await userEvent.type(await canvas.findByLabelText('Full name'), 'Hedy Lamarr');
    await userEvent.type(canvas.getByLabelText('Email'), 'hedy@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'frequency-hopping');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'frequency-hopping');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await canvas.findByRole('heading', { name: 'Check your email' });
    const [mail] = control.outbox('hedy@example.org');
    navigation.navigate(`/verify-email?token=${mail?.token ?? ''}`);
    await expect(await canvas.findByText('Email confirmed')).toBeVisible();
  },
});

export const DismissesTheErrorToastWhenTryingAgainSucceeds = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, control } = await openConsole('/signup', { msw, isSignedIn: false });
    await mount(page);
    control.setFaults([{ method: 'POST', path: '/users/signup', status: 400, times: 1 }]);
    await userEvent.type(await canvas.findByLabelText('Full name'), 'Hedy Lamarr');
    await userEvent.type(canvas.getByLabelText('Email'), 'hedy@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'frequency-hopping');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'frequency-hopping');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    const notifications = within(await screen.findByRole('region', { name: /Notifications/ }));
    await waitFor(() => expect(notifications.getByText('Something went wrong!')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await canvas.findByRole('heading', { name: 'Check your email' });
    // Before the toast would be dismissed automatically.
    await waitFor(() => expect(notifications.queryByText('Something went wrong!')).toBeNull(), {
      timeout: 3000,
    });
  },
});
