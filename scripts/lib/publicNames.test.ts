import { expect, test } from 'vitest';

import { publicNames, published } from './publicNames.ts';

// A name that comes or goes is a decision, and a line in the changelog. `vitest run --project node -u` writes them.
test.each(published)(
  'the names that %s makes public are the ones it is known for',
  async (folder) => {
    await expect(publicNames(folder)).toMatchFileSnapshot(
      `../../packages/${folder}/public-names.txt`,
    );
  },
);
