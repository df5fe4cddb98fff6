import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { ErrorContainer } from './ErrorContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Error/Over the platform',
  component: ErrorContainer,
  parameters: { hasLandmarks: true },
  args: { error: undefined, onTryAgain: () => {} },
});

export const NamesTheMissingTeam = meta.story({
  async play({ mount, canvas, msw }) {
    const { page } = await openConsole('/no-such-team/apps', { msw });
    await mount(page);
    await expect(await canvas.findByText('Team not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  },
});
