import * as z from 'zod/mini';

/** What a build needs to know of a Python project. */
export const projectSchema = z.object({
  files: z.number(),
  size_bytes: z.number(),
  /** Where the dependencies are listed; null when nowhere. */
  manifest: z.nullable(z.enum(['pyproject.toml', 'requirements.txt'])),
  has_lockfile: z.boolean(),
  /** Requirements as written (PEP 508), such as `fastapi[standard]>=0.128`. */
  dependencies: z.array(z.string()),
  /** Distributions the lock file pins. */
  locked: z.array(z.string()),
  /** Top-level modules the project imports and does not hold itself. */
  imports: z.array(z.string()),
  /** The module and variable of the FastAPI app, such as `main:app`; null when none was seen. */
  entrypoint: z.nullable(z.string()),
});
/** What a build needs to know of a Python project. */
export type Project = z.output<typeof projectSchema>;

/** A file of an archive; `text` is there for the few that are looked into. */
export interface ArchiveFile {
  path: string;
  size_bytes: number;
  text?: string;
}

/** What is assumed of an archive nobody looked into: the smallest project that works. */
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

/** Whether `readProject` wants the text of a file. */
export function isTelling(path: string): boolean {
  return /(^|\/)(pyproject\.toml|requirements\.txt|uv\.lock)$|\.py$/.test(path);
}

/**
 * Tells what a project needs from the files of its archive. `directory` is the app's own folder in it,
 * or null for the top.
 */
export function readProject(all: readonly ArchiveFile[], directory: string | null): Project {
  const files = within(all, directory);
  const text = (path: string) => files.find((file) => file.path === path)?.text;
  const pyproject = text('pyproject.toml');
  const requirements = text('requirements.txt');
  const lock = text('uv.lock');
  const sources = files.filter((file) => file.path.endsWith('.py'));

  return {
    files: all.length,
    size_bytes: all.reduce((sum, file) => sum + file.size_bytes, 0),
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
    ],
    locked: [...(lock ?? '').matchAll(/^name = "([^"]+)"/gm)].flatMap((match) => match[1] ?? []),
    imports: readImports(sources),
    entrypoint: findEntrypoint(sources),
  };
}

function within(files: readonly ArchiveFile[], directory: string | null): ArchiveFile[] {
  const plain = files.map((file) => ({ ...file, path: file.path.replace(/^(\.\/)+/, '') }));
  if (directory === null) return plain;
  const prefix = `${directory.replace(/\/+$/, '')}/`;
  const inside = plain.filter((file) => file.path.startsWith(prefix));
  // The client may have packed only that folder.
  if (inside.length === 0) return plain;
  return inside.map((file) => ({ ...file, path: file.path.slice(prefix.length) }));
}

function readPyproject(text: string): string[] {
  const list = /^dependencies\s*=\s*\[([\s\S]*?)\]\s*$/m.exec(text)?.[1] ?? '';
  return [...list.matchAll(/"([^"]+)"|'([^']+)'/g)].flatMap((match) => match[1] ?? match[2] ?? []);
}

function readRequirements(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\s*#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('-'));
}

function readImports(sources: readonly ArchiveFile[]): string[] {
  const own = new Set(sources.flatMap((file) => file.path.replace(/\.py$/, '').split('/')));
  const imported = sources.flatMap((file) =>
    [...(file.text ?? '').matchAll(/^(?:import|from)[ \t]+([A-Za-z_]\w*)/gm)].flatMap(
      (match) => match[1] ?? [],
    ),
  );
  return [...new Set(imported)].filter((module) => !own.has(module)).toSorted();
}

function findEntrypoint(sources: readonly ArchiveFile[]): string | null {
  for (const file of sources) {
    const variable = /^(\w+)(?:\s*:\s*\w+)?\s*=\s*(?:fastapi\.)?FastAPI\(/m.exec(
      file.text ?? '',
    )?.[1];
    if (variable !== undefined) {
      return `${file.path.replace(/\.py$/, '').replaceAll('/', '.')}:${variable}`;
    }
  }
  return null;
}
