// Partners write rules for `data-part`, so a change of the list in the theming guide is a breaking change.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from './lib/run.ts';
import { visitFile } from './lib/syntax.ts';

const rendered = new Set<string>();
for (const file of globSync('packages/{design-system,console}/src/**/*.tsx', { cwd: root })) {
  if (/\.(?:test|stories|docs|fixtures)\.tsx$/.test(file)) continue;
  visitFile(join(root, file), {
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'data-part') return;
      if (value?.type === 'Literal') rendered.add(value.value);
    },
  });
}

const guide = readFileSync(join(root, 'docs', 'theming.md'), 'utf8');
const [, table = ''] = /\n## Parts\n([\s\S]*?)\n## /.exec(guide) ?? [];
const documented = [...table.matchAll(/^\| .*$/gm)].flatMap(([row]) =>
  [...(row.split('|')[2] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
);

test('the theming guide lists every part, and no other', () => {
  expect(documented.toSorted()).toEqual([...rendered].toSorted());
});
