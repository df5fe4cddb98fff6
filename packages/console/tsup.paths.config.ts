import { defineConfig } from 'tsup';

/**
 * The entry `paths`, for servers: the list of pages without their code. It is no client entry, so that a Server Component
 * of React can call its functions.
 */
export default defineConfig({
  entry: { paths: 'src/runtime/navigation/paths.entry.ts' },
  silent: true,
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  splitting: false,
  sourcemap: true,
  esbuildPlugins: [
    {
      name: 'pages-without-code',
      setup(build) {
        build.onResolve({ filter: /Container\.tsx$/ }, ({ kind, path }) =>
          kind === 'dynamic-import' ? { path, namespace: 'no-code' } : undefined,
        );
        build.onLoad({ filter: /.*/, namespace: 'no-code' }, () => ({ contents: 'export {};' }));
      },
    },
  ],
});
