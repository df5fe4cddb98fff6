import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { CallbackContainer } from './CallbackContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Callback/Over the platform',
  component: CallbackContainer,
  parameters: { hasLandmarks: true },
});

export const ShowsTheProvidersError = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation } = await openConsole(
      '/callback?error=access_denied&error_description=The+person+said+no',
      { msw, mount, isSignedIn: false },
    );
    await expect(await canvas.findByText('The person said no')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to log in' }));
    await expect(navigation.current()).toBe('/login');
  },
});

export const NotStartedInThisTab = meta.story({
  async play({ mount, canvas, msw }) {
    await openConsole('/callback?code=somebodys', { msw, mount, isSignedIn: false });
    await expect(
      await canvas.findByText('Code verifier not found in session storage'),
    ).toBeVisible();
  },
});
