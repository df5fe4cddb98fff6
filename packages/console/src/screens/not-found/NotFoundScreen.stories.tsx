import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { sampleFooter } from '../../testing/sampleFooter.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Not Found',
  tags: ['autodocs'],
  component: NotFoundScreen,
  parameters: { hasLandmarks: true },
  args: {
    path: '/tidewater-labs/apps/harbour-apl',
    homeHref: '/',
    onGoBack: fn(),
    footer: sampleFooter,
  },
});

export const Ready = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  },
});

export const LongContent = meta.story({
  args: { path: `/${'a-path-that-somebody-pasted-twice/'.repeat(8)}` },
});

export const Narrow = meta.story({
  args: LongContent.input.args,
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
