/** Where every path of the table begins. */
export const apiPrefix = '/api/v1';
