import type { ErrorStatus, OAuthErrorCode, ValidationIssue } from '@quayside/api-contract';

/** The platform says no: the status and `detail` text are those of the wire, to the letter. */
export class Refusal extends Error {
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

/** A refusal of a token exchange (RFC 6749 section 5.2, RFC 8628 section 3.5). */
export class OAuthRefusal extends Error {
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, description: string) {
    super(description);
    this.code = code;
  }
}

/** Somebody asks too often (429, RFC 6585 section 4). */
export class TooManyRequests extends Error {
  /** Seconds until asking makes sense again, at least 1. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('Too many requests');
    this.retryAfter = retryAfter;
  }
}
