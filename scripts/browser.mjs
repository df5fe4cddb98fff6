// Finds a Chromium for tests. Plain JavaScript: it runs before dependencies are installed, on Node 20.19 or later.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

// Each window, and so each page of a test, would render two invisible pages behind its address bar: 1.3
// seconds of CPU time.
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

// Features that Playwright disables (its chromiumSwitches.ts): the browser uses only the last such flag.
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Flags for a browser driven by tests: no sandbox for root in containers, no network services, nothing invisible. */
export const browserArgs = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...UNSEEN].join(',')}`,
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

/** The path of a Chromium on this machine, or undefined. Searches in the order of design.md section 7. */
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
