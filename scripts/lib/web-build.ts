import { join } from 'node:path';

import { must, root } from './run.ts';
import { unlessFresh } from './stale.ts';
import { compressFolder } from './static.ts';

/** The folder of the built app. */
export const webFolder = join(root, 'apps', 'web', 'dist');

/**
 * Builds the app unless the last build was made from the same files, for the same path.
 * @param base the path of a host that it is for, such as `/console/`
 */
export const buildWeb = (base = '/') =>
  unlessFresh(
    'web',
    join(webFolder, 'index.html'),
    () => {
      process.stdout.write('Building the console …\n');
      return buildWebInto(webFolder, base);
    },
    base,
  );

/** Builds the app into a folder, which is emptied first. */
export async function buildWebInto(folder: string, base: string): Promise<void> {
  const args = ['build', '--logLevel', 'warn', '--base', base, '--outDir', folder, '--emptyOutDir'];
  await must('vite', args, { cwd: join(root, 'apps', 'web') });
  await compressFolder(folder);
}

/** The folder of the static demo. */
export const demoFolder = join(root, 'apps', 'web', 'dist-demo');

/** Builds the app with the platform inside, unless the last build was made from the same files. */
export const buildDemo = () =>
  unlessFresh('demo', join(demoFolder, 'index.html'), () =>
    must('vite', ['build', '--mode', 'demo', '--logLevel', 'warn'], {
      cwd: join(root, 'apps', 'web'),
    }),
  );
