/** x */
export const designTokens = () => ({});
