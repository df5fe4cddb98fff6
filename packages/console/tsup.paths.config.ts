import { defineConfig } from 'tsup';

/**
 * The entry `paths`, for servers: the list of pages without their code and icons. It is no client entry, so that a Server
 * Component of React can call its functions.
 */
export default defineConfig({
  entry: { paths: 'src/runtime/navigation/paths.entry.ts' },
  silent: true,
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  splitting: false,
  // Left out by the plugin.
  noExternal: [/^lucide-react\/icons\//],
  sourcemap: true,
  esbuildPlugins: [
    {
      name: 'pages-without-code',
      setup(build) {
        // Code that a page loads when it opens or prefetches.
        build.onResolve({ filter: /^\./ }, ({ kind, path }) =>
          kind === 'dynamic-import' ? { path, namespace: 'no-code' } : undefined,
        );
        // They create a context when they are imported, which React doesn't have on a server.
        build.onResolve({ filter: /^lucide-react\/icons\// }, ({ path }) => ({
          path,
          namespace: 'no-code',
        }));
        build.onLoad({ filter: /.*/, namespace: 'no-code' }, () => ({
          contents: 'export default undefined;',
        }));
      },
    },
  ],
});
