import { basename } from 'node:path';

const prefixes = new Map<string, string>();

/**
 * Names a class after the file that declares it and its index in that file (`qs-Button-2`): short, the same
 * in scripts and styles, and readable in a partner's page. For vanilla-extract's `identifiers`,
 * whose hash is one prefix for each file and a running number, from 0.
 */
export function identifiers({ hash, filePath }: { hash: string; filePath: string }): string {
  const prefix = prefixes.get(filePath) ?? hash.slice(0, -1);
  prefixes.set(filePath, prefix);
  return `qs-${basename(filePath, '.css.ts')}-${hash.slice(prefix.length)}`;
}
