import { createReadStream, createWriteStream, globSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const TEXT = '**/*.{js,css,html,svg,json}';

/** Writes `.br` and `.gz` next to every text file of a folder, so that the server does not compress. */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync(TEXT, { cwd: folder }).map((file) => join(folder, file));
  await Promise.all(
    files.flatMap((file) => [
      pipeline(
        createReadStream(file),
        createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        createWriteStream(`${file}.br`),
      ),
      pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`)),
    ]),
  );
}

/**
 * Response headers of a page of the console. Everything is loaded from our own origin, and no text can become
 * script. `elsewhere` are the other origins that pages call: the API, and the target of uploads.
 */
export function pageHeaders(elsewhere: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      ["connect-src 'self'", ...elsewhere].join(' '),
      "img-src 'self' data:",
      "style-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ].join('; '),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
