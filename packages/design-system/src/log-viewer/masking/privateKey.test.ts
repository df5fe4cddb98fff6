import { expect, test } from 'vitest';

import { createLogStore } from '../store/createLogStore.ts';

function shown(lines: readonly string[]): string[] {
  const store = createLogStore();
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
