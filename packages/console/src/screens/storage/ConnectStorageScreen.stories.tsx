import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { loading, ready } from '../../domain/loadable.ts';
import { failedWith } from '../../testing/failures.ts';
import { ConnectStorageScreen } from './ConnectStorageScreen.tsx';
import type { WizardStep } from './wizard.ts';

const integration: WizardStep = {
  id: 'integration',
  value: 'i',
  options: ready([
    { id: 'i', name: 'Neon', note: 'Serverless Postgres with branches' },
    { id: 'redis', name: 'Redis Cloud', note: 'Not connected to this team', isDisabled: true },
  ]),
};
const project: WizardStep = {
  id: 'project',
  value: 'p',
  options: ready([
    { id: 'p', name: 'production', note: 'aws-us-east-1' },
    { id: 'w', name: 'warehouse', note: 'aws-eu-central-1' },
  ]),
};
const branch: WizardStep = {
  id: 'branch',
  value: 'b',
  options: ready([
    { id: 'b', name: 'main', note: 'Default branch' },
    { id: 'old', name: 'v1', note: 'Not ready: archived', isDisabled: true },
  ]),
};
const database: WizardStep = {
  id: 'database',
  value: '1',
  options: ready([{ id: '1', name: 'neondb' }]),
};

const retry = fn();

const meta = preview.meta({
  title: 'Screens/Connect Storage',
  tags: ['autodocs'],
  parameters: { isPage: true },
  component: ConnectStorageScreen,
  args: {
    appName: 'Harbour API',
    steps: [integration, project, branch, database],
    onChoose: fn(),
    suggestedVariable: 'DATABASE_URL',
    takenVariables: ['LOG_LEVEL'],
    onConnect: fn(async () => {}),
    integrationsHref: '/tidewater-labs/integrations',
    storageHref: '/tidewater-labs/apps/harbour-api/storage',
  },
});

export const Ready = meta.story({
  async play({ args, canvas, userEvent }) {
    // React Aria fills in the chosen option after the first render.
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Project' })).toHaveValue('production'),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Redeploy now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(args.onConnect).toHaveBeenCalledWith({ variable: 'DATABASE_URL', redeploy: true });
  },
});

export const Beginning = meta.story({
  args: {
    steps: [{ ...integration, value: undefined }],
    suggestedVariable: undefined,
    onConnect: undefined,
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('button', { name: 'Connect' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Integration' }), 'ne');
    await userEvent.click(await screen.findByRole('option', { name: /Neon/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('integration', 'i');
    // The story does not apply the choice, so the list stays open.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const Loading = meta.story({
  args: { steps: [{ ...integration, options: loading }], onConnect: undefined },
});

export const StepLoading = meta.story({
  args: {
    steps: [integration, { ...project, value: undefined, options: loading }],
    onConnect: undefined,
  },
});

export const Empty = meta.story({
  args: { steps: [{ ...integration, value: undefined, options: ready([]) }], onConnect: undefined },
});

export const ProjectsFailed = meta.story({
  args: { steps: [integration, { ...project, options: failedWith(retry) }], onConnect: undefined },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('Couldn’t load projects from Neon')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const BranchGone = meta.story({
  args: { steps: [integration, project, { ...branch, value: 'gone' }], onConnect: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Branch' })).toHaveAccessibleDescription(
      'This branch no longer exists. Choose another one.',
    );
  },
});

export const Clash = meta.story({
  async play({ args, canvas, userEvent }) {
    const name = canvas.getByLabelText('Environment variable');
    await userEvent.clear(name);
    await userEvent.type(name, 'LOG_LEVEL');
    await expect(name).toHaveAccessibleDescription(/Harbour API already has LOG_LEVEL/);
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(args.onConnect).not.toHaveBeenCalled();
  },
});

export const LongContent = meta.story({
  args: {
    appName: `<b>${'Harbour '.repeat(12)}</b>`,
    steps: [
      integration,
      {
        ...project,
        options: ready([{ id: 'p', name: 'a_project_with_a_long_name_'.repeat(6), note: 'مشروع' }]),
      },
    ],
    onConnect: undefined,
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
