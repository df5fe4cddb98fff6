const paint = (on: number, off: number) => (text: string) => `\u001B[${on}m${text}\u001B[${off}m`;

/** Colours as a terminal takes them (ECMA-48, Select Graphic Rendition). */
export const bold = paint(1, 22);
export const dim = paint(2, 22);
export const red = paint(31, 39);
export const green = paint(32, 39);
export const yellow = paint(33, 39);
export const cyan = paint(36, 39);
