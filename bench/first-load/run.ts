// Cold first load of the log-in page and of the apps list, beside a bare React page with the same content and a
// well-known admin kit with its own log-in page and list.
import { createMockServer } from '@quayside/api-mocks/server';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

import { browserArgs } from '../../scripts/browser.mjs';
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { must, root } from '../../scripts/lib/run.ts';
import { createStaticHandler } from '../../scripts/lib/static-server.ts';
import { compressFolder } from '../../scripts/lib/static.ts';
import { serveConsole, tokenFrom } from '../lib/console.ts';
import { keep, median, print, ratio, type Figures } from '../lib/report.ts';
import { type Load, load } from './load.ts';

const RUNS = 11;
const folder = `${root}/bench/first-load`;

/** Builds a page of another folder, and serves it with a platform of its own. */
async function serveOther(name: string, port: number) {
  const cwd = `${folder}/${name}`;
  await must('vite', ['build', '--logLevel', 'error'], { cwd });
  await compressFolder(`${cwd}/dist`);
  const url = `http://localhost:${port}`;
  const platform = await createMockServer({
    port,
    seed: 'default',
    publicUrl: url,
    control: true,
    // Without the console's security policy, which forbids the styles that the kit injects.
    fallback: createStaticHandler(`${cwd}/dist`, { isSinglePage: true }),
  });
  return { url, token: await tokenFrom(url), close: () => platform.close() };
}

// Not a part of the workspace: only this benchmark needs its 350 MB.
if (!existsSync(`${folder}/react-admin/node_modules`)) {
  await must('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: `${folder}/react-admin`,
  });
}
const ours = await serveConsole({ port: 4181, seed: 'default' });
const bare = await serveOther('bare-page', 4182);
const admin = await serveOther('react-admin', 4184);

const password = 'input[type=password]';
const pages = {
  'bare, log in': { url: `${bare.url}/login`, selector: password },
  'console, log in': { url: `${ours.url}/login`, selector: password },
  'React Admin, log in': { url: `${admin.url}/login`, selector: password },
  'bare, list': { url: `${bare.url}/`, selector: 'tbody td', token: bare.token },
  'console, list': {
    url: `${ours.url}/tidewater-labs/apps`,
    selector: 'tbody a[href]',
    token: ours.token,
  },
  'React Admin, list': { url: `${admin.url}/apps`, selector: 'tbody td', token: admin.token },
};

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });
const results = new Map<string, Load[]>();
// Round by round, so that other load on the machine affects all contenders equally.
for (let round = 0; round < RUNS; round += 1) {
  for (const [name, page] of Object.entries(pages)) {
    const measured = await load(browser, page);
    if (round > 0) results.set(name, [...(results.get(name) ?? []), measured]);
  }
}
await browser.close();
await Promise.all([ours, bare, admin].map(({ close }) => close()));

const figures: Figures = Object.fromEntries(
  [...results].map(([name, loads]) => [
    name,
    {
      'ready ms': Math.round(median(loads.map(({ ready }) => ready))),
      'JS+CSS kB': Math.round(median(loads.map(({ weight }) => weight))),
      'longest task ms': Math.round(median(loads.map(({ longestTask }) => longestTask))),
      CLS: Number(median(loads.map(({ layoutShift }) => layoutShift)).toFixed(3)),
    },
  ]),
);
for (const what of ['log in', 'list']) {
  const ready = (who: string) => median((results.get(`${who}, ${what}`) ?? []).map((l) => l.ready));
  for (const who of ['console', 'React Admin']) {
    const row = figures[`${who}, ${what}`];
    if (row !== undefined) row['to bare'] = ratio(ready(who), ready('bare'));
  }
}
print(`Median of ${RUNS - 1} cold loads, CPU slowed 4 times, Fast 4G, brotli`, figures);
keep('first-load', { 'median of cold loads': figures });
