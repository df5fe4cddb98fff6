import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { NotFoundContainer } from './NotFoundContainer.tsx';

const meta = preview.meta({
  title: 'Screens/Not Found/Over the platform',
  component: NotFoundContainer,
  parameters: { hasLandmarks: true },
  args: { onGoBack: () => {} },
});

export const LeadsHome = meta.story({
  async play({ mount, canvas, msw }) {
    await openConsole('/tidewater-labs/apps/harbour-api/nothing/here', { msw, mount });
    await expect(await canvas.findByText(/The page you are looking for at/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  },
});
