const lineBreak = /\r\n|\r|\n/g;

/** Returns a value like a text area: each line break is a line feed (HTML, "API value" of a textarea). */
export function inTextArea(value: string): string {
  return value.replaceAll(lineBreak, '\n');
}

/** Returns a typed value with the line breaks of the old value. Mixed ones become line feeds. */
export function withBreaksOf(value: string, typed: string): string {
  const [first, ...others] = new Set(value.match(lineBreak));
  return first === undefined || others.length > 0 ? typed : typed.replaceAll(lineBreak, first);
}
