import { PlatformError } from '../platform/platformErrors.ts';

/** Maximum size of the headers of one part, in bytes. */
const maxHeaderBytes = 16_384;

/**
 * Finds the part called `name` of a `multipart/form-data` request (RFC 7578) and streams its bytes.
 * Undefined when the request is not such a form, or has no such part. A form that ends within
 * the part is rejected.
 */
export async function openFilePart(
  request: Request,
  name: string,
): Promise<AsyncGenerator<Uint8Array> | undefined> {
  const boundary = /^multipart\/form-data;.*\bboundary="?([^";]+)"?/i.exec(
    request.headers.get('content-type') ?? '',
  )?.[1];
  if (boundary === undefined) return undefined;
  // Firefox has no request streams.
  const body = request.body ?? (await request.blob()).stream();

  const text = new TextEncoder();
  const delimiter = text.encode(`\r\n--${boundary}`);
  // The first delimiter is at the very start, without a preceding line break.
  const scanner = new Scanner(body, text.encode('\r\n'));

  for (;;) {
    for await (const _ of scanner.until(delimiter));
    if (scanner.isAtEnd) return undefined;
    const headers = await scanner.text(text.encode('\r\n\r\n'), maxHeaderBytes);
    if (headers === undefined || headers.startsWith('--')) return undefined;
    if (partName(headers) === name) return whole(scanner, delimiter);
  }
}

async function* whole(scanner: Scanner, delimiter: Uint8Array): AsyncGenerator<Uint8Array> {
  yield* scanner.until(delimiter);
  if (scanner.isAtEnd) throw new PlatformError(400, 'The upload ended too early');
}

function partName(headers: string): string | undefined {
  return /^content-disposition:.*[;\s]name="([^"]*)"/im.exec(headers)?.[1];
}

/** Searches a stream of bytes, holding at most one chunk and a possible start of a match. */
class Scanner {
  /** Whether the stream ended before the last search matched. */
  isAtEnd = false;
  #buffer: Uint8Array;
  #reader: ReadableStreamDefaultReader<Uint8Array>;

  constructor(stream: ReadableStream<Uint8Array>, start: Uint8Array) {
    this.#reader = stream.getReader();
    this.#buffer = start;
  }

  /** The bytes before `needle`; the next search starts after it. */
  async *until(needle: Uint8Array): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = indexOf(this.#buffer, needle);
      if (at !== -1) {
        const found = this.#buffer.subarray(0, at);
        this.#buffer = this.#buffer.subarray(at + needle.length);
        if (found.length > 0) yield found;
        return;
      }
      const safe = Math.max(this.#buffer.length - needle.length + 1, 0);
      if (safe > 0) yield this.#buffer.subarray(0, safe);
      this.#buffer = this.#buffer.subarray(safe);
      if (!(await this.#fill())) {
        this.isAtEnd = true;
        return;
      }
    }
  }

  /** Like `until`, as text; undefined when it is longer than `limit` bytes or the stream ends. */
  async text(needle: Uint8Array, limit: number): Promise<string | undefined> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of this.until(needle)) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > limit) return undefined;
    }
    return this.isAtEnd && !text.startsWith('--') ? undefined : text;
  }

  async #fill(): Promise<boolean> {
    const { done, value } = await this.#reader.read();
    if (done) return false;
    const joined = new Uint8Array(this.#buffer.length + value.length);
    joined.set(this.#buffer);
    joined.set(value, this.#buffer.length);
    this.#buffer = joined;
    return true;
  }
}

function indexOf(bytes: Uint8Array, needle: Uint8Array): number {
  const [first = 0] = needle;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (at + needle.length > bytes.length) return -1;
    if (needle.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
