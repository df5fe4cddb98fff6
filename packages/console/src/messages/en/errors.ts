import { catalogue } from './catalogue.ts';

/** Failures the console itself raises, in the specification's words. */
export const errorsMessages = catalogue('errors', {
  teamNotFound: 'Team not found',
  appNotFound: 'App not found',
  itemNotFound: 'There is nothing at this address.',
  unknown: 'Unknown error',
  codeVerifierNotFound: 'Code verifier not found in session storage',
  linkCodeNotFound: 'Link code not found in URL',
  codeNotFound: 'Code not found in URL',
  exchangeFailed: 'Failed to exchange token',
  linkFailed: 'Failed to finalize link',
});
