import type { EnvironmentVariable } from '@quayside/api-contract';

import { formatDotenv } from '../../features/dotenv/formatDotenv.ts';

/** The formats variables are exported in. */
export type ExportFormat = 'env' | 'json';

/** A file to save. */
export interface ExportedFile {
  name: string;
  type: string;
  text: string;
}

/**
 * Exports the variables of an app as a file: `.env`, or a JSON object of strings. Secrets are left out; a `.env` file
 * lists their names in a comment.
 * @param note Text before those names.
 */
export function exportVariables(
  variables: readonly EnvironmentVariable[],
  format: ExportFormat,
  note: string,
): ExportedFile {
  const readable = variables.flatMap(({ name, value }) => (value == null ? [] : [{ name, value }]));
  if (format === 'json') {
    const values = Object.fromEntries(readable.map(({ name, value }) => [name, value]));
    return {
      name: 'environment-variables.json',
      type: 'application/json',
      text: `${JSON.stringify(values, null, 2)}\n`,
    };
  }
  const secrets = variables.flatMap(({ name, value }) => (value == null ? [name] : []));
  const comments = secrets.length === 0 ? [] : [`${note} ${secrets.join(', ')}`];
  return { name: '.env', type: 'text/plain;charset=utf-8', text: formatDotenv(readable, comments) };
}

/** Downloads a file. */
export function saveFile({ name, type, text }: ExportedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
