import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

/** Finds every module that an entry imports, by import specifier. */
async function modulesOf(entry: string): Promise<Set<string>> {
  const own = new Set([new URL(entry, import.meta.url).href]);
  const others = new Set<string>();
  for (const file of own) {
    const source = await readFile(new URL(file), 'utf8');
    for (const [, name = ''] of source.matchAll(/^(?:import|export)\s[^;]*?from '([^']+)'/gm)) {
      if (name.startsWith('.')) own.add(new URL(name, file).href);
      else others.add(name);
    }
  }
  return others;
}

test.each(['./browser.ts', './index.ts'])('%s imports nothing of Node.js', async (entry) => {
  const names = [...(await modulesOf(entry))];
  expect(names).toContain('@quayside/api-contract');
  expect(names.filter((name) => name.startsWith('node:') || name === 'msw/node')).toEqual([]);
});

test('./server.ts imports Node.js, so the check can detect it', async () => {
  expect([...(await modulesOf('./server.ts'))]).toContain('node:sqlite');
});
