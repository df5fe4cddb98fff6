import * as z from 'zod/mini';

import type { Messages } from '../../runtime/messages/messages.ts';

/** Schema of an app's directory. Surrounding spaces are removed; an empty one is the root. */
export function appDirectorySchema(texts: Messages['validation']) {
  const directory = z.string().check(
    z.trim(),
    z.refine((path) => !path.startsWith('~'), texts.directoryHome),
    z.refine((path) => !path.startsWith('/'), texts.directoryAbsolute),
    z.refine((path) => !path.split('/').includes('..'), texts.directoryOutside),
    z.regex(/^[A-Za-z0-9 /._-]*$/, texts.directoryCharacters),
  );
  return z.object({ directory });
}

/** Values of the form with an app's directory. */
export type AppDirectoryValues = z.input<ReturnType<typeof appDirectorySchema>>;
