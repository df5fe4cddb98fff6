import { join } from 'node:path';

import { must, root } from './run.ts';
import { buildIfChanged, packageInputs } from './buildIfChanged.ts';
import { compressFolder } from './static.ts';

/** The folder of the built app. */
export const webFolder = join(root, 'apps', 'web', 'dist');

const inputs = ['api-contract', 'design-system', 'console', 'api-mocks'].flatMap(packageInputs);

/**
 * Builds the app unless the last build was made from the same files, for the same path.
 * @param base path of the host that the app is served under, such as `/console/`
 */
export const buildWeb = (base = '/') =>
  buildIfChanged(
    {
      name: 'web',
      inputs: [...inputs, 'apps/web/**/*'],
      output: join(webFolder, 'index.html'),
      variant: base,
    },
    () => {
      process.stdout.write('Building the console …\n');
      return buildWebInto(webFolder, base);
    },
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
  buildIfChanged(
    {
      name: 'demo',
      inputs: [...inputs, 'apps/web/**/*'],
      output: join(demoFolder, 'index.html'),
    },
    () =>
      must('vite', ['build', '--mode', 'demo', '--logLevel', 'warn'], {
        cwd: join(root, 'apps', 'web'),
      }),
  );
