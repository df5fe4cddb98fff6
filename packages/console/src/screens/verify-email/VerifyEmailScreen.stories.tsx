import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { sampleFooter } from '../../testing/sampleFooter.tsx';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Verifying Email',
  tags: ['autodocs'],
  component: VerifyEmailScreen,
  parameters: { hasLandmarks: true },
  args: {
    onResend: fn(async () => {}),
    next: { label: 'Log In', href: '/login' },
    footer: sampleFooter,
  },
});

export const Working = meta.story({ args: { view: { kind: 'working' } } });

export const Done = meta.story({ args: { view: { kind: 'done' } } });

export const AlreadyDone = meta.story({
  args: { view: { kind: 'alreadyDone' }, next: { label: 'Go Home', href: '/' } },
});

export const Lapsed = meta.story({
  args: { view: { kind: 'lapsed' } },
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a New Link' }));
    await expect(args.onResend).toHaveBeenCalledWith('ada@example.com');
    await expect(await canvas.findByText(/we sent a new link to it/)).toBeVisible();
  },
});

export const MissingToken = meta.story({ args: { view: { kind: 'missing' } } });

export const Failed = meta.story({
  args: {
    view: {
      kind: 'failed',
      message: 'The platform took too long to respond. Try again.',
      onRetry: fn(),
    },
  },
});

export const Narrow = meta.story({
  args: { view: { kind: 'lapsed' } },
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({
  args: { view: { kind: 'lapsed' } },
  globals: { dir: 'rtl' },
});
