import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { rejection } from '../../testing/failures.ts';
import { sampleFooter } from '../../testing/sampleFooter.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Sign Up',
  tags: ['autodocs'],
  component: SignUpScreen,
  parameters: { hasLandmarks: true },
  decorators: [withStoryTime],
  args: {
    productName: 'Quayside',
    onSignUp: fn(async () => {}),
    onRejected: fn(),
    onResend: fn(async () => {}),
    logInHref: '/login',
    footer: sampleFooter,
  },
});

export const Ready = meta.story({});

export const EveryWayIn = meta.story({ args: { onContinueWithGitHub: fn() } });

export const Invited = meta.story({ args: { initialEmail: 'ada@example.com' } });

export const SignsUp = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Full name'), ' Grace Hopper');
    await userEvent.type(canvas.getByLabelText('Email'), 'grace@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'quayside-demo');
    const rules = canvas.getByRole('list', { name: 'Password requirements' });
    await expect(rules).toHaveTextContent('At least 8 characters: met');
    await expect(rules).toHaveTextContent('Both passwords match: not met yet');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'quayside-demo');
    await expect(rules).toHaveTextContent('Both passwords match: met');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onSignUp).toHaveBeenCalledWith({
      fullName: 'Grace Hopper',
      email: 'grace@example.com',
      password: 'quayside-demo',
    });
    await expect(
      await canvas.findByRole('heading', { name: 'Check your email' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('grace@example.com')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Resend in 60 s/ })).toBeDisabled();
  },
});

export const NamesWhatIsWrong = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    const name = canvas.getByLabelText('Full name');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Name is required');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription('Password is required');
    const confirmation = canvas.getByLabelText('Confirm password');
    await expect(confirmation).toHaveAccessibleDescription('Password confirmation is required');

    await userEvent.type(password, 'short');
    await userEvent.type(confirmation, 'shorter');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(password).toHaveAccessibleDescription('Password must be at least 8 characters');
    await expect(confirmation).toHaveAccessibleDescription("Passwords don't match");
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
});

export const Rejected = meta.story({
  args: {
    initialEmail: 'ada@example.com',
    onSignUp: fn(() =>
      Promise.reject(rejection(400, 'The user with this email already exists in the system')),
    ),
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Ada');
    await userEvent.type(canvas.getByLabelText('Password'), 'quayside-demo');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'quayside-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onRejected).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Password')).toHaveValue('quayside-demo');
  },
});

export const LongContent = meta.story({
  args: {
    productName: 'The Consolidated Harbour and Coastal Waterways Deployment Console',
    initialEmail: 'a-very-long-address-of-a-person-with-many-names@subdomain.example.com',
    onContinueWithGitHub: fn(),
  },
});

export const Narrow = meta.story({
  args: { onContinueWithGitHub: fn() },
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
