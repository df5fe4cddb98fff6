/** `detail` of the 400 for a login with an unconfirmed address. */
export const emailNotVerified = 'Email not verified';
