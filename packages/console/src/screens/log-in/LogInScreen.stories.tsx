import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { rejection } from '../../testing/failures.ts';
import { sampleFooter } from '../../testing/sampleFooter.tsx';
import { LogInScreen } from './LogInScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Log In',
  tags: ['autodocs'],
  component: LogInScreen,
  parameters: { hasLandmarks: true },
  args: { productName: 'Quayside', onLogIn: fn(async () => {}), footer: sampleFooter },
});

/** Password managers recognize both fields. */
export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
  },
});

export const EveryWayIn = meta.story({
  args: {
    onContinueWithGitHub: fn(),
    signUpHref: '/signup',
    recoverPasswordHref: '/recover-password',
    demoAccount: { email: 'ada@example.com', password: 'quayside-demo' },
  },
});

export const SessionEnded = meta.story({ args: { hasSessionEnded: true } });

export const NamesWhatIsMissing = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password is required',
    );
    await expect(args.onLogIn).not.toHaveBeenCalled();
    await userEvent.type(email, 'a');
    await expect(email).not.toHaveAccessibleDescription('Email is required');
  },
});

export const Rejected = meta.story({
  args: { onLogIn: fn(() => Promise.reject(rejection(400, 'Incorrect email or password'))) },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'not-the-password{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect email or password');
    await expect(password).toHaveValue('not-the-password');
    await expect(password).toHaveFocus();
  },
});

export const UsesTheDemoAccount = meta.story({
  args: { demoAccount: { email: 'ada@example.com', password: 'quayside-demo' } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Use Demo Account' }));
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
    await expect(args.onLogIn).toHaveBeenCalledWith(args.demoAccount);
  },
});

export const LongContent = meta.story({
  args: {
    ...EveryWayIn.input.args,
    productName: 'The Consolidated Harbour and Coastal Waterways Deployment Console',
    demoAccount: {
      email: 'a-very-long-address-of-a-person-with-many-names@subdomain.example.com',
      password: 'quayside-demo',
    },
  },
});

export const Narrow = meta.story({
  args: { ...EveryWayIn.input.args, hasSessionEnded: true },
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({
  args: EveryWayIn.input.args,
  globals: { dir: 'rtl' },
});
