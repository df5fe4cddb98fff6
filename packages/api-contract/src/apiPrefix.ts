/** Common prefix of all paths in the table. */
export const apiPrefix = '/api/v1';
