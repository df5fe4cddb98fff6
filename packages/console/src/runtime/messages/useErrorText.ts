import { ContractError, HttpError, NetworkError, UserFacingError } from '@quayside/api-contract';
import { useCallback, useContext, useLayoutEffect } from 'react';

import { browserNetwork } from '../browserNetwork.ts';
import { MissingCodeError } from '../MissingCodeError.ts';
import { OfflineError } from '../OfflineError.ts';
import { InsecureContextError } from '../session/pkce.ts';
import { SignedOutError } from '../session/SignedOutError.ts';
import { TokenError } from '../session/TokenError.ts';
import { ConsoleContext } from '../useConsole.ts';
import { commonMessages } from './en/common.ts';
import type { Messages } from './messages.ts';
import { useMessages } from './useMessages.ts';

/**
 * Returns a user-facing message for any error, in the user's language, as `errorMessage` of the contract does in
 * English. The platform's own messages are not translated. Unexpected exceptions have a generic message.
 */
export function errorText(
  error: unknown,
  {
    failures,
    newVersion,
    offline,
    signedOut,
  }: Pick<Messages['common'], 'failures' | 'newVersion' | 'offline' | 'signedOut'>,
) {
  if (error instanceof OfflineError) return offline;
  if (error instanceof SignedOutError) return signedOut;
  if (error instanceof InsecureContextError) return failures.insecure;
  const isOffline = !browserNetwork.isOnline();
  if (error instanceof MissingCodeError) return isOffline ? offline : newVersion;
  if (error instanceof TokenError) return error.hostMessage ?? failures.unreachable;
  if (error instanceof NetworkError) return isOffline ? offline : failures[error.reason];
  if (error instanceof ContractError) {
    const { endpointId, field } = error;
    return failures.unreadable(field === '' ? endpointId : `${endpointId}, ${field}`);
  }
  if (error instanceof HttpError) return error.detail ?? failures.unknown;
  return error instanceof UserFacingError ? error.message : failures.unknown;
}

/** Attributes of texts of the platform, which are in English. */
export const platformText = { lang: 'en' } as const;

/** Returns attributes of the message of an error: of one of the platform, or none for one in the user's language. */
export const errorTextProps = (error: unknown) =>
  error instanceof HttpError && error.detail !== undefined ? platformText : undefined;

/** Ends a text with a full stop, so that another sentence can follow. Texts of the platform often have none. */
export const endSentence = (text: string) =>
  /[.!?…:。！？؟]["'”’»」)]*$/u.test(text) ? text : `${text}.`;

/**
 * Returns a stable function that formats errors in the user's language, with the time to wait when the platform sets one.
 * @param visible an error that the caller shows for as long as it is passed, so that the console's general notice does
 * not repeat it
 */
export function useErrorText(visible?: unknown): (error: unknown) => string {
  const common = useMessages(commonMessages);
  const visibleErrors = useContext(ConsoleContext)?.visibleErrors;
  useLayoutEffect(() => {
    if (visible == null || visibleErrors === undefined) return undefined;
    visibleErrors.set([...visibleErrors.get(), visible]);
    return () => {
      const shown = visibleErrors.get();
      visibleErrors.set(shown.toSpliced(shown.indexOf(visible), 1));
    };
  }, [visible, visibleErrors]);
  return useCallback(
    (error) => {
      const text = errorText(error, common);
      const waitMs = (error instanceof HttpError && error.retryAfterMs) || 0;
      return waitMs === 0
        ? text
        : `${endSentence(text)} ${common.tryAgainIn(Math.ceil(waitMs / 1000))}`;
    },
    [common],
  );
}
