import { expect, test } from 'vitest';

import { createSteppedClock } from '../../sources/testing.fixtures.ts';
import { createLogStore } from '../../store/createLogStore.ts';
import { createSteppedScheduler } from '../../testing.fixtures.ts';
import { createAnnouncer } from './createAnnouncer.ts';
import { defaultLogViewerMessages } from './messages.ts';

function setup() {
  const scheduler = createSteppedScheduler();
  const store = createLogStore({ scheduler });
  const clock = createSteppedClock(0);
  const said: { at: number; text: string }[] = [];
  const announcer = createAnnouncer({
    store,
    clock,
    messages: defaultLogViewerMessages,
    announce: (text) => said.push({ at: clock.now(), text }),
  });
  const texts = () => said.map(({ text }) => text);
  return { store, clock, announcer, said, texts };
}

test('a thousand lines per second are announced at most once per second', async () => {
  const { store, clock, announcer, said } = setup();
  for (let step = 0; step < 500; step += 1) {
    store.append(Array.from({ length: 20 }, (_, index) => `line ${step * 20 + index + 1}`));
    announcer.update('all');
    await clock.advance(20);
  }
  await clock.advance(2000);
  expect(said.length).toBeGreaterThanOrEqual(10);
  const times = said.map(({ at }) => at);
  expect(times.every((at, index) => index === 0 || at - (times[index - 1] ?? 0) >= 1000)).toBe(
    true,
  );
  expect(said[1]?.text).toBe('980 new lines. line 1000');
  expect(said.at(-1)?.text).toMatch(/line 10000$/);
});

test('a single line is announced unchanged', async () => {
  const { store, announcer, texts } = setup();
  store.append(['built']);
  announcer.update('all');
  expect(texts()).toEqual(['built']);
});

test('characters that turn text around are not announced', () => {
  const { store, announcer, texts } = setup();
  store.append(['user\u202Enimda']);
  announcer.update('all');
  expect(texts()).toEqual(['user␦nimda']);
});

test('errors-only mode announces only errors', async () => {
  const { store, clock, announcer, texts } = setup();
  store.append(['INFO: started', 'ERROR: no space left']);
  announcer.update('errors');
  store.append(['INFO: retry']);
  announcer.update('errors');
  await clock.advance(1000);
  store.append(['ERROR: again', 'ERROR: and again']);
  announcer.update('errors');
  expect(texts()).toEqual(['Error: ERROR: no space left', '2 errors. ERROR: and again']);
});

test('lines that arrive while not following are not announced later', async () => {
  const { store, clock, announcer, texts } = setup();
  store.append(['unseen']);
  announcer.update(undefined);
  await clock.advance(5000);
  announcer.update('all');
  store.append(['seen']);
  announcer.update('all');
  expect(texts()).toEqual(['seen']);
});
