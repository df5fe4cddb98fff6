const webScheme = /^https?:$/;

/** Whether an address of the platform is a web page. Other schemes open files, programs or the console's own origin. */
export function isWebAddress(address: string): boolean {
  return webScheme.test(schemeOf(address) ?? '');
}

/** Whether a link of the configuration is a web page, a mail address, a phone number or a path of the host. */
export function isConfiguredAddress(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === undefined || webScheme.test(scheme) || /^(?:mailto|tel):$/.test(scheme);
}

/** Returns the scheme as the browser reads it, with its colon; `undefined` for a path. */
function schemeOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).protocol : undefined;
}
