import { expect, test } from 'vitest';

import { createLogStore } from '../store/createLogStore.ts';
import { createSteppedScheduler } from '../testing.fixtures.ts';

function shown(lines: readonly string[]): string[] {
  const store = createLogStore({ scheduler: createSteppedScheduler() });
  store.append(lines);
  return Array.from({ length: store.size }, (_, line) => store.text(line));
}

const keyBody = ['MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7', 'VJTUt9Us8cKj', 'Q=='];

test.each(['', '#9 0.871 ', 'web-1  | ', '2026-11-21T09:04:11Z app '])(
  'masks every line of a private key with the line prefix %j',
  (before) => {
    const lines = ['-----BEGIN RSA PRIVATE KEY-----', ...keyBody, '-----END RSA PRIVATE KEY-----'];
    const texts = shown([...lines.map((line) => before + line), `${before}Started server process`]);
    expect(texts.slice(1, 4).every((text) => /^•+$/.test(text))).toBe(true);
    expect(texts[4]).toBe(`${before}-----END RSA PRIVATE KEY-----`);
    expect(texts[5]).toBe(`${before}Started server process`);
  },
);

test.each(['PGP PRIVATE KEY BLOCK', 'OPENSSH PRIVATE KEY', 'ENCRYPTED PRIVATE KEY'])(
  'masks a block with the header %s',
  (kind) => {
    const texts = shown([
      `KEY="-----BEGIN ${kind}-----`,
      'b3BlbnNzaC1rZXktdjEAAAAABG5v',
      `-----END ${kind}-----`,
    ]);
    expect(texts[1]).toMatch(/^•+$/);
  },
);

test('masks no lines after a header without a key', () => {
  const lines = [
    'ValueError: expected -----BEGIN PRIVATE KEY-----',
    'INFO:     Shutting down',
    'INFO:     Finished server process [7]',
  ];
  expect(shown(lines)).toEqual(lines);
});

test('masks no unrelated lines between the lines of a key', () => {
  const texts = shown([
    '-----BEGIN PRIVATE KEY-----',
    keyBody[0] ?? '',
    'GET /health 200',
    keyBody[1] ?? '',
  ]);
  expect(texts[2]).toBe('GET /health 200');
  expect(texts[3]).toMatch(/^•+$/);
});

const header = '-----BEGIN PRIVATE KEY-----';
const [first = ''] = keyBody;
const isMasked = (text: string | undefined) => /^•+$/.test(text ?? '');

/** Which of the lines after the header are masked. */
const maskedAfter = (lines: readonly string[], begin = header) =>
  shown([begin, ...lines])
    .slice(1)
    .map(isMasked);

test('masks an indented key, and one whose line prefix counts on', () => {
  expect(maskedAfter([`  ${first}`, '  Q==', '  -----END PRIVATE KEY-----'])).toEqual([
    true,
    true,
    false,
  ]);
  expect(maskedAfter([`#9 0.902 ${first}`, `#9 1.1 ${first}`], `#9 0.871 ${header}`)).toEqual([
    true,
    false,
  ]);
});

test('masks no line with other words before it than the header has', () => {
  expect(maskedAfter([`#9 GET ${first}`], `#9 0.871 ${header}`)).toEqual([false]);
});

test('masks the rest of a key in the line of its end', () => {
  expect(maskedAfter([first, `${first}-----END PRIVATE KEY-----`])).toEqual([true, true]);
});

test('masks nothing after the end of a key', () => {
  expect(maskedAfter([first, '-----END PRIVATE KEY-----', first])).toEqual([true, false, false]);
});

test('a key ends after three lines in a row that are none of its own', () => {
  const other = 'GET /health 200';
  expect(maskedAfter([first, other, other, first])).toEqual([true, false, false, true]);
  expect(maskedAfter([other, other, first, other, other, first]).at(-1)).toBe(true);
  expect(maskedAfter([other, other, '', other, other, first]).at(-1)).toBe(true);
  expect(maskedAfter([first, other, other, other, first]).at(-1)).toBe(false);
});

test('a key has at most 120 lines', () => {
  const masked = maskedAfter(Array.from({ length: 122 }, () => first));
  expect(masked.indexOf(false)).toBe(120);
});

test('masks headers within a key up to 400 characters', () => {
  const comment = (length: number) => 'Comment: '.padEnd(length, 'x');
  expect(maskedAfter(['Proc-Type: 4,ENCRYPTED', comment(400), comment(401)])).toEqual([
    true,
    true,
    false,
  ]);
});

test('a gap in the log ends a key', () => {
  const store = createLogStore();
  store.append([header, first]);
  store.appendGap({ reason: '12 s not received' });
  store.append([first]);
  expect([1, 3].map((line) => isMasked(store.text(line)))).toEqual([true, false]);
});
