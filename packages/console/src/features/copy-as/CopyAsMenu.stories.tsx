import { expect, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { openConsole } from '../../testing/openConsole.tsx';
import { sampleId } from '../../testing/samples.ts';
import { CopyAsMenu } from './CopyAsMenu.tsx';
import type { CopyAsPlace } from './requests.ts';

const place: CopyAsPlace = { page: 'logs', appId: sampleId(1), deploymentId: undefined };

const meta = preview.meta({
  title: 'Screens/Copy as',
  parameters: { isPage: true },
  component: CopyAsMenu,
  args: { place },
});

/** API calls of Deployments as commands of the client, as curl, for PowerShell, and as Python. */
export const Open = meta.story({
  async play({ mount, canvas, userEvent, msw }) {
    await openConsole('/tidewater-labs/apps/harbour-api/deployments', { msw, mount });
    await canvas.findByText('1–5 of 12');
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy as' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Redeploy' })).toBeVisible());
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(names.filter((name) => name?.startsWith('curl'))).toHaveLength(2);
    await expect(names.filter((name) => name === 'PowerShell')).toHaveLength(2);
    await expect(names.filter((name) => name?.startsWith('FastAPI Cloud CLI'))).toHaveLength(1);
  },
});
