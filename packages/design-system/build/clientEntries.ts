import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import type { Options } from 'tsup';

/**
 * Marks entries as client code, for frameworks that render on a server: `'use client'`
 * (React, "Directives"). In the sources the directive would prevent tree shaking.
 *
 * @param home the folder of the package
 * @param files paths relative to it
 */
export function clientEntries(
  home: string,
  files: readonly string[],
): NonNullable<Options['esbuildPlugins']>[number] {
  const paths = new Set(files.map((file) => join(home, file)));
  return {
    name: 'client-entries',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!paths.has(path)) return undefined;
        const contents = `'use client';\n${await readFile(path, 'utf8')}`;
        return { contents, loader: extname(path) === '.tsx' ? 'tsx' : 'ts' };
      });
    },
  };
}
