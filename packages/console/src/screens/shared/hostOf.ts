/** What people read of an address: its host, and its path where it has one. Other text comes back as it is. */
export function hostOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return address;
  return `${url.host}${url.pathname === '/' ? '' : url.pathname}`;
}
