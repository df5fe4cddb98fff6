import { expect, test } from 'vitest';

import { distributionName, findMissingModule, knownVersion, versionOf } from './distributions.ts';

test.each([
  ['FastAPI', 'fastapi'],
  ['Foo__Bar.baz-.qux', 'foo-bar-baz-qux'],
  ['fastapi[standard]>=0.128', 'fastapi'],
  ['redis ; python_version > "3"', 'redis'],
  ['zope.interface==7.0', 'zope-interface'],
  // Without a name at its start, the whole text is one.
  ['(broken) fastapi', '(broken) fastapi'],
])('the name in %s is %s', (requirement, name) => {
  expect(distributionName(requirement)).toBe(name);
});

test.each([
  ['fastapi==0.99.1', '0.99.1'],
  ['fastapi ==  0.99.1', '0.99.1'],
  ['fastapi>=0.99', knownVersion('fastapi')],
  ['Scikit_Learn', knownVersion('scikit-learn')],
])('the version of %s is %s', (requirement, version) => {
  expect(version).toBeDefined();
  expect(versionOf(requirement)).toBe(version);
});

test('an unknown distribution has a plausible version: always the same', () => {
  const requirements = ['my-harbour-tools', 'my-tide-tools>=1', 'My_Harbour_Tools'];
  expect(requirements.map(versionOf)).toMatchInlineSnapshot(`
    [
      "0.9.1",
      "5.2.4",
      "0.9.1",
    ]
  `);
});

test('a module is missing only when its distribution is known and nothing brings it', () => {
  const project = { imports: ['os', 'yaml', 'stripe'], dependencies: [], locked: [] };
  expect(findMissingModule(project)).toEqual({ module: 'yaml', distribution: 'pyyaml' });
  expect(findMissingModule({ ...project, dependencies: ['uvicorn'] })).toEqual({
    module: 'stripe',
    distribution: 'stripe',
  });
  expect(findMissingModule({ ...project, locked: ['pyyaml', 'stripe'] })).toBeUndefined();
  // A dependency without known dependencies of its own brings nothing else.
  const unknown = { imports: ['httpx'], dependencies: ['my-tools'], locked: [] };
  expect(findMissingModule(unknown)?.distribution).toBe('httpx');
});
