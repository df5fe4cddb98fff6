import * as z from 'zod/mini';

import type { Decision } from '../../platform/oauth/consent.ts';
import { consentFailures, consentPrefix } from '../../platform/oauth/providers.ts';
import type { Platform } from '../../platform/platform.ts';
import { PlatformError } from '../../platform/platformErrors.ts';
import { readText } from '../readText.ts';
import type { Html } from './html.ts';
import { allow, consentHtml, endedHtml } from './pages.ts';
import { style } from './style.ts';

/** Whether a path belongs to a provider's pages. */
export function isProviderPath(pathname: string): boolean {
  return pathname.includes(consentPrefix);
}

const decisionSchema = z.union([
  z.object({ request: z.string(), account: z.string(), decision: z.literal(allow) }),
  z.object({
    request: z.string(),
    decision: z.enum(consentFailures),
  }),
]);

/**
 * Handles a call of a provider's page: GET shows the consent page, POST takes the decision and redirects
 * the browser. The page's request id is secret and can be used once, so no other page can
 * decide for the user.
 */
export async function respondToProvider(
  platform: Platform,
  request: Request,
  origin: string,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const provider = pathname.slice(pathname.indexOf(consentPrefix) + consentPrefix.length);
  if (request.method === 'POST') return respond(platform, provider, request, origin);
  const question = platform.consent.question(provider, searchParams.get('request') ?? '');
  const { productName } = platform.dataset.settings;
  if (question === undefined) return ended(platform, 'This request has ended');
  return page(consentHtml(question, productName), 200, returnSource(question.redirectUri));
}

async function respond(
  platform: Platform,
  provider: string,
  request: Request,
  origin: string,
): Promise<Response> {
  const fields = Object.fromEntries(new URLSearchParams(await readText(request)));
  const parsed = z.safeParse(decisionSchema, fields);
  if (!parsed.success) return ended(platform, 'Invalid request');
  const { data } = parsed;
  const decision: Decision =
    data.decision === allow ? { account: data.account } : { error: data.decision };
  try {
    const next = platform.consent.decide(provider, data.request, decision, origin);
    // Not 307, which would repeat the POST.
    return new Response(null, { status: 303, headers: { Location: next.href, ...uncached } });
  } catch (error) {
    if (error instanceof PlatformError) return ended(platform, error.message);
    throw error;
  }
}

function ended({ dataset }: Platform, reason: string): Promise<Response> {
  const { productName, dashboardUrl } = dataset.settings;
  return page(endedHtml(reason, productName, dashboardUrl), 400);
}

const uncached = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

async function page(content: Html, status: number, formTarget = ''): Promise<Response> {
  const policy = [
    "default-src 'none'",
    'img-src data:',
    `style-src 'sha256-${await styleHash()}'`,
    // Chromium checks `form-action` against every redirect of a form.
    `form-action 'self' ${formTarget}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return new Response(content.source, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      'X-Content-Type-Options': 'nosniff',
      ...uncached,
    },
  });
}

/** The source expression (CSP level 3) of the redirect target. */
function returnSource(redirectUri: string): string {
  const { origin, protocol } = new URL(redirectUri);
  return origin === 'null' ? protocol : origin;
}

let hash: Promise<string> | undefined;

function styleHash(): Promise<string> {
  return (hash ??= crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(style))
    .then((digest) => btoa(String.fromCharCode(...new Uint8Array(digest)))));
}
