/** A dot-atom (RFC 5322 section 3.4.1) at a host name of two labels or more. */
export const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Whether text is an email address, with the rule of `emailSchema`: for forms, without loading the schemas. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text);
}
