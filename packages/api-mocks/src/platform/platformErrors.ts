import type { ErrorStatus, OAuthErrorCode, ValidationIssue } from '@quayside/api-contract';

/** An error of the platform: the exact status and `detail` text of the response. */
export class PlatformError extends Error {
  readonly status: ErrorStatus | 401;

  constructor(status: ErrorStatus | 401, detail: string) {
    super(detail);
    this.status = status;
  }
}

/** Invalid input (422). */
export class InvalidInput extends Error {
  readonly issues: readonly ValidationIssue[];

  constructor(issues: readonly ValidationIssue[]) {
    super(issues.map((issue) => issue.msg).join('; '));
    this.issues = issues;
  }
}

/** An error of a token exchange (RFC 6749 section 5.2, RFC 8628 section 3.5). */
export class OAuthError extends Error {
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, description: string) {
    super(description);
    this.code = code;
  }
}

/** A rate limit was exceeded (429, RFC 6585 section 4). */
export class TooManyRequests extends Error {
  /** Seconds until a retry can succeed, at least 1. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('Too many requests');
    this.retryAfter = retryAfter;
  }
}
