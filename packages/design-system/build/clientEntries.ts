import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import type { Options } from 'tsup';

/**
 * Marks entries as code for the browser, for frameworks that render on a server first: `'use client'`
 * (React, "Directives"). In the sources the words would keep bundlers from leaving out what is unused.
 *
 * @param home the folder of the package
 * @param files paths from there
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
