import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { Announcement } from './index.ts';
import type { AnnouncementProps } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function setup(props: AnnouncementProps) {
  const content = (next: AnnouncementProps) => <Announcement {...next} />;
  const { container, rerender } = await renderThemed(content(props));
  return {
    announced: () => container.querySelector('[role=status]')?.textContent,
    change: (next: AnnouncementProps) => rerender(content(next)),
  };
}

test('announces only the last of several changes, half a second after it', async () => {
  const { announced, change } = await setup({ text: '' });
  await change({ text: '12 results' });
  vi.advanceTimersByTime(499);
  await change({ text: '3 results' });
  vi.advanceTimersByTime(499);
  expect(announced()).toBe('');
  vi.advanceTimersByTime(1);
  expect(announced()).toBe('3 results');
});

test('announces the same text again after another trigger', async () => {
  const { announced, change } = await setup({ text: 'No results', trigger: 'x' });
  vi.advanceTimersByTime(500);
  expect(announced()).toBe('No results');
  await change({ text: 'No results', trigger: 'xy' });
  expect(announced()).toBe('');
  vi.advanceTimersByTime(500);
  expect(announced()).toBe('No results');
});

test('announces each trigger once, also if the text changes later', async () => {
  const { announced, change } = await setup({ text: '', trigger: 'level:error' });
  vi.advanceTimersByTime(2000);
  expect(announced()).toBe('');
  await change({ text: '3 of 20 lines', trigger: 'level:error' });
  vi.advanceTimersByTime(500);
  expect(announced()).toBe('3 of 20 lines');
  await change({ text: '4 of 21 lines', trigger: 'level:error' });
  vi.advanceTimersByTime(500);
  expect(announced()).toBe('3 of 20 lines');
});

test('withdraws a text that is no longer true', async () => {
  const { announced, change } = await setup({ text: '3 results' });
  vi.advanceTimersByTime(500);
  await change({ text: '' });
  expect(announced()).toBe('');
});
