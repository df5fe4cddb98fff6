import type { AuthorizationRecord } from '../records.ts';
import { PlatformError } from '../platformErrors.ts';
import { backTo, type Authorizations } from './authorizations.ts';
import type { IntegrationConsent } from './integrationConsent.ts';
import { providerSites, type ConsentFailure, type ProviderSite } from './providers.ts';
import type { SocialLogin } from './socialLogin.ts';

/** A user's response to a consent request. */
export type Decision = { account: string } | { error: ConsentFailure };

/** Consent page of a provider. */
export interface ConsentQuestion extends ProviderSite {
  /** Purpose: log in, link an account, or use existing resources. */
  kind: AuthorizationRecord['requested']['kind'];
  request: string;
  /** Final address, whatever the response. */
  redirectUri: string;
}

const failureTexts: Readonly<Record<ConsentFailure, string>> = {
  access_denied: 'The request was denied',
  invalid_scope: 'The requested scope is invalid',
  server_error: 'The provider had an internal error',
  temporarily_unavailable: 'The provider is overloaded or down for maintenance',
};

/** The consent pages of providers. */
export interface Consent {
  /** Returns the consent request; undefined when it is unknown, decided or expired. */
  question(provider: string, requestId: string): ConsentQuestion | undefined;
  /** Decides a request, once. Returns the redirect URL. Rejects a request that is not pending. */
  decide(provider: string, requestId: string, decision: Decision, origin: string): URL;
}

/** Creates the consent pages of a dataset. */
export function createConsent(
  authorizations: Authorizations,
  social: SocialLogin,
  integration: IntegrationConsent,
): Consent {
  const find = (provider: string, requestId: string): AuthorizationRecord | undefined => {
    const request = authorizations.find(requestId);
    const isWaiting = request?.requested.provider === provider && request.provider_code === null;
    return isWaiting ? request : undefined;
  };

  return {
    question(provider, requestId) {
      const request = find(provider, requestId);
      return (
        request && {
          ...providerSites[request.requested.provider],
          kind: request.requested.kind,
          request: request.id,
          redirectUri: request.redirect_uri,
        }
      );
    },

    decide(provider, requestId, decision, origin) {
      const request = find(provider, requestId);
      if (request === undefined) throw new PlatformError(400, 'This request has ended');
      const isIntegration = request.requested.kind === 'integration';
      if ('error' in decision) {
        const { error } = decision;
        const failure = { error, error_description: failureTexts[error] };
        if (isIntegration) return integration.goBack(request, origin, () => failure);
        authorizations.close(request);
        return backTo(request, failure);
      }
      const { accounts } = providerSites[request.requested.provider];
      const account = accounts.find(({ id }) => id === decision.account);
      if (account === undefined) throw new PlatformError(400, 'Choose an account');
      return isIntegration
        ? integration.goBack(request, origin, (code) => ({ code }))
        : social.allow(request, account);
    },
  };
}
