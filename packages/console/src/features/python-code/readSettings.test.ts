import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { hasNeededType } from './hasNeededType.ts';
import { readNeeds } from './readNeeds.ts';

const here = import.meta.dirname;
const corpusFile = join(here, 'settings-corpus.py');
const sources = readFileSync(corpusFile, 'utf8').split('# ---\n');

const expectedSchema = z.array(
  z.array(
    z.object({ names: z.array(z.string()), isRequired: z.boolean(), rejects: z.array(z.string()) }),
  ),
);
const expected = expectedSchema.parse(
  JSON.parse(readFileSync(join(here, 'settings-corpus.json'), 'utf8')),
);

const settingsOf = (source: string) => {
  // Names of methods and of other classes are not read: `readNeeds` sorts by name, as this does.
  const { variables, unreadable } = readNeeds([{ path: 'settings.py', text: source }]);
  return { variables, unreadable: unreadable.length };
};

const sorted = <Item extends { names: readonly string[] }>(items: readonly Item[]) =>
  items.toSorted((one, other) => ((one.names[0] ?? '') < (other.names[0] ?? '') ? -1 : 1));

test.each(sources.map((source, index) => [index + 1, source] as const))(
  'reads class %i of the corpus as pydantic-settings does:\n%s',
  (number, source) => {
    const { variables, unreadable } = settingsOf(source);
    const found = variables.map(({ names, isCaseSensitive, isRequired }) => ({
      names: isCaseSensitive ? names : names.map((name) => name.toLowerCase()),
      isRequired,
    }));
    const known = (expected[number - 1] ?? []).map(({ names, isRequired }) => ({
      names,
      isRequired,
    }));
    expect(sorted(found)).toEqual(sorted(known));
    expect(unreadable).toBe(0);
  },
);

test('every value that is reported as the wrong type is rejected by pydantic', () => {
  const probes = ['text', 'true', '7', '-7', '1.5', '[]', '{}', 'null', 'https://example.com'];
  const more = [' 7 ', 'Yes', 'inf', ''];
  for (const [index, source] of sources.entries()) {
    for (const { names, type, isCaseSensitive } of settingsOf(source).variables) {
      const first = isCaseSensitive ? names[0] : names[0]?.toLowerCase();
      const field = expected[index]?.find((each) => each.names[0] === first);
      const wrong = [...probes, ...more].filter((probe) => !hasNeededType(type, probe));
      const accepted = wrong.filter((probe) => field?.rejects.includes(probe) !== true);
      expect(accepted, `${names[0] ?? ''} of class ${index + 1}, ${type}`).toEqual([]);
    }
  }
});

const python = ['python3', 'python'].find(
  (command) => spawnSync(command, ['-c', 'import pydantic_settings']).status === 0,
);

test.skipIf(python === undefined)(
  'the expectations of the corpus are those of pydantic-settings itself (needs Python with pydantic-settings)',
  () => {
    const { stdout } = spawnSync(
      python ?? '',
      ['-W', 'ignore', join(here, 'readSettingsOf.py'), corpusFile],
      { encoding: 'utf8' },
    );
    expect(expectedSchema.parse(JSON.parse(stdout))).toEqual(expected);
  },
);

test.each([
  [
    'a prefix that is computed',
    'class S(BaseSettings):\n    model_config = SettingsConfigDict(env_prefix=PREFIX)\n    a: str\n',
    1,
  ],
  [
    'an alias that is computed',
    'class S(BaseSettings):\n    a: str = Field(alias=NAME)\n    b: str\n',
    1,
  ],
  [
    'an alias generator',
    'class S(BaseSettings):\n    model_config = SettingsConfigDict(alias_generator=str.upper)\n    a: str\n',
    1,
  ],
  ['unpacked options', 'class S(BaseSettings):\n    a: str = Field(**options)\n', 1],
])('counts fields with %s as unreadable', (_, source, count) => {
  expect(settingsOf(source).unreadable).toBe(count);
});

test('finds the parents of a class in other files', () => {
  const { variables } = readNeeds([
    { path: 'settings.py', text: 'from .base import Base\nclass Settings(Base):\n    key: str\n' },
    {
      path: 'base.py',
      text: 'from pydantic_settings import BaseSettings as B\nclass Base(B, env_prefix="T_"):\n    level: str\n',
    },
  ]);
  expect(variables.map(({ names }) => names[0])).toEqual(['T_KEY', 'T_LEVEL']);
});

test('says where each name is used, and which parts are not read', () => {
  const { variables, unreadable } = readNeeds([
    {
      path: 'app/settings.py',
      text: 'class S(BaseSettings):\n    a: str\n    b: str = Field(alias=NAME)\n',
    },
    { path: 'main.py', text: 'import os\n\nos.getenv("A")\nos.environ["A"]\n' },
    {
      path: 'odd.py',
      text: 'class O(BaseSettings):\n    model_config = SettingsConfigDict(alias_generator=up)\n    c: str\n',
    },
  ]);
  expect(variables.map(({ names, uses }) => [names[0], uses])).toEqual([
    [
      'A',
      [
        { path: 'main.py', line: 3 },
        { path: 'main.py', line: 4 },
        { path: 'app/settings.py', line: 2 },
      ],
    ],
  ]);
  expect(unreadable).toEqual([
    { path: 'app/settings.py', line: 3, text: 'b (NAME)' },
    { path: 'odd.py', line: 3, text: 'c (alias_generator)' },
  ]);
});
