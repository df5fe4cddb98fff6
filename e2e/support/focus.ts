import { expect, type Page } from '@playwright/test';

/** Describes the focused element; `undefined` once focus has left the page. */
interface FocusedElement {
  /** Whether it was focused before. */
  isVisited: boolean;
  name: string;
  /** Element that covers all of it. */
  coveredBy: string | undefined;
}

/** Probes the focused element of the page, also within shadow roots. */
async function probeFocus(page: Page): Promise<FocusedElement | undefined> {
  return page.evaluate(() => {
    const label = (element: Element | null) =>
      element === null
        ? 'the edge of the viewport'
        : `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (element === null || element === document.body) return undefined;
    const focused = element;
    const isVisited = focused.hasAttribute('data-visited');
    focused.setAttribute('data-visited', '');
    const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
    const hits = [...focused.getClientRects()].flatMap((box) =>
      shares.flatMap((x) =>
        shares.map((y) =>
          document.elementFromPoint(box.left + box.width * x, box.top + box.height * y),
        ),
      ),
    );
    // A visually hidden input is seen as the label around it.
    const isSeen = hits.some(
      (hit) =>
        hit !== null &&
        (focused.contains(hit) ||
          hit.contains(focused) ||
          hit.closest('label')?.contains(focused) === true),
    );
    return {
      isVisited,
      name: label(focused),
      coveredBy: isSeen ? undefined : label(hits[Math.floor(hits.length / 2)] ?? null),
    };
  });
}

/** Moves focus with a key until it has been everywhere. Returns the focused elements that something covers. */
async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-visited]')) {
      element.removeAttribute('data-visited');
    }
  });
  for (let presses = 0; presses < 300; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press(key);
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    const focused = await probeFocus(page);
    if (focused === undefined || focused.isVisited) return covered;
    if (focused.coveredBy !== undefined) {
      covered.push(`${key}: ${focused.name} is covered by ${focused.coveredBy}`);
    }
  }
  throw new Error('focus did not leave the page');
}

/** Expects to see the control that has focus, whichever it is, in both directions. */
export async function expectFocusToBeSeen(page: Page): Promise<void> {
  expect(await coveredStops(page, 'Tab')).toEqual([]);
  expect(await coveredStops(page, 'Shift+Tab')).toEqual([]);
}
