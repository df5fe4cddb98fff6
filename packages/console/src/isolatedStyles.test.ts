import { expect, test } from 'vitest';

import { isolateStyles } from '../build/isolateStyles.ts';

const sheet = `
@layer quayside.reset, quayside.components, quayside.screens, quayside.components.text, quayside.components.card;
@layer quayside.components.card {
  .box { color: red; opacity: 1; inline-size: 2rem; --qs-card: 1; margin: 0 !important }
  .box::before { width: 1px }
  @container (width > 10rem) { .box { padding: 0.5rem } }
}
@keyframes appear { from { opacity: 0 } }
`;

const isolated = isolateStyles(sheet).replaceAll(/\s+/g, ' ');

/** Returns the text about a selector in a layer. */
function rulesIn(layer: string, selector: string): string[] {
  const blocks = isolated.split('@layer ').filter((block) => block.startsWith(`${layer} {`));
  return blocks.flatMap((block) =>
    block
      .split(`${selector} {`)
      .slice(1)
      .map((rest) => rest.slice(0, rest.indexOf('}')).trim()),
  );
}

test('the order of the layers is turned around, what was important before stands in front', () => {
  const [statement = ''] = isolated.split(';');
  expect(statement.replaceAll('quayside-isolated.', '')).toBe(
    '@layer first.reset,first.components,first.screens,first.components.text,first.components.card,' +
      'screens,components,reset,components.card,components.text,guard',
  );
});

test('a rule becomes important, but for what scripts and animations set', () => {
  const own = 'quayside-isolated.components.card';
  expect(rulesIn(own, '.box')).toContain('color: red !important');
  expect(rulesIn(own, '.box:where(:not([style]))')).toEqual([
    'inline-size: calc(var(--qs-rem,1rem)*2) !important',
  ]);
  expect(rulesIn(own, '.box::before')).toEqual(['width: 1px !important']);
  expect(rulesIn('quayside-isolated.first.components.card', '.box')).toEqual([
    'margin: 0 !important',
  ]);
});

test('custom properties, what is animated and what is placed can be set by those who do', () => {
  const [plain = ''] = rulesIn('quayside.components.card', '.box');
  expect(plain).toContain('opacity: 1');
  expect(plain).toContain('--qs-card: 1');
  expect(plain).toContain('inline-size:');
  expect(plain).not.toContain('important');
  expect(isolated.match(/@keyframes appear/g)).toHaveLength(1);
});

test('lengths follow the root font that a host names, conditions mean 16 px', () => {
  expect(isolated).toContain('@container (width > 160px)');
  expect(isolated).toContain('padding: calc(var(--qs-rem,1rem)*0.5) !important');
  expect(isolated).not.toMatch(/[\d.]rem\b(?!\))/);
});
