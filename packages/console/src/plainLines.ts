const escapeCharacter = String.fromCodePoint(0x1b);

/** Colours and cursor movements of a terminal (ECMA-48 CSI sequences). */
export const escapeSequences = new RegExp(`${escapeCharacter}\\[[0-9;:?]*[A-Za-z]`, 'g');

/** The lines of a text as a terminal would leave them: without colours, progress bars as they were last drawn. */
export function plainLines(text: string): string[] {
  return text
    .replaceAll(escapeSequences, '')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\r').findLast((part) => part.trim() !== '') ?? '');
}
