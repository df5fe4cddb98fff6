import * as z from 'zod/mini';

import {
  crashSchema,
  findCrash,
  findRequiredVariables,
  findUnhealthy,
  requiredVariableSchema,
  unhealthySchema,
} from './python/findings.ts';
import { foreignImports, loadModules } from './python/modules.ts';

/** Facts about a Python project that decide its build. */
export const projectSchema = z.object({
  files: z.number(),
  /** Total size of all files, unpacked. */
  size_bytes: z.number(),
  /** File that lists the dependencies; null without one. */
  manifest: z.nullable(z.enum(['pyproject.toml', 'requirements.txt'])),
  has_lockfile: z.boolean(),
  /** Requirements as written (PEP 508), such as `fastapi[standard]>=0.128`. */
  dependencies: z.array(z.string()),
  /** Distributions the lock file pins. */
  locked: z.array(z.string()),
  /** Top-level modules that importing the app imports, except the project's own. */
  imports: z.array(z.string()),
  /** The module and variable of the FastAPI app, such as `main:app`; null when none was found. */
  entrypoint: z.nullable(z.string()),
  /** Error on import of the app in any environment; absent when none was found. */
  crash: z.optional(crashSchema),
  /** Variables that importing the app requires; absent when none were found. */
  required_variables: z.optional(z.array(requiredVariableSchema)),
  /** Reason why the running app will not respond; absent when none was found. */
  unhealthy: z.optional(unhealthySchema),
});
/** Facts about a Python project that decide its build. */
export type Project = z.output<typeof projectSchema>;

/** A file of an archive that describes the project. */
export interface ArchiveFile {
  path: string;
  text: string;
}

/** Contents read from an archive. */
export interface ArchiveContents {
  /** Number of files, and their total size. */
  files: number;
  size_bytes: number;
  /** Texts of the files that describe the project. */
  telling: readonly ArchiveFile[];
}

/** Default for an archive that was not inspected: the smallest working project. */
export const assumedProject: Project = {
  files: 3,
  size_bytes: 4_096,
  manifest: 'pyproject.toml',
  has_lockfile: true,
  dependencies: ['fastapi[standard]>=0.128'],
  locked: ['fastapi', 'pydantic', 'starlette', 'uvicorn'],
  imports: ['fastapi'],
  entrypoint: 'main:app',
};

/** Further requirements are ignored. */
const maxDependencies = 1_000;

/** Whether `readProject` needs the text of a file. */
export function isProjectFile(path: string): boolean {
  return /(^|\/)(pyproject\.toml|requirements\.txt|uv\.lock|Procfile)$|\.py$/.test(path);
}

/**
 * Returns the facts about a project from the files of its archive. `directory` is the app's folder in it,
 * or null for the root. Only files that importing the app would run are considered.
 */
export function readProject(archive: ArchiveContents, directory: string | null): Project {
  const files = within(archive.telling, directory);
  const pyproject = files.get('pyproject.toml');
  const requirements = files.get('requirements.txt');
  const lock = files.get('uv.lock');
  const app = findApp(files, pyproject);
  const modules = app === undefined ? [] : loadModules(files, app.path);

  return {
    files: archive.files,
    size_bytes: archive.size_bytes,
    manifest:
      pyproject !== undefined
        ? 'pyproject.toml'
        : requirements !== undefined
          ? 'requirements.txt'
          : null,
    has_lockfile: lock !== undefined,
    dependencies: [
      ...(pyproject === undefined ? [] : readPyproject(pyproject)),
      ...(requirements === undefined ? [] : readRequirements(requirements)),
    ].slice(0, maxDependencies),
    locked: [...(lock ?? '').matchAll(/^name = "([^"]+)"/gm)].flatMap((match) => match[1] ?? []),
    imports: foreignImports(
      modules,
      [...files.keys()].filter((path) => path.endsWith('.py')),
    ),
    entrypoint: app === undefined ? null : `${moduleOf(app.path)}:${app.variable}`,
    crash: findCrash(modules) ?? undefined,
    required_variables: findRequiredVariables(modules),
    unhealthy: findUnhealthy(modules, files.get('Procfile')) ?? undefined,
  };
}

function within(files: readonly ArchiveFile[], directory: string | null): Map<string, string> {
  const all = files.map(({ path, text }) => [path.replace(/^(\.\/)+/, ''), text] as const);
  if (directory === null) return new Map(all);
  const prefix = `${directory}/`.replaceAll(/\/+/g, '/');
  const inside = all.filter(([path]) => path.startsWith(prefix));
  // The client may have packed only that folder.
  if (inside.length === 0) return new Map(all);
  return new Map(inside.map(([path, text]) => [path.slice(prefix.length), text]));
}

function readPyproject(text: string): string[] {
  const start = /^dependencies\s*=\s*\[/m.exec(text);
  if (start === null) return [];
  const after = text.slice(start.index + start[0].length);
  const list = after.slice(0, /\]\s*$/m.exec(after)?.index ?? 0);
  return [...list.matchAll(/"([^"]+)"|'([^']+)'/g)].flatMap((match) => match[1] ?? match[2] ?? []);
}

function readRequirements(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('-'));
}

/** Files in which the FastAPI CLI looks for an app, in its order. */
const usualPaths = ['main', 'app', 'api', 'app/main', 'app/app', 'app/api'].map(
  (path) => `${path}.py`,
);

function findApp(
  files: ReadonlyMap<string, string>,
  pyproject: string | undefined,
): { path: string; variable: string } | undefined {
  const declared = /^entrypoint\s*=\s*["']([\w.]+):(\w+)["']/m.exec(pyproject ?? '');
  if (declared !== null) {
    const [, module = '', variable = 'app'] = declared;
    const path = `${module.replaceAll('.', '/')}.py`;
    if (files.has(path)) return { path, variable };
  }
  for (const path of usualPaths) {
    const text = files.get(path) ?? '';
    const variable = appMadeIn(text) ?? /^(app|api)(?:\s*:\s*[\w.]+)?\s*=(?!=)/m.exec(text)?.[1];
    if (variable !== undefined) return { path, variable };
    const isImported = /^from\s+\S+\s+import\b.*\bapp\b/m.test(text);
    if (isImported) return { path, variable: 'app' };
  }
  for (const [path, text] of files) {
    const variable = path.endsWith('.py') ? appMadeIn(text) : undefined;
    if (variable !== undefined) return { path, variable };
  }
  return undefined;
}

function appMadeIn(text: string): string | undefined {
  return /^(\w+)(?:\s*:\s*[\w.]+)?\s*=\s*(?:fastapi\.)?FastAPI\(/m.exec(text)?.[1];
}

function moduleOf(path: string): string {
  return path
    .replace(/\.py$/, '')
    .replace(/\/__init__$/, '')
    .replaceAll('/', '.');
}
