import * as z from 'zod/mini';

import { emailPattern } from '../email.ts';

/** A lower-case UUID. */
export const uuid = /* @__PURE__ */ z.guid();

/** RFC 3339, UTC, with any number of fraction digits. */
export const time = /* @__PURE__ */ z.iso.datetime({ offset: true });

/** An email address: a dot-atom (RFC 5322 section 3.4.1) at a host name of two labels or more. */
export const emailSchema = /* @__PURE__ */ z.email({ pattern: emailPattern });

/** A count, zero or more. */
export const count = /* @__PURE__ */ wholeNumber(0);

/** An optional field of a response: null or missing parses as `fallback`. */
// @__NO_SIDE_EFFECTS__
export function orElse<S extends z.ZodMiniType>(schema: S, fallback: NonNullable<z.output<S>>) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): NonNullable<z.output<S>> => value ?? fallback),
  );
}

/** Text of `min` to `max` characters. */
// @__NO_SIDE_EFFECTS__
export function text(min: number, max: number) {
  return z.string().check(z.minLength(min), z.maxLength(max));
}

/** A whole number of at least `min`, and at most `max` when given. */
// @__NO_SIDE_EFFECTS__
export function wholeNumber(min: number, max?: number) {
  return max === undefined ? z.int().check(z.gte(min)) : z.int().check(z.gte(min), z.lte(max));
}

/** Text that matches a pattern. */
// @__NO_SIDE_EFFECTS__
export function matching(pattern: RegExp, maxLength: number) {
  return z.string().check(z.regex(pattern), z.maxLength(maxLength));
}

/**
 * A set of values that may grow on the server: the known ones are listed, any other string parses too
 * and keeps its wire value. In a `switch`, the known values leave only the branded rest.
 */
// @__NO_SIDE_EFFECTS__
export function openEnum<const Known extends readonly [string, ...string[]], Name extends string>(
  known: Known,
  _name: Name,
) {
  return z.union([z.enum(known), z.string().brand<Name>()]);
}
