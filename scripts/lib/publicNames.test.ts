import { expect, test } from 'vitest';

import { publicNames, published } from './publicNames.ts';

// Adding or removing a name is a decision, and a changelog entry. `vitest run --project node -u` updates the files.
test.each(published)('%s exports exactly its listed public names', async (folder) => {
  await expect(publicNames(folder)).toMatchFileSnapshot(
    `../../packages/${folder}/public-names.txt`,
  );
});
