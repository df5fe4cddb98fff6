/** Calls a function of the host. An error of it is reported to the browser, and does not break the console. */
export function callHost<Args extends readonly unknown[]>(
  handler: ((...args: Args) => unknown) | undefined,
  ...args: Args
): void {
  try {
    handler?.(...args);
  } catch (error) {
    reportError(error);
  }
}
