import { expect, type Page } from '@playwright/test';

/** Expects nothing to be wider than the viewport once the page has settled: fonts and menus load late. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, 'it scrolls sideways').toBe(0);
}

/** Texts that an ancestor cuts off, and that neither an ellipsis nor a scrollbar announces. */
function cutTexts(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    // The lines of a log scroll behind the edge of their view.
    if (node.parentElement?.closest('[aria-hidden=true], [inert], [data-line]')) continue;
    if (text === '') continue;
    range.selectNodeContents(node);
    const own = range.getBoundingClientRect();
    for (let around = node.parentElement; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around);
      const overflow = `${style.overflowX} ${style.overflowY}`;
      const isLimited = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (isLimited || style.clipPath !== 'none' || /auto|scroll/.test(overflow)) break;
      const box = around.getBoundingClientRect();
      const isOutside =
        own.left < box.left - 1 ||
        own.right > box.right + 1 ||
        own.top < box.top - 1 ||
        own.bottom > box.bottom + 1;
      if (!/hidden|clip/.test(overflow) || !isOutside) continue;
      found.push(text);
      break;
    }
  }
  return found;
}

/** Expects no loss of text with the spacing of WCAG 2.2, 1.4.12. */
export async function expectToAllowTextSpacing(page: Page): Promise<void> {
  const before = new Set(await page.evaluate(cutTexts));
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  await expectToFit(page);
  const after = await page.evaluate(cutTexts);
  expect(after.filter((text) => !before.has(text))).toEqual([]);
}
