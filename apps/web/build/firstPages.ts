// What Log In and Apps need, in as few pieces as can be: docs/decisions/0025.
import { dirname } from 'node:path';

import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

const logInPage = ['/index.html', '/src/areas/log-in.tsx'];
const appsPage = ['/index.html', '/src/areas/shell.tsx', '/src/areas/apps.tsx'];

const app = dirname(import.meta.dirname);

/** The mode of the build that only finds out which modules there are. */
const draftMode = 'draft';

/**
 * Chunks for the pages that are opened first: what both need, and what each needs besides. A bundler left
 * alone makes a chunk for every set of pages that share a module: dozens of crumbs a page, each compressed
 * by itself. Which modules are left after tree-shaking is known only from a build, so one is made in memory.
 */
export function firstPages(): Plugin {
  return {
    name: 'quayside-first-pages',
    apply: (_, { command, mode }) => command === 'build' && mode !== draftMode,
    async config({ root }) {
      const modulesOf = await draft(root);
      const logIn = modulesOf(logInPage);
      const apps = modulesOf(appsPage);
      const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
        // Each set holds what its modules import: nothing has to be drawn in with them.
        includeDependenciesRecursively: false,
        groups: [
          { name: 'base', test: (id) => logIn.has(id) && apps.has(id) },
          { name: 'log-in', test: (id) => logIn.has(id) },
          { name: 'signed-in', test: (id) => apps.has(id) },
        ],
      };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

/** Builds the app in memory. Gives back what finds all modules that entries need, but for the app's own. */
async function draft(
  root: string | undefined,
): Promise<(entries: readonly string[]) => Set<string>> {
  const built = await build({
    root,
    mode: draftMode,
    logLevel: 'silent',
    build: { write: false, minify: false, cssMinify: false, sourcemap: false },
  });
  if (!('output' in built)) throw new Error('The draft of the app was not built.');
  const chunks = new Map(
    built.output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  return (entries) => {
    const modules = new Set<string>();
    const seen = new Set<Rolldown.OutputChunk>();
    const visit = (chunk: Rolldown.OutputChunk | undefined) => {
      if (chunk === undefined || seen.has(chunk)) return;
      seen.add(chunk);
      for (const id of chunk.moduleIds) modules.add(id);
      for (const file of chunk.imports) visit(chunks.get(file));
    };
    for (const entry of entries) {
      const chunk = [...chunks.values()].find(({ facadeModuleId }) =>
        facadeModuleId?.endsWith(entry),
      );
      if (chunk === undefined) throw new Error(`The app has no ${entry}`);
      visit(chunk);
    }
    // The app's own few modules are its entries, by which a page is asked for: they stay where they are.
    return new Set([...modules].filter((id) => !id.startsWith(app)));
  };
}
