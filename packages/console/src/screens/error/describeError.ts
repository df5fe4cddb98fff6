import { HttpError } from '@quayside/api-contract';

/**
 * Describes an error for developers: its kind, message, call and causes. Never includes the body of a response, which may
 * be confidential.
 */
export function describeError(error: unknown): string {
  const lines: string[] = [];
  let current = error;
  // Causes may be circular.
  for (let depth = 0; current !== undefined && depth < 5; depth += 1) {
    lines.push(`${depth === 0 ? '' : 'Caused by: '}${describeOne(current)}`);
    current = current instanceof Error ? current.cause : undefined;
  }
  return lines.join('\n');
}

function describeOne(error: unknown): string {
  if (error instanceof HttpError) {
    return `${error.name}: ${error.status} ${error.message} (${error.endpointId})`;
  }
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : 'Something that is not an error was thrown';
}
