import { useContext } from 'react';

import type { KnownVariable } from './knownSecrets.ts';
import { ConsoleContext } from './useConsole.ts';
import { useStore } from './useStore.ts';

const none: readonly KnownVariable[] = [];
const noKnownSecrets = { subscribe: () => () => {}, get: () => none };

/** Returns the values that logs must not show. A screen without a console, as in a test, knows none. */
export function useKnownSecrets(): readonly KnownVariable[] {
  return useStore(useContext(ConsoleContext)?.api.knownSecrets ?? noKnownSecrets);
}
