import type { Browser, CDPSession, Page } from 'playwright';

import type { Analysis } from './page/analysis.ts';
import type { Watched } from './page/main.tsx';

/** Result of one contender. Times in ms, sizes in bytes; capabilities it lacks are left out. */
export interface Measured {
  firstPaint?: number;
  toEnd?: number;
  openSearch?: number;
  searchRare?: { ms: number; found: number };
  searchCommon?: { ms: number; found: number };
  errorsOnly?: { ms: number; found: number };
  following?: Watched;
  scrolling?: Watched;
  /** Memory of the text itself, and of everything retained once the contender has it. */
  rawBytes: number;
  heapBytes?: number;
  /** Reason why it stopped. */
  died?: string;
}

/** Longest time of a step, in ms. */
const patience = 60_000;

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
}

/** Waits for a step, with a timeout, and stops when the page crashes. */
function step<T>(page: Page, what: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${what}: over ${patience / 1000} s`)),
      patience,
    );
    const crashed = () => reject(new Error(`${what}: the page died`));
    page.once('crash', crashed);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      page.off('crash', crashed);
    });
  });
}

/** Heap in bytes after each of ten rounds of a million lines, of which the last 100,000 are retained. */
export async function measureChurn(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.waitForFunction(() => 'bench' in window);
  const heaps: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    await page.evaluate((n) => window.bench.churn(n), round);
    heaps.push(await heapOf(session));
  }
  await page.close();
  return heaps;
}

/** Milliseconds until the first paint of our viewer is painted as static markup, on its own page. */
export async function measureMarkup(
  launch: () => Promise<Browser>,
  { url, lines, slowdown }: Pick<Course, 'url' | 'lines' | 'slowdown'>,
): Promise<number> {
  const inPage = async <T>(work: (page: Page) => Promise<T>) => {
    const browser = await launch();
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    await page.evaluate(() => window.bench.load('ours'));
    await page.evaluate((n) => window.bench.generate(n), lines);
    const result = await work(page);
    await browser.close();
    return result;
  };
  const markup = await inPage((page) => page.evaluate(() => window.bench.markup()));
  return inPage(async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return page.evaluate((html) => window.bench.paintMarkup(html), markup);
  });
}

/** Milliseconds of folding repeats, with ours, and of grouping lines and requests. */
export async function measureAnalysis(
  browser: Browser,
  { url, lines, slowdown }: Pick<Course, 'url' | 'lines' | 'slowdown'>,
): Promise<Analysis & { fold: number }> {
  const open = async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const session = await page.context().newCDPSession(page);
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    return {
      page,
      slowDown: () => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }),
    };
  };
  const viewer = await open();
  await viewer.page.evaluate(() => window.bench.load('ours'));
  await viewer.page.evaluate((n) => window.bench.generate(n), lines);
  await viewer.page.evaluate(() => window.bench.firstPaint());
  await viewer.page.evaluate(() => window.bench.toEnd());
  await viewer.page.evaluate(() => window.bench.repeat());
  await viewer.slowDown();
  const fold = await viewer.page.evaluate(() => window.bench.fold());
  await viewer.page.close();

  const derived = await open();
  await derived.slowDown();
  const analysis = await derived.page.evaluate((n) => window.bench.analyse(n), lines);
  await derived.page.close();
  return { ...analysis, fold: fold?.ms ?? 0 };
}

/** Size of a run. */
export interface Course {
  url: string;
  contender: string;
  lines: number;
  /** CPU slowdown factor. */
  slowdown: number;
  /** Whether to measure frames too, which takes 15 seconds. */
  withFrames: boolean;
}

/** Measures a contender on its own page. */
export async function measure(browser: Browser, course: Course): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const measured: Measured = { rawBytes: 0 };
  const within = <T>(what: string, work: Promise<T>) => step(page, what, work);
  const speed = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  try {
    await page.goto(course.url);
    await page.waitForFunction(() => 'bench' in window);
    await page.evaluate((name) => window.bench.load(name), course.contender);
    const empty = await heapOf(session);
    measured.rawBytes = await page.evaluate((n) => window.bench.generate(n), course.lines);
    await speed(course.slowdown);
    measured.firstPaint = await within(
      'first paint',
      page.evaluate(() => window.bench.firstPaint()),
    );
    measured.toEnd = await within(
      'to end',
      page.evaluate(() => window.bench.toEnd()),
    );
    await speed(1);
    measured.heapBytes = (await within('heap', heapOf(session))) - empty;
    await speed(course.slowdown);
    if (course.withFrames) {
      measured.following = await within(
        'following',
        page.evaluate(() => window.bench.append(10)),
      );
      const scrolling = await within(
        'scrolling',
        page.evaluate(() => window.bench.scroll(4)),
      );
      if (scrolling !== undefined) measured.scrolling = scrolling;
    }
    const openSearch = await within(
      'open search',
      page.evaluate(() => window.bench.openSearch()),
    );
    if (openSearch !== undefined) measured.openSearch = openSearch;
    const searchRare = await within(
      'search',
      page.evaluate(() => window.bench.search('rare')),
    );
    if (searchRare !== undefined) measured.searchRare = searchRare;
    const searchCommon = await within(
      'search of much',
      page.evaluate(() => window.bench.search('common')),
    );
    if (searchCommon !== undefined) measured.searchCommon = searchCommon;
    const errorsOnly = await within(
      'filter',
      page.evaluate(() => window.bench.errorsOnly()),
    );
    if (errorsOnly !== undefined) measured.errorsOnly = errorsOnly;
  } catch (error) {
    measured.died = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
  await Promise.race([
    context.close(),
    new Promise((resolve) => {
      setTimeout(resolve, 5000);
    }),
  ]);
  return measured;
}
