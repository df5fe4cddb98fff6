import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { sampleFooter } from '../../testing/sampleFooter.tsx';
import { CallbackScreen } from './CallbackScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Callback',
  tags: ['autodocs'],
  component: CallbackScreen,
  parameters: { hasLandmarks: true },
  args: { backHref: '/login', footer: sampleFooter },
});

export const Working = meta.story({ args: { mode: 'login' } });

export const Linking = meta.story({ args: { mode: 'link', backHref: '/settings' } });

export const Failed = meta.story({
  args: { mode: 'login', failure: 'Failed to exchange token' },
  async play({ canvas }) {
    await expect(canvas.getByText('Failed to exchange token')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to log in' })).toHaveAttribute(
      'href',
      '/login',
    );
  },
});

export const LinkingFailed = meta.story({
  args: { mode: 'link', backHref: '/settings', failure: 'Link code not found in URL' },
});

export const LongContent = meta.story({
  args: { mode: 'login', failure: '<script>alert(1)</script>'.repeat(20) },
});

export const Narrow = meta.story({
  args: { mode: 'login', failure: 'The_resource_owner_or_authorization_server_denied_the_request' },
  globals: { viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({
  args: { mode: 'login', failure: 'Failed to exchange token' },
  globals: { dir: 'rtl' },
});
