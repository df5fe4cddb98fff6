import { globSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { parseFile, visitFile } from '../../../scripts/lib/syntax.ts';

const exported = parseFile(join(import.meta.dirname, 'index.ts')).module.staticExports.flatMap(
  ({ entries }) => entries.map(({ exportName: { name } }) => name),
);

test('the props type of each component is exported', () => {
  const types = new Set<string>();
  for (const file of globSync('*/*.tsx', { cwd: import.meta.dirname })) {
    visitFile(join(import.meta.dirname, file), {
      TSInterfaceDeclaration: ({ id: { name } }) => void types.add(name),
      TSTypeAliasDeclaration: ({ id: { name } }) => void types.add(name),
    });
  }
  const props = exported.map((name) => `${name}Props`).filter((name) => types.has(name));
  expect(props.length).toBeGreaterThan(60);
  expect(props.filter((name) => !exported.includes(name))).toEqual([]);
});
