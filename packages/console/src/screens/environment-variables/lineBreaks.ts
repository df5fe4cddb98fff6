/**
 * What was typed over a value, with the line breaks that the value has: a text area makes each of them a line feed
 * (HTML, "API value" of a textarea). A value that mixes them gets line feeds.
 */
export function withBreaksOf(value: string, typed: string): string {
  const [first, ...others] = new Set(value.match(/\r\n|\r|\n/g));
  return first === undefined || others.length > 0 ? typed : typed.replaceAll('\n', first);
}
