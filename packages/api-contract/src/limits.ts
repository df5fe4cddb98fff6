// Separate from the schemas, so that importing a number does not load Zod.

/** The length of a team's or an app's name, in characters. */
export const nameLength = { min: 3, max: 50 } as const;

/** The length of a new password, in characters. */
export const passwordLength = { min: 8, max: 128 } as const;

/** The largest page of a list call, and its default. */
export const maxPageSize = 100;
