import { readFileSync } from 'node:fs';

import { parseSync, Visitor } from 'vite';
import type { VisitorObject } from 'vite';

/** Parses a source file. Returns its imports and exports. */
export function parseFile(path: string) {
  const { module, errors, program } = parseSync(path, readFileSync(path, 'utf8'));
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`);
  return { module, program };
}

/** Visits the syntax tree of a source file. */
export function visitFile(path: string, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parseFile(path).program);
}
