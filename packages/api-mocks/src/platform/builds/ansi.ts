const paint = (on: string, off: number) => (text: string) => `\u001B[${on}m${text}\u001B[${off}m`;

/** Terminal colours (ECMA-48, Select Graphic Rendition). */
export const bold = paint('1', 22);
export const dim = paint('2', 22);
export const red = paint('31', 39);
export const green = paint('32', 39);
export const yellow = paint('33', 39);
export const magenta = paint('35', 39);
export const cyan = paint('36', 39);

/** One of a terminal's 256 colours. */
export const colour256 = (index: number) => paint(`38;5;${index}`, 39);

/** A colour by its red, green and blue values, from 0 to 255. */
export const trueColour = (red_part: number, green_part: number, blue_part: number) =>
  paint(`38;2;${red_part};${green_part};${blue_part}`, 39);
