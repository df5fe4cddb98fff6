import { saveBlob } from '../../ui/saveBlob.ts';
import { environmentVariableNamePattern } from '@quayside/api-contract';
import type { EnvironmentVariable } from '@quayside/api-contract';

import { formatDotenv } from '../../features/dotenv/formatDotenv.ts';
import { dockerEnvComment } from '../../features/dotenv/readVariables.ts';

/** The formats variables are exported in, as they are listed. */
export const exportFormats = ['env', 'json', 'shell', 'docker'] as const;

/** A format variables are exported in. */
export type ExportFormat = (typeof exportFormats)[number];

/** A file to save. */
export interface ExportedFile {
  name: string;
  type: string;
  text: string;
}

/** Texts before the names of variables that a file lacks. */
interface ExportNotes {
  secrets: string;
  /** For values with line breaks. */
  lineBreaks: string;
}

interface Readable {
  name: string;
  value: string;
}

const plainText = 'text/plain;charset=utf-8';

/**
 * Exports the variables of an app as a file: `.env`, a JSON object of strings, a POSIX shell script, or a file for
 * `docker run --env-file`. Secrets are left out, and so are values with line breaks, which Docker's format cannot
 * contain. Except for JSON, a comment lists their names. A name that the platform would not accept could become code in
 * a script: such a variable is in no file.
 * @param fileName Name of the file, without its extension.
 */
export function exportVariables(
  all: readonly EnvironmentVariable[],
  format: ExportFormat,
  notes: ExportNotes,
  fileName: string,
): ExportedFile {
  const variables = all.filter(({ name }) => environmentVariableNamePattern.test(name));
  const readable = variables.flatMap(({ name, value }) => (value == null ? [] : [{ name, value }]));
  const secrets = variables.flatMap(({ name, value }) => (value == null ? [name] : []));
  const comments = secrets.length === 0 ? [] : [`${notes.secrets} ${secrets.join(', ')}`];
  switch (format) {
    case 'env':
      // Browsers rename a file that starts with a dot.
      return {
        name: `${fileName}.env`,
        type: plainText,
        text: formatDotenv(readable, comments),
      };
    case 'json': {
      const values = Object.fromEntries(readable.map(({ name, value }) => [name, value]));
      return {
        name: `${fileName}.json`,
        type: 'application/json',
        text: `${JSON.stringify(values, null, 2)}\n`,
      };
    }
    case 'shell':
      return {
        name: `${fileName}.sh`,
        type: plainText,
        text: linesOf(comments, readable.map(shellLine)),
      };
    case 'docker': {
      const hasLineBreak = ({ value }: Readable) => /[\r\n]/.test(value);
      const names = readable.filter(hasLineBreak).map(({ name }) => name);
      const note = names.length === 0 ? [] : [`${notes.lineBreaks} ${names.join(', ')}`];
      const lines = readable.filter((variable) => !hasLineBreak(variable));
      return {
        name: `${fileName}.docker.env`,
        type: plainText,
        text: linesOf(
          // Names the form, because a `.env` file looks the same.
          [dockerEnvComment, ...comments, ...note],
          lines.map(({ name, value }) => `${name}=${value}`),
        ),
      };
    }
  }
}

/** Nothing is expanded in single quotes, and only the quote itself ends them. */
const shellLine = ({ name, value }: Readable) =>
  `export ${name}='${value.replaceAll("'", String.raw`'\''`)}'`;

const linesOf = (comments: readonly string[], lines: readonly string[]) =>
  [...comments.map((comment) => `# ${comment}`), ...lines].map((line) => `${line}\n`).join('');

/** Downloads a file. */
export function saveFile({ name, type, text }: ExportedFile): void {
  saveBlob(new Blob([text], { type }), name);
}
