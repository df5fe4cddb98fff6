import { expect, test } from 'vitest';

import { proseFaults } from './prose.ts';

const messages = (source: string) =>
  proseFaults(source).map(({ line, message }) => `${line}: ${message}`);

test('reports a docstring that starts with a question word', () => {
  expect(messages('/** What the user sees. */')).toEqual([
    '1: A docstring starts with a noun or verb, not "What".',
  ]);
  expect(messages('const a = 1;\n/**\n * Whoever is signed in.\n * More.\n */')).toEqual([
    '3: A docstring starts with a noun or verb, not "Whoever".',
  ]);
});

test('ignores question words inside a docstring or a word', () => {
  expect(messages('/** Returns the team.\n * What follows is fine. */')).toEqual([]);
  expect(messages('/** Whole numbers only. */\n// What a comment says is free.')).toEqual([]);
});

test('reports a former name with its replacement', () => {
  expect(messages(`const button = ${['Resting', 'Button'].join('')};`)).toEqual([
    '1: RestingButton is called CooldownButton.',
  ]);
});

test('reports dialect with the plain word', () => {
  expect(messages('// The list is built anew.\nconst text = "an e-mail";')).toEqual([
    '1: Write "again", not "anew".',
    '2: Write "email", not "e-mail".',
  ]);
});
