import { apiPrefix } from '@quayside/api-contract';

import type { Integrations } from '../integrations.ts';
import type {
  AuthorizationRecord,
  IntegrationRecord,
  IntegrationType,
  UserRecord,
} from '../records.ts';
import { integrationTypes } from '../records.ts';
import { InvalidInput, PlatformError } from '../platformErrors.ts';
import type { Dataset } from '../dataset.ts';
import { backTo, type Authorizations } from './authorizations.ts';
import { isChallenge, isVerifierOf } from './pkce.ts';
import { consentPage } from './providers.ts';
import { isRegistered } from './redirectUris.ts';
import type { LinkExchange } from './socialLogin.ts';

/** Parameters of a consent request, and the platform's base URL. */
export interface IntegrationRequest {
  integration: string;
  redirect_uri: string;
  state: string;
  team_id: string;
  code_challenge: string;
  origin: string;
}

/** Parameters of the redirect from a provider (RFC 6749 section 4.1.2). */
export interface ProviderResponse {
  /** The platform's own state, not the app's. */
  state: string;
  code?: string | undefined;
  error?: string | undefined;
  error_description?: string | undefined;
}

/** Connecting a team to a provider, with the consent of an account holder. */
export interface IntegrationConsent {
  /** Returns the URL of the consent page. */
  authorize(request: IntegrationRequest): URL;
  /** Returns the provider's redirect, once. `responseOf` is given the provider's code. */
  goBack(
    request: AuthorizationRecord,
    origin: string,
    responseOf: (code: string) => Omit<ProviderResponse, 'state'>,
  ): URL;
  /** Returns the redirect to the app after the provider. Rejects an unknown `state`. */
  comeBack(integration: string, responseOf: ProviderResponse): URL;
  /** Connects the team of the link code. Rejects users who are not its admins. */
  finish(user: UserRecord, integration: string, exchange: LinkExchange): Promise<IntegrationRecord>;
}

/** Creates the provider connections of a dataset. */
export function createIntegrationConsent(
  dataset: Dataset,
  authorizations: Authorizations,
  integrations: Integrations,
): IntegrationConsent {
  return {
    authorize({ integration, redirect_uri, state, team_id, code_challenge, origin }) {
      const provider = requireProvider(integration);
      const page = `/*/integrations/${provider}/callback`;
      if (!isRegistered(redirect_uri, page, origin, dataset.settings)) {
        throw new PlatformError(400, 'Invalid redirect URI');
      }
      if (!isChallenge(code_challenge)) throw notAChallenge();
      const { id } = authorizations.open({
        requested: { kind: 'integration', provider, team_id },
        client_id: null,
        redirect_uri,
        state,
        code_challenge,
      });
      return consentPage(origin, provider, id);
    },

    goBack(request, origin, responseOf) {
      const { id, requested } = request;
      const redirect_uri = `${origin}${apiPrefix}/integrations/${requested.provider}/callback`;
      return backTo(
        { redirect_uri, state: id },
        { ...responseOf(authorizations.issueCode(request)) },
      );
    },

    comeBack(integration, { state, code, error, error_description }) {
      const request = authorizations.find(state);
      const { requested } = request ?? {};
      if (
        request === undefined ||
        requested?.kind !== 'integration' ||
        requested.provider !== integration
      ) {
        throw new PlatformError(400, 'Invalid state');
      }
      if (error !== undefined) {
        authorizations.close(request);
        return backTo(request, { error, error_description });
      }
      if (code === undefined || code !== request.provider_code) {
        authorizations.close(request);
        return backTo(request, {
          error: 'server_error',
          error_description: 'The provider did not take its code back',
        });
      }
      const { provider, team_id } = requested;
      const link_code = authorizations.grant(request, { kind: 'integration', provider, team_id });
      return backTo(request, { link_code });
    },

    async finish(user, integration, { link_code, code_verifier }) {
      const found = authorizations.redeem(link_code);
      if (found?.granted.kind !== 'integration' || found.granted.provider !== integration) {
        throw new PlatformError(400, 'Invalid or expired link code');
      }
      if (!(await isVerifierOf(found.code_challenge, code_verifier))) {
        throw new PlatformError(400, 'Invalid code verifier');
      }
      const { provider, team_id } = found.granted;
      const team = dataset.rows.teams.get(team_id);
      // A missing team has no admins.
      if (team === undefined) throw new PlatformError(403, 'Not enough permissions');
      return integrations.connect(team, provider, user);
    },
  };
}

function requireProvider(name: string): IntegrationType {
  const provider = integrationTypes.find((known) => known === name);
  if (provider === undefined) throw new PlatformError(404, 'Integration not found');
  return provider;
}

function notAChallenge(): InvalidInput {
  const msg = "String should match pattern '^[A-Za-z0-9_-]{43}$'";
  return new InvalidInput([
    { loc: ['query', 'code_challenge'], msg, type: 'string_pattern_mismatch' },
  ]);
}
