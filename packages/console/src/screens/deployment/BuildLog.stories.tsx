import { useEffect, useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { sampleFailedLog, sampleLongLog } from '../../testing/sampleLog.ts';
import { BuildLog } from './BuildLog.tsx';
import type { BuildLogProps } from './BuildLog.tsx';

const props: BuildLogProps = {
  'aria-label': 'Deployment Logs',
  rows: sampleFailedLog,
  connection: { status: 'ended', outcome: 'failed' },
};

const meta = preview.meta({
  title: 'Screens/Deployment/Build Log',
  component: BuildLog,
  args: props,
});

export const Failed = meta.story();

export const Live = meta.story({
  args: { rows: sampleLongLog(12), connection: { status: 'live' } },
});

export const Reconnecting = meta.story({
  args: { rows: sampleLongLog(12), connection: { status: 'reconnecting', inSeconds: 3 } },
});

export const Waiting = meta.story({ args: { rows: [], connection: { status: 'live' } } });

export const NeverBuilt = meta.story({ args: { rows: [], isNeverBuilt: true } });

export const Unavailable = meta.story({
  args: {
    rows: [],
    connection: { status: 'unavailable', error: new Error('no') },
    onRetry: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const WithAGap = meta.story({
  args: { rows: [...sampleLongLog(3), { kind: 'gap' }, ...sampleLongLog(2)] },
});

export const LongLines = meta.story({
  args: {
    rows: [
      { kind: 'line', text: `Downloading https://files.example.com/${'wheel-'.repeat(60)}.whl` },
      { kind: 'line', text: '日本語のログ、絵文字 🚢⚓ و العربية' },
      { kind: 'line', text: '<img src=x onerror=alert(1)> is text' },
    ],
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } } });

/** Ten thousand lines, of which only those in view are in the page. */
export const Large = meta.story({
  args: { rows: sampleLongLog(10_000), connection: { status: 'live' } },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Deployment Logs' });
    await expect(await canvas.findByText(/package-10000$/)).toBeVisible();
    await expect(log.querySelectorAll('[data-index]').length).toBeLessThan(100);
  },
});

/** Grows when its button is pressed, as a live log does by itself. */
export const FollowsUntilItIsRead = meta.story({
  args: { connection: { status: 'live' } },
  render: function Growing({ rows: _rows, ...args }) {
    const [count, setCount] = useState(200);
    useEffect(() => {
      const grow = () => setCount((now) => now + 50);
      document.addEventListener('grow-log', grow);
      return () => document.removeEventListener('grow-log', grow);
    }, []);
    return <BuildLog {...args} rows={sampleLongLog(count)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const grow = () => document.dispatchEvent(new Event('grow-log'));
    const log = canvas.getByRole('log');
    await expect(await canvas.findByText(/package-200$/)).toBeVisible();

    grow();
    await expect(await canvas.findByText(/package-250$/)).toBeVisible();

    log.focus();
    log.scrollTop = 400;
    log.dispatchEvent(new Event('scroll'));
    grow();
    const more = await canvas.findByRole('button', { name: /50 new/ });
    await expect(log.scrollTop).toBe(400);

    await userEvent.click(more);
    await expect(await canvas.findByText(/package-300$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /new/ })).toBeNull();
    await expect(log).toHaveFocus();
  },
});
