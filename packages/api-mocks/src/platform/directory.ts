import { InvalidInput } from './platformErrors.ts';

/**
 * Parses the folder of an app in its archive: relative, without `..`. Blank means the root and returns null.
 * Rejects anything else, with the messages of the platform's client.
 */
export function parseDirectory(directory: string | null | undefined): string | null {
  const path = (directory ?? '').trim();
  if (path === '') return null;
  const problem = problemOf(path);
  if (problem === undefined) return path;
  throw new InvalidInput([
    { loc: ['body', 'directory'], msg: `Value error, ${problem}`, type: 'value_error' },
  ]);
}

function problemOf(path: string): string | undefined {
  if (path.startsWith('~')) return "cannot start with '~'";
  if (path.startsWith('/')) return 'must be a relative path, not absolute';
  if (path.split('/').includes('..')) return "cannot contain '..' path segments";
  if (!/^[A-Za-z0-9 /._-]+$/.test(path)) return 'contains invalid characters';
  return undefined;
}
