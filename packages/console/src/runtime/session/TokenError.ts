import { UserFacingError } from '@quayside/api-contract';

/** Names of errors whose messages are written for developers, such as 'Failed to fetch'. */
const developerErrors = new Set(['TypeError', 'SyntaxError', 'AbortError', 'TimeoutError']);

/** The host could not provide a token. Its `cause` is the host's error. */
export class TokenError extends UserFacingError {
  override readonly name = 'TokenError';
  /** The message of the host's error, if it is one that the host wrote. */
  readonly hostMessage: string | undefined;
  /** Whether the host was asked repeatedly, so that another attempt at once is in vain. */
  readonly wasRetried: boolean;

  constructor(cause: unknown, { wasRetried = false } = {}) {
    const isWritten = cause instanceof Error && !developerErrors.has(cause.name);
    const hostMessage = isWritten && cause.message !== '' ? cause.message : undefined;
    super(hostMessage ?? 'Couldn’t reach the platform. Check your connection and try again.', {
      cause,
    });
    this.hostMessage = hostMessage;
    this.wasRetried = wasRetried;
  }
}
