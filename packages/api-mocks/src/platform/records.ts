import {
  deploymentFailureSchema,
  deploymentStatusSchema,
  teamRoleSchema,
} from '@quayside/api-contract';
import * as z from 'zod/mini';

import { archiveProblems } from './builds/failures/failure.ts';
import { projectSchema } from './builds/project.ts';
import { verdictIds } from './builds/verdicts.ts';

/** Milliseconds since the Unix epoch. */
const instant = z.number();

/** A person. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.nullable(z.string()),
  /** Null for those who only sign in elsewhere. */
  password_hash: z.nullable(z.string()),
  is_active: z.boolean(),
  email_verified: z.boolean(),
  social_accounts: z.array(
    z.object({ provider: z.string(), username: z.string(), linked_at: instant }),
  ),
  created_at: instant,
});
/** A person with an account. */
export type UserRecord = z.output<typeof userSchema>;

/** A team; a personal one has its owner alone. */
export const teamSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  is_personal_team: z.boolean(),
  owner_id: z.string(),
  created_at: instant,
});
/** A group of people that shares apps. */
export type TeamRecord = z.output<typeof teamSchema>;

/** That a person is in a team, and as what. */
export const membershipSchema = z.object({
  id: z.string(),
  team_id: z.string(),
  user_id: z.string(),
  role: teamRoleSchema,
});
/** A person's place in a team. */
export type MembershipRecord = z.output<typeof membershipSchema>;

/** An app of a team. */
export const appSchema = z.object({
  id: z.string(),
  team_id: z.string(),
  name: z.string(),
  slug: z.string(),
  /** The first label of the app's host name; unique over all teams, as a slug is not. */
  host_label: z.string(),
  directory: z.nullable(z.string()),
  /** The repository it is connected to, as `owner/name`. */
  github_repository: z.optional(z.nullable(z.string())),
  region: z.string(),
  created_at: instant,
  updated_at: instant,
});
/** Something a team deploys and runs. */
export type AppRecord = z.output<typeof appSchema>;

const runSchema = z.object({
  queued_at: instant,
  /** Real milliseconds per millisecond of the timeline. */
  time_scale: z.number(),
  verdict: z.enum(verdictIds),
  project: projectSchema,
  /** Variables the project requires and the app did not have when it was queued. */
  unset_variables: z.optional(z.array(z.string())),
});
/** One walk of a deployment through its build: the first, or one more after each redeploy. */
export type Run = z.output<typeof runSchema>;

/** A deployment of an app: what was sent, and each time it was built. */
export const deploymentSchema = z.object({
  id: z.string(),
  app_id: z.string(),
  slug: z.string(),
  created_at: instant,
  /** The only thing that lets bytes in at the upload address. */
  upload_key: z.string(),
  /** Announced size of the archive, if any. */
  declared_size_bytes: z.optional(z.number()),
  archive: z.nullable(
    z.object({
      size_bytes: z.number(),
      sha256: z.string(),
      contents: z.enum(['read', 'unreadable', 'not-looked-at']),
      /** Why it is unreadable. */
      problem: z.optional(z.enum(archiveProblems)),
      project: projectSchema,
    }),
  ),
  cancelled_at: z.nullable(instant),
  runs: z.array(runSchema),
  /** Fixed status from a seed, independent of time. */
  held: z.nullable(
    z.object({
      status: deploymentStatusSchema,
      failure: z.nullable(deploymentFailureSchema),
    }),
  ),
});
/** One version of an app. Its status is not kept: it follows from these times and the clock. */
export type DeploymentRecord = z.output<typeof deploymentSchema>;
/** Contents of the upload. */
export type ArchiveRecord = NonNullable<DeploymentRecord['archive']>;

/** An environment variable of an app. */
export const variableSchema = z.object({
  id: z.string(),
  app_id: z.string(),
  name: z.string(),
  value: z.string(),
  is_secret: z.boolean(),
  /** Set when an integration owns the variable. */
  connected_resource: z.nullable(z.object({ id: z.string(), name: z.string(), type: z.string() })),
  created_at: instant,
  updated_at: instant,
});
/** A setting of an app. */
export type VariableRecord = z.output<typeof variableSchema>;

/** A token that may deploy one app. */
export const deployTokenSchema = z.object({
  id: z.string(),
  app_id: z.string(),
  name: z.string(),
  value: z.string(),
  created_at: instant,
  expired_at: instant,
  last_used_at: z.nullable(instant),
});
/** A token that can deploy one app. */
export type DeployTokenRecord = z.output<typeof deployTokenSchema>;

/** A device that asks to be logged in (RFC 8628). */
export const deviceSchema = z.object({
  id: z.string(),
  device_code: z.string(),
  /** Eight letters, without the dash. */
  user_code: z.string(),
  client_id: z.string(),
  created_at: instant,
  expires_at: instant,
  /** User who authorized the device. */
  user_id: z.nullable(z.string()),
  is_exchanged: z.boolean(),
  /** Whether somebody turned the device away. */
  is_denied: z.optional(z.boolean()),
});
/** A device that waits for a person to let it in (RFC 8628). */
export type DeviceRecord = z.output<typeof deviceSchema>;

/** An access token that no longer works, though it has not expired. */
export const revokedTokenSchema = z.object({
  /** The token's `jti`. */
  id: z.string(),
  expires_at: instant,
});

const socialProviderSchema = z.enum(['github']);
/** A provider people sign in with. */
export type SocialProvider = z.output<typeof socialProviderSchema>;

/** The services a team can connect today. */
export const integrationTypes = ['neon', 'redis'] as const;
/** A service a team can connect today. */
export type IntegrationType = (typeof integrationTypes)[number];

const requestedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('login'), provider: socialProviderSchema }),
  z.object({ kind: z.literal('link'), provider: socialProviderSchema }),
  z.object({
    kind: z.literal('integration'),
    provider: z.enum(integrationTypes),
    team_id: z.string(),
  }),
]);

/** Fields on which a request and its code must agree (RFC 6749 section 4.1.3, RFC 7636). */
const bindingFields = {
  /** Null when the request did not name its client. */
  client_id: z.nullable(z.string()),
  redirect_uri: z.string(),
  /** S256 challenge. */
  code_challenge: z.string(),
  expires_at: instant,
};

/** A request that waits for consent. */
export const authorizationSchema = z.object({
  /** Known only to the page that asks for consent, and good for one answer. */
  id: z.string(),
  requested: requestedSchema,
  ...bindingFields,
  state: z.nullable(z.string()),
  /** Parameters of the redirect from an integration's provider after consent. */
  provider_code: z.nullable(z.string()),
});
/** A request to use an account elsewhere, until somebody has answered it (RFC 6749 section 4.1.1). */
export type AuthorizationRecord = z.output<typeof authorizationSchema>;

const grantedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('login'), provider: socialProviderSchema, user_id: z.string() }),
  z.object({ kind: z.literal('link'), provider: socialProviderSchema, username: z.string() }),
  z.object({
    kind: z.literal('integration'),
    provider: z.enum(integrationTypes),
    team_id: z.string(),
  }),
]);

/** A code that stands for a consent that was given. */
export const authorizationCodeSchema = z.object({
  /** The code itself. */
  id: z.string(),
  granted: grantedSchema,
  ...bindingFields,
});
/** A code that was given out and not presented yet (RFC 6749 section 4.1.2). */
export type AuthorizationCodeRecord = z.output<typeof authorizationCodeSchema>;

/** Purpose of a mail. */
export const mailKinds = [
  'verify_email',
  'password_recovery',
  'update_email',
  'invitation',
] as const;

/** A mail that was sent. */
export const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  kind: z.enum(mailKinds),
  subject: z.string(),
  url: z.string(),
  token: z.string(),
  created_at: instant,
  /** User the token acts for; null where it acts for its holder. */
  user_id: z.nullable(z.string()),
  expires_at: instant,
  is_used: z.boolean(),
});
/** A mail in the outbox, and the one-time token it carries. */
export type MailRecord = z.output<typeof mailSchema>;

/** Integrations of a team. */
export const integrationSchema = z.object({
  id: z.string(),
  team_id: z.string(),
  type: z.enum(integrationTypes),
  created_at: instant,
});
/** A team's connection to a provider; at most one of each type. */
export type IntegrationRecord = z.output<typeof integrationSchema>;

/** A database of an integration that an app uses. */
export const resourceSchema = z.object({
  id: z.string(),
  app_id: z.string(),
  integration_id: z.string(),
  name: z.string(),
  provider_metadata: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('neon'),
      project_id: z.string(),
      branch_id: z.string(),
      database_name: z.string(),
    }),
    z.object({
      type: z.literal('redis'),
      subscription_id: z.number(),
      database_id: z.number(),
      database_name: z.string(),
    }),
  ]),
  created_at: instant,
  updated_at: instant,
});
/** A database or cache an app uses. The variables it sets name it in `connected_resource`. */
export type ResourceRecord = z.output<typeof resourceSchema>;

/** An invitation into a team. */
export const invitationSchema = z.object({
  id: z.string(),
  team_id: z.string(),
  /** Lower case, as the addresses of accounts. */
  email: z.string(),
  role: teamRoleSchema,
  invited_by_id: z.string(),
  /** The secret of the mailed link. */
  token: z.string(),
  created_at: instant,
  expires_at: instant,
  /** Null while nobody has answered: pending or expired, which the clock decides. */
  outcome: z.nullable(z.enum(['accepted', 'cancelled'])),
});
/** An offer to join a team. */
export type InvitationRecord = z.output<typeof invitationSchema>;

/** A domain of somebody's own for an app. */
export const customDomainSchema = z.object({
  id: z.string(),
  app_id: z.string(),
  /** Lower case; unique over all apps. */
  name: z.string(),
  is_using_pre_validation: z.boolean(),
  created_at: instant,
  updated_at: instant,
  setup_started_at: instant,
});
/** A host name of one's own. How far its setup is follows from its times and the clock. */
export type CustomDomainRecord = z.output<typeof customDomainSchema>;

/** Lines that an app was made to write at once; they are made as they are read. */
export const logBurstSchema = z.object({
  id: z.string(),
  app_id: z.string(),
  at: instant,
  lines: z.number(),
});
/** Lines an app was made to emit at once. */
export type LogBurstRecord = z.output<typeof logBurstSchema>;

/** Global settings; a single row. */
export const worldSchema = z.object({
  id: z.literal('world'),
  seed: z.string(),
  signing_key: z.string(),
  /** Grows when every token given out so far must stop working. */
  token_generation: z.number(),
  clock_offset_ms: z.number(),
  random: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
/** Global state. */
export type WorldRecord = z.output<typeof worldSchema>;
