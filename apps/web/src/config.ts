import * as z from 'zod/mini';

const text = z.optional(z.string());
const flag = z.optional(z.boolean());

const appConfig = z.object({
  /** Comes before `/api/v1`; empty for the origin that serves the app. */
  apiBaseUrl: z.string(),
  productName: text,
  links: z.optional(
    z.object({
      feedback: text,
      community: text,
      documentation: text,
      status: text,
      terms: text,
      privacy: text,
      accessibility: text,
      social: z.optional(z.array(z.object({ label: z.string(), href: z.string() }))),
    }),
  ),
  features: z.optional(z.object({ teamCreation: flag, integrations: flag })),
  /** Offered on the log-in page. */
  demoAccount: z.optional(z.object({ email: z.string(), password: z.string() })),
});

/** The content of `/config.json`: one build serves every environment. */
export type AppConfig = z.infer<typeof appConfig>;

/**
 * Loads the configuration beside the app.
 * @throws when it cannot be fetched, is not JSON or lacks a field
 */
export async function loadConfig(): Promise<AppConfig> {
  // The same address and mode as the preload in index.html, so that it is fetched once.
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`);
  if (!response.ok) throw new Error(`config.json responded with ${response.status}`);
  const config = appConfig.safeParse(await response.json());
  if (!config.success) throw new TypeError('config.json is not as the documentation says');
  return config.data;
}
