import * as z from 'zod/mini';

import type { Messages } from '../../runtime/messages/messages.ts';

const validName = /^[A-Za-z_][A-Za-z0-9_]*$/;

/**
 * Schema of the variable that will contain the URL of a service.
 *
 * @param takenVariables Names of the app's variables.
 */
export function connectStorageSchema(
  texts: Pick<Messages['storage']['wizard'], 'invalidName' | 'clash'>,
  appName: string,
  takenVariables: readonly string[],
) {
  return z.object({
    variable: z.string().check(
      z.regex(validName, texts.invalidName),
      z.refine((name) => !takenVariables.includes(name), {
        error: ({ input }) => texts.clash(appName, String(input)),
      }),
    ),
    redeploy: z.boolean(),
  });
}

/** Values of the form that connects a service. */
export type ConnectStorageValues = z.input<ReturnType<typeof connectStorageSchema>>;
