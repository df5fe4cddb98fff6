import { join } from 'node:path';

import { must, root } from './run.ts';
import { unlessFresh } from './stale.ts';
import { compressFolder } from './static.ts';

/** The folder of the built app. */
export const webFolder = join(root, 'apps', 'web', 'dist');

/** Builds the app unless the last build was made from the same files. */
export const buildWeb = () =>
  unlessFresh('web', join(webFolder, 'index.html'), async () => {
    process.stdout.write('Building the console …\n');
    await must('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps', 'web') });
    await compressFolder(webFolder);
  });

/** The folder of the static demo. */
export const demoFolder = join(root, 'apps', 'web', 'dist-demo');

/** Builds the app with the platform inside, unless the last build was made from the same files. */
export const buildDemo = () =>
  unlessFresh('demo', join(demoFolder, 'index.html'), () =>
    must('vite', ['build', '--mode', 'demo', '--logLevel', 'warn'], {
      cwd: join(root, 'apps', 'web'),
    }),
  );
