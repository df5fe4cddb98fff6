import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { findContradiction, findNonexistent } from './requirements.ts';

test.each([
  ['fastpi', 'fastapi'],
  ['reqeusts>=2', 'requests'],
  ['pydanttic', 'pydantic'],
  ['SQLAlchmey==2.0.45', 'sqlalchemy'],
])('%s is a misspelling of %s', (requirement, suggestion) => {
  expect(findNonexistent(['httpx', requirement])).toMatchObject({ requirement, suggestion });
});

test.each(['my-package-that-does-not-exist', 'nonexistent_thing', 'no-such-package>=1'])(
  '%s has a name that marks it as nonexistent',
  (requirement) => expect(findNonexistent([requirement])).toMatchObject({ requirement }),
);

test('a version far beyond the newest one does not exist', () => {
  expect(findNonexistent(['fastapi==99.0'])).toMatchObject({ requirement: 'fastapi==99.0' });
  expect(findNonexistent(['fastapi==1.0'])).toBeUndefined();
  expect(findNonexistent(['fastapi<99'])).toBeUndefined();
  expect(findNonexistent(['tzdata==2026.1', 'certifi==2026.1.4'])).toBeUndefined();
});

test.each([
  'aredis',
  'boto',
  'fastai',
  'faker',
  'httpx2',
  'jinja',
  'numpydoc',
  'panda',
  'psycopg',
  'psycopg-binary',
  'request',
  'requestsx',
  'starlite',
  'typed',
  'uvicorn-worker',
  'my-own-thing',
  'fastpi @ https://example.com/fastpi.whl',
])('%s may exist', (requirement) => {
  expect(findNonexistent([requirement])).toBeUndefined();
});

test('requirements that no version can satisfy conflict', () => {
  expect(findContradiction(['httpx==0.27.0', 'httpx>=0.28'])).toMatchObject({
    name: 'httpx',
    by: 'your project',
    pin: 'httpx==0.27.0',
  });
  expect(findContradiction(['numpy<2', 'numpy>=2.0'])?.name).toBe('numpy');
  expect(findContradiction(['numpy==2.*', 'numpy<2.0'])?.name).toBe('numpy');
  expect(findContradiction(['httpx==1.0rc1', 'httpx>=1.0'])?.name).toBe('httpx');
  expect(findContradiction(['pydantic==1.10.2', 'pydantic-settings'])).toMatchObject({
    by: 'pydantic-settings',
    wants: '>=2.7.0',
  });
});

test.each([
  [['httpx==0.28.1', 'httpx>=0.28']],
  [['numpy>=2', 'numpy<3', 'numpy!=2.1']],
  [['django~=5.1.0', 'django==5.1.4']],
  [['sqlalchemy==2.0.45', 'sqlmodel']],
  [['tomli==1.0; python_version < "3.11"', 'tomli==2.0; python_version >= "3.11"']],
  [['pandas==2.*', 'pandas>=2.2']],
  [['pandas!=2.*', 'pandas>=2,<4']],
  [['pandas>2.0', 'pandas<2.0.1']],
  [['httpx==1.0rc1', 'httpx<1.1']],
  [['torch==2.9.1+cpu', 'torch>=2.9']],
  [['pytz==1!2026.1', 'pytz>=2026']],
])('%j can be satisfied', (requirements) => {
  expect(findContradiction(requirements)).toBeUndefined();
});

test('any list of requirements is checked without throwing', () => {
  const odd = fc.array(
    fc.oneof(fc.string(), fc.constantFrom('a==', '==1', 'a[', 'a>=1,<', 'a==1==2')),
  );
  fc.assert(
    fc.property(odd, (requirements) => {
      const reported =
        findNonexistent(requirements)?.requirement ?? findContradiction(requirements)?.pin;
      expect([undefined, ...requirements]).toContain(reported);
    }),
  );
});
