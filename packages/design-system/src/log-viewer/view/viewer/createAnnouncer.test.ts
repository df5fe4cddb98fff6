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
  announcer.update('all');
  return { store, clock, announcer, said, texts };
}

test('a thousand lines per second are announced at most once in 30 seconds', async () => {
  const { store, clock, announcer, said } = setup();
  for (let step = 0; step < 500; step += 1) {
    store.append(Array.from({ length: 200 }, (_, index) => `line ${step * 200 + index + 1}`));
    announcer.update('all');
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await clock.advance(200);
  }
  await clock.advance(60_000);
  expect(said.map(({ at }) => at)).toEqual([0, 30_000, 60_000, 90_000, 120_000]);
  expect(said[1]?.text).toBe('29,800 new lines. line 30000');
  expect(said.at(-1)?.text).toMatch(/line 100000$/);
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
  await clock.advance(30_000);
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

test('lines that are stored at first are not new, however long that takes', () => {
  const scheduler = createSteppedScheduler(1);
  const store = createLogStore({ scheduler });
  const texts: string[] = [];
  const announcer = createAnnouncer({
    store,
    clock: createSteppedClock(0),
    messages: defaultLogViewerMessages,
    announce: (text) => texts.push(text),
  });
  store.append(Array.from({ length: 5000 }, (_, index) => `line ${index}`));
  store.subscribe(() => announcer.update('all'));
  announcer.update('all');
  scheduler.settle();
  expect(store.pending).toBe(0);
  store.append(['new']);
  scheduler.settle();
  expect(texts).toEqual(['new']);
});

test('lines that a filter hides are not announced, and nothing is announced on request', async () => {
  const scheduler = createSteppedScheduler();
  const store = createLogStore({ scheduler });
  const view = store.filter({ levels: new Set(['error']) });
  const clock = createSteppedClock(0);
  const texts: string[] = [];
  const announcer = createAnnouncer({
    store,
    rows: () => view,
    clock,
    messages: defaultLogViewerMessages,
    announce: (text) => texts.push(text),
  });
  announcer.update('all');
  store.append(['INFO: hidden', 'ERROR: shown', 'INFO: hidden']);
  scheduler.settle();
  announcer.update('all');
  await clock.advance(30_000);
  store.append(['ERROR: not wanted']);
  announcer.update('none');
  expect(texts).toEqual(['ERROR: shown']);
});
