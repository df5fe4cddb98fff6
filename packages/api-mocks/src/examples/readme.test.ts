import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

test('the example in the README is a test that runs', async () => {
  expect(await read('../../README.md')).toContain(
    `\`\`\`ts\n${await read('./vitest.test.ts')}\`\`\``,
  );
});
