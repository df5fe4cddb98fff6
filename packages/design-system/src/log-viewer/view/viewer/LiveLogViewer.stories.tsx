import { expect } from 'storybook/test';
import type { screen } from 'storybook/test';

import preview from '../../../../../../.storybook/preview.tsx';
import { fromStore } from '../../sources/fromStore.ts';
import { LiveLogViewer } from './LiveLogViewer.tsx';
import { appLog, repeatedLines, storeOf, traceback } from './samples.fixtures.ts';

const meta = preview.meta({
  title: 'Components/Log Viewer/Live Log',
  component: LiveLogViewer,
  args: {
    'aria-label': 'Application logs',
    source: fromStore(storeOf(appLog)),
    fileName: 'harbour-api',
  },
});

/** Returns a play function that waits for a button. */
const hasButton =
  (name: string) =>
  async ({ canvas }: { canvas: Pick<typeof screen, 'findByRole'> }) => {
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  };

/** Requests, JSON, logfmt, a traceback with its library frames folded. */
export const Live = meta.story({
  play: hasButton('Full screen'),
});

/** JSON opens to a tree. */
export const Json = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand JSON' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand vessel' }));
    await expect(canvas.getByText('length_m', { exact: true })).toBeVisible();
  },
});

/** Library frames are collapsed into one row. */
export const Traceback = meta.story({
  args: { source: fromStore(storeOf(traceback)) },
  play: hasButton('7 library frames'),
});

/** Adjacent lines that differ in times, ids and numbers only are collapsed into one row. */
export const FoldedRepeats = meta.story({
  args: {
    source: fromStore(storeOf(repeatedLines)),
    defaultPreferences: { isFoldingRepeats: true },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '×12 similar lines' })).toBeVisible();
    const badge = canvas.getByRole('button', { name: '×4 similar lines' });
    await expect(canvas.queryByText(/Retry 2 of 4/)).toBeNull();
    await userEvent.click(badge);
    await expect(await canvas.findByText(/Retry 2 of 4/)).toBeVisible();
  },
});

/** The same on a phone. */
export const FoldedRepeatsNarrow = meta.story({
  args: FoldedRepeats.input.args,
  globals: { viewport: { value: 'mobile1' } },
  play: hasButton('×12 similar lines'),
});

/** A paused source. */
export const Paused = meta.story({
  args: { source: { ...fromStore(storeOf(appLog), { status: 'paused' }), isPausable: true } },
  play: hasButton('Resume'),
});

/** The connection failed after the first lines: the reason, and a button to retry at once. */
export const Broken = meta.story({
  args: {
    source: fromStore(storeOf(appLog), {
      status: 'reconnecting',
      attempt: 2,
      retryAt: Date.UTC(2100, 0, 1),
      error: 502,
    }),
    messages: {
      unavailable: () => 'Couldn’t load the log. The platform responded with status 502.',
      reconnectingIn: () => 'Reconnecting in 8 s',
    },
  },
  play: hasButton('Retry'),
});

/** Only severe lines. */
export const Filtered = meta.story({
  args: { levels: new Set(['error', 'warning']) },
});

/** The lines stay left to right; what lies over them, as the bar, is in the reader's direction. */
export const RightToLeft = meta.story({
  args: { levels: new Set(), onLevelsChange: () => {} },
  globals: { dir: 'rtl' },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });
