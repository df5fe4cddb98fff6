import * as z from 'zod/mini';

import { pageOf, sortedPageQuery } from './common.ts';
import { deploymentSchema } from './deployments.ts';
import { matching, openEnum, orElse, time, uuid, wholeNumber } from './primitives.ts';
import { nameSchema } from './teams.ts';

/** Something a team deploys and runs. `url` is null until it has one. */
export const appSchema = /* @__PURE__ */ z.object({
  id: uuid,
  team_id: uuid,
  name: z.string(),
  slug: z.string(),
  /** Directory of the app in its project; null when it is the project's root. */
  directory: z.nullish(z.string()),
  /** The repository it is built from, as `owner/name`. */
  github_repository: z.nullish(z.string()),
  url: z.nullish(z.string()),
  region: z.nullish(z.string()),
  created_at: z.nullish(time),
  updated_at: z.nullish(time),
  latest_deployment: z.nullish(deploymentSchema),
});
/** Something a team deploys and runs. */
export type App = z.output<typeof appSchema>;

export const listAppsQuerySchema = /* @__PURE__ */ z.object({
  ...sortedPageQuery,
  team_id: z.optional(uuid),
  slug: z.optional(z.string()),
});

/** Directory of an app in its archive. The platform validates it and reports the error. */
export const directorySchema = /* @__PURE__ */ z.string();

export const createAppBodySchema = /* @__PURE__ */ z.object({
  name: nameSchema,
  team_id: uuid,
  directory: z.nullish(directorySchema),
});

export const updateAppBodySchema = /* @__PURE__ */ z.object({
  name: z.optional(nameSchema),
  directory: z.nullish(directorySchema),
});

/** One line an app wrote. */
export const appLogEntrySchema = /* @__PURE__ */ z.object({
  timestamp: time,
  message: orElse(z.string(), ''),
  level: orElse(
    openEnum(
      ['debug', 'info', 'warning', 'warn', 'error', 'critical', 'fatal', 'unknown'],
      'AppLogLevel',
    ),
    'unknown',
  ),
});
/** One line an app wrote. */
export type AppLogEntry = z.output<typeof appLogEntrySchema>;

export const readAppLogsQuerySchema = /* @__PURE__ */ z.object({
  deployment_id: z.optional(uuid),
  start: z.optional(time),
  end: z.optional(time),
});

/** At most the newest 1000 entries, oldest first; `count` is how many match. */
export const appLogsSchema = /* @__PURE__ */ pageOf(appLogEntrySchema);

export const streamAppLogsQuerySchema = /* @__PURE__ */ z.object({
  tail: z.optional(wholeNumber(1, 1000)),
  since: z.optional(matching(/^\d+[smhd]$/, 16)),
  follow: z.optional(z.boolean()),
});

/** A line of a live log stream: an entry (which has no `type`), a heartbeat or an error. */
export const appLogRecordSchema = /* @__PURE__ */ z.union([
  z.object({ type: z.literal('heartbeat') }),
  z.object({ type: z.literal('error'), message: z.string() }),
  appLogEntrySchema,
]);
/** A line of a live log stream: an entry (which has no `type`), a heartbeat or an error. */
export type AppLogRecord = z.output<typeof appLogRecordSchema>;
