/**
 * Runs something in the browser's idle time, or soon where a browser does not tell of it (Safari).
 * @returns gives it up
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run);
  return () => clearTimeout(handle);
}
