import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';

import { browserArgs, findBrowser } from '../../../scripts/browser.mjs';
import type { BuiltPage } from './kitchenSinkPage.ts';

const origin = 'http://kitchen-sink.test';
const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** Options for opening the page. */
interface Opening {
  /** URLs of stylesheets, in the order in which the page loads them. */
  stylesheets: readonly string[];
  /** Stylesheets that are not part of the build, by URL. */
  others?: ReadonlyMap<string, string>;
  /** @default none */
  policy?: string;
  /** `?light` for the light theme, `?brand` for a brand's theme. @default '' */
  search?: string;
  /** Called with each console error. */
  onError?: (message: string) => void;
}

/** Launches a Chromium with the flags of all our tests. */
export const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });

/** Opens the built kitchen sink in a new page, served from memory. */
export async function openKitchenSink(
  browser: Browser,
  { files, script }: BuiltPage,
  { stylesheets, others, policy, search = '', onError }: Opening,
): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  if (onError) {
    page.on('console', (message) => message.type() === 'error' && onError(message.text()));
    page.on('pageerror', (error) => onError(error.message));
  }
  const links = stylesheets.map((name) => `<link rel="stylesheet" href="/${name}">`).join('');
  const html = `<!doctype html><html lang="en"><head><title>Kitchen sink</title><link rel="icon" href="data:,">${links}</head><body><script type="module" src="/${script}"></script></body></html>`;
  await page.route(`${origin}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === '') {
      const headers = policy === undefined ? undefined : { 'Content-Security-Policy': policy };
      await route.fulfill({ contentType: 'text/html', body: html, headers });
      return;
    }
    const body = files.get(name) ?? others?.get(name);
    await route.fulfill(
      body === undefined
        ? { status: 404 }
        : { contentType: types[name.split('.').at(-1) ?? ''], body: Buffer.from(body) },
    );
  });
  await page.goto(`${origin}/${search}`);
  await page.getByRole('heading', { name: 'Kitchen sink' }).waitFor();
  return page;
}
