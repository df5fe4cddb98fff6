import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** Allows only the portal's own origin, and no text that becomes script, style or markup. */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types quayside-worker',
  'report-uri /portal/policy-reports',
].join('; ');

/** Stores the violations that browsers report: POST adds, GET returns all, DELETE clears. */
export function createPolicyReports() {
  let reports: string[] = [];

  async function keep(request: IncomingMessage, response: ServerResponse): Promise<void> {
    reports.push(await text(request));
    response.writeHead(204).end();
  }

  return {
    answer(request: IncomingMessage, response: ServerResponse): void {
      if (request.method === 'GET') {
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(reports));
        return;
      }
      if (request.method === 'DELETE') {
        reports = [];
        response.writeHead(204).end();
        return;
      }
      void keep(request, response);
    },
  };
}
