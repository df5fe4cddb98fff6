/** The Latin letter of a key, by what it types or, on keyboards of other scripts, by where it is. */
export function shortcutLetter({
  key,
  code,
}: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^\P{ASCII}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined;
}
