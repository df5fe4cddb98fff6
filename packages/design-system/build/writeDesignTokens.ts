import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { designTokens } from '../src/theme/designTokens.ts';

/** Writes `tokens.json`, which design tools import. */
export async function writeDesignTokens(dist: string): Promise<void> {
  await writeFile(join(dist, 'tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`);
}
