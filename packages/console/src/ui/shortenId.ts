/** An id as people tell it apart: six characters a side, for labels. What is shown uses `Truncate`. */
export function shortenId(id: string): string {
  return id.length <= 13 ? id : `${id.slice(0, 6)}…${id.slice(-6)}`;
}
