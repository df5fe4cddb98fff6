import * as z from 'zod/mini';

/** Number of equal parts of the hour that errors are counted in. */
export const partCount = 12;

/** Schema of {@link AppHealth}, which tabs share. */
export const appHealthSchema = z.object({
  /** Number of exceptions and failed requests. */
  errors: z.number(),
  /** Time of the first of them, in milliseconds since the epoch; `null` without one. */
  first: z.nullable(z.number()),
  /** Number of lines that were read. */
  lines: z.number(),
  /** Time of the oldest line that was read, if there are older ones in the hour; `null` if all were read. */
  readFrom: z.nullable(z.number()),
  /** Errors in each twelfth of the hour of which lines were read, the oldest first. */
  parts: z.array(z.number()).check(z.maxLength(partCount)),
});

/** Errors in the newest lines that an app logged in the last hour. */
export type AppHealth = z.infer<typeof appHealthSchema>;
