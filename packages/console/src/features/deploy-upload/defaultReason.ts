import type { LeftOutReason } from './source.ts';

/**
 * The names of ignore files in order of priority: the platform's own overrides that of Git, as in the command-line
 * client.
 */
export const ignoreFileNames = ['.fastapicloudignore', '.gitignore'] as const;

const madeHere: ReadonlySet<string> = new Set([
  '.git',
  '.fastapicloud',
  '.venv',
  '__pycache__',
  '.mypy_cache',
  '.pytest_cache',
  'node_modules',
  '__MACOSX',
  '.DS_Store',
  ...ignoreFileNames,
]);

/**
 * Why a file or folder of this name always stays behind, if it does: the list of the command-line client,
 * and `node_modules`. No pattern brings it back.
 */
export function defaultReason(name: string): LeftOutReason | undefined {
  if (madeHere.has(name) || name.endsWith('.pyc')) return { by: 'default' };
  return name === '.env' || name.startsWith('.env.') ? { by: 'secrets' } : undefined;
}
