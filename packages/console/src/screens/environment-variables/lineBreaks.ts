const lineBreak = /\r\n|\r|\n/g;

/** A value as a text area has it: each line break a line feed (HTML, "API value" of a textarea). */
export function inTextArea(value: string): string {
  return value.replaceAll(lineBreak, '\n');
}

/** Returns a typed value with the line breaks of the old value. Mixed ones become line feeds. */
export function withBreaksOf(value: string, typed: string): string {
  const [first, ...others] = new Set(value.match(lineBreak));
  return first === undefined || others.length > 0 ? typed : typed.replaceAll(lineBreak, first);
}
