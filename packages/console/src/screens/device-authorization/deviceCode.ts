/**
 * A code as a terminal shows it, `XXXX-XXXX`, of what a person typed or pasted: case, blanks and the dash are theirs to
 * choose (RFC 8628, section 6.1). Of another length it is what was typed: the platform knows what its codes look like.
 */
export function readDeviceCode(typed: string): string {
  const code = typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return code.length === 8 ? `${code.slice(0, 4)}-${code.slice(4)}` : typed.trim().toUpperCase();
}
