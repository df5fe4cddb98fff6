import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { RecoverPasswordContainer } from './RecoverPasswordContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Recover Password/Over the platform',
  component: RecoverPasswordContainer,
  parameters: { hasLandmarks: true },
});

export const KeepsTheRedirect = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const loginPath = '/login?redirect=%2Ftidewater-labs%2Fapps';
    await openConsole(loginPath, { msw, mount, isSignedIn: false });
    await userEvent.click(await canvas.findByRole('link', { name: 'Forgot password?' }));
    const back = await canvas.findByRole('link', { name: 'Back to log in' });
    await expect(back).toHaveAttribute('href', loginPath);
  },
});
