import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { sampleFooter } from '../../testing/sampleFooter.tsx';
import { DeviceAuthorizationScreen } from './DeviceAuthorizationScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Device Authorization',
  tags: ['autodocs'],
  component: DeviceAuthorizationScreen,
  parameters: { hasLandmarks: true },
  args: { homeHref: '/', footer: sampleFooter },
});

const question = {
  kind: 'question',
  userCode: 'WXQR-PKHM',
  clientId: 'fastapi-cli',
  user: { id: 'u-1', email: 'ada@example.com', full_name: 'Ada Lovelace' },
  secondsLeft: 822,
  onAuthorize: fn(async () => {}),
  onDeny: fn(() => Promise.resolve()),
  onSwitchAccount: fn(),
} as const;

export const Question = meta.story({
  args: { view: question },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('The code expires in 13:42.')).toBeVisible();
    const authorize = canvas.getByRole('button', { name: 'Authorize' });
    await expect(authorize).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'It matches' }));
    await expect(question.onAuthorize).not.toHaveBeenCalled();
    await userEvent.click(authorize);
    await expect(question.onAuthorize).toHaveBeenCalledOnce();
  },
});

export const Denies = meta.story({
  args: { view: question },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Deny' }));
    await expect(question.onDeny).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Not you?' }));
    await expect(question.onSwitchAccount).toHaveBeenCalledOnce();
  },
});

export const CannotBeDeniedWhileAuthorizing = meta.story({
  args: { view: { ...question, onAuthorize: () => new Promise(() => {}) } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'It matches' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Authorize' }));
    await expect(canvas.getByRole('button', { name: 'Deny' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Not you?' })).toBeDisabled();
  },
});

export const Loading = meta.story({ args: { view: { kind: 'loading' } } });

export const Authorized = meta.story({
  args: { view: { kind: 'outcome', outcome: 'authorized' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('You can close this tab');
  },
});
export const Denied = meta.story({ args: { view: { kind: 'outcome', outcome: 'denied' } } });
export const Expired = meta.story({
  args: { view: { kind: 'outcome', outcome: 'expired', entry: { onEnter: fn() } } },
});
const onEnter = fn();
export const Entry = meta.story({
  args: { view: { kind: 'entry', onEnter } },
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Code');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(field).toHaveAccessibleDescription(/Enter the code/);
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'wxqr pkhm{Enter}');
    await expect(onEnter).toHaveBeenCalledWith('WXQR-PKHM');
  },
});
export const EntryNarrow = meta.story({
  args: { view: { kind: 'entry', onEnter } },
  globals: { viewport: { value: 'mobile1' } },
});
export const EntryRightToLeft = meta.story({
  args: { view: { kind: 'entry', onEnter } },
  globals: { dir: 'rtl' },
});
export const Unknown = meta.story({
  args: {
    view: { kind: 'outcome', outcome: 'unknown', entry: { tried: 'WXQR-PKHX', onEnter } },
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Code');
    await expect(field).toHaveValue('WXQR-PKHX');
    await userEvent.type(field, '{Backspace}m{Enter}');
    await expect(onEnter).toHaveBeenLastCalledWith('WXQR-PKHM');
  },
});
export const AlreadyUsed = meta.story({
  args: { view: { kind: 'outcome', outcome: 'alreadyUsed' } },
});

export const Failed = meta.story({
  args: {
    view: {
      kind: 'failed',
      message: 'Couldn’t reach the platform. Check your connection and try again.',
      onRetry: fn(),
    },
  },
});

export const LongContent = meta.story({
  args: {
    view: {
      ...question,
      clientId: 'a-command-line-with-a-name-that-goes-on-and-on-and-on',
      user: {
        id: 'u-2',
        email: 'a-very-long-address-of-a-person-with-many-names@subdomain.example.com',
        full_name: 'Augusta Ada King, Countess of Lovelace, of Ockham Park in Surrey',
      },
    },
  },
});

export const Narrow = meta.story({
  args: { view: question },
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({ args: { view: question }, globals: { dir: 'rtl' } });
