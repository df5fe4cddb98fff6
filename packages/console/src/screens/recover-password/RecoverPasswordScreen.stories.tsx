import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { networkFailure } from '../../testing/failures.ts';
import { sampleFooter } from '../../testing/sampleFooter.tsx';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { RecoverPasswordScreen } from './RecoverPasswordScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Recover Password',
  tags: ['autodocs'],
  component: RecoverPasswordScreen,
  parameters: { hasLandmarks: true },
  decorators: [withStoryTime],
  args: {
    onRecover: fn(async () => {}),
    onResend: fn(async () => {}),
    logInHref: '/login',
    footer: sampleFooter,
  },
});

export const Ready = meta.story({});

export const Sends = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
    await expect(args.onRecover).toHaveBeenCalledWith('ada@example.com');
    await canvas.findByRole('heading', { name: 'Check your email' });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'If ada@example.com has an account, we sent a link to it. The link works for 48 hours.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use Another Address' }));
    await expect(await canvas.findByLabelText('Email')).toHaveValue('ada@example.com');
  },
});

export const NamesWhatIsWrong = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada{Enter}');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Enter a valid email address',
    );
    await expect(args.onRecover).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: {
    onRecover: fn(() => Promise.reject(networkFailure)),
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Couldn’t reach the platform. Check your connection and try again.',
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
  },
});

export const LongContent = meta.story({
  async play({ canvas, userEvent }) {
    const address = `${'a-very-long-name.'.repeat(3)}ada@${'subdomain.'.repeat(9)}example.com`;
    await userEvent.type(canvas.getByLabelText('Email'), `${address}{Enter}`);
    await canvas.findByRole('heading', { name: 'Check your email' });
    await expect(canvas.getByRole('status')).toHaveTextContent(address);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
