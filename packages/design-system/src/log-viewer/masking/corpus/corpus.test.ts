import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { createMasker } from '../createMasker.ts';
import { defaultMaskRules } from '../rules.ts';
import type { LogSpan } from '../../store/types.ts';

const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .replaceAll('¦', '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^# [A-Z]|^# is/.test(line));

/** Returns a line without its marks, and the marked spans. */
function readMarks(line: string): { text: string; secrets: LogSpan[] } {
  const secrets: LogSpan[] = [];
  let text = '';
  for (const [index, part] of line.split(/[⟦⟧]/).entries()) {
    // Every second part is between two marks.
    if (index % 2 === 1) secrets.push({ from: text.length, to: text.length + part.length });
    text += part;
  }
  return { text, secrets };
}

const mask = createMasker();
const hiddenIn = (text: string): LogSpan[] => mask(text).map(({ from, to }) => ({ from, to }));
const marked = (text: string, spans: readonly LogSpan[]) =>
  spans.reduceRight(
    (line, { from, to }) => `${line.slice(0, from)}⟦${line.slice(from, to)}⟧${line.slice(to)}`,
    text,
  );

const secret = linesOf('secrets.txt');
const harmless = linesOf('harmless.txt');

test('masks exactly the secrets of the corpus', () => {
  expect(
    secret.map((line) => readMarks(line).text).map((text) => marked(text, hiddenIn(text))),
  ).toEqual(secret);
});

test('masks nothing in the harmless lines of the corpus', () => {
  expect(harmless.map((text) => marked(text, hiddenIn(text)))).toEqual(harmless);
});

test('the hints of the rules skip no line with a secret', () => {
  const withoutHints = createMasker({
    rules: defaultMaskRules.map(({ label, pattern }) => ({ label, pattern })),
  });
  for (const line of [...secret.map((each) => readMarks(each).text), ...harmless]) {
    expect(mask(line)).toEqual(withoutHints(line));
  }
});

test('on the corpora, precision and recall are 1', () => {
  const found = secret.filter((line) => {
    const { text, secrets } = readMarks(line);
    const hidden = hiddenIn(text);
    return secrets.every(({ from, to }) =>
      hidden.some((span) => span.from <= from && to <= span.to),
    );
  });
  const altered = harmless.filter((line) => hiddenIn(line).length > 0);
  expect(secret.length).toBeGreaterThanOrEqual(80);
  expect(harmless.length).toBeGreaterThanOrEqual(80);
  expect(found.length / secret.length).toBe(1);
  expect(found.length / (found.length + altered.length)).toBe(1);
});
