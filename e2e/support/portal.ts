import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { z } from 'zod';

import { portalFolder } from '../../scripts/lib/portal.ts';
import { freePort } from './server.ts';
import { expect, test as base } from './test.ts';

export { expect };

/** The portal's server, with a platform behind it. */
export interface RunningPortal {
  url: string;
  /** URL of the platform behind the portal, including the control surface. */
  platformUrl: string;
  /** Policy violations reported by browsers. */
  reports: () => Promise<unknown>;
  dispose: () => Promise<void>;
}

async function startPortal(): Promise<RunningPortal> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    cwd: portalFolder,
    env: { ...process.env, NODE_OPTIONS: '', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const platformUrl = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const behind = /The platform behind it: (\S+)/.exec(printed)?.[1];
      if (behind !== undefined) resolve(behind);
    });
    child.once('exit', (code) => reject(new Error(`The portal ended with ${String(code)}`)));
  });
  return {
    url,
    platformUrl,
    async reports() {
      const response = await fetch(`${url}/portal/policy-reports`);
      const reports: unknown = await response.json();
      return reports;
    },
    async dispose() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The themes that the portal offers. */
export type Look = 'Meridian' | 'Quayside, light' | 'Quayside, dark';

/**
 * `portal`: one per worker, with fresh data for each test.
 * `page`: also fails the test if the page violated its policy.
 * `wear`: chooses a theme in the portal's masthead.
 * `tokenReasons`: the reasons for the console's token requests, in order.
 */
export const test = base.extend<
  {
    freshDataset: void;
    keepsPolicy: void;
    wear: (look: Look) => Promise<void>;
    tokenReasons: string[];
  },
  { portal: RunningPortal }
>({
  portal: [
    async ({}, use) => {
      const portal = await startPortal();
      await use(portal);
      await portal.dispose();
    },
    { scope: 'worker' },
  ],
  freshDataset: [
    async ({ portal }, use) => {
      await control(portal, 'reset');
      await fetch(`${portal.url}/portal/policy-reports`, { method: 'DELETE' });
      await use();
    },
    { auto: true },
  ],
  keepsPolicy: [
    async ({ page, portal }, use) => {
      const broken: string[] = [];
      await page.exposeFunction('policyWasBroken', (what: string) => void broken.push(what));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const tell: unknown = Reflect.get(window, 'policyWasBroken');
          if (typeof tell === 'function') tell(`${event.violatedDirective}: ${event.blockedURI}`);
        });
      });
      await use();
      expect(broken).toEqual([]);
      expect(z.array(z.string()).parse(await portal.reports())).toEqual([]);
    },
    { auto: true },
  ],
  wear: async ({ page }, use) => {
    await use(async (look) => {
      await page.getByRole('combobox', { name: 'Look' }).selectOption(look);
    });
  },
  tokenReasons: async ({ page }, use) => {
    const reasons: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/portal/token') reasons.push(searchParams.get('reason') ?? '');
    });
    await use(reasons);
  },
});

/** Calls the control surface of the platform behind the portal. */
export async function control(
  { platformUrl }: RunningPortal,
  call: string,
  body: object = {},
): Promise<void> {
  const response = await fetch(`${platformUrl}/__mock__/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${call} responded with ${response.status}`);
}
