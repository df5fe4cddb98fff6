import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

test('the example in the docs is tested', async () => {
  expect(await read('../../../../../docs/log-viewer.md')).toContain(
    `\`\`\`ts\n${await read('./store.test.tsx')}\`\`\``,
  );
});
