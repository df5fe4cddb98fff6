import { expect, test } from 'vitest';

import { sampleVariable } from '../../testing/samples.ts';
import { compareNeeds } from './compareNeeds.ts';
import { readNeeds } from './readNeeds.ts';

const variables = (values: Record<string, string | null>) =>
  Object.entries(values).map(([name, value]) => sampleVariable({ name, value, agoMs: 0 }));

const compare = (text: string, values: Record<string, string | null>) =>
  compareNeeds(readNeeds([{ path: 'main.py', text }]), variables(values));

test('lists required variables that the app lacks', () => {
  const code = 'import os\nos.environ["A"]\nos.environ["B"]\nos.getenv("C")\n';
  expect(compare(code, { B: null }).missing).toEqual(['A']);
  expect(compare(code, { B: null }).optional).toEqual(['C']);
  expect(compare(code, { C: '' }).optional).toEqual([]);
});

test('names of settings are compared in any case, and those of os.environ exactly', () => {
  const settings = 'class S(BaseSettings):\n    api_key: str\n';
  expect(compare(settings, { Api_Key: 'x' }).missing).toEqual([]);
  expect(compare('import os\nos.environ["API_KEY"]\n', { api_key: 'x' }).missing).toEqual([
    'API_KEY',
  ]);
});

test('one of several aliases, or a nested part, is enough', () => {
  const aliases =
    'class S(BaseSettings):\n    a: str = Field(validation_alias=AliasChoices("ONE", "TWO"))\n';
  expect(compare(aliases, { TWO: 'x' }).missing).toEqual([]);
  expect(compare(aliases, {}).missing).toEqual(['ONE']);
  const nested =
    'class D(BaseModel):\n    host: str\nclass S(BaseSettings):\n    model_config = SettingsConfigDict(env_nested_delimiter="__")\n    db: D\n';
  expect(compare(nested, { DB__HOST: 'x' }).missing).toEqual([]);
});

test('lists values of another type, except secrets', () => {
  const code =
    'class S(BaseSettings):\n    debug: bool\n    port: int\n    origins: list[str]\n    api: HttpUrl\n    workers: int\n';
  const { wrongType } = compare(code, {
    DEBUG: 'maybe',
    PORT: null,
    ORIGINS: 'a,b',
    API: 'tides',
    WORKERS: '4',
  });
  expect(wrongType).toEqual([
    { name: 'API', type: 'httpUrl' },
    { name: 'DEBUG', type: 'bool' },
    { name: 'ORIGINS', type: 'list' },
  ]);
});

test('lists variables that the code does not read, except those of a service', () => {
  const managed = sampleVariable({ name: 'DATABASE_URL', agoMs: 0, provider: 'neon' });
  const needs = readNeeds([{ path: 'main.py', text: 'import os\nos.getenv("A")\n' }]);
  const { unused } = compareNeeds(needs, [...variables({ A: 'x', OLD: 'y' }), managed]);
  expect(unused).toEqual(['OLD']);
});
