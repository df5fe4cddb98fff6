import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { collect } from '../testing.fixtures.ts';
import { openFilePart } from './multipart.ts';

const boundary = 'x--boundary';

function formOf(parts: [name: string, content: Uint8Array][]): Uint8Array {
  const text = new TextEncoder();
  const chunks = parts.flatMap(([name, content]) => [
    text.encode(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\nContent-Type: application/x-tar\r\n\r\n`,
    ),
    content,
    text.encode('\r\n'),
  ]);
  return concat([...chunks, text.encode(`--${boundary}--\r\n`)]);
}

function concat(chunks: Uint8Array[]): Uint8Array {
  return new Uint8Array(chunks.flatMap((chunk) => [...chunk]));
}

/** A request whose body is split into chunks of the given sizes, repeatedly. */
function requestOf(bytes: Uint8Array, sizes: readonly number[]): Request {
  let at = 0;
  let turn = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      const size = sizes[turn++ % sizes.length] ?? 1;
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
  const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return new Request('http://x', init);
}

async function read(request: Request): Promise<Uint8Array | undefined> {
  const part = await openFilePart(request, 'file');
  return part && concat(await collect(part));
}

/** Bytes that resemble the boundary, which must not occur within a part (RFC 7578, section 4.1). */
const content = fc
  .array(
    fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc
        .constantFrom('\r\n', '\r\n--', `\r\n--${boundary.slice(0, -1)}`, '--')
        .map((text) => new TextEncoder().encode(text)),
    ),
  )
  .map(concat)
  .filter((bytes) => !new TextDecoder('latin1').decode(bytes).includes(`\r\n--${boundary}`));

test('the file is unchanged however the bytes are split', async () => {
  await fc.assert(
    fc.asyncProperty(
      content,
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
      async (file, sizes) => {
        const form = formOf([
          ['key', new TextEncoder().encode('a/b')],
          ['file', file],
        ]);
        expect(await read(requestOf(form, sizes))).toEqual(file);
      },
    ),
  );
});

test('an empty form, one without the file and malformed data have no file', async () => {
  const other = formOf([['key', new Uint8Array([1])]]);
  expect(await read(requestOf(other, [7]))).toBeUndefined();
  expect(await read(requestOf(formOf([]), [7]))).toBeUndefined();
  expect(await read(requestOf(new Uint8Array([1, 2, 3]), [1]))).toBeUndefined();
  const json = new Request('http://x', { method: 'POST', body: '{}' });
  expect(await openFilePart(json, 'file')).toBeUndefined();
});

test('reads a form made by a browser', async () => {
  const form = new FormData();
  form.append('key', 'a');
  form.append('file', new Blob(['hello']), 'archive.tar');
  const request = new Request('http://x', { method: 'POST', body: form });
  expect(new TextDecoder().decode(await read(request))).toBe('hello');
});

test('reads a form where the browser lacks request streams', async () => {
  const file = new TextEncoder().encode('what is deployed');
  const request = requestOf(formOf([['file', file]]), [7]);
  // As in Firefox.
  Object.defineProperty(request, 'body', { value: undefined });
  expect(await read(request)).toEqual(file);
});
