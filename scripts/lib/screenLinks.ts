import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './run.ts';
import { visitFile } from './syntax.ts';

/** Returns the pages that the container of a page links or navigates to, by name; `undefined` if it has no page. */
export function screenLinks(container: string): string[] | undefined {
  const [file] = globSync(`packages/console/src/{screens,features}/*/${container}.tsx`, {
    cwd: root,
  });
  if (file === undefined) throw new Error(`There is no ${container}`);
  const folder = dirname(join(root, file));
  const definition = join(folder, 'page.ts');
  if (!existsSync(definition)) return undefined;
  const code = globSync(`${folder}/*.{ts,tsx}`, {
    exclude: (name) => /\.(?:test|stories)\.tsx?$/.test(name),
  });
  const targets = new Set(code.flatMap(targetsOf));
  for (const id of idsOf(definition)) targets.delete(id);
  return [...targets].toSorted();
}

/** Names of the pages that a file makes addresses of. */
function targetsOf(path: string): string[] {
  const targets: string[] = [];
  visitFile(path, {
    CallExpression({ callee, arguments: [id] }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      const isLink = name.type === 'Identifier' && ['buildPath', 'linkTo'].includes(name.name);
      if (isLink && id?.type === 'Literal' && typeof id.value === 'string') targets.push(id.value);
    },
  });
  return targets;
}

/** Names of the pages that a file defines. */
function idsOf(path: string): string[] {
  const ids: string[] = [];
  visitFile(path, {
    CallExpression({ callee, arguments: [page] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'definePage') return;
      if (page?.type !== 'ObjectExpression') return;
      for (const property of page.properties) {
        if (property.type !== 'Property' || property.value.type !== 'Literal') continue;
        if (property.key.type === 'Identifier' && property.key.name === 'id')
          ids.push(String(property.value.value));
      }
    },
  });
  return ids;
}
