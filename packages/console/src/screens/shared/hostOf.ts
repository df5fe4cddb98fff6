/** What people read of an address: its host, and its path where it has one. Other text comes back as it is. */
export function hostOf(address: string): string {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return address;
  return `${url.host}${url.pathname === '/' ? '' : url.pathname}`;
}
