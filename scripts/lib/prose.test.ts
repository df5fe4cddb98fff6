import { spawnSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { proseFaults, renames } from './prose.ts';
import { root } from './run.ts';

const messages = (source: string) =>
  proseFaults(source).map(({ line, message }) => `${line}: ${message}`);

test('reports a docstring that starts with a question word', () => {
  expect(messages('/** What the user sees. */')).toEqual([
    '1: A docstring starts with a noun or verb, not "What".',
  ]);
  expect(messages('const a = 1;\n/**\n * How to sign in.\n * More.\n */')).toEqual([
    '3: A docstring starts with a noun or verb, not "How".',
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

test('suggests only names that exist', () => {
  const isUsed = (name: string) => {
    const args = ['grep', '--quiet', '--word-regexp', name, '--', 'packages', 'apps', ':!*.md'];
    return spawnSync('git', args, { cwd: root }).status === 0;
  };
  expect(Object.values(renames).filter((name) => !isUsed(name))).toEqual([]);
});

test('reports dialect with the plain word', () => {
  expect(messages('// The list is built anew.\nconst text = "an e-mail";')).toEqual([
    '1: Write "again", not "anew".',
    '2: Write "email", not "e-mail".',
  ]);
});

test.each([
  ['class OAuthRefusal extends Error {}', 'error, or rejected'],
  ['const refusals = [];', 'error, or rejected'],
  ['const onRefused = fn();', 'error, or rejected'],
  ['const stored = toKept(drafts);', 'stored, or included'],
  ['type Drafts = KeptVariables;', 'stored, or included'],
  ['await runHeard(command);', 'captured, or received'],
  ['if (isTold) return;', 'notify'],
  ['type Role = TeamStanding;', 'role'],
])('reports the dialect in %s', (source, plain) => {
  expect(messages(source)).toEqual([expect.stringMatching(`^1: Write "${plain}", not "`)]);
});

test('ignores words that programs and users write', () => {
  expect(messages("const line = 'ConnectionRefusedError: connection refused'; // Kept.")).toEqual(
    [],
  );
});

test('reports dialect in comments and test titles only', () => {
  expect(
    messages(
      [
        '/** Somebody who waits. */',
        'code(); // It takes in lines.',
        "test.each([1])('a session for anybody', () => {",
        '  /* Tries for ever. */',
        '// Nobody hears it, whoever asks.',
        '// The world of a story; not hello world, the real world or a world-readable file.',
      ].join('\n'),
    ),
  ).toEqual([
    '1: Write "the user, or the caller", not "Somebody".',
    '2: Write "parses, or adds", not "takes in".',
    '3: Write "the user, or the caller", not "anybody".',
    '4: Write "without limit", not "for ever".',
    '5: Write "the user, or the caller", not "whoever".',
    '5: Write "no user", not "Nobody".',
    '5: Write "is notified, or receives", not "hears".',
    '6: Write "dataset, or seed", not "world".',
  ]);
  expect(messages("const invite = 'somebody@example.com'; // Not for everyone.")).toEqual([]);
});
