import { launch } from 'puppeteer-core';

import type { Firefox } from '../../../scripts/lib/otherBrowsers.ts';
import type { Driver } from './driver.ts';

/** Starts Firefox. Puppeteer drives it over WebDriver BiDi, which Firefox serves itself. */
export async function startFirefox({ program }: Firefox): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1 },
  });
  const open = async () => {
    const opened = await browser.newPage();
    await opened.setViewport({ width: 1280, height: 800 });
    // A page with unsaved changes asks before it is left.
    opened.on('dialog', (dialog) => void dialog.accept());
    return opened;
  };
  let page = await open();
  return {
    version: await browser.version(),
    goto: async (url) => void (await page.goto(url)),
    evaluate: (body) => page.evaluate(`(async () => {${body}\n})()`),
    async element(body) {
      const element = await page.evaluateHandle<[], () => Element>(`(() => {${body}\n})()`);
      return {
        click: () => element.click(),
        type: (text) => element.type(text),
      };
    },
    async press(key, modifier) {
      if (modifier !== undefined) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      if (modifier !== undefined) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    async inNewWindow(steps) {
      const first = page;
      page = await open();
      try {
        await steps();
      } finally {
        await page.close();
        page = first;
      }
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
