/** The part of the Trusted Types API (W3C) that is used here; TypeScript lacks its types. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a property of the global object
  var trustedTypes: TrustedTypes | undefined;
}

/**
 * The address of a worker of this package, as pages under `require-trusted-types-for 'script'` want it. A page
 * that lists its policies (`trusted-types`) has to list `quayside-worker`.
 */
export function createTrustedWorkerUrl(url: URL): string {
  const { href } = url;
  const policy = globalThis.trustedTypes?.createPolicy('quayside-worker', {
    createScriptURL: (address) => {
      if (address !== href) throw new TypeError('This is not the address of the worker');
      return address;
    },
  });
  return policy?.createScriptURL(href) ?? href;
}
