import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { VerifyEmailContainer } from './VerifyEmailContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Verifying Email/Over the platform',
  component: VerifyEmailContainer,
  parameters: { hasLandmarks: true },
});

export const OffersANewLink = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    await openConsole('/verify-email?token=long-gone', { msw, mount, isSignedIn: false });
    await expect(await canvas.findByText('This link no longer works')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email'), 'hedy@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a New Link' }));
    await expect(await canvas.findByText(/^If this address is waiting/)).toBeVisible();
  },
});
