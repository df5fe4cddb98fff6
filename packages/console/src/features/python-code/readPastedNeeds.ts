import { parseDotenv } from '../dotenv/parseDotenv.ts';
import type { CodeNeeds, CodePlace } from './codeNeeds.ts';
import { readNeeds } from './readNeeds.ts';

/** Imports that a pasted part of a file may lack. Before it, because a string without an end would contain them. */
const imports = 'import os; from os import environ, getenv\n';

/** The start of a line that is Python and no variable. */
const codeLine =
  /^(?:import|from|async|def|class|return|if|for|while|with|try|match|print)[\s:(]|^@/;

/** Returns the variables that a pasted text needs: Python code, or a `.env.example`, of which every name is needed. */
export function readPastedNeeds(text: string): CodeNeeds {
  const { variables, unreadable } = readNeeds([
    { path: '', text: imports + text.replace(/^\uFEFF/, '') },
  ]);
  const inText = <Place extends CodePlace>(place: Place) => ({ ...place, line: place.line - 1 });
  if (variables.length > 0 || unreadable.length > 0) {
    return {
      variables: variables.map((each) => ({ ...each, uses: each.uses.map(inText) })),
      unreadable: unreadable.map(inText),
    };
  }
  const entries = parseDotenv(text);
  const lines = new Map(
    entries.flatMap((entry) =>
      entry.kind === 'variable' ? [[entry.name, entry.firstLine] as const] : [],
    ),
  );
  // Python without settings is not a file with errors.
  const isCode = entries.some((entry) =>
    codeLine.test(entry.kind === 'error' ? entry.text.trim() : entry.name),
  );
  if (lines.size === 0 || isCode) return { variables: [], unreadable: [] };
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
