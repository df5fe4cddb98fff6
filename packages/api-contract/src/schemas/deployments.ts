import * as z from 'zod/mini';

import { openEnum, orElse, text, time, uuid, wholeNumber } from './primitives.ts';

/** Every deployment status known to the platform's clients, in the order of a deployment's life. */
export const knownDeploymentStatuses = [
  'waiting_upload',
  'upload_cancelled',
  'ready_for_build',
  'build_skipped_filtered',
  'build_skipped_superseded',
  'building',
  'extracting',
  'extracting_failed',
  'extracting_failed_archive_too_large',
  'building_image',
  'building_image_failed',
  'building_image_failed_timeout',
  'deploying',
  'deploying_failed',
  'deploying_skipped',
  'verifying',
  'verifying_failed',
  'verification_failed_oom',
  'verifying_skipped',
  'success',
  'degraded',
  'degraded_oom',
  'expired',
  'failed',
] as const;

/** A deployment status known to this version of the contract. */
export type KnownDeploymentStatus = (typeof knownDeploymentStatuses)[number];

/** Status of a deployment. A status newer than this contract parses too and keeps its wire value. */
export const deploymentStatusSchema = /* @__PURE__ */ openEnum(
  knownDeploymentStatuses,
  'UnknownDeploymentStatus',
);
/** Status of a deployment: a known one, or a newer one as the server wrote it. */
export type DeploymentStatus = z.output<typeof deploymentStatusSchema>;

const known: ReadonlySet<string> = /* @__PURE__ */ new Set(knownDeploymentStatuses);

/** Whether a status is known to this contract. */
export function isKnownDeploymentStatus(status: string): status is KnownDeploymentStatus {
  return known.has(status);
}

/** Reason of a failed deployment, as sent by the platform. Any field may be empty. */
export const deploymentFailureSchema = /* @__PURE__ */ z.object({
  error_code: orElse(z.string(), ''),
  error_title: orElse(z.string(), ''),
  error_message: orElse(z.string(), ''),
  error_hint: orElse(z.string(), ''),
});
/** Reason of a failed deployment, as sent by the platform. */
export type DeploymentFailure = z.output<typeof deploymentFailureSchema>;

/** One version of an app, before, during or after being live. */
export const deploymentSchema = /* @__PURE__ */ z.object({
  id: uuid,
  app_id: uuid,
  slug: z.nullish(z.string()),
  status: deploymentStatusSchema,
  created_at: time,
  updated_at: z.nullish(time),
  url: z.nullish(z.string()),
  dashboard_url: z.nullish(z.string()),
  failure: z.nullish(deploymentFailureSchema),
});
/** One version of an app, before, during or after being live. */
export type Deployment = z.output<typeof deploymentSchema>;

export const createDeploymentBodySchema = /* @__PURE__ */ z.object({
  archive_size_bytes: z.optional(wholeNumber(1)),
});

/** Target of an archive upload: a multipart POST of every field, then `file`, with no bearer token. */
export const uploadTicketSchema = /* @__PURE__ */ z.object({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
});
/** Target of an archive upload: a multipart POST of every field, then `file`, with no bearer token. */
export type UploadTicket = z.output<typeof uploadTicketSchema>;

/** A line of a build log stream. */
export const buildLogRecordSchema = /* @__PURE__ */ z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), id: z.nullish(z.string()), message: z.string() }),
  z.object({ type: z.literal('heartbeat'), id: z.nullish(z.string()) }),
  z.object({ type: z.literal('timeout'), id: z.nullish(z.string()) }),
  z.object({ type: z.literal('complete'), id: z.nullish(z.string()) }),
  z.object({ type: z.literal('failed'), id: z.nullish(z.string()) }),
]);
/** A line of a build log stream. */
export type BuildLogRecord = z.output<typeof buildLogRecordSchema>;

/** A token that can deploy one app. Its value is returned once, when it is created. */
export const deployTokenSchema = /* @__PURE__ */ z.object({
  id: uuid,
  name: z.string(),
  created_at: z.nullish(time),
  expired_at: z.nullish(time),
  last_used_at: z.nullish(time),
});
/** A token that can deploy one app. */
export type DeployToken = z.output<typeof deployTokenSchema>;

export const createdDeployTokenSchema = /* @__PURE__ */ z.extend(deployTokenSchema, {
  value: z.string(),
});

export const createDeployTokenBodySchema = /* @__PURE__ */ z.object({
  name: text(1, 255),
  expires_in_days: wholeNumber(1, 365),
});
