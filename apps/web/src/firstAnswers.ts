/** What `readAhead.js` asks for while the app is on its way. It is not there where nothing is read ahead. */
interface FirstAnswers {
  readonly config: FirstAnswer;
  /** The answer to what `fetch` would ask, where it was asked for and nobody has taken it. */
  readonly take: (address: string, init: RequestInit) => FirstAnswer | undefined;
}

/** Nothing where it could not be had. */
type FirstAnswer = Promise<Response | undefined>;

declare global {
  var firstAnswers: FirstAnswers | undefined;
}

/** Fetches `config.json`, which may be there already. */
export async function fetchConfig(): Promise<Response> {
  // The same address and mode as the preload in index.html, so that it is fetched once.
  return (await globalThis.firstAnswers?.config) ?? fetch(`${import.meta.env.BASE_URL}config.json`);
}

/** As `fetch`, but for what was asked for while the app was on its way. */
export async function fetchOnceAhead(address: string, init: RequestInit): Promise<Response> {
  return (await globalThis.firstAnswers?.take(address, init)) ?? fetch(address, init);
}
