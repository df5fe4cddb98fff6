import { expect, test } from 'vitest';

import { proseFaults } from './prose.ts';

const messages = (source: string) =>
  proseFaults(source).map(({ line, message }) => `${line}: ${message}`);

test('a docstring that starts with a question word is a fault', () => {
  expect(messages('/** What the user sees. */')).toEqual([
    '1: A docstring starts with a noun or verb, not "What".',
  ]);
  expect(messages('const a = 1;\n/**\n * Whoever is signed in.\n * More.\n */')).toEqual([
    '3: A docstring starts with a noun or verb, not "Whoever".',
  ]);
});

test('question words inside a docstring or a word are no fault', () => {
  expect(messages('/** Returns the team.\n * What follows is fine. */')).toEqual([]);
  expect(messages('/** Whole numbers only. */\n// What a comment says is free.')).toEqual([]);
});

test('a former name is a fault, and names its replacement', () => {
  expect(messages(`const button = ${['Resting', 'Button'].join('')};`)).toEqual([
    '1: RestingButton is called CooldownButton.',
  ]);
});
