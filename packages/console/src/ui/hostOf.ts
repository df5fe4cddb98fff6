/** Returns the readable part of a URL: its host, and its path if any. Other text is returned unchanged. */
export function hostOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return address;
  return `${url.host}${url.pathname === '/' ? '' : url.pathname}`;
}
