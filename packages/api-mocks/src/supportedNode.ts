/**
 * Throws on a version of Node.js that is too old for the server. Without it, the import of a missing name would end in
 * a `SyntaxError` that names neither this package nor the version to install.
 *
 * @param zlib the module `node:zlib` as a whole
 */
export function assertSupportedNode(zlib: object): void {
  if ('createZstdDecompress' in zlib) return;
  throw new Error(
    `@quayside/api-mocks needs Node.js 22.15 or later (not 23.0 to 23.7). This is Node.js ${process.versions.node}.`,
  );
}
