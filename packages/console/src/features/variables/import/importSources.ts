import type { DotenvEntry } from '../../dotenv/parseDotenv.ts';
import type { ReviewSource } from '../review/reviewRows.ts';

/** Returns the lines of a file for a review. */
export function importSources(entries: readonly DotenvEntry[]): ReviewSource[] {
  return entries.map((entry, index) => {
    const key = String(index);
    if (entry.kind === 'error') {
      const { line, text, problem } = entry;
      return {
        key,
        name: text.trim(),
        value: undefined,
        lines: { first: line, last: line },
        problem,
      };
    }
    const { name, value, firstLine, lastLine, isLiteral } = entry;
    return { key, name, value, isLiteral, lines: { first: firstLine, last: lastLine } };
  });
}
