import { fetchConfig } from './firstAnswers.ts';

/** What `/config.json` tells the app: one build serves every environment. */
export interface AppConfig {
  /** What comes before `/api/v1`; empty for the origin that serves the app. */
  apiBaseUrl: string;
  productName?: string | undefined;
  links?: AppLinks | undefined;
  features?: { teamCreation?: boolean | undefined; integrations?: boolean | undefined } | undefined;
  /** Offered on the log-in page. */
  demoAccount?: { email: string; password: string } | undefined;
}

type AppLinks = { [Name in (typeof linkNames)[number]]?: string | undefined } & {
  social?: { label: string; href: string }[] | undefined;
};

const linkNames = ['feedback', 'community', 'documentation', 'status', 'terms', 'privacy'] as const;

/**
 * Reads the configuration that lies beside the app.
 * @throws when it cannot be fetched, is not JSON or lacks a field
 */
export async function loadConfig(): Promise<AppConfig> {
  const response = await fetchConfig();
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return readConfig(await response.json());
}

// By hand: the app would otherwise wait for a schema library before it can show anything.
function readConfig(json: unknown): AppConfig {
  const { apiBaseUrl, productName, links, features, demoAccount } = fields(json);
  return {
    apiBaseUrl: text(apiBaseUrl),
    productName: optional(text, productName),
    links: optional(readLinks, links),
    features: optional(readFeatures, features),
    demoAccount: optional(readAccount, demoAccount),
  };
}

function readLinks(json: unknown): AppLinks {
  const { social, ...links } = fields(json);
  const named = linkNames.map((name) => [name, optional(text, links[name])] as const);
  return { ...Object.fromEntries(named), social: optional(readSocialLinks, social) };
}

function readSocialLinks(json: unknown): { label: string; href: string }[] {
  if (!Array.isArray(json)) throw unreadable();
  return json.map((link) => {
    const { label, href } = fields(link);
    return { label: text(label), href: text(href) };
  });
}

function readFeatures(json: unknown): AppConfig['features'] {
  const { teamCreation, integrations } = fields(json);
  return { teamCreation: optional(flag, teamCreation), integrations: optional(flag, integrations) };
}

function readAccount(json: unknown): { email: string; password: string } {
  const { email, password } = fields(json);
  return { email: text(email), password: text(password) };
}

function optional<Value>(read: (json: unknown) => Value, json: unknown): Value | undefined {
  return json === undefined ? undefined : read(json);
}

function fields(json: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(json)) throw unreadable();
  return json;
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function text(json: unknown): string {
  if (typeof json !== 'string') throw unreadable();
  return json;
}

function flag(json: unknown): boolean {
  if (typeof json !== 'boolean') throw unreadable();
  return json;
}

const unreadable = () => new TypeError('config.json is not as the documentation says');
