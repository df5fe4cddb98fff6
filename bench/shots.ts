import { chromium } from 'playwright';
const base = 'http://localhost:8420';
const body = new URLSearchParams({ username: 'ada@example.com', password: 'quayside-demo' });
const { access_token: token } = await (await fetch(`${base}/api/v1/login/access-token`, { method: 'POST', body })).json();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const app = '/tidewater-labs/apps/harbour-api';
const pages = process.argv.slice(2);
for (const [theme, width] of [['dark', 1280], ['light', 360]] as const) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme });
  await context.addInitScript(([t, th]) => { localStorage.setItem('access_token', t); localStorage.setItem('theme', th); }, [token, theme] as const);
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  for (const [i, path] of pages.entries()) {
    await page.goto(base + path.replace('APP', app));
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/shot-${i}-${theme}-${width}.png` });
    const w = await page.evaluate(() => document.documentElement.scrollWidth);
    if (w > width) console.log('wide', path, w);
  }
  await context.close();
}
await browser.close();
