import { basename, dirname, join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

import { identifiers } from './identifiers.ts';

const home = join(import.meta.dirname, '..');
const entry = join(home, 'src/foundations/KitchenSinkPage.fixtures.tsx');

/** The bundled kitchen sink: file contents by name. */
export interface BuiltPage {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** The script that renders it. */
  readonly script: string;
  /** One stylesheet for each folder of components. */
  readonly stylesheets: readonly string[];
}

let built: Promise<BuiltPage> | undefined;

/** Builds the kitchen sink for production, with a stylesheet for each folder. Test files of a process share it. */
export const buildKitchenSinkPage = (): Promise<BuiltPage> => (built ??= buildPage());

async function buildPage(): Promise<BuiltPage> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: home,
    plugins: [vanillaExtractPlugin({ identifiers })],
    environments: { ssr: { resolve: { conditions: ['quayside-source'] } } },
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        output: {
          codeSplitting: {
            groups: [{ name: (id) => basename(dirname(id.split('?')[0] ?? '')), test: /\.css/ }],
          },
        },
      },
    },
  });
  const made = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const files = new Map(
    made.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
  const script = made.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
  return { files, script, stylesheets: [...files.keys()].filter((name) => name.endsWith('.css')) };
}
