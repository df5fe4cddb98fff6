import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { LogInContainer } from './LogInContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Log In/Over the platform',
  component: LogInContainer,
  parameters: { hasLandmarks: true },
  args: { hasPage: () => false },
});

export const RefusesThenLogsIn = meta.story({
  async play({ mount, canvas, userEvent }) {
    const { page, session } = await openConsole('/login', { isSignedIn: false });
    await mount(page);
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

export const KeepsTheWayBack = meta.story({
  async play({ mount, canvas }) {
    const { page } = await openConsole('/login?redirect=%2Ftidewater-labs%2Fapps', {
      isSignedIn: false,
    });
    await mount(page);
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/signup?redirect=%2Ftidewater-labs%2Fapps',
    );
  },
});
