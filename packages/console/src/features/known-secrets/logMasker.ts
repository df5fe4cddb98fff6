import { createMasker } from '@quayside/design-system/log-viewer';

import type { KnownVariable } from '../../runtime/knownSecrets.ts';

type LogMasker = ReturnType<typeof createMasker>;

const byRules = createMasker();

/** Returns what is secret of a variable: the value of a secret; of others what looks like one beside the name. */
function secretsOf({ name, value, isSecret }: KnownVariable): readonly string[] {
  if (isSecret) return [value];
  const line = `${name}=${value}`;
  return byRules(line).map(({ from, to }) => line.slice(Math.max(from, name.length + 1), to));
}

const maskers = new WeakMap<readonly KnownVariable[], LogMasker>();

/** Returns the masker of logs: the rules of the log viewer, and the known secrets wherever they occur. */
export function logMaskerOf(known: readonly KnownVariable[]): LogMasker {
  const masker = maskers.get(known) ?? createMasker({ values: known.flatMap(secretsOf) });
  maskers.set(known, masker);
  return masker;
}
