import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { ScreenFixtures } from '../../packages/console/src/testing/ScreenFixtures.ts';
import { root } from './run.ts';

/** Imports the fixtures of every folder with Screens, in the order of the folders. */
export async function readFixtures(): Promise<ScreenFixtures[]> {
  const files = globSync('packages/console/src/{screens,features}/*/screen.fixtures.ts', {
    cwd: root,
  });
  return Promise.all(
    files.toSorted().map(async (file) => {
      const module: { fixtures: ScreenFixtures } = await import(
        pathToFileURL(join(root, file)).href
      );
      return module.fixtures;
    }),
  );
}
