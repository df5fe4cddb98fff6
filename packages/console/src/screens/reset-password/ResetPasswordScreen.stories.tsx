import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { rejection } from '../../testing/failures.ts';
import { sampleFooter } from '../../testing/sampleFooter.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Reset Password',
  tags: ['autodocs'],
  component: ResetPasswordScreen,
  parameters: { hasLandmarks: true },
  args: {
    hasToken: true,
    onReset: fn(async () => {}),
    logInHref: '/login',
    recoverPasswordHref: '/recover-password',
    footer: sampleFooter,
  },
});

export const Ready = meta.story({});

/** Password managers see which account the new password is for. */
export const OfAKnownEmail = meta.story({
  args: { email: 'grace@example.com' },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('form [autocomplete="username"]')).toHaveValue(
      'grace@example.com',
    );
    await expect(canvas.queryByRole('textbox', { name: '' })).toBeNull();
  },
});

export const MissingToken = meta.story({
  args: { hasToken: false },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Get a New Link' })).toHaveAttribute(
      'href',
      '/recover-password',
    );
  },
});

export const Resets = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('New password'), 'a-new-password');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'a-new-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
    await expect(args.onReset).toHaveBeenCalledWith('a-new-password');
    await canvas.findByRole('heading', { name: 'Password changed' });
    await expect(canvas.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  },
});

export const NamesWhatIsWrong = meta.story({
  async play({ args, canvas, userEvent }) {
    const password = canvas.getByLabelText('New password');
    await userEvent.type(password, '{Enter}');
    await expect(password).toHaveAccessibleDescription('Password is required');
    await userEvent.type(password, '1234567{Enter}');
    await expect(password).toHaveAccessibleDescription('Password must be at least 8 characters');
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Password confirmation is required',
    );
    await userEvent.type(password, '8');
    await userEvent.type(canvas.getByLabelText('Confirm password'), '87654321{Enter}');
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      "Passwords don't match",
    );
    await expect(args.onReset).not.toHaveBeenCalled();
  },
});

export const Lapsed = meta.story({
  args: {
    onReset: fn(() => Promise.reject(rejection(400, 'Invalid token'))),
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('New password'), 'a-new-password');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'a-new-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
    const heading = await canvas.findByRole('heading', { name: 'This link has expired' });
    await expect(heading).toHaveFocus();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
