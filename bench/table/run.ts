// Mounts, sorts, filters and scrolls 10 000 rows: ours beside a baseline and other libraries.
import { chromium, type CDPSession, type Page } from 'playwright';

import { browserArgs } from '../../scripts/browser.mjs';
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { keep, median, print, ratio, type Figures } from '../lib/report.ts';
import { servePage } from '../lib/servePage.ts';

const RUNS = 9;
const SCROLLS = 20;
const contenders = [
  { id: 'plain', name: 'plain window over a table' },
  { id: 'quayside', name: 'ours' },
  { id: 'tanstack', name: 'TanStack Table and Virtual' },
  { id: 'aria', name: 'React Aria Table and Virtualizer' },
] as const;
type Contender = (typeof contenders)[number]['id'];
const measures = ['mount', 'sort', 'filter', 'scroll'] as const;
type Measured = Record<(typeof measures)[number], number>;

const pages = await servePage('table');

/** Waits until the page has rendered the result and is idle. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
      }),
  );

/** Milliseconds that the page's main thread was busy since it was opened: script, style, layout, paint. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });

async function measure(contender: Contender, slowdown: number): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${pages.url}/#${contender}`);
  // CPU time of the thread, so that other load on the machine hardly counts.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const during = async (act: () => Promise<void>) => {
    await settle(page);
    const before = await busy(session);
    await act();
    await settle(page);
    return (await busy(session)) - before;
  };
  const measured = {
    mount: await during(() => page.evaluate(() => window.table.show({}))),
    sort: await during(() => page.evaluate(() => window.table.show({ sortsBy: 'length' }))),
    filter: await during(() => page.evaluate(() => window.table.show({ query: 'a' }))),
    scroll:
      (await during(() =>
        page.evaluate(async (count) => {
          for (let at = 0; at < count; at += 1) {
            window.table.scrollBy(at % 2 === 0 ? 2000 : 300);
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
        }, SCROLLS),
      )) / SCROLLS,
  };
  const rows = await page.locator('[role=row], tr').count();
  if (rows < 10 || rows > 100) throw new Error(`${contender} renders ${rows} rows`);
  await page.close();
  return measured;
}

const tables: Record<string, Figures> = {};
for (const slowdown of [1, 4]) {
  const results = new Map<Contender, Measured[]>();
  // Round by round, so that other load on the machine affects all contenders equally. The first warms up.
  for (let round = 0; round <= RUNS; round += 1) {
    for (const { id } of contenders) {
      const measured = await measure(id, slowdown);
      if (round > 0) results.set(id, [...(results.get(id) ?? []), measured]);
    }
  }
  const middle = (contender: Contender, what: keyof Measured) =>
    median((results.get(contender) ?? []).map((measured) => measured[what]));
  const title = `CPU slowed ${slowdown} times`;
  const figures: Figures = {};
  for (const { id, name } of contenders) {
    figures[name] = Object.fromEntries(
      measures.flatMap((what) => [
        [`${what} ms`, Math.round(middle(id, what))],
        [`${what} to plain`, ratio(middle(id, what), middle('plain', what))],
      ]),
    );
  }
  tables[title] = figures;
  print(`10 000 rows, ${title}: main thread busy, median of ${RUNS}`, figures);
}
await browser.close();
pages.close();
keep('table', tables);
