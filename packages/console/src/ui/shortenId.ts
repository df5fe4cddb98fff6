/** Shortens an id to six characters on each side, for labels. Visible ids use `Truncate`. */
export function shortenId(id: string): string {
  return id.length <= 13 ? id : `${id.slice(0, 6)}…${id.slice(-6)}`;
}
