import { NetworkError } from '@quayside/api-contract';
import { expect, fn, waitFor } from 'storybook/test';

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
    await openConsole('/no-such-team/apps', { msw, mount });
    await expect(await canvas.findByText('Team not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Go to All Teams' })).toHaveAttribute(
      'href',
      '/teams',
    );
  },
});

/** After a long time in a hidden tab the failed queries are dropped: nothing but the page itself can fetch again. */
export const RecoversWithoutFailedQueries = meta.story({
  async play({ mount, msw }) {
    const onRecovered = fn();
    const content = (
      <ErrorContainer
        error={new NetworkError('listApps', 'unreachable')}
        onTryAgain={() => {}}
        onRecovered={onRecovered}
      />
    );
    await openConsole('/tidewater-labs/apps', { msw, mount, content });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(onRecovered).toHaveBeenCalled());
  },
});
