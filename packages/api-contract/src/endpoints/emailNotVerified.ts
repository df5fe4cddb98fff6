/** What the platform says to whoever logs in with an address that is not confirmed, as `detail` of a 400. */
export const emailNotVerified = 'Email not verified';
