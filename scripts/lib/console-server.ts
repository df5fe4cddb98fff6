import type { IncomingMessage, ServerResponse } from 'node:http';

import { createStaticHandler } from './static-server.ts';
import { pageHeaders } from './static.ts';

/** Contents of `/config.json`. One build serves every environment. */
export interface AppConfig {
  /** Base URL before `/api/v1`; empty for the origin that serves the app. */
  apiBaseUrl: string;
  /** Shows the demo account on the log-in page. */
  demoAccount?: { email: string; password: string };
  /** Links of top bar and footer. Missing ones are not shown. */
  links?: Record<string, string | readonly { label: string; href: string }[]>;
}

const ONE_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves everything but the API: the built app, its configuration, and index.html for every page.
 * @param uploads the origin that accepts archives, unless it is the app's or the API's
 */
export function createAppHandler(folder: string, config: AppConfig, uploads?: string) {
  const asked = [config.apiBaseUrl, uploads ?? ''].filter((url) => url !== '');
  const headers = pageHeaders(asked.map((url) => new URL(url).origin));
  const serve = createStaticHandler(folder, {
    isSinglePage: true,
    // Files under /assets carry a hash of their content in their name.
    cacheControl: (path) => (path.startsWith('/assets/') ? ONE_YEAR : 'no-cache'),
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const path = request.url?.split('?')[0];
    if (path === '/config.json') {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify(config));
      return;
    }
    serve(request, response);
  };
}
