import { environmentVariableLimits, environmentVariableNamePattern } from '@quayside/api-contract';
import type { EnvironmentVariable } from '@quayside/api-contract';

/** Reasons for which the platform rejects a variable. */
export type VariableProblem =
  | { kind: 'name-missing' }
  | { kind: 'name-pattern'; suggestion: string }
  | { kind: 'name-length' }
  | { kind: 'value-length' }
  /** Set by a connected service, and removed only by disconnecting it. */
  | { kind: 'managed'; provider: string };

/** Returns the error of a name, if any. */
export function nameProblem(name: string): VariableProblem | undefined {
  if (name === '') return { kind: 'name-missing' };
  if (!environmentVariableNamePattern.test(name)) {
    return { kind: 'name-pattern', suggestion: suggestName(name) };
  }
  return name.length > environmentVariableLimits.name ? { kind: 'name-length' } : undefined;
}

/** Returns the error of a value, if any. */
export function valueProblem(value: string): VariableProblem | undefined {
  return value.length > environmentVariableLimits.value ? { kind: 'value-length' } : undefined;
}

/** Returns the connected service that sets a variable, if any. */
export function managedProblem(
  variable: EnvironmentVariable | undefined,
): VariableProblem | undefined {
  const provider = variable?.connected_resource?.provider_metadata?.type;
  return provider === undefined ? undefined : { kind: 'managed', provider };
}

const digits = ['ZERO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE'];

/** Suggests a similar valid name: `2FA_ISSUER` becomes `TWO_FA_ISSUER`, `my-key` becomes `my_key`, `- HOST` `HOST`. */
export function suggestName(name: string): string {
  const spelled = name.replace(/^\d/, (digit) => `${digits[Number(digit)] ?? ''}_`);
  const joined = spelled
    .replace(/^[^A-Za-z0-9_]+/, '')
    .replaceAll(/[^A-Za-z0-9_]+/g, '_')
    .replaceAll(/__+/g, '_');
  const suggestion = joined.slice(0, environmentVariableLimits.name);
  return environmentVariableNamePattern.test(suggestion) && suggestion !== '_'
    ? suggestion
    : 'NAME';
}
