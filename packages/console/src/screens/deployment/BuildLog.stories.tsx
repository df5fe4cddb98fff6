import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { shows } from '../../testing/shows.ts';
import {
  readerOf,
  sampleFailedLog,
  sampleFailedStepsLog,
  sampleLongLog,
  sampleStepsLog,
} from '../../testing/sampleLog.ts';
import BuildLog from './BuildLog.tsx';

const meta = preview.meta({
  title: 'Screens/Deployment/Build Log',
  component: BuildLog,
  args: { 'aria-label': 'Deployment Logs', read: readerOf(sampleFailedLog), onEnd: fn() },
});

/** The parent is notified when the log ends. */
export const Failed = meta.story({
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Ended')).toBeVisible();
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});

/** The failed step is open, those before it are folded. */
export const FailedStep = meta.story({
  args: { read: readerOf(sampleFailedStepsLog), failedStep: 'build' },
  play: async ({ canvas, userEvent }) => {
    const extract = await canvas.findByRole('button', { name: /^Extract 5 lines .*\ss$/ });
    await expect(extract).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('row', { name: /14 files/ })).toBeNull();
    await expect(
      canvas.getByRole('button', { name: /^Build failed \d+ lines .*\ss$/ }),
    ).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(extract);
    await expect(await canvas.findByRole('row', { name: /14 files/ })).toBeVisible();
  },
});

/** After a success, no step is folded. */
export const Steps = meta.story({
  args: { read: readerOf(sampleStepsLog) },
  play: async ({ canvas, userEvent }) => {
    const build = await canvas.findByRole('button', { name: /^Build \d+ lines .*\ss$/ });
    await expect(build).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(build);
    await expect(canvas.queryByRole('row', { name: /Image built/ })).toBeNull();
  },
});

export const Live = meta.story({
  args: { read: readerOf(sampleLongLog(200)) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Live', { selector: '[data-state] :not(:has(*))' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /package-200$/ })).toBeVisible();
  },
});

export const NeverBuilt = meta.story({
  render: (args) => <BuildLog {...args} read={null} />,
  play: shows('Nothing was built, so there’s no log.'),
});

const reject = fn();

/** An error is shown with a retry button. */
export const Unavailable = meta.story({
  args: {
    // oxlint-disable-next-line require-yield -- it fails before its first line
    async *read() {
      reject();
      await Promise.resolve();
      throw new Error('no');
    },
  },
  play: async ({ canvas, userEvent }) => {
    reject.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(reject).toHaveBeenCalledOnce();
  },
});
