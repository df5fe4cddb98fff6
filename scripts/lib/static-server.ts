import type { ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';

/** Options for `createStaticHandler`. */
export interface StaticOptions {
  /** Serves `index.html` for every path that names no file, as a single-page app needs. @default false */
  isSinglePage?: boolean;
  /** The `Cache-Control` of a file, by its path from the folder. @default 'no-cache' for every file */
  cacheControl?: (path: string) => string;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Suffixes of precompressed files, by the name of their encoding. The smallest is first. */
const suffixes: ReadonlyMap<string, string> = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
]);

/** The headers that `send` sets for a file. They are removed when that file turns out to be unavailable. */
const fileHeaders = [
  'Accept-Ranges',
  'Cache-Control',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/** A last path segment with an extension names a file, and is never a page of a single-page app. */
const fileName = /\.\w+$/;

const messages: Readonly<Record<number, string>> = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  412: 'Precondition failed',
  416: 'Range not satisfiable',
};

/** Serves the files of a folder, and their `.br` and `.gz` neighbours to clients that accept them. */
export function createStaticHandler(
  folder: string,
  { isSinglePage = false, cacheControl = () => 'no-cache' }: StaticOptions = {},
): Handler {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      fail(response, 405, 'Method not allowed');
      return;
    }
    const names = new Negotiator(request).encodings([...suffixes.keys()]);
    // A client that accepts no encoding at all still gets the plain file.
    const encodings = [...suffixes.keys()].filter(
      (name) => names.includes(name) || name === 'identity',
    );
    const candidates = pathsOf(request.url ?? '/', isSinglePage).flatMap((path) =>
      encodings.map((encoding) => ({ path, encoding })),
    );

    const serve = (index: number): void => {
      const candidate = candidates[index];
      if (candidate === undefined) return fail(response, 404);
      const { path, encoding } = candidate;
      // The file may have disappeared, and that of the next candidate may still be there.
      const next = () => {
        for (const name of fileHeaders) response.removeHeader(name);
        serve(index + 1);
      };
      send(request, path + (suffixes.get(encoding) ?? ''), {
        root: folder,
        index: false,
        dotfiles: 'ignore',
        cacheControl: false,
      })
        .on('directory', next)
        .on('headers', () => {
          response.setHeader('Content-Type', contentType(extensionOf(path)) || 'text/plain');
          response.setHeader('Cache-Control', cacheControl(path));
          response.setHeader('Vary', 'Accept-Encoding');
          if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
        })
        .on('stream', (stream: ReadStream) =>
          // A file truncated meanwhile cannot fill the promised length.
          stream.once('end', () => {
            if (stream.bytesRead < Number(response.getHeader('Content-Length'))) response.destroy();
          }),
        )
        .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
          if (response.headersSent) return response.destroy();
          const status = error.status ?? 500;
          // No file has a NUL in its name, but a single-page app has a not-found page for such a path.
          if (status === 404 || path.includes('%00')) return next();
          for (const name of fileHeaders) response.removeHeader(name);
          for (const [name, value] of Object.entries(error.headers ?? {}))
            response.setHeader(name, value);
          fail(response, status);
        })
        .pipe(response);
    };
    serve(0);
  };
}

/** The paths of the candidate files for a request, the best one first. */
function pathsOf(url: string, isSinglePage: boolean): string[] {
  // A proxy request has the absolute URL in its request line.
  const [path = '/'] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  const page = isSinglePage && !fileName.test(path) ? ['/index.html'] : [];
  return path.endsWith('/') ? [`${path}index.html`, ...page] : [path, ...page];
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function fail(response: ServerResponse, status: number, message = messages[status]): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(message ?? 'Internal server error');
}
