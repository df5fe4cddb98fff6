import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import { failedWith } from '../../testing/failures.ts';
import { confirm } from '../../testing/findOpen.ts';
import { sampleApp, sampleApps } from '../../testing/samples.ts';
import { withStoryTime } from '../../testing/withStoryTime.tsx';
import { AppSettingsScreen } from './AppSettingsScreen.tsx';
import type { AppSettingsScreenProps } from './AppSettingsScreen.tsx';

const harbour = sampleApps[1] ?? sampleApp({ seed: 1, name: 'Harbour API', agoMs: 0 });

const props: AppSettingsScreenProps = {
  app: ready(harbour),
  permission: { mayDelete: true },
  deploymentCount: 12,
  variableCount: 9,
  onDirectoryChange: fn(async () => {}),
  onDelete: fn(async () => {}),
};

const meta = preview.meta({
  title: 'Screens/App Settings',
  tags: ['autodocs'],
  parameters: { isPage: true },
  component: AppSettingsScreen,
  decorators: [withStoryTime],
  args: props,
});

export const Ready = meta.story({});

export const DeletesTheApp = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete App…' }));
    await confirm('Delete App', { text: '12 deployments, 9 variables', typed: 'Harbour API' });
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

/** Users without permission to delete see who has it. */
export const Forbidden = meta.story({
  args: { permission: { mayDelete: false, admins: { names: ['Ada Lovelace'], others: 0 } } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Delete App…' })).toBeDisabled();
    await expect(canvas.getByText(/Only team admins .* Ada Lovelace/)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { app: loading, permission: undefined } });

export const Failed = meta.story({ args: { app: failedWith(fn()) } });

export const LongContent = meta.story({
  args: {
    app: ready(
      sampleApp({ seed: 40, name: 'Consolidated Harbour & Coastal Waterways ⚓️ مرحبا', agoMs: 0 }),
    ),
    deploymentCount: 20_000,
    variableCount: undefined,
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

/** In a directory of a repository. */
export const InADirectory = meta.story({
  args: {
    app: ready({
      ...harbour,
      directory: 'backend/api',
      github_repository: 'tidewater-labs/harbour',
    }),
  },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByLabelText('App directory');
    await expect(field).toHaveValue('backend/api');
    await userEvent.clear(field);
    await userEvent.type(field, ' src/api ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onDirectoryChange).toHaveBeenCalledWith('src/api');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onDirectoryChange).toHaveBeenLastCalledWith(null);
  },
});
