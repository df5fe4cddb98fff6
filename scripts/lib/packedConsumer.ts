import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { z } from 'zod';

import { readModules } from './docs.ts';
import { must, root, run } from './run.ts';

const targetSchema = z.union([z.string(), z.record(z.string(), z.string())]);

const manifestSchema = z.object({
  name: z.string(),
  exports: z.record(z.string(), targetSchema),
  dependencies: z.record(z.string(), z.string()),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});

const mapSchema = z.object({
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string().nullable()).optional(),
  mappings: z.string(),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const folderOf = (target: string, folder: string) => join(target, 'node_modules/@quayside', folder);

const manifestOf = (target: string, folder: string) =>
  manifestSchema.parse(readJson(join(folderOf(target, folder), 'package.json')));

/** Unpacks a tarball into a project as npm does, and links the dependencies that the workspace has installed. */
export async function unpack(tarball: string, folder: string, target: string): Promise<void> {
  const home = folderOf(target, folder);
  mkdirSync(home, { recursive: true });
  await must('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
  const { dependencies, peerDependencies } = manifestOf(target, folder);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (name.startsWith('@quayside/')) continue;
    const link = join(home, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'packages', folder, 'node_modules', name), link, 'junction');
  }
}

/** Lists what is wrong with the entries and the source maps of an unpacked package, in sentences. */
export function problemsOf(target: string, folder: string): string[] {
  const home = folderOf(target, folder);
  const { exports } = manifestOf(target, folder);
  const problems = Object.entries(exports).flatMap(([entry, value]) => {
    const conditions = typeof value === 'string' ? { default: value } : value;
    const needed = entry.endsWith('.json') ? 'default' : 'types default';
    return [
      ...(Object.keys(conditions).join(' ') === needed
        ? []
        : [`${entry} has the conditions ${Object.keys(conditions).join(', ')}`]),
      ...Object.values(conditions)
        .filter((file) => !existsSync(join(home, file)))
        .map((file) => `${entry} points to ${file}, which is not published`),
    ];
  });
  for (const file of globSync('dist/**/*.map', { cwd: home })) {
    const { sources, sourcesContent, mappings } = mapSchema.parse(readJson(join(home, file)));
    // A module without exports has no declarations to map.
    if (mappings === '' && !file.endsWith('.d.ts.map')) problems.push(`${file} is empty`);
    const missing = sources.filter(
      (source, index) =>
        sourcesContent?.[index] == null && !existsSync(join(home, dirname(file), source)),
    );
    if (missing.length > 0) problems.push(`${file} points to ${missing.join(', ')}`);
  }
  return problems;
}

/**
 * Loads every entry of the unpacked packages with `require`, and the entry for servers as React's Server Components do.
 * Type-checks a project that imports each, style sheets included, with `moduleResolution: nodenext` and without a
 * bundler's types, and the modules of the documentation.
 * @returns the number of failed checks
 */
export async function consume(target: string, folders: readonly string[]): Promise<number> {
  const entries = folders.flatMap((folder) => {
    const { name, exports } = manifestOf(target, folder);
    return Object.keys(exports).map((entry) => name + entry.slice(1));
  });
  const code = entries.filter((entry) => !/\.(?:css|json)$/.test(entry));
  // The entry for browsers starts a service worker.
  const requirable = code.filter((entry) => !entry.endsWith('/browser'));
  const write = (name: string, lines: readonly string[]) =>
    writeFileSync(join(target, name), `${lines.join('\n')}\n`);
  write(
    'require.cjs',
    requirable.map((entry) => `require('${entry}');`),
  );
  write('server.mjs', [
    "import { buildPath } from '@quayside/console/paths';",
    "if (buildPath('apps', { teamSlug: 'a' }) !== '/a/apps') throw new Error('No path');",
  ]);
  write(
    'esm.mts',
    entries
      .filter((entry) => !entry.endsWith('.json'))
      .map((entry, index) =>
        entry.endsWith('.css') ? `import '${entry}';` : `export * as e${index} from '${entry}';`,
      ),
  );
  write(
    'cjs.cts',
    code.map((entry, index) => `export import e${index} = require('${entry}');`),
  );
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  write('tsconfig.json', [JSON.stringify({ compilerOptions, files: ['esm.mts', 'cjs.cts'] })]);
  // pnpm's launchers set NODE_PATH, which would find the workspace's packages.
  const env = { NODE_OPTIONS: '', NODE_PATH: '' };
  const codes = [
    await run('node', ['require.cjs'], { cwd: target, env }),
    await run('node', ['--conditions=react-server', 'server.mjs'], { cwd: target, env }),
    await run('tsc', ['-p', 'tsconfig.json'], { cwd: target, env }),
    await run('tsc', ['-p', writeModules(target)], { cwd: target, env }),
  ];
  return codes.filter((exit) => exit !== 0).length;
}

/** Files that modules of the documentation import. */
const documented = {
  './brand.ts': `import { createTheme } from '@quayside/design-system/create-theme';
export const brand = createTheme({ accent: '#7c3aed' });`,
};

/** Writes the modules of the documentation into a project that uses the unpacked packages, and returns its folder. */
function writeModules(target: string): string {
  const folder = join(target, 'docs');
  mkdirSync(folder, { recursive: true });
  const installed = join(root, 'packages/console/node_modules');
  for (const name of ['react', '@types/react', 'wouter']) {
    const link = join(target, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(join(installed, name), link, 'junction');
  }
  for (const [name, code] of Object.entries(documented)) writeFileSync(join(folder, name), code);
  for (const [index, { file, code }] of readModules().entries()) {
    const name = `${file.replaceAll(/\W/g, '-')}-${index}.tsx`;
    // Storybook's configuration is the reader's own.
    if (!code.includes('.storybook/preview')) writeFileSync(join(folder, name), code);
  }
  const compilerOptions = {
    module: 'preserve',
    moduleResolution: 'bundler',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }));
  return folder;
}
