/** Queries that another tab polls for this one. */
export const polledByOtherTab = new WeakSet<object>();
