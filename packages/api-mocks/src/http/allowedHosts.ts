/** Host names that a server answers: `true` stands for every name. */
export type AllowedHosts = readonly string[] | true;

/** An error for a request that a server refuses because of the names in it. */
export interface RefusedName {
  detail: string;
}

/**
 * Checks the names that a request uses for this server. A page elsewhere can make a browser call a server of this
 * machine, under a name of its own (DNS rebinding) or across origins, and would otherwise act with its data.
 * @param hosts the host names that are allowed besides those of this machine
 */
export function createNameCheck(hosts: AllowedHosts) {
  const names = hosts === true ? [] : hosts.map((host) => hostnameOf(`http://${host}`));
  const isAllowed = (url: string): boolean => {
    if (hosts === true) return true;
    const hostname = hostnameOf(url);
    return hostname !== undefined && (isLocal(hostname) || names.includes(hostname));
  };
  return {
    /** Returns an error when the address of a request, or its `Host`, names another machine. */
    checkHost(request: Request): RefusedName | undefined {
      const host = request.headers.get('host');
      const addresses = host === null ? [request.url] : [request.url, `http://${host}`];
      if (addresses.every(isAllowed)) return undefined;
      return {
        detail: `This server does not answer the host '${host ?? new URL(request.url).host}'. Add it to the allowed hosts.`,
      };
    },
    /** Returns an error when a page of another machine sent the request. */
    checkOrigin(request: Request): RefusedName | undefined {
      const origin = request.headers.get('origin');
      if (origin === null || isAllowed(origin)) return undefined;
      return {
        detail: `This server does not answer pages of the origin '${origin}'. Add its host to the allowed hosts.`,
      };
    },
  };
}

/** Whether a host name, as `URL` writes it, always means this machine (RFC 6761 section 6.3). */
export function isLocal(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(name)
  );
}

/** The host name in an address; undefined for what is no address, such as the origin `null`. */
export function hostnameOf(url: string): string | undefined {
  const parsed = URL.parse(url);
  return parsed === null || parsed.hostname === '' ? undefined : parsed.hostname;
}
