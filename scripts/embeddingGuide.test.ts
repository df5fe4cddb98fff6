import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from './lib/run.ts';

const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
const blocks = [...guide.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = '']) => code);
const sources = globSync(
  [
    'examples/partner-portal/src/**/*',
    'scripts/consumers/vite/src/*',
    'scripts/consumers/next/app/*',
  ],
  { cwd: root },
)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

// The sources are type-checked against the packed packages (`npm run portal`, `npm run consumers`). All but those of
// sections, slots and `createConsole` are also built and tested.
test.each(blocks)('the code in the embedding guide is from a tested file: %#', (code) => {
  expect(sources.filter((source) => source.includes(code))).toHaveLength(1);
});

test('the guide contains code', () => {
  expect(blocks.length).toBeGreaterThan(3);
});
