import { Refusal } from '../platform/refusal.ts';

/**
 * The most bytes a body that is held in memory may have: 8 MB. Enough for all the variables of a `.env` file of
 * 1 MB, the most that the console takes, whatever their names and values are.
 */
export const maxBodyBytes = 8 * 1024 * 1024;

/** The body of a request as text. Refuses one over 8 MB (413) as soon as it says so, or that much has come. */
export async function readText(request: Request): Promise<string> {
  const tooLarge = () => new Refusal(413, 'The request body is larger than 8 MB');
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge();
  // Firefox gives no stream of a request: what a page sends itself is in its memory already.
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
