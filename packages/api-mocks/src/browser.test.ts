import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

/** Every module that an entry brings with it, by the names its imports use. */
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

test.each(['./browser.ts', './index.ts'])('%s needs nothing of Node', async (entry) => {
  const names = [...(await modulesOf(entry))];
  expect(names).toContain('@quayside/api-contract');
  expect(names.filter((name) => name.startsWith('node:') || name === 'msw/node')).toEqual([]);
});

test('./server.ts does, so the check can tell', async () => {
  expect([...(await modulesOf('./server.ts'))]).toContain('node:sqlite');
});
