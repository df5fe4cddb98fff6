import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { watchIntent } from './watchIntent.ts';
import type { Intent } from './watchIntent.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openLinks() {
  const screen = await render(
    <nav>
      <a href="/one">One</a>
      <a href="/two">
        <span>Two</span>
      </a>
      <p>Nothing</p>
    </nav>,
  );
  const onIntent = vi.fn<(href: string, intent: Intent) => void>();
  const onLeave = vi.fn<() => void>();
  const stop = watchIntent({ root: screen.container, onIntent, onLeave });
  const point = (text: string, type = 'pointerover') =>
    screen
      .getByText(text)
      .element()
      .dispatchEvent(new Event(type, { bubbles: true }));
  return { onIntent, onLeave, stop, point };
}

test('a pointer that rests on a link means it, one that passes over does not', async () => {
  const { onIntent, stop, point } = await openLinks();
  point('One');
  vi.advanceTimersByTime(40);
  point('Nothing');
  vi.advanceTimersByTime(100);
  expect(onIntent).not.toHaveBeenCalled();
  point('Two');
  vi.advanceTimersByTime(64);
  expect(onIntent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIntent.mock.calls).toEqual([['/two', 'pointer']]);
  stop();
});

test('the focus means a link as a pointer does, and a finger means it at once', async () => {
  const { onIntent, stop, point } = await openLinks();
  point('One', 'focusin');
  vi.advanceTimersByTime(65);
  point('Two', 'touchstart');
  expect(onIntent.mock.calls).toEqual([
    ['/one', 'focus'],
    ['/two', 'touch'],
  ]);
  stop();
});

test('a link that is left is meant no longer, one that is pressed still is', async () => {
  const { onLeave, stop, point } = await openLinks();
  point('Nothing');
  expect(onLeave).not.toHaveBeenCalled();
  point('One');
  vi.advanceTimersByTime(65);
  // The press brings the focus to it.
  point('One', 'focusin');
  expect(onLeave).not.toHaveBeenCalled();
  point('Two');
  expect(onLeave).toHaveBeenCalledTimes(1);
  point('Nothing');
  expect(onLeave).toHaveBeenCalledTimes(2);
  stop();
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched where the connection is %o',
  async (connection) => {
    vi.stubGlobal('navigator', { connection });
    const { onIntent, stop, point } = await openLinks();
    point('One', 'touchstart');
    expect(onIntent).not.toHaveBeenCalled();
    stop();
  },
);

test('once it is ended nothing is heard any more', async () => {
  const { onIntent, stop, point } = await openLinks();
  point('One');
  stop();
  point('Two', 'touchstart');
  vi.advanceTimersByTime(100);
  expect(onIntent).not.toHaveBeenCalled();
});
