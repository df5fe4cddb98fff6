import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { storyNow } from '../testing/samples.ts';
import { withStoryTime } from '../testing/withStoryTime.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';

const retry = fn();

const meta = preview.meta({
  title: 'Screens/Shell/Connection',
  component: ConnectionBanner,
  decorators: [withStoryTime],
});

export const Silent = meta.story({
  args: { connection: { state: { kind: 'silent', nextTryAt: storyNow + 8000 }, retry } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Can’t reach the platform');
    await expect(canvas.getByText('Retrying in 8 s. Your input is kept.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Now' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Trying = meta.story({
  args: { connection: { state: { kind: 'silent', nextTryAt: undefined }, retry } },
});

export const Offline = meta.story({
  args: { connection: { state: { kind: 'offline', nextTryAt: storyNow + 8000 }, retry } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re offline');
    await expect(canvas.getByRole('button', { name: 'Retry Now' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  ...Silent.input,
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({
  args: { connection: { state: { kind: 'offline', nextTryAt: storyNow + 8000 }, retry } },
  globals: { dir: 'rtl' },
});
