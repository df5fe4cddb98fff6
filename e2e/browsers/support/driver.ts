import type { OtherBrowser } from '../../../scripts/lib/otherBrowsers.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** An element of the page. */
export interface DriverElement {
  /** Scrolls to the element and clicks its middle with the mouse. */
  click: () => Promise<void>;
  /** Types with the keyboard, at the end of the element's text. */
  type: (text: string) => Promise<void>;
}

/** A key of the keyboard that tests press. */
export type DriverKey = 'Enter' | 'Escape' | 'Tab' | 'k';

/** A browser with one window, driven by the standard protocol that the browser supports. */
export interface Driver {
  /** Name and version. */
  version: string;
  /** Opens a URL and waits for its load event. */
  goto: (url: string) => Promise<void>;
  /** Runs the body of an async function in the page. Returns its value, which must be JSON. */
  evaluate: (body: string) => Promise<unknown>;
  /** Runs the body of a function in the page. Returns the element that it returns. */
  element: (body: string) => Promise<DriverElement>;
  /** Presses a key, with Control held down if it is the modifier. */
  press: (key: DriverKey, modifier?: 'Control') => Promise<void>;
  /** Types with the keyboard, wherever the focus is. */
  type: (text: string) => Promise<void>;
  /** Runs steps in another window, then closes it. */
  inNewWindow: (steps: () => Promise<void>) => Promise<void>;
  /** A screenshot as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Ends the browser. */
  close: () => Promise<void>;
}

/** Starts a browser. */
export const startDriver = (browser: OtherBrowser): Promise<Driver> =>
  browser.name === 'firefox' ? startFirefox(browser) : startWebKit(browser);
