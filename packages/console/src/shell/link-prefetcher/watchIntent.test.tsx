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

test('hovering a link for 65 ms is an intent, and passing over it is not', async () => {
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

test('focus is an intent after the same delay, and a touch at once', async () => {
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

test('leaving a link ends the intent, and pressing it does not', async () => {
  const { onLeave, stop, point } = await openLinks();
  point('Nothing');
  expect(onLeave).not.toHaveBeenCalled();
  point('One');
  vi.advanceTimersByTime(65);
  // The press moves focus to it.
  point('One', 'focusin');
  expect(onLeave).not.toHaveBeenCalled();
  point('Two');
  expect(onLeave).toHaveBeenCalledTimes(1);
  point('Nothing');
  expect(onLeave).toHaveBeenCalledTimes(2);
  stop();
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'no intent is detected on a connection with %o',
  async (connection) => {
    vi.stubGlobal('navigator', { connection });
    const { onIntent, stop, point } = await openLinks();
    point('One', 'touchstart');
    expect(onIntent).not.toHaveBeenCalled();
    stop();
  },
);

test('no intent is detected after it was stopped', async () => {
  const { onIntent, stop, point } = await openLinks();
  point('One');
  stop();
  point('Two', 'touchstart');
  vi.advanceTimersByTime(100);
  expect(onIntent).not.toHaveBeenCalled();
});
