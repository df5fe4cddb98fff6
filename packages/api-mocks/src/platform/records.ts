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

/** A user. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.nullable(z.string()),
  /** Null for users with social login only. */
  password_hash: z.nullable(z.string()),
  is_active: z.boolean(),
  email_verified: z.boolean(),
  social_accounts: z.array(
    z.object({ provider: z.string(), username: z.string(), linked_at: instant }),
  ),
  created_at: instant,
});
/** A user with an account. */
export type UserRecord = z.output<typeof userSchema>;

/** A team; a personal one has only its owner. */
export const teamSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  is_personal_team: z.boolean(),
  owner_id: z.string(),
  created_at: instant,
});
/** A group of users that shares apps. */
export type TeamRecord = z.output<typeof teamSchema>;

/** The membership of a user in a team, with the role. */
export const membershipSchema = z.object({
  id: z.string(),
  team_id: z.string(),
  user_id: z.string(),
  role: teamRoleSchema,
});
/** A user's membership in a team. */
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
  /** Whether its log has errors only during an incident. Otherwise some requests fail at any time. */
  is_healthy: z.optional(z.boolean()),
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
/** One run of a deployment through its build: the first, or another one for each redeploy. */
export type Run = z.output<typeof runSchema>;

/** A deployment of an app: its archive, and its builds. */
export const deploymentSchema = z.object({
  id: z.string(),
  app_id: z.string(),
  slug: z.string(),
  created_at: instant,
  /** The secret in the upload URL. */
  upload_key: z.string(),
  /** Announced size of the archive, if any. */
  declared_size_bytes: z.optional(z.number()),
  archive: z.nullable(
    z.object({
      size_bytes: z.number(),
      sha256: z.string(),
      contents: z.enum(['read', 'unreadable', 'not-looked-at']),
      /** Reason why it is unreadable. */
      problem: z.optional(z.enum(archiveProblems)),
      project: projectSchema,
    }),
  ),
  cancelled_at: z.nullable(instant),
  runs: z.array(runSchema),
  /** Time from which the app fails every request to one of its paths while this deployment serves it. */
  incident_at: z.optional(instant),
  /** Fixed status from a seed, independent of time. */
  held: z.nullable(
    z.object({
      status: deploymentStatusSchema,
      failure: z.nullable(deploymentFailureSchema),
    }),
  ),
});
/** One version of an app. Its status is not stored: it is derived from these times and the clock. */
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
/** An environment variable of an app. */
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

/** A device that requests a login (RFC 8628). */
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
  /** Whether the device was denied. */
  is_denied: z.optional(z.boolean()),
});
/** A device that waits for approval (RFC 8628). */
export type DeviceRecord = z.output<typeof deviceSchema>;

/** An access token that was revoked before it expired. */
export const revokedTokenSchema = z.object({
  /** The token's `jti`. */
  id: z.string(),
  expires_at: instant,
});

const socialProviderSchema = z.enum(['github']);
/** A provider of social login. */
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

/** Fields that a request and its code must share (RFC 6749 section 4.1.3, RFC 7636). */
const bindingFields = {
  /** Null when the request did not name its client. */
  client_id: z.nullable(z.string()),
  redirect_uri: z.string(),
  /** S256 challenge. */
  code_challenge: z.string(),
  expires_at: instant,
};

/** A pending consent request. */
export const authorizationSchema = z.object({
  /** Secret of the consent page, valid for one decision. */
  id: z.string(),
  requested: requestedSchema,
  ...bindingFields,
  state: z.nullable(z.string()),
  /** Parameters of the redirect from an integration's provider after consent. */
  provider_code: z.nullable(z.string()),
});
/** A pending request to use a social account (RFC 6749 section 4.1.1). */
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

/** A code for a given consent. */
export const authorizationCodeSchema = z.object({
  /** The code itself. */
  id: z.string(),
  granted: grantedSchema,
  ...bindingFields,
});
/** An issued code that was not presented yet (RFC 6749 section 4.1.2). */
export type AuthorizationCodeRecord = z.output<typeof authorizationCodeSchema>;

/** Purpose of a mail. */
export const mailKinds = [
  'verify_email',
  'password_recovery',
  'update_email',
  'invitation',
] as const;

/** A sent email. */
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
/** An email in the outbox, and its one-time token. */
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
/** A database or cache of an app. Its variables refer to it by `connected_resource`. */
export type ResourceRecord = z.output<typeof resourceSchema>;

/** An invitation to a team. */
export const invitationSchema = z.object({
  id: z.string(),
  team_id: z.string(),
  /** Lower case, like the addresses of accounts. */
  email: z.string(),
  role: teamRoleSchema,
  invited_by_id: z.string(),
  /** The secret in the emailed link. */
  token: z.string(),
  created_at: instant,
  expires_at: instant,
  /** Null without a response: pending or expired, depending on the clock. */
  outcome: z.nullable(z.enum(['accepted', 'cancelled'])),
});
/** An invitation to a team. */
export type InvitationRecord = z.output<typeof invitationSchema>;

/** A custom domain of an app. */
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
/** A custom domain. The state of its setup is derived from its times and the clock. */
export type CustomDomainRecord = z.output<typeof customDomainSchema>;

/** A burst of lines of an app; the lines are generated when they are read. */
export const logBurstSchema = z.object({
  id: z.string(),
  app_id: z.string(),
  at: instant,
  lines: z.number(),
});
/** Lines an app was made to emit at once. */
export type LogBurstRecord = z.output<typeof logBurstSchema>;

/** Global settings; a single row. */
export const datasetSchema = z.object({
  id: z.literal('world'),
  seed: z.string(),
  signing_key: z.string(),
  /** Incremented to revoke all tokens issued so far. */
  token_generation: z.number(),
  clock_offset_ms: z.number(),
  random: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
/** Global state. */
export type DatasetRecord = z.output<typeof datasetSchema>;
