import { describe, expect, test } from 'vitest';

import { createPacker } from './createPacker.ts';
import { SourceError } from './source.ts';

describe('a tar archive that is compressed with gzip', () => {
  const file = new File([new Uint8Array([0x1f, 0x8b, 8, 0, 1])], 'tide-clock.tar.gz');

  test('is planned unopened, as one file', async () => {
    const packer = createPacker({ kind: 'tarGz', file }, null);
    expect(await packer.plan()).toEqual({
      root: undefined,
      fileCount: 1,
      bytes: 5,
      largest: [{ path: 'tide-clock.tar.gz', bytes: 5 }],
      leftOut: [],
      hasRequirements: true,
      folders: undefined,
    });
  });

  test('is sent as it is', async () => {
    const packer = createPacker({ kind: 'tarGz', file }, null);
    expect(await packer.pack(() => {})).toBe(file);
    packer.dispose();
    expect(await packer.pack(() => {})).toBe(file);
  });

  test.each([
    ['another format', [0x50, 0x4b]],
    ['the second byte only', [0x50, 0x8b]],
    ['the first byte only', [0x1f]],
    ['no bytes', []],
  ])('is rejected with %s', async (_what, bytes) => {
    const other = new File([new Uint8Array(bytes)], 'app.tar.gz');
    const packer = createPacker({ kind: 'tarGz', file: other }, null);
    await expect(packer.plan()).rejects.toEqual(new SourceError({ kind: 'notAnArchive' }));
  });
});
