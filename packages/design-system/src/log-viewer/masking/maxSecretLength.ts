/**
 * Longest secret that is masked whole, in UTF-16 units: as long as the headers that servers accept, and longer than a
 * service account's JSON in base64. A bound keeps the time for a hostile line linear.
 */
export const maxSecretLength = 16_000;
