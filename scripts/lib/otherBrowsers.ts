import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Firefox on this machine. */
export interface Firefox {
  name: 'firefox';
  /** Path of the browser. */
  program: string;
}

/** WebKitGTK's MiniBrowser on this machine. */
export interface WebKit {
  name: 'webkit';
  /** Path of the browser. */
  program: string;
  /** Path of its WebDriver server. */
  webDriver: string;
  /** Path of a virtual display (Xvfb) where there is no display: the browser has no headless mode. */
  display: string | undefined;
}

/** A browser besides Chromium that tests run in. */
export type OtherBrowser = Firefox | WebKit;

/** Names of the browsers besides Chromium, and of their projects in `playwright.config.ts`. */
export const otherBrowserNames = ['firefox', 'webkit'] as const;

/** Name of a browser besides Chromium. */
export type OtherBrowserName = (typeof otherBrowserNames)[number];

/** Debian's packages of each browser. */
export const debianPackages: Readonly<Record<OtherBrowserName, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** Returns a browser of this machine, or what is missing. */
export const findOtherBrowser = (name: OtherBrowserName): OtherBrowser | { missing: string } =>
  name === 'firefox' ? findFirefox() : findWebKit();

function findFirefox(): Firefox | { missing: string } {
  const program = onPath('firefox-esr') ?? onPath('firefox');
  return program === undefined ? { missing: 'Firefox' } : { name: 'firefox', program };
}

function findWebKit(): WebKit | { missing: string } {
  const [program] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser');
  const webDriver = onPath('WebKitWebDriver');
  if (program === undefined || webDriver === undefined)
    return { missing: 'WebKitGTK with WebKitWebDriver' };
  const hasDisplay =
    process.env['DISPLAY'] !== undefined || process.env['WAYLAND_DISPLAY'] !== undefined;
  const display = hasDisplay ? undefined : onPath('Xvfb');
  if (!hasDisplay && display === undefined) return { missing: 'a display or Xvfb' };
  return { name: 'webkit', program, webDriver, display };
}

function onPath(command: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
