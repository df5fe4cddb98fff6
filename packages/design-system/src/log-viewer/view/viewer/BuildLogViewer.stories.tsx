import { expect } from 'storybook/test';

import preview from '../../../../../../.storybook/preview.tsx';
import { fromArray } from '../../sources/fromArray.ts';
import { fromStore } from '../../sources/fromStore.ts';
import { createLogStore } from '../../store/createLogStore.ts';
import { guide } from './BuildLogViewer.docs.tsx';
import { BuildLogViewer } from './BuildLogViewer.tsx';
import { failedBuild, manyLines, storeOf } from './samples.fixtures.ts';

const meta = preview.meta({
  title: 'Components/Log Viewer/Build Log',
  component: BuildLogViewer,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    'aria-label': 'Deployment Logs',
    source: fromArray(failedBuild, { outcome: 'failed' }),
    fileName: 'build',
  },
});

/** A build that failed: colours of a terminal, levels, a secret. */
export const Failed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Full screen' })).toBeVisible();
  },
});

/** Matches are tinted, the current one is solid; the strip beside the scrollbar has them all. */
export const Finding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find in the log' }));
    await userEvent.keyboard('sqlalchemy');
    await expect(await canvas.findByText('1 of 5')).toBeVisible();
  },
});

/** Lines that a link leads to. */
export const LinkedLines = meta.story({ args: { range: { first: 15, last: 18 } } });

/** Twenty thousand lines, of which only those in view are in the page. */
export const Large = meta.story({
  render: (args) => <BuildLogViewer {...args} source={fromStore(storeOf(manyLines(20_000)))} />,
  play: async ({ canvas }) => {
    // First by text: queries by role while the lines are added slow the page down.
    await canvas.findByText('20,000', undefined, { timeout: 30_000 });
    // By role: the log that is announced may hold the same words.
    const last = { name: /line 20000 of/ };
    await expect(await canvas.findByRole('gridcell', last)).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
});

/** Long lines scroll sideways; the line numbers stay in place. */
export const Unwrapped = meta.story({
  args: {
    source: fromArray([
      `Downloading https://files.example.com/${'wheel-'.repeat(60)}.whl`,
      ...failedBuild,
    ]),
    defaultPreferences: { isWrapped: false },
  },
});

/** A place where lines are missing is marked. */
export const Gap = meta.story({
  render: (args) => {
    const store = storeOf(failedBuild.slice(0, 4));
    store.appendGap({ reason: '12 s not received' });
    store.append(failedBuild.slice(4));
    return <BuildLogViewer {...args} source={fromStore(store)} />;
  },
});

export const Waiting = meta.story({
  args: { source: fromStore(createLogStore(), { status: 'connecting' }) },
});

export const Empty = meta.story({ args: { source: fromArray([]) } });

export const Reconnecting = meta.story({
  args: {
    source: fromStore(storeOf(failedBuild), {
      status: 'reconnecting',
      attempt: 2,
      retryAt: Date.UTC(2100, 0, 1),
    }),
    clock: { now: () => Date.UTC(2100, 0, 1) - 3000, after: () => () => {} },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reconnecting in 3 s')).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { source: fromStore(storeOf(failedBuild), { status: 'offline' }) },
});

/** A log that fails to load shows an error and can be retried. */
export const Unavailable = meta.story({
  args: {
    source: fromStore(createLogStore(), { status: 'unavailable', error: new Error('no') }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The bar of a right-to-left language is mirrored; logs are not. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });
