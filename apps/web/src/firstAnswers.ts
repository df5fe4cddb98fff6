/** What `readAhead.js` asks for while the app is on its way. It is not there where nothing is read ahead. */
interface FirstAnswers {
  readonly config: Promise<Response>;
  /** The answer to what `fetch` would ask, where it was asked for and nobody has taken it. */
  readonly take: (address: string, init: RequestInit) => Promise<Response> | undefined;
}

declare global {
  var firstAnswers: FirstAnswers | undefined;
}

const unlessRefused = (answer: Promise<Response> | undefined) => answer?.catch(() => undefined);

/** Fetches `config.json`, which may be there already. */
export async function fetchConfig(): Promise<Response> {
  // The same address and mode as the preload in index.html, so that it is fetched once.
  const address = `${import.meta.env.BASE_URL}config.json`;
  return (await unlessRefused(globalThis.firstAnswers?.config)) ?? fetch(address);
}

/** As `fetch`, but for what was asked for while the app was on its way. */
export async function fetchOnceAhead(address: string, init: RequestInit): Promise<Response> {
  const first = unlessRefused(globalThis.firstAnswers?.take(address, init));
  return (await first) ?? fetch(address, init);
}
