// The portal's server: its pages under a strict policy, tokens for its users, and the platform behind /api.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

import { createMockServer } from '@quayside/api-mocks/server';
import serveStatic from 'serve-static';

import { createPolicyReports, policy } from './policy.ts';
import { passOn } from './proxy.ts';
import { isPerson, tokenFor } from './tokens.ts';

const port = Number(process.env['PORT'] ?? 4180);
const url = `http://localhost:${port}`;

// Stands in for the real platform. `control` is for the tests of this example.
const platform = await createMockServer({ publicUrl: url, dashboardUrl: url, control: true });
const reports = createPolicyReports();
const files = serveStatic(fileURLToPath(new URL('../dist', import.meta.url)));

const server = createServer((request, response) => {
  // A broken connection must not end the portal.
  response.on('error', () => response.destroy());
  // Only a path: `//host/path`, or an absolute URL, would lead to another server.
  const target = URL.parse(`${url}${request.url ?? '/'}`);
  if (target === null || target.host !== new URL(url).host) return response.writeHead(400).end();
  const { pathname, searchParams } = target;
  // Archives of deployments also go through the portal: the policy allows no other origin.
  if (/^\/(api|uploads)\//.test(pathname)) {
    return passOn(request, response, new URL(pathname + target.search, platform.url));
  }
  if (pathname === '/portal/policy-reports') return reports.answer(request, response);
  if (pathname === '/portal/token' && request.method === 'POST') {
    const person = searchParams.get('person');
    if (!isPerson(person)) return response.writeHead(400).end();
    tokenFor(person, platform.url).then(
      (token) => response.setHeader('Cache-Control', 'no-store').end(token),
      () => response.writeHead(502).end(),
    );
    return;
  }
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Reporting-Endpoints', 'policy="/portal/policy-reports"');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const fail = (error?: { status?: number }) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(error?.status ?? 404).end('Not found');
  };
  files(request, response, (error) => {
    if (error !== undefined || response.headersSent) return fail(error);
    // Every other path is a page of the single-page app.
    request.url = '/index.html';
    files(request, response, fail);
  });
});

server.listen(port, () => {
  process.stdout.write(`The portal is ready: ${url}\nThe platform behind it: ${platform.url}\n`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
    void platform.close().finally(() => process.exit(0));
  });
}
