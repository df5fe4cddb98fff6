import { expect } from 'storybook/test';

import preview from '../../../../../../.storybook/preview.tsx';
import { createLogStore } from '../../store/createLogStore.ts';
import type { LogEntry } from '../../store/types.ts';
import { LogLines } from './LogLines.tsx';

const start = Date.UTC(2026, 10, 21, 9, 4, 11);
const escape = String.fromCodePoint(0x1b);

/** A store with entries a tenth of a second apart. */
function storeOf(entries: readonly LogEntry[]) {
  const store = createLogStore();
  store.append(entries.map((entry, index) => ({ time: start + index * 100, ...entry })));
  return store;
}

const build: LogEntry[] = [
  {
    text: `${escape}[2m#6${escape}[0m ${escape}[36m[builder 3/6]${escape}[0m COPY pyproject.toml ./`,
  },
  {
    text: `${escape}[33;1mwarning${escape}[0m: The lockfile is old; resolving again`,
    level: 'warning',
  },
  { text: `${escape}[2mResolving${escape}[0m fastapi[standard]>=0.128` },
  { text: `  ${escape}[31;1m×${escape}[0m No solution found`, level: 'error' },
  { text: `Downloading https://files.example.com/${'wheel-'.repeat(60)}.whl` },
  { text: '日本語のログ、絵文字 🚢⚓' },
  { text: '<img src=x onerror=alert(1)> is text' },
];

const meta = preview.meta({
  title: 'Components/Log Viewer/Lines',
  component: LogLines,
  args: { 'aria-label': 'Build log', store: storeOf(build) },
});

/** Colours of a terminal, levels, long lines and wide characters. */
export const Build = meta.story();

/** A hundred thousand lines, of which only those in view are in the page. */
export const Large = meta.story({
  args: {
    store: storeOf(Array.from({ length: 100_000 }, (_, index) => ({ text: `line ${index + 1}` }))),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('line 100000')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
});

/** A place where lines are missing is marked. */
export const Gap = meta.story({
  render: (args) => {
    const store = storeOf(build.slice(0, 2));
    store.appendGap({ reason: '12 s not received' });
    store.append(build.slice(2));
    return <LogLines {...args} store={store} />;
  },
});
