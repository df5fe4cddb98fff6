/** Host names that a server accepts: `true` allows every name. */
export type AllowedHosts = readonly string[] | true;

/** A rejection of a request because of its host name or origin. */
export interface RejectedHost {
  detail: string;
}

/**
 * Checks the host names of a request. A page on another site can make a browser call a local server,
 * under its own host name (DNS rebinding) or across origins, and could otherwise use its data.
 * @param hosts allowed host names besides the local ones
 */
export function createNameCheck(hosts: AllowedHosts) {
  const names = hosts === true ? [] : hosts.map((host) => hostnameOf(`http://${host}`));
  const isAllowed = (url: string): boolean => {
    if (hosts === true) return true;
    const hostname = hostnameOf(url);
    return hostname !== undefined && (isLocal(hostname) || names.includes(hostname));
  };
  return {
    /** Returns an error when the URL of a request, or its `Host`, is not allowed. */
    checkHost(request: Request): RejectedHost | undefined {
      const host = request.headers.get('host');
      const addresses = host === null ? [request.url] : [request.url, `http://${host}`];
      if (addresses.every(isAllowed)) return undefined;
      return {
        detail: `This server does not serve the host '${host ?? new URL(request.url).host}'. Add it to the allowed hosts.`,
      };
    },
    /** Returns an error when the page that sent the request is not allowed. */
    checkOrigin(request: Request): RejectedHost | undefined {
      const origin = request.headers.get('origin');
      if (origin === null || isAllowed(origin)) return undefined;
      return {
        detail: `This server does not serve pages of the origin '${origin}'. Add its host to the allowed hosts.`,
      };
    },
  };
}

/** Whether a host name, as normalized by `URL`, is always local (RFC 6761 section 6.3). */
export function isLocal(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(name)
  );
}

/** The host name of a URL; undefined for an invalid one, such as the origin `null`. */
export function hostnameOf(url: string): string | undefined {
  const parsed = URL.parse(url);
  return parsed === null || parsed.hostname === '' ? undefined : parsed.hostname;
}
