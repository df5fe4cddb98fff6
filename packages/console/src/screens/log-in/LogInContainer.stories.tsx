import { userEndpoints } from '@quayside/api-contract';
import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { LogInContainer } from './LogInContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Log In/Over the platform',
  component: LogInContainer,
  parameters: { hasLandmarks: true },
});

export const RejectsThenLogsIn = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { session } = await openConsole('/login', { msw, mount, isSignedIn: false });
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'not-the-password{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect email or password');
    await expect(session.isSignedIn()).toBe(false);

    await userEvent.clear(password);
    await userEvent.type(password, 'quayside-demo{Enter}');
    await waitFor(() => expect(session.isSignedIn()).toBe(true));
  },
});

export const SendsANewLinkToUnconfirmedUsers = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { page, client, control } = await openConsole('/login', { msw, isSignedIn: false });
    const hedy = { email: 'hedy@example.org', full_name: 'Hedy', password: 'frequency-hopping' };
    await client.call(userEndpoints.signup, { body: hedy });
    await mount(page);
    await userEvent.type(canvas.getByLabelText('Email'), hedy.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${hedy.password}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Email not verified');
    const resend = await canvas.findByRole('button', { name: 'Send a New Link' });
    control.setFaults([{ path: '/users/**', status: 503 }]);
    await userEvent.click(resend);
    await waitFor(() => expect(screen.getByText('Service Unavailable')).toBeVisible());
    control.setFaults([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Send a New Link' }));
    await expect(await canvas.findByText(/we sent a new link to it/)).toBeVisible();
    // It has focus, and keeps it.
    await expect(canvas.getByRole('button', { name: 'Resend in 60 s' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByLabelText('Password')).toHaveValue(hedy.password);
    await userEvent.type(canvas.getByLabelText('Email'), 'x');
    await expect(canvas.queryByRole('button', { name: /New Link|Resend/ })).toBeNull();

    await userEvent.clear(canvas.getByLabelText('Password'));
    await userEvent.type(canvas.getByLabelText('Password'), 'something-else{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect email or password'),
    );
    await expect(canvas.queryByRole('button', { name: /New Link|Resend/ })).toBeNull();
  },
});

export const KeepsTheRedirect = meta.story({
  async play({ mount, canvas, msw }) {
    await openConsole('/login?redirect=%2Ftidewater-labs%2Fapps', {
      msw,
      mount,
      isSignedIn: false,
    });
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/signup?redirect=%2Ftidewater-labs%2Fapps',
    );
  },
});
