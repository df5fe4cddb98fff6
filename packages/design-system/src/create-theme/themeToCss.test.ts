import { transform } from 'lightningcss';
import { expect, test } from 'vitest';

import { createTheme, themeToCss } from './index.ts';
import type { RootSelector } from './index.ts';

const theme = createTheme({ accent: '#7c3aed', radius: 10, font: { sans: ['Inter'] } });

/** Fails on invalid CSS. */
const parse = (css: string) =>
  transform({ filename: 'theme.css', code: Buffer.from(css), minify: true }).code.toString();

test('writes a stylesheet in the token layer, for the selected roots', () => {
  const css = themeToCss(theme, { selector: '.acme' });
  expect(parse(css)).toContain('@layer quayside.tokens');
  const selectors = [...css.matchAll(/(?<=[{}])[^{}@;]+(?=\{)/g)].flatMap(([list]) =>
    list.split(','),
  );
  expect(selectors.length).toBeGreaterThan(10);
  expect(selectors.filter((selector) => !selector.startsWith('.qs-root.acme'))).toEqual([]);
  expect(css).toContain('--qs-radius-md:10px');
});

test('contains only the differences from the default themes', () => {
  expect(themeToCss(createTheme({}), { selector: '.plain' })).toBe(
    '@layer quayside.reset,quayside.tokens,quayside.components,quayside.screens;@layer quayside.tokens{}',
  );
  const round = themeToCss(createTheme({ radius: 12 }), { selector: '.round' });
  expect(round).not.toContain('oklch');
  expect(theme.css).not.toContain('--qs-success-fg');
});

test("scopes the theme's own stylesheet to its class", () => {
  expect(theme.css).toBe(themeToCss(theme, { selector: `.${theme.className}` }));
});

test.each<RootSelector>(['#console', '[data-brand]', "[data-brand='acme']", '.a_b-c'])(
  'accepts the selector %s',
  (selector) => {
    expect(parse(themeToCss(theme, { selector }))).toContain('qs-root');
  },
);

test.each<RootSelector>(['.a,*', '.a{}', '.a b', '#', "[a='}']", '.a:has(b)', '[a=b]'])(
  'rejects the selector %s',
  (selector) => {
    expect(() => themeToCss(theme, { selector })).toThrow(TypeError);
  },
);
