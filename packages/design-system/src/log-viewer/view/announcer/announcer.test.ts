import { expect, test } from 'vitest';

import { createAnnouncer } from './announcer.ts';

const messages = {
  newLines: (count: number, errors: number) => `${count} new lines, ${errors} errors`,
  error: (text: string) => `Error: ${text}`,
};

/** A clock that moves when it is told to. */
function setup() {
  const said: { at: number; text: string }[] = [];
  let now = 0;
  let timers: { at: number; callback: () => void }[] = [];
  const announcer = createAnnouncer({
    messages,
    say: (text) => said.push({ at: now, text }),
    after: (milliseconds, callback) => {
      const timer = { at: now + milliseconds, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  });
  const pass = (milliseconds: number) => {
    const until = now + milliseconds;
    for (;;) {
      const next = timers.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > until) break;
      now = next.at;
      timers = timers.filter((one) => one !== next);
      next.callback();
    }
    now = until;
  };
  const add = (text: string, isError = false) =>
    announcer.add([{ text, isError }], 1, isError ? 1 : 0);
  return { announcer, said, pass, add, texts: () => said.map(({ text }) => text) };
}

test('reads a line out at once when nothing was said just before', () => {
  const { add, texts, pass } = setup();
  add('Cloning');
  expect(texts()).toEqual(['Cloning']);
  pass(5000);
  add('Building');
  expect(texts()).toEqual(['Cloning', 'Building']);
});

test('reads out a few lines that came within a second, together', () => {
  const { add, texts, pass } = setup();
  add('one');
  add('two');
  add('three', true);
  pass(1000);
  expect(texts()).toEqual(['one', 'two\nError: three']);
});

test('a thousand lines a second are at most one announcement a second', () => {
  const { add, said, pass } = setup();
  for (let line = 0; line < 10_000; line += 1) {
    add(`line ${line}`, line % 100 === 0);
    pass(1);
  }
  expect(said.length).toBeGreaterThan(5);
  for (const [index, { at }] of said.entries()) {
    expect(at - (said[index - 1]?.at ?? -1000)).toBeGreaterThanOrEqual(1000);
  }
  expect(said[3]?.text).toBe('1000 new lines, 10 errors\nline 2999');
});

test('says errors only, on request', () => {
  const { announcer, add, texts, pass } = setup();
  announcer.setErrorsOnly(true);
  add('fine');
  pass(2000);
  add('broken', true);
  pass(2000);
  expect(texts()).toEqual(['Error: broken']);
});

test('says nothing more of what waited once nobody follows', () => {
  const { announcer, add, texts, pass } = setup();
  add('one');
  add('two');
  announcer.clear();
  pass(2000);
  expect(texts()).toEqual(['one']);
});

test('empty lines are no news, and long ones are cut', () => {
  const { add, texts } = setup();
  add('   ');
  add('x'.repeat(500));
  expect(texts()).toEqual([`${'x'.repeat(200)}…`]);
});
