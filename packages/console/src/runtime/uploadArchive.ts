import { HttpError, NetworkError } from '@quayside/api-contract';
import type { UploadTicket } from '@quayside/api-contract';

/** Options of an upload. */
export interface UploadOptions {
  /** Aborting fails the upload with the platform's own `AbortError`. */
  signal: AbortSignal;
  /** Called with the number of uploaded bytes of the archive. */
  onProgress: (bytes: number) => void;
}

/** Uploads an archive to the URL of a ticket. Rejects with `HttpError`, `NetworkError` or an `AbortError`. */
export type UploadArchive = (
  ticket: UploadTicket,
  archive: Blob,
  options: UploadOptions,
) => Promise<void>;

/** The name failures of an upload go by: it is no call of the API. */
const uploadId = 'uploadArchive';

/**
 * Uploads an archive with `XMLHttpRequest`, because only that reports upload progress in every browser, also over
 * HTTP/1.1. The archive is read while it is sent. The request has no token.
 */
export const uploadByXhr: UploadArchive = (ticket, archive, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.upload.addEventListener('progress', ({ loaded }) =>
      // The fields of the form are counted too.
      onProgress(Math.min(loaded, archive.size)),
    );
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status <= 299) resolve();
      else reject(toHttpError(request));
    });
    request.addEventListener('error', () => reject(new NetworkError(uploadId, 'unreachable')));
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop);
    request.open('POST', ticket.url);
    request.send(uploadForm(ticket, archive));
  });

/** The parts of an upload in their order: every field, then the file. */
export function uploadForm({ fields }: UploadTicket, archive: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', archive, 'archive.tar');
  return form;
}

function toHttpError({ status, statusText, responseText }: XMLHttpRequest): HttpError {
  return new HttpError(uploadId, { status, statusText, body: parseJson(responseText) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
