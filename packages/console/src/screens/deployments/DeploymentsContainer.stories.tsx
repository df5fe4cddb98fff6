import { expect, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { confirm } from '../../testing/findOpen.ts';
import { openConsole } from '../../testing/openConsole.tsx';
import { DeploymentsContainer } from './DeploymentsContainer.tsx';

const path = '/tidewater-labs/apps/harbour-api/deployments';

const meta = preview.meta({
  title: 'Screens/Deployments/Over the platform',
  parameters: { isPage: true },
  component: DeploymentsContainer,
  args: { teamSlug: 'tidewater-labs', appSlug: 'harbour-api' },
});

export const RedeploysAndWatchesItBuild = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation, later } = await openConsole(path, { msw, mount });
    const live = await canvas.findByRole('row', { name: /Live/ });
    await userEvent.click(within(live).getByRole('button', { name: /^Redeploy/ }));
    await confirm('Redeploy');

    const steps = within(await canvas.findByRole('list', { name: 'Deployment steps' }));
    await expect(await steps.findByText('Build Queued')).toBeVisible();
    await expect(navigation.current()).toContain(`${path}/`);
    later(4000);
    await expect(await steps.findByText('Building Image')).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Build log' })).toBeVisible();
    later(20_000);
    await expect(await canvas.findByText('Ready')).toBeVisible();
    // The clock runs, because the log may be read later.
    await waitFor(
      () => {
        later(1_000);
        return expect(canvas.getAllByText('Ended')[0]).toBeVisible();
      },
      { timeout: 20_000 },
    );
  },
});

export const GoesToOlderOnes = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    const { navigation } = await openConsole(path, { msw, mount });
    await expect(await canvas.findByText('1–5 of 12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(await canvas.findByText('6–10 of 12')).toBeVisible();
    await expect(navigation.current()).toBe(`${path}?page=2`);
  },
});
