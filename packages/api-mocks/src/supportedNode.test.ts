import zlib from 'node:zlib';

import { expect, test } from 'vitest';

import { assertSupportedNode } from './supportedNode.ts';

test('accepts this version of Node.js', () => {
  expect(() => assertSupportedNode(zlib)).not.toThrow();
});

test('names the required and the present version when zstd is missing', () => {
  expect(() => assertSupportedNode({})).toThrow(
    `needs Node.js 22.15 or later (not 23.0 to 23.7). This is Node.js ${process.versions.node}.`,
  );
});
