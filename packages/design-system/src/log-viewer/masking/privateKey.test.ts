import { expect, test } from 'vitest';

import { createLogStore } from '../store/createLogStore.ts';

function shown(lines: readonly string[]): string[] {
  const store = createLogStore();
  store.append(lines);
  return Array.from({ length: store.size }, (_, line) => store.text(line));
}

const keyBody = ['MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7', 'VJTUt9Us8cKj', 'Q=='];

test.each(['', '#9 0.871 ', 'web-1  | ', '2026-11-21T09:04:11Z app '])(
  'no line of a private key can be read where each begins with %j',
  (before) => {
    const lines = ['-----BEGIN RSA PRIVATE KEY-----', ...keyBody, '-----END RSA PRIVATE KEY-----'];
    const texts = shown([...lines.map((line) => before + line), `${before}Started server process`]);
    expect(texts.slice(1, 4).every((text) => /^•+$/.test(text))).toBe(true);
    expect(texts[5]).toBe(`${before}Started server process`);
  },
);

test.each(['PGP PRIVATE KEY BLOCK', 'OPENSSH PRIVATE KEY', 'ENCRYPTED PRIVATE KEY'])(
  'a block of the kind %s is a private key',
  (kind) => {
    const texts = shown([
      `KEY="-----BEGIN ${kind}-----`,
      'b3BlbnNzaC1rZXktdjEAAAAABG5v',
      `-----END ${kind}-----`,
    ]);
    expect(texts[1]).toMatch(/^•+$/);
  },
);

test('lines after a key that never comes are not hidden', () => {
  const lines = [
    'ValueError: expected -----BEGIN PRIVATE KEY-----',
    'INFO:     Shutting down',
    'INFO:     Finished server process [7]',
  ];
  expect(shown(lines)).toEqual(lines);
});

test('lines of others between those of a key can be read', () => {
  const texts = shown([
    '-----BEGIN PRIVATE KEY-----',
    keyBody[0] ?? '',
    'GET /health 200',
    keyBody[1] ?? '',
  ]);
  expect(texts[2]).toBe('GET /health 200');
  expect(texts[3]).toMatch(/^•+$/);
});
