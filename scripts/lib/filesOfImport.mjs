import { fileURLToPath } from 'node:url';

import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Modules that a host has already: the peer dependencies of our packages. */
const peers =
  /^(?:react|react-dom|react-aria|react-aria-components|react-stately|@tanstack\/react-query)(?:\/|$)/;

/**
 * Bundles a module that imports from the built packages, as a host with Vite does, and returns the files needed
 * before it runs, without peer dependencies and lazy chunks.
 *
 * @param {string} name of the folder in .cache/size
 * @param {string} code of the module
 * @returns {Promise<string[]>} paths from the root of the repository
 */
export async function filesOfImport(name, code) {
  const folder = `.cache/size/${name}`;
  const entry = `${root}apps/web/size-of-${name}.js`;
  const built = await build({
    configFile: false,
    root: `${root}apps/web`,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'module-in-memory',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      target: 'es2023',
      outDir: `${root}${folder}`,
      emptyOutDir: true,
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: entry, external: peers, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in built)) throw new Error('Vite gave back no single build');
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} fileName */
  const visit = (fileName) => {
    const chunk = chunks.get(fileName);
    if (chunk === undefined || files.has(fileName)) return;
    files.add(fileName);
    chunk.imports.forEach(visit);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
  return [...files].map((fileName) => `${folder}/${fileName}`);
}
