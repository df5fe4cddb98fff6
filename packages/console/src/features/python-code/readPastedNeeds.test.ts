import { expect, test } from 'vitest';

import { readPastedNeeds } from './readPastedNeeds.ts';

const namesOf = (text: string) => readPastedNeeds(text).variables.map(({ names }) => names[0]);

test('reads a settings class without its imports', () => {
  const { variables } = readPastedNeeds(`class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="APP_")
    workers: int
    debug: bool = False
`);
  expect(variables).toEqual([
    expect.objectContaining({ names: ['APP_DEBUG'], isRequired: false, type: 'bool' }),
    expect.objectContaining({ names: ['APP_WORKERS'], isRequired: true, type: 'int' }),
  ]);
});

test('reads os.environ and os.getenv without their imports', () => {
  expect(namesOf('key = os.environ["SECRET_KEY"]\nhost = getenv("HOST")')).toEqual([
    'HOST',
    'SECRET_KEY',
  ]);
});

test('reads a .env.example, whose names are needed even when they are empty', () => {
  const needs = readPastedNeeds(
    '# Database\nDATABASE_URL=\nLOG_LEVEL=info\nLOG_LEVEL=debug\nodd\n',
  );
  expect(needs.variables.map(({ names, isRequired }) => [...names, isRequired])).toEqual([
    ['DATABASE_URL', true],
    ['LOG_LEVEL', true],
  ]);
  expect(needs.unreadable).toEqual([{ path: '', line: 5, text: 'odd' }]);
});

test('finds nothing in code without settings and in prose', () => {
  expect(readPastedNeeds('')).toEqual({ variables: [], unreadable: [] });
  expect(readPastedNeeds('def add(a, b):\n    return a + b\n').variables).toEqual([]);
  expect(readPastedNeeds('Set the variables first.')).toEqual({ variables: [], unreadable: [] });
});

test('names what only running the code would tell', () => {
  expect(readPastedNeeds('x = 1\nos.environ[name]').unreadable).toEqual([
    { path: '', line: 2, text: 'os.environ[name]' },
  ]);
});
