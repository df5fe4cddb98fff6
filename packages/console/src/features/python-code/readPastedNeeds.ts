import { parseDotenv } from '../dotenv/parseDotenv.ts';
import type { CodeNeeds } from './codeNeeds.ts';
import { readNeeds } from './readNeeds.ts';

/** Imports that a pasted part of a file may lack. After it, so that its lines keep their numbers. */
const imports = 'import os\nfrom os import environ, getenv\n';

/** Returns the variables that a pasted text needs: Python code, or a `.env.example`, of which every name is needed. */
export function readPastedNeeds(text: string): CodeNeeds {
  const code = readNeeds([{ path: '', text: `${text}\n${imports}` }]);
  if (code.variables.length > 0 || code.unreadable.length > 0) return code;
  const entries = parseDotenv(text);
  const lines = new Map(
    entries.flatMap((entry) =>
      entry.kind === 'variable' ? [[entry.name, entry.firstLine] as const] : [],
    ),
  );
  // Python without settings is not a file with errors.
  if (lines.size === 0) return { variables: [], unreadable: [] };
  return {
    variables: [...lines].map(([name, line]) => ({
      names: [name],
      isCaseSensitive: true,
      isRequired: true,
      type: 'any',
      uses: [{ path: '', line }],
    })),
    unreadable: entries.flatMap((entry) =>
      entry.kind === 'error' ? [{ path: '', line: entry.line, text: entry.text }] : [],
    ),
  };
}
