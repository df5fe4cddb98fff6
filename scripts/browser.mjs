// Finds a Chromium for tests. Plain JavaScript: it runs before anything is installed, on Node 20.19 or later.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags for a browser that tests drive: no sandbox for root in containers, and no talk to the outside. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium on this machine, or undefined. Looks where design.md section 7 says, in that order. */
export async function findBrowser(env = process.env) {
  const asked = env.PLAYWRIGHT_CHROMIUM_PATH;
  if (asked) return executable(asked) ? asked : undefined;
  try {
    const { chromium } = await import('playwright');
    if (executable(chromium.executablePath())) return chromium.executablePath();
  } catch {
    // Playwright is not installed yet.
  }
  const folders = (env.PATH ?? '').split(delimiter);
  const found = folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(executable);
  return found ?? MAC.find(executable);
}
