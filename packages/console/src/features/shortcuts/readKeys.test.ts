import { expect, test } from 'vitest';

import { createKeyReader } from './readKeys.ts';
import type { KeyPress } from './readKeys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: `Key${key.toUpperCase()}`,
  keyCode: 0,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  timeStamp: 0,
  ...more,
});

const on = { hasSingleKeys: true };

function read(presses: readonly KeyPress[], { isApple = false, hasSingleKeys = true } = {}) {
  const readKey = createKeyReader(isApple);
  return presses.map((each) => readKey(each, { hasSingleKeys }));
}

test('Mod is Command on Apple’s keyboards and Control on others', () => {
  const command = press('k', { metaKey: true });
  const control = press('k', { ctrlKey: true });
  expect(read([command, control], { isApple: true })).toEqual(['palette', undefined]);
  expect(read([command, control])).toEqual([undefined, 'palette']);
});

test('a key sequence opens a page, unless more than 1.5 seconds pass between its keys', () => {
  expect(read([press('g'), press('d', { timeStamp: 1500 })])).toEqual([undefined, 'deployments']);
  expect(read([press('g'), press('d', { timeStamp: 1501 })])).toEqual([undefined, undefined]);
  expect(read([press('g'), press('g', { timeStamp: 1 }), press('a', { timeStamp: 2 })])).toEqual([
    undefined,
    undefined,
    'apps',
  ]);
});

test('another key in between cancels a sequence', () => {
  expect(read([press('g'), press('x'), press('d')])).toEqual([undefined, undefined, undefined]);
  expect(read([press('g'), press('?', { shiftKey: true }), press('d')])).toEqual([
    undefined,
    'sheet',
    undefined,
  ]);
});

test('with single-key shortcuts off, only chords with Mod work', () => {
  const pressed = [press('?', { shiftKey: true }), press('g'), press('d'), press('n')];
  expect(read(pressed, { hasSingleKeys: false })).toEqual(pressed.map(() => undefined));
  expect(read([press('k', { ctrlKey: true })], { hasSingleKeys: false })).toEqual(['palette']);
});

test('keys of an input method, repeated keys and other chords are ignored', () => {
  const left: Partial<KeyPress>[] = [
    { isComposing: true },
    { keyCode: 229 },
    { repeat: true },
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
  ];
  for (const more of left) expect(createKeyReader(false)(press('n', more), on)).toBeUndefined();
  const shifted = press('K', { ctrlKey: true, shiftKey: true });
  expect(createKeyReader(false)(shifted, on)).toBeUndefined();
});

test('on a non-Latin keyboard letters are matched by key position', () => {
  const russian = [press('п', { code: 'KeyG' }), press('в', { code: 'KeyD' })];
  expect(read(russian)).toEqual([undefined, 'deployments']);
  // A Latin keyboard with another layout uses the typed letter.
  expect(read([press('n', { code: 'KeyL' })])).toEqual(['create']);
});

test('on a non-Latin keyboard every shortcut is matched by key position', () => {
  const control = { ctrlKey: true };
  expect(read([press('л', { code: 'KeyK', ...control })])).toEqual(['palette']);
  expect(read([press('ك', { code: 'Semicolon', ...control })])).toEqual([undefined]);
  // Russian has a comma and a full stop where a Latin keyboard has the question mark and the slash.
  const question = press(',', { code: 'Slash', shiftKey: true });
  const slash = press('.', { code: 'Slash' });
  expect(read([press('п', { code: 'KeyG' }), question, slash])).toEqual([
    undefined,
    'sheet',
    'search',
  ]);
  expect(read([press('؟', { code: 'Slash', shiftKey: true })])).toEqual(['sheet']);
  // German has its hyphen there.
  expect(read([press('-', { code: 'Slash' })])).toEqual([undefined]);
});
