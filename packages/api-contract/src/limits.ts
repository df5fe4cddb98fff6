// Apart from the schemas: who wants a number should not be given what runs them.

/** The length of a team's or an app's name, in characters. */
export const nameLength = { min: 3, max: 50 } as const;

/** The length of a new password, in characters. */
export const passwordLength = { min: 8, max: 128 } as const;

/** The largest page a list call answers, and its default. */
export const maxPageSize = 100;
