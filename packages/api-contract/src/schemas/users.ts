import * as z from 'zod/mini';

import { passwordLength } from '../limits.ts';
import { emailSchema, orElse, text, time, uuid } from './primitives.ts';

/** A new password: 8 to 128 characters. */
export const newPasswordSchema = /* @__PURE__ */ text(passwordLength.min, passwordLength.max);

/** Public fields of a user. */
export const userPublicSchema = /* @__PURE__ */ z.object({
  id: uuid,
  email: z.string(),
  full_name: z.nullish(z.string()),
});
/** Public fields of a user. */
export type UserPublic = z.output<typeof userPublicSchema>;

/** A social account that a user can sign in with. */
export const socialAccountSchema = /* @__PURE__ */ z.object({
  provider: z.string(),
  username: z.string(),
  linked_at: z.nullish(time),
});
/** A social account that a user can sign in with. */
export type SocialAccount = z.output<typeof socialAccountSchema>;

/** The signed-in user's own account. `has_password` is false for users with social login only. */
export const userMeSchema = /* @__PURE__ */ z.object({
  id: uuid,
  email: z.string(),
  full_name: z.nullish(z.string()),
  is_active: orElse(z.boolean(), true),
  created_at: z.nullish(time),
  email_verified: orElse(z.boolean(), true),
  has_password: orElse(z.boolean(), true),
  social_accounts: orElse(z.array(socialAccountSchema), []),
});
/** The signed-in user's own account. */
export type UserMe = z.output<typeof userMeSchema>;

/** The response of a signup. */
export const registeredUserSchema = /* @__PURE__ */ z.object({
  id: uuid,
  email: z.string(),
  full_name: z.nullish(z.string()),
  email_verified: z.boolean(),
});
/** The response of a signup. */
export type RegisteredUser = z.output<typeof registeredUserSchema>;

export const signupBodySchema = /* @__PURE__ */ z.object({
  email: emailSchema,
  password: newPasswordSchema,
  full_name: text(1, 255),
});

export const updateMeBodySchema = /* @__PURE__ */ z.object({
  full_name: z.optional(text(0, 255)),
});

export const emailBodySchema = /* @__PURE__ */ z.object({ email: emailSchema });

export const tokenBodySchema = /* @__PURE__ */ z.object({ token: z.string() });

export const updatePasswordBodySchema = /* @__PURE__ */ z.object({
  current_password: z.string(),
  new_password: newPasswordSchema,
});

export const resetPasswordBodySchema = /* @__PURE__ */ z.object({
  token: z.string(),
  new_password: newPasswordSchema,
});

export const waitingListBodySchema = /* @__PURE__ */ z.object({
  email: emailSchema,
  name: z.nullish(z.string()),
  organization: z.nullish(z.string()),
  role: z.nullish(z.string()),
  team_size: z.nullish(z.string()),
  location: z.nullish(z.string()),
  use_case: z.nullish(z.string()),
  secret_code: z.nullish(z.string()),
});
