/**
 * The e-mail addresses in what was typed or pasted: one a line, or with commas, semicolons or spaces between,
 * each alone or as `Name <address>`. Each once; what is no address comes too, to be named.
 */
export function parseAddresses(text: string): string[] {
  const found = new Map<string, string>();
  for (const part of text.split(/[,;\n\r]+/)) {
    const bracketed = [...part.matchAll(/<([^<>]*)>/g)].map(([, inner = '']) => inner.trim());
    const words = bracketed.length > 0 ? bracketed : part.split(/\s+/);
    for (const word of words) {
      const address = word.replace(/^mailto:/i, '');
      if (address !== '' && !found.has(address.toLowerCase())) {
        found.set(address.toLowerCase(), address);
      }
    }
  }
  return [...found.values()];
}
