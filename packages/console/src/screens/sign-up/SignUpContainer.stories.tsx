import { expect } from 'storybook/test';

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
    const { control, navigation } = await openConsole('/signup', { msw, mount, isSignedIn: false });
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
