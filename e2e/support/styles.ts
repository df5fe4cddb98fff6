import type { Locator } from '@playwright/test';

/**
 * Properties that depend on the available width, the fonts and the language, and differ between environments with equal
 * rules.
 */
const measured = new Set([
  'block-size',
  'height',
  'inline-size',
  'width',
  'perspective-origin',
  'transform-origin',
  'grid-template-columns',
  'grid-template-rows',
  'inset-block-end',
  'inset-block-start',
  'inset-inline-end',
  'inset-inline-start',
  'top',
  'right',
  'bottom',
  'left',
  // Room for the sticky bars of the page around.
  'scroll-margin-block-start',
  'scroll-margin-top',
  // The language of the document, which no rule sets.
  '-webkit-locale',
]);

/** Computed styles of an element, without measured values. */
export async function stylesOf(element: Locator): Promise<Record<string, string>> {
  const all = await element.evaluate((node) => {
    const computed = getComputedStyle(node);
    return Object.fromEntries([...computed].map((name) => [name, computed.getPropertyValue(name)]));
  });
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => !measured.has(name) && !name.startsWith('--')),
  );
}

/** Describes the properties in which two elements differ. */
export function differences(
  expected: Record<string, string>,
  actual: Record<string, string>,
): string[] {
  return Object.keys({ ...expected, ...actual })
    .filter((name) => expected[name] !== actual[name])
    .map(
      (name) => `${name}: ${actual[name] ?? 'nothing'} instead of ${expected[name] ?? 'nothing'}`,
    );
}
