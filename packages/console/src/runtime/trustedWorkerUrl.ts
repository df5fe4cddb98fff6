/** A policy of the Trusted Types API (W3C), as far as it is used here; TypeScript lacks its types. */
interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a property of the global object
  var trustedTypes: TrustedTypes | undefined;
}

/** Addresses of this package's workers that were started. */
const workers = new Set<string>();

/** One for all workers: a page allows each name of a policy once. */
let policy: ScriptUrlPolicy | undefined;

/**
 * The address of a worker of this package, as pages under `require-trusted-types-for 'script'` want it. A page
 * that lists its policies (`trusted-types`) has to list `quayside-worker`.
 */
export function createTrustedWorkerUrl({ href }: URL): string {
  workers.add(href);
  policy ??= globalThis.trustedTypes?.createPolicy('quayside-worker', {
    createScriptURL: (address) => {
      if (!workers.has(address)) throw new TypeError('This is not the address of a worker');
      return address;
    },
  });
  return policy?.createScriptURL(href) ?? href;
}
