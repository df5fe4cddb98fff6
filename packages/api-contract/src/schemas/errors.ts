import * as z from 'zod/mini';

/** One validation error of a 422 response, in FastAPI's shape. `loc` begins with `body`, `query` or `path`. */
export const validationIssueSchema = /* @__PURE__ */ z.object({
  loc: z.array(z.union([z.string(), z.int()])),
  msg: z.string(),
  type: z.string(),
});
/** One validation error of a 422 response, in FastAPI's shape. `loc` begins with `body`, `query` or `path`. */
export type ValidationIssue = z.output<typeof validationIssueSchema>;

/** The body of an error response. */
export const errorBodySchema = /* @__PURE__ */ z.object({ detail: z.string() });
/** The body of an error response. */
export type ErrorBody = z.output<typeof errorBodySchema>;

/** The body of a 422 response. */
export const validationErrorBodySchema = /* @__PURE__ */ z.object({
  detail: z.array(validationIssueSchema),
});
/** The body of a 422 response. */
export type ValidationErrorBody = z.output<typeof validationErrorBodySchema>;

/** The body of a rejected token exchange (RFC 6749 section 5.2, RFC 8628 section 3.5). */
export const oauthErrorBodySchema = /* @__PURE__ */ z.object({
  error: z.string(),
  error_description: z.string(),
  detail: z.string(),
});
/** The body of a rejected token exchange (RFC 6749 section 5.2, RFC 8628 section 3.5). */
export type OAuthErrorBody = z.output<typeof oauthErrorBodySchema>;
