// Partners write rules for `data-part`, so a change of the list in the theming guide is a breaking change.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from './lib/run.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const rendered = globSync('packages/{design-system,console}/src/**/*.tsx', { cwd: root })
  .filter((file) => !/\.(?:test|stories|docs|fixtures)\.tsx$/.test(file))
  .flatMap((file) => [...read(file).matchAll(/data-part="([^"]*)"/g)].map(([, name = '']) => name));

const [, table = ''] = /\n## Parts\n([\s\S]*?)\n## /.exec(read('docs/theming.md')) ?? [];
const documented = [...table.matchAll(/^\| .*$/gm)].flatMap(([row]) =>
  [...(row.split('|')[2] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
);

test('the theming guide lists every part, and no other', () => {
  expect(documented.toSorted()).toEqual([...new Set(rendered)].toSorted());
});
