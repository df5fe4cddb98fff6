import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { parseFile } from '../../../../scripts/lib/syntax.ts';
import { componentOrder } from './componentOrder.ts';

const source = join(import.meta.dirname, '..');
const position = new Map<string, number>(componentOrder.map((folder, index) => [folder, index]));

/** The folders that the files of a folder import from, without stories and tests. */
function importsOf(folder: string): string[] {
  const files = globSync(`${folder}/*.{ts,tsx}`, { cwd: source });
  const shipped = files.filter((file) => !/\.(?:stories|test|fixtures|docs)\./.test(file));
  return shipped.flatMap((file) => {
    const { staticImports, staticExports } = parseFile(join(source, file)).module;
    const paths = [
      ...staticImports.flatMap(({ entries, moduleRequest: { value } }) =>
        // Type-only imports bring no styles.
        entries.length > 0 && entries.every(({ isType }) => isType) ? [] : [value],
      ),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ isType, moduleRequest }) =>
          isType || moduleRequest === null ? [] : [moduleRequest.value],
        ),
      ),
    ];
    return paths.flatMap((path) => (path.startsWith('../') ? (path.split('/')[1] ?? []) : []));
  });
}

/** Imports of a folder, including indirect ones. */
function partsOf(folder: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const part of importsOf(folder)) {
    if (seen.has(part)) continue;
    seen.add(part);
    partsOf(part, seen);
  }
  return seen;
}

// Their styles override those of the components that import them.
const anywhere = new Set(['internal', 'layout']);

test.each(componentOrder)('%s can override the styles of the components it uses', (folder) => {
  const own = position.get(folder) ?? -1;
  const stronger = [...partsOf(folder)].filter(
    (part) => !anywhere.has(part) && (position.get(part) ?? -1) > own,
  );
  expect(stronger).toEqual([]);
});

test('each folder is listed once', () => {
  expect(position.size).toBe(componentOrder.length);
});
