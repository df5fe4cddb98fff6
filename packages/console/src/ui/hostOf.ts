import { isWebAddress } from './linkAddress.ts';

/** Returns the readable part of a URL: its host, and its path if any. Other text is returned unchanged. */
export function hostOf(address: string): string {
  if (!isWebAddress(address)) return address;
  const url = new URL(address);
  return `${url.host}${url.pathname === '/' ? '' : url.pathname}`;
}
