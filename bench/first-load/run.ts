// Cold first load of the log-in page and of the apps list, beside a bare React page with the same content.
import { createClient, endpoints } from '@quayside/api-contract';
import { createMockServer } from '@quayside/api-mocks/server';
import { chromium } from 'playwright';

import { browserArgs } from '../../scripts/browser.mjs';
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { createAppHandler } from '../../scripts/lib/console-server.ts';
import { must, root } from '../../scripts/lib/run.ts';
import { compressFolder } from '../../scripts/lib/static.ts';
import { buildWeb, webFolder } from '../../scripts/lib/web-build.ts';
import { keep, median, print, ratio, type Figures } from '../lib/report.ts';
import { type Load, load } from './load.ts';

const RUNS = 11;
const ports = { console: 4181, bare: 4182 };
const barePage = `${root}/bench/first-load/bare-page`;

await buildWeb();
await must('vite', ['build', '--logLevel', 'warn'], { cwd: barePage });
await compressFolder(`${barePage}/dist`);

const url = `http://localhost:${ports.console}`;
const platform = await createMockServer({
  port: ports.console,
  seed: 'default',
  publicUrl: url,
  dashboardUrl: url,
  control: true,
  fallback: createAppHandler(webFolder, { apiBaseUrl: '' }),
});
const platformOfBare = await createMockServer({
  port: ports.bare,
  seed: 'default',
  publicUrl: `http://localhost:${ports.bare}`,
  control: true,
  fallback: createAppHandler(`${barePage}/dist`, { apiBaseUrl: '' }),
});

async function tokenFrom(baseUrl: string): Promise<string> {
  const body = { username: 'ada@example.com', password: 'quayside-demo' };
  return (await createClient({ baseUrl }).call(endpoints.login, { body })).access_token;
}
const bareUrl = `http://localhost:${ports.bare}`;
const [token, bareToken] = [await tokenFrom(url), await tokenFrom(bareUrl)];
const teams = await createClient({ baseUrl: url, getToken: () => token }).call(endpoints.listTeams);
const team = teams.data.find(({ is_personal_team }) => !is_personal_team)?.slug ?? '';

const pages = {
  'bare, log in': { url: `${bareUrl}/login`, selector: 'input[type=password]' },
  'console, log in': { url: `${url}/login`, selector: 'input[type=password]' },
  'bare, list': { url: `${bareUrl}/`, selector: 'tbody td', token: bareToken },
  'console, list': { url: `${url}/${team}/apps`, selector: 'tbody a[href]', token },
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
await Promise.all([platform.close(), platformOfBare.close()]);

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
  const ours = figures[`console, ${what}`];
  if (ours !== undefined) ours['to bare'] = ratio(ready('console'), ready('bare'));
}
print(`Median of ${RUNS - 1} cold loads, CPU slowed 4 times, Fast 4G, brotli`, figures);
keep('first-load', { 'median of cold loads': figures });
