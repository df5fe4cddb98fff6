import { PlatformError } from '../platform/platformErrors.ts';

/**
 * Maximum size of a body that is held in memory: 8 MB. Enough for all the variables of a `.env` file of
 * 1 MB, the maximum of the console, whatever their names and values.
 */
export const maxBodyBytes = 8 * 1024 * 1024;

/** Reads the body of a request as text. Rejects one over 8 MB (413) by its Content-Length, or once it exceeds that. */
export async function readText(request: Request): Promise<string> {
  const tooLarge = () => new PlatformError(413, 'The request body is larger than 8 MB');
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge();
  // Firefox has no request streams, but a page's own request is in memory already.
  if (!request.body) return request.text();
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBodyBytes) throw tooLarge();
    text += decoder.decode(value, { stream: true });
  }
}
