import { existsSync } from 'node:fs';

import { findBrowser } from '../browser.mjs';
import { fail, run } from './run.ts';

/**
 * Returns the path of a Chromium; installs one if needed: Playwright's own first, then Debian's package when root.
 * Ends the task with the attempted steps if none can be installed.
 */
export async function ensureBrowser(): Promise<string> {
  const asked = process.env['PLAYWRIGHT_CHROMIUM_PATH'];
  const found = await findBrowser();
  if (found !== undefined) return found;
  if (asked !== undefined) fail(`PLAYWRIGHT_CHROMIUM_PATH is ${asked}, which is not a program.`);

  process.stderr.write('No Chromium found. Installing it with Playwright …\n');
  const tried = [
    "Playwright's own",
    'Chromium or Chrome on the PATH',
    '`playwright install chromium`',
  ];
  await run('playwright', ['install', 'chromium']);
  const fetched = await findBrowser();
  if (fetched !== undefined) return fetched;

  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    tried.push("Debian's package `chromium`");
    process.stderr.write("Playwright's download failed. Trying Debian's package …\n");
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const packaged = await findBrowser();
    if (packaged !== undefined) return packaged;
  }
  fail(
    `Couldn’t find or install Chromium, which the tests need. Tried: ${tried.join(', ')}. ` +
      'Install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM_PATH to one.',
  );
}
