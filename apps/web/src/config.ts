import * as z from 'zod/mini';

// A strict Content-Security-Policy refuses zod's compiled parsers, and the browser would report the attempt.
z.config({ jitless: true });

const linksSchema = z.object({
  status: z.optional(z.string()),
  documentation: z.optional(z.string()),
  terms: z.optional(z.string()),
  privacyPolicy: z.optional(z.string()),
  community: z.optional(z.string()),
  feedback: z.optional(z.string()),
  social: z.optional(z.array(z.object({ label: z.string(), href: z.string() }))),
});

const configSchema = z.object({
  apiBaseUrl: z.string(),
  productName: z.optional(z.string()),
  links: z.optional(linksSchema),
  features: z.optional(
    z.object({
      teamCreation: z.optional(z.boolean()),
      integrations: z.optional(z.boolean()),
    }),
  ),
  demoAccount: z.optional(z.object({ email: z.string(), password: z.string() })),
  oauthClientId: z.optional(z.string()),
});

/** What `/config.json` tells the app: one build serves every environment. */
export type AppConfig = z.output<typeof configSchema>;

/**
 * Reads the configuration that lies beside the app.
 * @throws when it cannot be fetched, is not JSON or misses a field
 */
export async function loadConfig(): Promise<AppConfig> {
  const response = await fetch(new URL('config.json', document.baseURI));
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return configSchema.parse(await response.json());
}
