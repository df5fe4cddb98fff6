import { hash32 } from '../../../random.ts';
import type { Project } from '../project.ts';
import type { Style } from './style.ts';

/** Maximum number of listed files: the whole log stays below two thousand lines. */
const maxFiles = 1_800;

const folders = ['api', 'core', 'db', 'jobs', 'models', 'routers', 'schemas', 'services', 'tests'];
const subjects = [
  'auth',
  'billing',
  'cargo',
  'events',
  'harbour',
  'health',
  'invoices',
  'mail',
  'search',
  'tides',
  'users',
];

/** Output of ahead-of-time compilation, one line per file. Empty for apps that compile on first start. */
export function compileLines(app: string, project: Project, style: Style): string[] {
  if (!style.compilesAhead) return [];
  const count = Math.min(project.files, maxFiles);
  const root = /^(\w+)\./.exec(project.entrypoint ?? '')?.[1] ?? 'app';
  const paths = Array.from({ length: count }, (_, index) => {
    const folder = folders[index % folders.length] ?? 'core';
    const subject = subjects[hash32(app, index) % subjects.length] ?? 'core';
    return `./${root}/${folder}/${subject}_${Math.floor(index / folders.length)}.py`;
  });
  return [
    '#9.1 [builder] RUN python -m compileall .',
    ...paths
      .toSorted()
      .map((path, index) => `#9.1 ${(0.1 + index / 2_000).toFixed(3)} Compiling '${path}'...`),
    `#9.1 DONE ${(0.3 + count / 2_000).toFixed(1)}s`,
  ];
}
