import * as z from 'zod/mini';

import { fetchConfig } from './firstAnswers.ts';

// A strict Content-Security-Policy refuses zod's compiled parsers, and the browser would report the attempt.
z.config({ jitless: true });

const configSchema = z.object({
  /** What comes before `/api/v1`; empty for the origin that serves the app. */
  apiBaseUrl: z.string(),
  productName: z.optional(z.string()),
  links: z.optional(
    z.object({
      feedback: z.optional(z.string()),
      community: z.optional(z.string()),
      documentation: z.optional(z.string()),
      status: z.optional(z.string()),
      terms: z.optional(z.string()),
      privacy: z.optional(z.string()),
      social: z.optional(z.array(z.object({ label: z.string(), href: z.string() }))),
    }),
  ),
  features: z.optional(
    z.object({
      teamCreation: z.optional(z.boolean()),
      integrations: z.optional(z.boolean()),
    }),
  ),
  /** Offered on the log-in page. */
  demoAccount: z.optional(z.object({ email: z.string(), password: z.string() })),
});

/** What `/config.json` tells the app: one build serves every environment. */
export type AppConfig = z.output<typeof configSchema>;

/**
 * Reads the configuration that lies beside the app.
 * @throws when it cannot be fetched, is not JSON or lacks a field
 */
export async function loadConfig(): Promise<AppConfig> {
  const response = await fetchConfig();
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return configSchema.parse(await response.json());
}
