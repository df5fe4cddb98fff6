import type { Plugin } from 'vite';

/** Pieces of which most runs while a page is loaded. */
const runAtOnce: readonly string[] = [
  'index',
  'base',
  'signed-in',
  // The log viewer, as the bundler names it, and the pages that have it.
  'LogViewer',
  'logs',
  'LogsPanel',
  'deployment',
  'BuildLog',
];

/**
 * Has V8 compile all of a piece beside the main thread as it arrives, instead of each function in its turn
 * (https://v8.dev/blog/explicit-compile-hints). To other engines it is a comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'quayside-compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !runAtOnce.includes(file.name)) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
          const map = bundle[`${file.fileName}.map`];
          // Everything is a line further down.
          if (map?.type === 'asset') {
            map.source = String(map.source).replace('"mappings":"', '"mappings":";');
          }
        }
      },
    },
  };
}
