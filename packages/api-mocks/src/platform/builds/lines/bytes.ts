/** A size as formatted by build tools, such as `16.6MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${Math.round(bytes)}B`;
  if (bytes < 1_000_000) return `${(bytes / 1_000).toFixed(1)}kB`;
  return `${(bytes / 1_000_000).toFixed(1)}MB`;
}

/** A size in powers of 1024, as formatted by the installer, such as `15.8MiB`. */
export function formatBinaryBytes(bytes: number): string {
  return bytes < 2 ** 20
    ? `${(bytes / 2 ** 10).toFixed(1)}KiB`
    : `${(bytes / 2 ** 20).toFixed(1)}MiB`;
}
