import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

test('the props type of each component is exported', () => {
  const sources = globSync('*/*.tsx', { cwd: import.meta.dirname })
    .map(read)
    .join('\n');
  const names: readonly string[] = read('index.ts').match(/\b[A-Z]\w+\b/g) ?? [];
  const withProps = names.filter((name) =>
    new RegExp(`^(?:export )?(?:interface|type) ${name}Props\\b`, 'm').test(sources),
  );
  expect(withProps.length).toBeGreaterThan(60);
  expect(withProps.filter((name) => !names.includes(`${name}Props`))).toEqual([]);
});
