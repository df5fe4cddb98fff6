import { UserFacingError } from '@quayside/api-contract';
import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { unavailable } from '../../testing/failures.ts';
import { sampleFooter } from '../../testing/sampleFooter.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Error',
  tags: ['autodocs'],
  component: ErrorScreen,
  parameters: { hasLandmarks: true },
  args: {
    path: '/tidewater-labs/apps/harbour-apl/general',
    homeHref: '/',
    onTryAgain: fn(),
    footer: sampleFooter,
  },
});

const broken = new Error('Cannot read properties of undefined', {
  cause: new TypeError('team is undefined'),
});

export const AppNotFound = meta.story({
  args: {
    error: new UserFacingError('App not found'),
    notFound: 'App not found',
    list: { name: 'Apps', href: '/tidewater-labs/apps' },
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'App not found' })).toBeVisible();
    await expect(canvas.getByText('Oops!')).toBeInTheDocument();
    await expect(canvas.getByText(/^It may have been renamed or deleted/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Apps' })).toHaveAttribute(
      'href',
      '/tidewater-labs/apps',
    );
    // There is nothing to report.
    await expect(canvas.queryByRole('button', { name: 'Show Error' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

export const Unexpected = meta.story({
  args: { error: broken },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('Something went wrong!')).toBeVisible();
    await expect(canvas.queryByText(/team is undefined/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Error' }));
    await expect(canvas.getByText(/team is undefined/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Error' }));
    await expect(canvas.queryByText(/team is undefined/)).toBeNull();
  },
});

export const PlatformDown = meta.story({ args: { error: unavailable } });

export const LongContent = meta.story({
  args: {
    error: new UserFacingError(
      `The platform said: ${'and then it said something else, '.repeat(12)}`,
    ),
    path: `/${'a-team-with-a-long-name/'.repeat(9)}`,
  },
});

export const Narrow = meta.story({
  args: { error: broken, path: `/${'a-long-path/'.repeat(12)}` },
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({ args: { error: broken }, globals: { dir: 'rtl' } });
