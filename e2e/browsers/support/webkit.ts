import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

import { Builder, Capabilities, Key, WebElement } from 'selenium-webdriver';
import { z } from 'zod';

import type { WebKit } from '../../../scripts/lib/otherBrowsers.ts';
import { freePort } from '../../support/server.ts';
import type { Driver, DriverKey } from './driver.ts';

const keys: Readonly<Record<DriverKey, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  k: 'k',
};

const resultSchema = z.union([z.object({ value: z.unknown() }), z.object({ error: z.string() })]);

/** Starts WebKitGTK's MiniBrowser. Selenium drives it through WebKitWebDriver. */
export async function startWebKit({ program, webDriver, display }: WebKit): Promise<Driver> {
  const screen = display === undefined ? undefined : await startDisplay(display);
  const port = await freePort();
  const server = spawn(webDriver, [`--port=${port}`], {
    stdio: 'inherit',
    env: { ...process.env, ...(screen && { DISPLAY: screen.name }) },
  });
  await waitForPort(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
      }),
    )
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 860 });
  await driver.manage().setTimeouts({ script: 60_000 });
  const capabilities = await driver.getCapabilities();
  return {
    version: `WebKitGTK ${String(capabilities.get('browserVersion'))}`,
    goto: (url) => driver.get(url),
    async evaluate(body) {
      // The callback is the last argument of an asynchronous script.
      const result = resultSchema.parse(
        await driver.executeAsyncScript(`
          const done = arguments[arguments.length - 1];
          (async () => {${body}
})().then(
            (value) => done({ value }),
            (error) => done({ error: String(error) }),
          );`),
      );
      if ('error' in result) throw new Error(result.error);
      return result.value;
    },
    async element(body) {
      const element: unknown = await driver.executeScript(body);
      if (!(element instanceof WebElement)) throw new TypeError('Not an element');
      return {
        async click() {
          // WebKitWebDriver does not scroll far enough for controls just below the window.
          await driver.executeScript('arguments[0].scrollIntoView({ block: "nearest" })', element);
          await element.click();
        },
        type: (text) => element.sendKeys(text),
      };
    },
    async press(key, modifier) {
      const actions = driver.actions();
      if (modifier === undefined) await actions.sendKeys(keys[key]).perform();
      else await actions.keyDown(Key.CONTROL).sendKeys(keys[key]).keyUp(Key.CONTROL).perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    async inNewWindow(steps) {
      const first = await driver.getWindowHandle();
      await driver.switchTo().newWindow('window');
      try {
        await steps();
      } finally {
        await driver.close();
        await driver.switchTo().window(first);
      }
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit();
      await stop(server);
      if (screen !== undefined) await stop(screen.process);
    },
  };
}

/** Starts a virtual display. It chooses a free number and writes it when it is ready. */
async function startDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
  const started = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [, , , numbers] = started.stdio;
  if (!numbers) throw new Error('The virtual display has no pipe');
  const [number] = await once(numbers, 'data');
  return { name: `:${String(number).trim()}`, process: started };
}

async function waitForPort(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      socket.destroy();
    }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
