// Opens the command palette with 2 000 cached apps and types the first letter: ours beside a plain list.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

import { chromium } from 'playwright';

import { browserArgs } from '../../scripts/browser.mjs';
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { keep, median, print, ratio, type Figures } from '../lib/report.ts';
import { servePage } from '../lib/servePage.ts';
import type { Measurement } from './page/main.tsx';

const RUNS = 5;
/** Milliseconds per frame at 60 Hz. */
const frame = 1000 / 60;
const contenders = [
  { id: 'plain', name: 'plain list' },
  { id: 'quayside', name: 'ours' },
] as const;
const steps = ['open', 'open again', 'first key', 'next key'] as const;
type Measured = Record<(typeof steps)[number], Measurement>;

const pages = await servePage('palette');

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });

async function measure(contender: string, slowdown: number): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${pages.url}/#${contender}`);
  // Its code is preloaded two seconds after the page.
  await page.waitForTimeout(contender === 'plain' ? 100 : 2600);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const press = async (key: string, shows: string) => {
    await page.evaluate((text) => window.palette.await(text), shows);
    await page.keyboard.press(key);
    const measured = await page.evaluate(() => window.palette.measured());
    // Work after the frame belongs to neither this key press nor the next one.
    await page.waitForTimeout(150);
    return measured;
  };
  const opened = await press('Control+k', '');
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]').waitFor({ state: 'hidden' });
  await page.waitForTimeout(300);
  const again = await press('Control+k', '');
  const first = await press('b', 'b');
  const next = await press('u', 'bu');
  await page.close();
  return { open: opened, 'open again': again, 'first key': first, 'next key': next };
}

const tables: Record<string, Figures> = {};
for (const slowdown of [1, 4]) {
  const results = new Map<string, Measured[]>();
  // Round by round, so that other load on the machine affects all contenders equally. The first warms up.
  for (let round = 0; round <= RUNS; round += 1) {
    for (const { id } of contenders) {
      const measured = await measure(id, slowdown);
      if (round > 0) results.set(id, [...(results.get(id) ?? []), measured]);
    }
  }
  const middle = (id: string, step: keyof Measured, what: keyof Measurement) =>
    median((results.get(id) ?? []).map((measured) => measured[step][what]));
  const figures: Figures = {};
  for (const { id, name } of contenders) {
    for (const step of steps) {
      const work = middle(id, step, 'workMs');
      figures[`${name}: ${step}`] = {
        'work ms': Number(work.toFixed(1)),
        'shown ms': Number(middle(id, step, 'shownMs').toFixed(1)),
        'within a frame': work <= frame ? 'yes' : `no, ${(work / frame).toFixed(1)} frames`,
        'to plain': ratio(work, middle('plain', step, 'workMs')),
      };
    }
  }
  const title = `2 000 apps, CPU slowed ${slowdown} times`;
  tables[title] = figures;
  print(`${title}: median of ${RUNS}`, figures);
}
const chromiumVersion = browser.version();
await browser.close();
pages.close();
const versionOf = (name: string) =>
  String(
    JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`${name}/package.json`), 'utf8'))
      .version,
  );
keep('palette', tables, {
  chromium: chromiumVersion,
  react: versionOf('react'),
  'react-aria-components': versionOf('react-aria-components'),
});
