import { buildEndpointPath, endpoints } from '@quayside/api-contract';

/** The PKCE pair of RFC 7636 appendix B. */
export const pkce = {
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
};

/** Base URLs of the platform and of its console in these tests. */
export const origin = 'http://mock.example';
export const console = 'http://localhost:4173';

/** The default registered client. */
export const clientId = 'quayside-console';

type Query = Readonly<Record<string, string | undefined>>;

/** The authorize URL of a social login; a field given as undefined is left out. */
export function socialUrl(change: Query = {}, provider = 'github'): string {
  return address(buildEndpointPath(endpoints.authorizeSocial.path, { provider }), {
    redirect_uri: `${console}/callback`,
    response_type: 'code',
    code_challenge: pkce.challenge,
    code_challenge_method: 'S256',
    client_id: clientId,
    state: 'what the app knows',
    ...change,
  });
}

/** The authorize URL of an integration. */
export function integrationUrl(integration: string, team_id: string, change: Query = {}): string {
  return address(buildEndpointPath(endpoints.authorizeIntegration.path, { integration }), {
    redirect_uri: `${console}/tidewater-labs/integrations/${integration}/callback`,
    state: 'what the app knows',
    team_id,
    code_challenge: pkce.challenge,
    code_challenge_method: 'S256',
    idp: integration === 'redis' ? 'google' : undefined,
    ...change,
  });
}

function address(path: string, query: Query): string {
  const url = new URL(`${origin}/api/v1${path}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}

const manual = { redirect: 'manual' } as const;

/** A headless browser: it navigates to URLs of the platform and decides on its consent pages. */
export function createVisitor(send: (request: Request) => Promise<Response>) {
  const locationOf = (response: Response) => {
    const location = response.headers.get('location');
    if (location === null) throw new Error(`No redirect, but a ${response.status}`);
    return new URL(location);
  };

  /** Follows redirects as long as they stay on the platform. */
  const leave = async (url: URL, home: string): Promise<URL> =>
    url.origin === home && /^\/(?:api\/v1|__provider__)\//.test(url.pathname)
      ? leave(locationOf(await send(new Request(url, manual))), home)
      : url;

  /** Submits the form of a consent page. */
  const post = (page: URL, fields: Record<string, string>) => {
    const request = page.searchParams.get('request') ?? '';
    const body = new URLSearchParams({ request, ...fields });
    return send(new Request(page, { ...manual, method: 'POST', body }));
  };

  return {
    post,
    /** Follows a navigation by one step. */
    go: async (url: string) => locationOf(await send(new Request(url, manual))),
    /** Navigates to the consent page, decides, and follows redirects until it leaves the platform. */
    async decide(url: string, fields: Record<string, string>): Promise<URL> {
      const page = locationOf(await send(new Request(url, manual)));
      return leave(locationOf(await post(page, fields)), page.origin);
    },
  };
}
