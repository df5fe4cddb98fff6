import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './run.ts';

/** Returns the pages that the container of a page links or navigates to, by name; `undefined` if it has no page. */
export function screenLinks(container: string): string[] | undefined {
  const [file] = globSync(`packages/console/src/{screens,features}/*/${container}.tsx`, {
    cwd: root,
  });
  if (file === undefined) throw new Error(`There is no ${container}`);
  const folder = dirname(file);
  if (!existsSync(join(root, folder, 'page.ts'))) return undefined;
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const own = [...read(join(folder, 'page.ts')).matchAll(/\bid: '(\w+)',\n/g)];
  const code = globSync(`${folder}/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /\.(?:test|stories)\.tsx?$/.test(name),
  }).map(read);
  const targets = new Set(
    [...code.join('\n').matchAll(/\b(?:buildPath|linkTo)\(\s*'(\w+)'/g)].map(([, id = '']) => id),
  );
  for (const [, id = ''] of own) targets.delete(id);
  return [...targets].toSorted();
}
