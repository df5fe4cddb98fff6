// What Log In and Apps need, in as few pieces as can be: docs/decisions/0025 and 0057.
import { dirname } from 'node:path';

import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

import { chunksOf } from './chunksOf.ts';

/** The parts of the app that are shown first to those who are signed in, and to those who are not. */
export const areasOf = {
  signedIn: ['/src/areas/signed-in.tsx'],
  signedOut: ['/src/areas/log-in.tsx'],
  /** Other pages without the shell. */
  outside: ['/src/areas/signed-out.tsx', '/src/areas/device.tsx', '/src/areas/not-found.tsx'],
} as const;

/** What areas take from the app: left with the entry, which needs the piece of Log In, each would need the other. */
const ofAreas = ['/src/AppConfigContext.ts', '/src/pages.tsx'];

const app = dirname(import.meta.dirname);

/** The mode of the build that only finds out which modules there are. */
const draftMode = 'draft';

/**
 * Chunks for the pages that are opened first: what Log In needs, which every page has, and what Apps needs besides; then
 * what most other pages share. A bundler left alone makes a chunk for every set of pages that share a module: dozens of
 * crumbs a page, each compressed by itself. Which modules are left after tree-shaking is known only from a build, so one
 * is made in memory.
 */
export function firstPages(): Plugin {
  return {
    name: 'quayside-first-pages',
    apply: (_, { command, mode }) => command === 'build' && mode !== draftMode,
    async config({ root }) {
      const modulesOf = await draft(root);
      const logIn = modulesOf(['/index.html', ...areasOf.signedOut]);
      const apps = modulesOf(['/index.html', ...areasOf.signedIn]);
      const outside = modulesOf(areasOf.outside);
      const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
        // Each set holds what its modules import: nothing has to be drawn in with them.
        includeDependenciesRecursively: false,
        groups: [
          { name: 'base', test: (id) => logIn.has(id) },
          { name: 'outside', test: (id) => outside.has(id) && apps.has(id) },
          { name: 'signed-in', test: (id) => apps.has(id) },
          // What the other pages share, in one piece for those outside the shell and one for those within. The log
          // viewer is for two of them, and large.
          { name: 'outside-shared', test: (id) => outside.has(id), minShareCount: 2 },
          {
            name: 'pages',
            test: (id) => !outside.has(id) && !id.startsWith(app) && !id.includes('/log-viewer/'),
            minShareCount: 2,
          },
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
  const stylesOf = new Map<string, readonly string[]>();
  const built = await build({
    root,
    plugins: [
      {
        name: 'quayside-styles-of-modules',
        // A chunk does not count styles among its modules.
        generateBundle() {
          for (const id of this.getModuleIds()) {
            const imported = this.getModuleInfo(id)?.importedIds ?? [];
            stylesOf.set(
              id,
              imported.filter((file) => file.endsWith('.css')),
            );
          }
        },
      },
    ],
    mode: draftMode,
    logLevel: 'silent',
    build: { write: false, minify: false, cssMinify: false, sourcemap: false },
  });
  if (!('output' in built)) throw new Error('The draft of the app was not built.');
  const chunks = built.output.filter((file) => file.type === 'chunk');
  return (entries) => {
    const modules = chunksOf(chunks, entries).flatMap(({ moduleIds }) => moduleIds);
    const withStyles = modules.flatMap((id) => [id, ...(stylesOf.get(id) ?? [])]);
    // An area is part of its piece: a file of its own would hold up others, as a browser fetches six at a time over
    // HTTP/1.1. What else is the app's own stays where it is, but for its styles.
    const areas = entries.filter((entry) => entry.startsWith('/src/'));
    const isInPiece = (id: string) =>
      !id.startsWith(app) ||
      id.endsWith('.css') ||
      [...areas, ...ofAreas].some((file) => id === app + file);
    return new Set(withStyles.filter(isInPiece));
  };
}
