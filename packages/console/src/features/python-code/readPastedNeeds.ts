import { parseDotenv } from '../dotenv/parseDotenv.ts';
import type { CodeNeeds } from './codeNeeds.ts';
import { readNeeds } from './readNeeds.ts';

/** Imports that a pasted part of a file may lack. */
const imports = 'import os\nfrom os import environ, getenv\n';

/** Returns the variables that a pasted text needs: Python code, or a `.env.example`, of which every name is needed. */
export function readPastedNeeds(text: string): CodeNeeds {
  const code = readNeeds([{ path: '', text: imports + text }]);
  if (code.variables.length > 0 || code.unreadable > 0) return code;
  const entries = parseDotenv(text);
  const names = new Set(
    entries.flatMap((entry) => (entry.kind === 'variable' ? [entry.name] : [])),
  );
  // Python without settings is not a file with errors.
  if (names.size === 0) return { variables: [], unreadable: 0 };
  return {
    variables: [...names].map((name) => ({
      names: [name],
      isCaseSensitive: true,
      isRequired: true,
      type: 'any',
    })),
    unreadable: entries.length - entries.filter(({ kind }) => kind === 'variable').length,
  };
}
